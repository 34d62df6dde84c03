// Pages of help: what happens over time.

extension HelpTopic {
    static let motion: [HelpTopic] = [animation, timing, ownProperties, films]

    private static let animation = HelpTopic(
        name: "animation", otherNames: ["animations", "motion", "move", "moving", "keyframe", "keyframes", "duration", "tween", "transition", "play", "caanimation", "--poster", "--tolerance"],
        summary: "Properties that change over time.",
        parts: [
            .text("animate PROPERTY from A to B over 3s changes a property of the shape drawn last; a name before a dot says which: animate car.position to (90, 20) over 2s. What is"
                + " missing of from and to is the value at that time, and at the end the property keeps its last value."),
            .text("A figure's position is (0, 0) where it was drawn, so that by (60, 0) and to (60, 0) move it by 60; a text's and a group's is its place. rotation and scale are about that point, or about the"
                + " middle where anchor is (50%, 50%)."),
            .text("Animations begin when they are said, and the script does not wait for their ends: two of them run at once, unless a sequence or a wait stands between. wait 1s lets time pass: what follows happens later. A property that is assigned then changes then, a layer that is made then appears then, and remove takes one away. What moves: strokeStart,"
                + " strokeEnd, lineWidth, lineDash, lineDashPhase, miterLimit, opacity, stroke, fill, path, position, rotation, scale, anchor, hidden, the size of texts and images, x and y of a point"
                + " alone, background, and what a shape declares itself. value(ring.strokeEnd, at: 2s) is what a property is then."),
            .table([
                ("from, to, by", "where it begins, ends, and how far it goes; what is missing is its value then"), ("through … at …", "values, and when it is at each of them, from 0 to 1"),
                ("along PATH", "for a position; rotate: auto turns with it"), ("over", "how long it takes"), ("delay, timeOffset", "seconds to wait before, and how far in it begins"),
                ("repeat, autoreverse", "how often, inf for ever; whether it comes back"), ("ease", "pen help easing; a list for the ways between values"), ("speed", "how fast its time runs"),
                ("additive, cumulative", "adds to what others give; goes on where the last repetition ended"), ("fill", "where it counts outside of its time"), ("mode", "linear, discrete, paced, cubic or cubicPaced"),
            ]),
            .text("Several animations are ordered by blocks, which take the same words for all that is in them and stand in each other."),
            .table([
                ("sequence { … }", "one after another"), ("together { … }", "at once"), ("stagger 0.1s { … }", "each a little later than the one before"),
                ("animate over 3s { … }", "moves every property that the block sets"), ("implicit over 0.25s", "lets all that is assigned from then on move by itself; implicit none ends it"),
            ]),
            .text("Ready-made ones take a layer and the same words: drawOn and fadeIn let it appear, fadeOut disappear; morph a to b turns one shape into another, pulse makes it larger for a moment, follow car along road"
                + " moves it on a path."),
            .text("SVG files move in browsers, and pen FILE.pen plays in the terminal (pen help playing); every other output, and every viewer without motion, shows the last moment at which most is to be seen, or the one that --poster 1.5s says."
                + " --at 1.5s makes any output show that moment alone. What moves in SVG is at most 0.1 units from its place; --tolerance 0.5 lets it be farther away, and the file smaller."),
        ],
        example: "canvas 100, 100\nstroke tomato; lineWidth 5\ncircle 50, 50, 40\nanimate strokeEnd from 0 to 1 over 3s, ease: easeInOut",
        related: ["easing", "own-properties", "animate", "wait", "sequence", "together", "stagger", "implicit", "remove", "value", "drawOn", "fadeIn", "fadeOut", "morph", "pulse", "follow", "playing"])

    private static let timing = HelpTopic(
        name: "easing", otherNames: ["easings", "ease", "timing", "springs", "bezier-easing"],
        summary: "How progress is spread over the time.",
        parts: [
            .text("ease: takes a function of the progress from 0 to 1: linear, easeIn, easeOut, easeInOut, default; those of a family, as in easeOutBounce (Sine, Quad, Cubic, Quart, Quint,"
                + " Expo, Circ, Back, Elastic, Bounce); cubic(x1, y1, x2, y2), steps(4), linear([0, 0.8, 1]), spring(damping: 0.3); or any of your own. Each is a function that can be called and drawn."),
        ],
        example: "canvas 100, 100, origin: bottomLeft\nlet e = spring(damping: 0.3)\nmoveTo 10, 10\nfor t in 0..1 by 0.02 { lineTo 10 + 80t, 10 + 60e(t) }",
        related: ["animation", "cubic", "spring", "steps"])

    private static let ownProperties = HelpTopic(
        name: "own-properties", otherNames: ["custom properties", "parameters of shapes", "own properties"],
        summary: "Shapes with properties that they declare themselves.",
        parts: [
            .text("shape(progress: 0) { … } declares a property of the shape; its block draws the shape anew for each value that it takes, with everything else as it was when the shape was"
                + " made. So a block may only draw: what is outside of it stays as it is."),
        ],
        example: "canvas 100, 100\nlet pie = shape(turn: 90deg) {\n    arc (50, 50), 30 from 0deg to turn\n    lineWidth 20; stroke seagreen\n}\nanimate pie.turn to 360deg over 2s",
        related: ["animation", "shape", "animate", "page"])
}
