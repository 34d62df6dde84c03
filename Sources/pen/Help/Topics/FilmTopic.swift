// The page of help about films.

extension HelpTopic {
    static let films = HelpTopic(
        name: "films", otherNames: ["film", "video", "movie", "gif", "mp4", "webm", "webp", "apng", "ffmpeg", "frames", "--fps", "--frames", "join", "render farm"],
        summary: "GIF, MP4 and others; frames; shares of a film.",
        parts: [
            .text("pen FILE.pen -o FILE.gif writes a film; so do .webp, .apng, .mp4 and .webm. It needs the program ffmpeg. -o FILE-%04d.png writes each frame into a file."),
            .table([
                ("--fps N", "frames in a second, 30 if not given; also 29.97 or 30000/1001"), ("--from T", "where it begins"), ("--to T", "where it ends; after the last motion the picture stays"),
                ("--loop", "shown for ever (GIF, WebP, APNG); what repeats for ever is one cycle long"), ("--size W[,H]", "pixels, as for PNG; or --scale S"),
                ("--frames A..B", "only these, counted from 0: with -o FILE-%04d.png"), ("--at T", "again and again: -o FILE-%d.png a file of each, -o FILE.pdf a page"),
            ]),
            .text("Frame i is the picture after i / fps seconds. With --to, and where a cycle is one, all frames lie before the end; otherwise the last one shows what stays."),
            .text("Where the script sets no background, WebP, APNG and WebM are transparent, GIF too where nothing is drawn; MP4 is white."),
            .text("Shares of a film can be drawn on many machines: pen FILE.pen -o f/%05d.png --frames 0..499, 500..999 and so on; then pen join f/*.png -o FILE.mp4 makes the same"
                + " file as one run would have. Where there are too many names for one line, pen join f/%05d.png takes all that there are."),
        ],
        example: "// pen disc.pen -o disc.gif --loop; pen disc.pen -o disc.mp4 --size 800\ncanvas 100, 100\nbackground white; fill tomato\nlet disc = circle(20, 50, 15)\nanimate disc.position by (60, 0) over 1s, ease: easeInOut, autoreverse: yes",
        related: ["animation", "output", "png", "pdf"])
}
