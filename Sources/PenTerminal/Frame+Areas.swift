// What of a picture is area and what is line.

import PenGeometry
import PenScene

extension Frame {
    /// The picture without its lines: strokes narrower than `width`, in the picture's units.
    func areas(strokesFrom width: Double) -> Frame {
        var frame = self
        frame.operations = operations.compactMap { operation in
            guard case .shape(var shape) = operation, shape.strokeStyle.width * shape.transform.meanScale < width else { return operation }
            shape.stroke = nil
            return shape.fill == nil ? nil : .shape(shape)
        }
        return frame
    }
}
