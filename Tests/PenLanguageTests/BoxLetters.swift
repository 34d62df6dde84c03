// Letters for tests that must not depend on fonts.

import PenGeometry
import PenScene

/// Every letter is a box half an em wide and as high as an em's 0.7, one beside the other.
struct BoxLetters: TextMeasurer {
    func measure(_ line: TextLine, font: String?, size: Double) -> TextMetrics {
        EstimatedTextMeasurer().measure(line, font: font, size: size)
    }

    func wrap(_ paragraph: TextLine, font: String?, size: Double, width: Double) -> [TextLine] {
        EstimatedTextMeasurer().wrap(paragraph, font: font, size: size, width: width)
    }

    func outline(_ line: TextLine, font: String?, size: Double, pictures: Bool, for origin: LayerOrigin?) throws(TextError) -> TextOutline {
        if font == "No Letters" { throw TextError("there are no letters", advice: "draw some") }
        var path = Path()
        for (index, letter) in line.text.enumerated() where !letter.isWhitespace {
            path.append(.rect(Rect(x: Double(index) * size / 2, y: -0.7 * size, width: size / 2, height: 0.7 * size)))
        }
        return TextOutline(path: path, width: EstimatedTextMeasurer().measure(line, font: font, size: size).width)
    }
}
