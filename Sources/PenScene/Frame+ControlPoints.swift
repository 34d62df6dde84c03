// A picture with the points that its paths are made from.

import PenGeometry

extension Frame {
    /// The picture with the anchors of its paths as squares over it and the control points of their curves as discs,
    /// joined to the anchors by thin lines. An arc's control point is its centre.
    public func addingControlPoints() -> Frame {
        let side = max(bounds.width, bounds.height)
        guard side > 0, side.isFinite else { return self }
        var marks = ControlPointMarks(radius: 0.008 * side)
        for case .shape(let shape) in operations { marks.add(shape.path, transform: shape.transform) }
        let blue = Paint.color(Color(red: 0, green: 0.4, blue: 1)), red = Paint.color(Color(red: 0.9, green: 0.1, blue: 0.3))
        let line = StrokeStyle(width: side / 400)
        var frame = self
        frame.operations += [
            DrawnShape(path: marks.handles, stroke: red, strokeStyle: line, opacity: 0.6),
            DrawnShape(path: marks.controls, fill: red),
            DrawnShape(path: marks.anchors, fill: .color(.white), stroke: blue, strokeStyle: line),
        ].filter { !$0.path.isEmpty }.map(DrawingOperation.shape)
        return frame
    }
}

/// The marks of all points of some paths, three paths in all.
private struct ControlPointMarks {
    let radius: Double
    private(set) var handles = Path()
    private(set) var controls = Path()
    private(set) var anchors = Path()

    init(radius: Double) { self.radius = radius }

    mutating func add(_ path: Path, transform: AffineTransform) {
        var next = 0, current = Point.zero
        for verb in path.verbs where verb != .close {
            let end = transform.apply(path.points[next + verb.pointCount - 1])
            if verb == .arc {
                addControl(transform.apply(path.points[next]))
            } else if verb.isCurve {
                addHandles(from: current, via: path.points[next..<next + verb.pointCount - 1], to: end, transform)
            }
            addAnchor(end)
            current = end
            next += verb.pointCount
        }
    }

    private mutating func addHandles(from start: Point, via points: ArraySlice<Point>, to end: Point, _ transform: AffineTransform) {
        handles.move(to: start)
        for point in points {
            let place = transform.apply(point)
            handles.line(to: place)
            addControl(place)
        }
        handles.line(to: end)
    }

    private mutating func addControl(_ p: Point) {
        controls.arc(EllipticalArc(center: p, radii: Point(radius, radius), start: 0, sweep: 2 * .pi))
        controls.close()
    }

    private mutating func addAnchor(_ p: Point) {
        anchors.move(to: p + Point(-radius, -radius))
        anchors.line(to: p + Point(radius, -radius))
        anchors.line(to: p + Point(radius, radius))
        anchors.line(to: p + Point(-radius, radius))
        anchors.close()
    }
}
