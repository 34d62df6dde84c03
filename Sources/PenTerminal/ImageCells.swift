// Where a picture shows images.

import PenGeometry
import PenScene

/// The cells in which images are seen: these are tones, and not lines and areas with edges.
struct ImageCells {
    private let columns: Int
    /// Empty where there is no image.
    private let shares: [Float]

    init(of frame: Frame, layout: PictureLayout) {
        columns = layout.columns
        let hasImages = frame.operations.contains { if case .image = $0 { true } else { false } }
        shares = hasImages ? layout.visibility(of: { frame.images(in: $0) }) : []
    }

    subscript(column: Int, row: Int) -> Bool { !shares.isEmpty && shares[row * columns + column] > 0.5 }
}

extension Frame {
    /// The picture with its images as boxes in one colour.
    fileprivate func images(in color: Color) -> Frame {
        var frame = self
        frame.background = nil
        frame.operations = operations.map { operation in
            guard case .image(let image) = operation else { return operation }
            return .shape(DrawnShape(path: .rect(image.box), transform: image.transform, fill: .color(color), opacity: image.opacity))
        }
        return frame
    }
}
