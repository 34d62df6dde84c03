// One instant of a scene, resolved.

import PenGeometry

extension Scene {
    /// What is seen at a time, in the picture's coordinates: y grows down.
    /// - Parameters:
    ///   - time: seconds from the start; layers that appear later are left out.
    ///   - margin: user units around the drawing where there is no canvas. By default a twentieth of its larger side, and
    ///     then outwards to a round number of the picture's size in three digits.
    ///   - paper: what the picture shows where there is no canvas; null for what is drawn then.
    public func frame(at time: Double = 0, margin: Double? = nil, paper: Rect = .null) -> Frame {
        var builder = FrameBuilder(scene: self, time: time)
        let operations = builder.build(view: page.canvas?.view ?? .identity)
        var frame = Frame(
            bounds: page.canvas?.bounds ?? .null, background: self[.root, at: time].style.fill, title: page.title, description: page.description, operations: operations)
        if frame.bounds.isNull { frame.bounds = paper }
        if frame.bounds.isNull { frame.bounds = frame.inkBounds.framed(margin: margin) }
        return frame
    }
}

extension Canvas {
    /// The picture's bounds.
    var bounds: Rect { Rect(minX: 0, minY: 0, maxX: width, maxY: height) }

    /// From the scene's coordinates to the picture's.
    var view: AffineTransform {
        switch origin {
        case .topLeft: return .identity
        case .bottomLeft: return AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        case .center: return AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: width / 2, ty: height / 2)
        }
    }
}
