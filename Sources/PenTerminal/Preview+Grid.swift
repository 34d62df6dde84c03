// Coordinates under a picture in the terminal.

import PenGeometry
import PenScene

extension Preview {
    /// The frame with the scene's coordinates, whose labels are as high as the terminal's characters, and where they are
    /// characters, as wide.
    /// - Parameter measurer: tells how wide labels are that are drawn.
    public func addingGrid(to frame: Frame, canvas: Canvas?, measurer: any TextMeasurer = EstimatedTextMeasurer()) -> Frame {
        guard mode != .none else { return frame }
        let measurer = mode.showsPixels ? measurer : CellTextMeasurer(aspect: cellAspect)
        let em = mode.showsPixels ? Self.drawnLabel : 1
        var result = frame.addingGrid(canvas: canvas)
        // The margin makes the cells larger in relation to the picture, and they the margin; this converges at once.
        for _ in 0..<5 {
            guard let layout = PictureLayout(bounds: result.bounds, columns: columns, rows: rows, cellAspect: cellAspect) else { break }
            result = frame.addingGrid(canvas: canvas, measurer: measurer, labelSize: em / layout.transform.d)
        }
        return result
    }

    /// The em of drawn labels in rows: the characters of a line are as high.
    private static let drawnLabel = 0.75
}

/// Measures texts whose em is a cell's height.
private struct CellTextMeasurer: TextMeasurer {
    /// A cell's height divided by its width.
    let aspect: Double

    func measure(_ line: TextLine, font: String?, size: Double) -> TextMetrics {
        TextMetrics(width: Double(DisplayWidth.of(line.text)) * size / aspect, ascent: 0.8 * size, descent: 0.2 * size)
    }

    func outline(_ line: TextLine, font: String?, size: Double, pictures: Bool, for origin: LayerOrigin?) throws(TextError) -> TextOutline {
        throw TextError("a terminal's characters have no outlines")
    }

    func wrap(_ paragraph: TextLine, font: String?, size: Double, width: Double) -> [TextLine] { [paragraph] }
}
