// A picture with the pen in it.

import PenGeometry

extension Frame {
    /// The picture with an arrow at the pen's place that points where the turtle looks; both as `Scene.toPicture` has them.
    public func addingPen(at place: Point, ahead: Point) -> Frame {
        let side = max(bounds.width, bounds.height), way = ahead - place
        guard side > 0, side.isFinite, place.isFinite, way.length > 0, way.length.isFinite else { return self }
        let along = way * (0.06 * side / way.length), across = Point(-along.y, along.x)
        var arrow = Path()
        arrow.move(to: place + along)
        arrow.line(to: place - along * 0.5 + across * 0.6)
        arrow.line(to: place - along * 0.2)
        arrow.line(to: place - along * 0.5 - across * 0.6)
        arrow.close()
        let orange = Paint.color(Color(red: 1, green: 0.45, blue: 0))
        var frame = self
        frame.operations.append(.shape(DrawnShape(path: arrow, fill: orange, stroke: .color(.white), strokeStyle: StrokeStyle(width: side / 300))))
        return frame
    }
}

extension Scene {
    /// From the scene's coordinates to the picture's, in which y grows down.
    public var toPicture: AffineTransform { canvas?.view ?? .identity }
}
