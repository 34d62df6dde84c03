// Pages of help: what is drawn, and where.

extension HelpTopic {
    static let drawing: [HelpTopic] = [start, turtle, figures, curves, paths, layers, coordinates, clipping]

    private static let start = HelpTopic(
        name: "drawing", otherNames: ["start", "introduction", "tutorial", "begin", "basics"],
        summary: "How a script becomes a picture: where to begin.",
        parts: [
            .text("A script is a text of lines, and a line is a command: a name, a space and arguments. There is a pen: moveTo puts it down, lineTo and"
                + " curveTo draw from where it is, and commands such as stroke, fill and lineWidth say what it draws from then on."),
            .text("Nothing has to be begun or ended: what was drawn is shown. x grows to the right and y downwards, as on screens; without canvas the picture"
                + " takes the size of what is drawn, with a margin. `pen FILE.pen` shows the picture in the terminal, `-o FILE.svg` writes it."),
            .text("What is drawn with one pen is one shape. A change of the pen begins a new one."),
        ],
        example: "canvas 200, 100\nbackground ivory\nfill gold\ncircle 50, 50, 40\nfill none; stroke navy; lineWidth 3\nmoveTo 110, 80; lineTo 150, 20; lineTo 190, 80; close",
        related: ["moveTo", "moveBy", "lineTo", "lineBy", "close", "clear", "stroke", "fill", "canvas", "background", "figures", "curves", "layers", "commands", "output", "prompt"])

    private static let turtle = HelpTopic(
        name: "turtle", otherNames: ["logo", "turtles"],
        summary: "Drawing by steps and turns, as in Logo.",
        parts: [
            .text("The pen has a direction, at first to the right. forward and back draw in it, right and left turn it. Angles need their unit: right 90deg."),
            .text("Before any moveTo it starts at (0, 0). moveTo and moveBy lift it and leave its direction as it is; heading and currentPoint say how it stands."),
        ],
        example: "def branch(length) {\n    if length < 4 { return }\n    forward length\n    left 25deg; branch(0.7 * length)\n    right 50deg; branch(0.7 * length)\n    left 25deg; moveBy polar(-length, heading)\n}\nmoveTo 60, 100; left 90deg\nbranch 30",
        related: ["forward", "back", "right", "left", "heading", "currentPoint", "repeat", "angles"])

    private static let figures = HelpTopic(
        name: "figures", otherNames: ["primitives", "geometry"],
        summary: "Whole figures: rectangles, circles, polygons, stars.",
        parts: [
            .text("A figure is drawn at once, with the pen as it is, and joins the shape being drawn: a circle within a circle makes a ring where fillRule is evenOdd."),
            .text("A point may be written as two numbers, circle 50, 50, 40, or as one value, circle (50, 50), 40. Other arguments may be named: star 50, 50, 40, points: 7."),
        ],
        example: "fill skyblue\nrect 10, 10, 50, 30\nroundRect 70, 10, 50, 30, radius: 8\noval 10, 50, 50, 30\npolygon (95, 65), 18, sides: 6\nstar 150, 40, 30, points: 7",
        related: ["rect", "roundRect", "oval", "circle", "polygon", "star", "fillRule", "curves", "paths"])

    private static let curves = HelpTopic(
        name: "curves", otherNames: ["curve", "bezier", "béziers", "beziers", "arcs", "splines"],
        summary: "Bézier curves, arcs, and smooth lines through points.",
        parts: [
            .text("curveTo names the end first and then, behind via, the control points: one makes a quadratic curve, two a cubic one, more a curve of higher degree."),
            .text("spline goes smoothly through its points. arc is a part of a circle, between two angles; arcTo rounds a corner; ellipticalArc is SVG's A."
                + " An arc or a curve goes on from where the pen is, and lineTo goes on from its end."),
        ],
        example: "moveTo 10, 60; curveTo (90, 60) via (30, 0), (70, 120)\nstroke crimson; spline through (110, 80), (130, 20), (160, 70), (190, 20)\nstroke teal; arc (240, 50), 30 from 0deg to 270deg",
        related: ["curveTo", "curveBy", "spline", "arc", "arcTo", "ellipticalArc", "via", "flatness", "paths", "angles"])

    private static let paths = HelpTopic(
        name: "paths", otherNames: ["uibezierpath", "svg path data", "outlines"],
        summary: "Paths as values: building, measuring, changing and drawing them.",
        parts: [
            .text("path { … } gives a path of what its block draws, and draws nothing; draw adds it to the picture. path(\"M0 0H9\") reads the path data of SVG, and svg(p) writes it."),
            .text("A path knows its length, bounds, start, end and area. pointAt, tangentAt, normalAt and curvatureAt take a part of its length from 0 to 1;"
                + " by: parameter makes it the t of a Bézier curve. subpath and split give pieces, transformed and rotated a moved copy, outline the edge of its stroke,"
                + " offset the path beside it, flattened its approximation by lines, simplified one by few curves."),
            .text("a.intersections(b) lists the places where paths meet, nearest and farthest give a place for a point: each has a point, a t and a parameter, and stands for"
                + " its point wherever one is taken. union, intersect, subtract and xor, or the signs ∪ ∩ ∖ △, combine areas, and curves stay curves; union of one path alone takes its crossings away."),
        ],
        example: "let wave = path { moveTo 10, 50; curveTo (110, 50) via (40, -20), (80, 120) }\ndraw wave\nstroke tomato\nfor t in 0..1 by 0.1 { circle wave.pointAt(t), 2 }\nprint wave.length, wave.bounds",
        related: ["path", "draw", "bounds", "pointAt", "tangentAt", "subpath", "intersections", "nearest", "union", "offset", "outline", "transformed", "flattened", "svg", "controlPoints", "curves", "layers"])

    private static let layers = HelpTopic(
        name: "layers", otherNames: ["layer", "shapes", "groups", "objects", "nodes", "calayer", "stacking"],
        summary: "Shapes and groups: what stays alive after it was drawn.",
        parts: [
            .text("A picture is a tree of layers. shape { … } is one path with its own looks, whatever the order of lines in its block; group { … } holds several,"
                + " and changes of the pen and of coordinates end with it."),
            .text("Both give a value. Its properties can be read and set later: let c = shape { … }, then c.fill = gold, c.rotation = 30deg, c.hidden = yes."
                + " position, rotation and scale refer to the layer's anchor. Later layers cover earlier ones; front and back change the order."),
        ],
        example: "let house = group {\n    fill wheat; rect 20, 40, 60, 40\n    fill firebrick; moveTo 10, 40; lineTo 50, 10; lineTo 90, 40; close\n}\nlet sun = shape { circle 90, 15, 12; fill gold; stroke none }\nback sun\nhouse.opacity = 80%",
        related: ["shape", "group", "front", "back", "position", "rotation", "scale", "anchor", "hidden", "opacity", "blendMode", "title", "desc", "text", "image"])

    private static let coordinates = HelpTopic(
        name: "coordinates", otherNames: ["transforms", "transformations", "axes", "origin", "units", "canvas size", "viewport"],
        summary: "The canvas, where (0, 0) is, and moving, turning and scaling.",
        parts: [
            .text("canvas 400, 300 sets the size in units. origin: topLeft, the usual, lets y grow down; origin: center and bottomLeft let it grow up, as in mathematics."),
            .text("translate, rotate, scaleBy and skew change the coordinates of what follows, until the group or shape ends in which they stand. The last one written acts"
                + " first on what is drawn: translate 50, 50 and then rotate 30deg turns about (50, 50)."),
            .text("rotation(30deg), scaling(2), translation(5, 5) and skewing are transforms as values, joined with then and applied with transform or p.transformed(by)."),
        ],
        example: "canvas 120, 120, origin: center\nfor i in 0..<12 {\n    group { rotate i * 30deg; translate 40, 0; rect -8, -4, 16, 8 }\n}",
        related: ["canvas", "translate", "rotate", "scaleBy", "skew", "transform", "rotation", "scaling", "translation", "then", "inverse", "group", "points", "angles"])

    private static let clipping = HelpTopic(
        name: "clipping", otherNames: ["clips", "masks", "mask", "cropping", "crop"],
        summary: "Showing only what lies inside a path.",
        parts: [
            .text("clip takes a path, or draws one in its block, and hides what follows outside of it, until the group ends. Several clips leave what is inside all of them;"
                + " rule: evenOdd leaves holes."),
        ],
        example: "group {\n    clip { star 50, 50, 45, points: 5 }\n    for y in 0..100 by 6 { moveTo 0, y; lineTo 100, y }\n}\ncircle 50, 50, 48",
        related: ["clip", "group", "path", "fillRule", "layers"])
}
