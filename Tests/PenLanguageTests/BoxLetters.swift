// Letters for tests that must not depend on fonts.

import PenGeometry
import PenScene

/// Every letter is a box half an em wide and as high as an em's 0.7, one beside the other.
struct BoxLetters: TextMeasurer {
    func measure(line: Substring, font: String?, size: Double) -> TextMetrics {
        EstimatedTextMeasurer().measure(line: line, font: font, size: size)
    }

    func outline(line: Substring, font: String?, size: Double) throws(TextError) -> Path {
        if font == "No Letters" { throw TextError("there are no letters", advice: "draw some") }
        var path = Path()
        for (index, letter) in line.enumerated() where !letter.isWhitespace {
            path.append(.rect(Rect(x: Double(index) * size / 2, y: -0.7 * size, width: size / 2, height: 0.7 * size)))
        }
        return path
    }
}
