// What later shapes, clips and groups leave to be seen of texts.

import PenGeometry
import PenRaster
import PenScene

/// For each cell how much is seen of a text that stands there: 1 where nothing lies over it, 0 where it is covered or
/// cut off.
struct TextVisibility {
    private let columns: Int
    private let shares: [Float]

    /// Draws boxes in place of the texts.
    /// - Parameter texts: by the index of the operation that draws them.
    init(of texts: [Int: [PlacedText]], in frame: Frame, layout: PictureLayout) {
        columns = layout.columns
        guard let toPicture = layout.transform.inverse, frame.covers(after: texts.keys.min()) else {
            shares = [Float](repeating: 1, count: layout.columns * layout.rows)
            return
        }
        shares = layout.visibility { frame.boxes(for: texts, toPicture, $0, columns: layout.columns) }
    }

    /// The least share of the cells that a character takes.
    func share(_ range: Range<Int>, row: Int) -> Float {
        range.reduce(1) { min($0, shares[row * columns + $1]) }
    }
}

extension PictureLayout {
    /// How much is seen in each cell of what a picture draws in a colour: it is drawn once in black and once in white, and
    /// what of the difference is left in the end is what is seen.
    func visibility(of picture: (Color) -> Frame) -> [Float] {
        func pixels(_ frame: Frame) -> [SIMD4<Float>] {
            Rasterizer.render(frame: frame, width: columns, height: rows, transform: transform, background: .black).pixels
        }
        return zip(pixels(picture(.black)), pixels(picture(.white))).map { black, white in
            let gain = white - black
            return max(0, (gain.x + gain.y + gain.z) / 3)
        }
    }
}

extension Frame {
    /// Whether anything but texts comes after an operation, or a group is around it.
    fileprivate func covers(after first: Int?) -> Bool {
        guard let first else { return false }
        let hasGroup = operations[..<first].contains { if case .beginGroup = $0 { true } else { false } }
        return hasGroup || operations[first...].contains { if case .text = $0 { false } else { true } }
    }

    /// The operations from the first text on, texts as boxes in one colour.
    fileprivate func boxes(for texts: [Int: [PlacedText]], _ toPicture: AffineTransform, _ color: Color, columns: Int) -> Frame {
        let first = texts.keys.min() ?? 0
        var frame = self
        frame.background = nil
        frame.operations = operations.enumerated().compactMap { index, operation in
            switch operation {
            case .text: return texts[index].map { .shape(box(around: $0, toPicture, color, columns: columns)) }
            case .shape, .image: return index > first ? operation : nil
            default: return operation
            }
        }
        return frame
    }

    private func box(around lines: [PlacedText], _ toPicture: AffineTransform, _ color: Color, columns: Int) -> DrawnShape {
        var path = Path()
        for line in lines {
            for (_, range) in line.cells(columns: columns) {
                path.append(.rect(Rect(x: Double(range.lowerBound), y: Double(line.row), width: Double(range.count), height: 1)))
            }
        }
        return DrawnShape(path: path, transform: toPicture, fill: .color(color))
    }
}
