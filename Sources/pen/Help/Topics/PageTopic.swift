// The page of help about pages for browsers.

extension HelpTopic {
    static let page = HelpTopic(
        name: "page", otherNames: ["html", "web page", "browser", "handles"],
        summary: "HTML: a page that plays, with sliders and handles.",
        parts: [
            .text("pen FILE.pen -o FILE.html writes one file that needs no other and no network. It plays the picture at once, or waits at the moment of --poster where the reader wants"
                + " no motion. What does not move is shown without buttons."),
            .table([
                ("space, k", "play and pause"), ("left, right", "a frame back and forward"), ("Home, End", "to the beginning, to the end"),
            ]),
            .text("Of a shape with properties of its own each number has a slider and each point a handle in the picture, to be dragged or moved with the arrow keys (Shift for small steps,"
                + " Escape to let go). What is held so follows the reader; all else goes on by the clock. What is seen between values comes from tables in the page, which are finer for"
                + " fewer properties; --tolerance says how fine at best."),
        ],
        example: "// pen ring.pen -o ring.html\ncanvas 100, 100\nlet ring = shape(turn: 90deg) {\n    arc (50, 50), 30 from 0deg to turn\n    lineWidth 12; stroke seagreen\n}\nanimate ring.turn to 360deg over 2s",
        related: ["animation", "svg", "output", "films"])
}
