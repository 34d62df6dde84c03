// Pages of help: what the drawn looks like.

extension HelpTopic {
    static let looks: [HelpTopic] = [colours, gradients, strokes, mixing, texts, fonts, images]

    private static let colours = HelpTopic(
        name: "colours", otherNames: ["colors", "colour", "color", "paints", "palette"],
        summary: "Names, codes and models of colours.",
        parts: [
            .text("A colour is one of the 148 names of CSS, such as tomato or steelblue; a code, #f80, #ff8800 or #ff880080 with its opacity; or made by rgb, hsb, hsl, oklch or gray,"
                + " whose parts go from 0 to 1. Colours are values: they can be kept in lists, compared and asked for their red, hue or alpha."),
            .text("mix, lighter, darker and withAlpha make others of them. oklch keeps colours of one lightness equally light to the eye, which suits rows of hues."),
        ],
        example: "stroke none\nfor i in 0..<12 {\n    fill oklch(0.75, 0.12, i / 12)\n    circle 20 + 15i, 30, 12\n}\nfill #2a9d8f.lighter(30%)\nrect 10, 50, 90, 20\nfill mix(gold, crimson, 50%)\nrect 105, 50, 90, 20",
        related: ["rgb", "hsb", "hsl", "oklch", "gray", "mix", "withAlpha", "lighter", "darker", "stroke", "fill", "gradients", "mixing"])

    private static let gradients = HelpTopic(
        name: "gradients", otherNames: ["gradient", "shading", "shades"],
        summary: "Colours that change from place to place.",
        parts: [
            .text("linearGradient goes from one point to another, radialGradient from a centre to a radius; both stand wherever a colour may: in fill, stroke and background."
                + " stops are colours, spread evenly, or pairs of a colour and its place from 0 to 1."),
            .text("A gradient moves to another of its kind, to a colour or to none: animate fill to linearGradient(…) over 2s. Between a linear and a radial one there is nothing, so one takes the place of the"
                + " other when the time is over."),
        ],
        example: "fill linearGradient(from (0, 10) to (0, 90), stops: [midnightblue, orchid, gold])\nrect 10, 10, 80, 80\nstroke none; fill radialGradient(center: (140, 40), radius: 50, stops: [white, crimson])\ncircle 150, 50, 40",
        related: ["linearGradient", "radialGradient", "fill", "stroke", "background", "colours"])

    private static let strokes = HelpTopic(
        name: "lines", otherNames: ["strokes", "line styles", "dashes", "dashed", "dotted", "pens"],
        summary: "How lines look: width, ends, corners, dashes.",
        parts: [
            .text("stroke says the colour and lineWidth the width; lineWidth 0 or stroke none draws no line. lineCap is butt, round or square, lineJoin miter, round or bevel."
                + " lineDash takes the lengths of dashes and gaps in turn; lengths of 0 with round ends make dots. strokeStart and strokeEnd cut off a part of the line."),
        ],
        example: "lineWidth 8; lineCap round; lineJoin round\nmoveTo 10, 60; lineTo 40, 20; lineTo 70, 60\nstroke teal; lineDash 0, 14\nmoveTo 90, 40; lineTo 190, 40",
        related: ["stroke", "lineWidth", "lineCap", "lineJoin", "lineDash", "miterLimit", "strokeStart", "strokeEnd", "colours"])

    private static let mixing = HelpTopic(
        name: "mixing", otherNames: ["blending", "transparency", "opacity", "compositing", "blend modes"],
        summary: "What is half transparent, and how colours lie on others.",
        parts: [
            .text("opacity holds for a whole shape or group, so that what overlaps in it does not show through; a colour's own alpha holds for its fill or its line."
                + " blendMode says how colours mix with what lies below, by the names of SVG and CSS: multiply darkens, screen lightens."),
        ],
        example: "stroke none; blendMode multiply\nfill cyan; circle 40, 40, 30\nfill magenta; circle 70, 40, 30\nfill yellow; circle 55, 65, 30",
        related: ["opacity", "blendMode", "withAlpha", "group", "layers", "colours"])

    private static let texts = HelpTopic(
        name: "texts", otherNames: ["letters", "typography", "writing", "words"],
        summary: "Writing in a picture: place, size, alignment.",
        parts: [
            .text("text writes in the fill's colour, or in that of lines where there is no fill. It stands with the start of its baseline at the point; anchor: (50%, 50%) puts its"
                + " middle there, align: center the middle of each line. \\n begins a new line, and width: breaks longer lines between words. \\(…) inserts a value."),
            .text("In SVG and PDF texts stay texts, which can be found and copied, unless --outline-text asks for outlines. textPath gives the outlines as a path, to be stroked or bent."),
        ],
        example: "canvas 200, 80\nlet n = 3\ntext \"\\(n) discs\" at (100, 40), size: 24, anchor: (50%, 50%)\nstroke tomato; fill none\nrect 40, 15, 120, 50",
        related: ["text", "textPath", "fonts", "strings", "svg"])

    private static let fonts = HelpTopic(
        name: "fonts", otherNames: ["font", "typefaces", "families", "bold", "italic"],
        summary: "Naming fonts, and what happens where one is missing.",
        parts: [
            .text("font: names a family, or several with commas of which the first that is installed is taken, and behind it words such as bold, italic, light or condensed:"
                + " \"Georgia, serif bold\". serif, sans-serif and monospace are always there."),
            .text("SVG keeps the names, and whoever shows the picture chooses the font; PNG, PDF and textPath take the fonts of this machine, by pango and HarfBuzz."
                + " For a picture that looks the same everywhere, write SVG with --outline-text. `fc-list` lists what is installed."),
        ],
        example: "text \"serif\" at (10, 25), size: 20, font: \"Georgia, serif\"\ntext \"bold\" at (10, 50), size: 20, font: \"sans-serif bold\"\ntext \"let x = 1\" at (10, 75), size: 14, font: \"monospace\"",
        related: ["text", "textPath", "texts"])

    private static let images = HelpTopic(
        name: "images", otherNames: ["photos", "bitmaps", "pictures from files"],
        summary: "PNG and JPEG files in a picture.",
        parts: [
            .text("image takes the name of a file in the script's folder or below it, or a data URI. at is the upper left corner, size the width, or both sides as a point; without it a"
                + " pixel is one unit. smoothing: no shows each pixel as a rectangle. An image is a layer: it can be turned, made transparent and clipped."),
            .text("Colours are taken as sRGB. A colour profile in the file counts only in SVG and HTML, where the file stands as it is and the viewer may look at it."),
        ],
        example: "let dot = \"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFUlEQVR42mP4z8Dw/zoDA0NDAxADACOGBFbSuuQ5AAAAAElFTkSuQmCC\"\nlet i = image(dot at (10, 10), size: 80, smoothing: no)\ni.opacity = 80%",
        related: ["image", "clip", "layers", "limits"])
}
