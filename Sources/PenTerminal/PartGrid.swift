// A picture of which each pixel is one part of a cell.

/// One value for each part of each cell of a picture, rows from above.
struct PartGrid<Value: Sendable>: Sendable {
    /// How many parts a cell has.
    let parts: PreviewMode.Parts
    /// In cells.
    let columns: Int
    let rows: Int
    let values: [Value]

    init(parts: PreviewMode.Parts, columns: Int, rows: Int, values: [Value]) {
        precondition(values.count == columns * parts.across * rows * parts.down)
        (self.parts, self.columns, self.rows, self.values) = (parts, columns, rows, values)
    }

    /// The values of a cell's parts: rows from above, each from the left.
    subscript(column: Int, row: Int) -> [Value] {
        let width = columns * parts.across
        var cell: [Value] = []
        cell.reserveCapacity(parts.count)
        for y in 0..<parts.down {
            let start = (row * parts.down + y) * width + column * parts.across
            cell.append(contentsOf: values[start..<start + parts.across])
        }
        return cell
    }
}

/// Opaque sRGB colours, components 0…1.
typealias PartColors = PartGrid<SIMD3<Float>>

/// Ink: 0 where the paper is bare, 1 where it is covered by the colour that differs from it most.
typealias PartInk = PartGrid<Float>

extension PartInk {
    /// - Parameter paper: the same picture with nothing drawn.
    init(_ picture: PartColors, paper: PartColors) {
        let values = zip(picture.values, paper.values).map { color, ground in
            let farthest = pointwiseMax(ground, 1 - ground)
            return min((color.squaredDistance(to: ground) / (farthest * farthest).sum()).squareRoot(), 1)
        }
        self.init(parts: picture.parts, columns: picture.columns, rows: picture.rows, values: values)
    }
}

extension SIMD3<Float> {
    func squaredDistance(to other: SIMD3<Float>) -> Float {
        let d = self - other
        return (d * d).sum()
    }
}
