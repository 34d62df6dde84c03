// Letters where no font is.

import PenGeometry
import PenScene

/// Every line of a text is a box one em high, as wide as a font's estimate.
struct BoxLetters: TextMeasurer {
    private let estimate = EstimatedTextMeasurer()

    func measure(line: Substring, font: String?, size: Double) -> TextMetrics { estimate.measure(line: line, font: font, size: size) }

    func outline(line: Substring, font: String?, size: Double) throws(TextError) -> Path {
        .rect(origin: Point(0, -size), size: Point(estimate.measure(line: line, font: font, size: size).width, size))
    }
}
