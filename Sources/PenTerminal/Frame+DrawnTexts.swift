// Texts that are drawn instead of written.

import PenGeometry
import PenScene

extension Frame {
    /// The same picture with the outlines of the chosen texts in their place; a text whose shapes are not known stays.
    func outliningTexts(with measurer: (any TextMeasurer)?, where isChosen: (DrawnText) -> Bool) -> Frame {
        guard let measurer else { return self }
        var result = self
        result.operations = operations.flatMap { operation in
            guard case .text(let text) = operation, isChosen(text), let outlined = try? text.outlined(with: measurer) else { return [operation] }
            return outlined
        }
        return result
    }
}

extension DrawnText {
    /// How many rows of cells the em is high.
    func rows(in layout: PictureLayout) -> Double {
        layout.transform.applyToVector(transform.applyToVector(Point(0, size))).length
    }
}
