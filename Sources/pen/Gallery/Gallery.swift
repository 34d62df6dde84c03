// The gallery inside the binary; written by scripts/embed-gallery from scripts/gallery, not by hand.

enum Gallery {
    static let scripts: [(name: String, text: String)] = [
        ("casteljau", casteljau),
        ("clock", clock),
        ("construction", construction),
        ("easings", easings),
        ("epicycles", epicycles),
        ("fish", fish),
        ("glyph", glyph),
        ("hills", hills),
        ("lissajous", lissajous),
        ("metamorphosis", metamorphosis),
        ("moire", moire),
        ("osculating", osculating),
        ("pebbles", pebbles),
        ("pendulums", pendulums),
        ("penrose", penrose),
        ("plant", plant),
        ("road", road),
        ("roses", roses),
        ("snowflake", snowflake),
        ("spirograph", spirograph),
        ("stars", stars),
        ("sunflower", sunflower),
        ("tangents", tangents),
        ("truchet", truchet),
        ("venn", venn),
        ("wave", wave),
        ("writing", writing),
    ]
}
