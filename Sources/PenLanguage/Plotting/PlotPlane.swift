// Drawing in the coordinates of axes.

import PenGeometry
import PenPlot

/// From the numbers of a pair of axes to the coordinates in which these were made. Widths of lines and sizes of letters
/// are not changed.
struct PlotPlane {
    let frame: PlotFrame
    /// Changes of coordinates among the numbers that came before those of the block.
    var inner = AffineTransform.identity
    /// From the coordinates in which the axes were made to the container's.
    var base = AffineTransform.identity

    /// The same inside of a group, which has the base itself.
    func inside(_ transform: AffineTransform) -> PlotPlane { PlotPlane(frame: frame, inner: transform.then(inner)) }

    func onPaper(_ p: Point) -> Point { frame.place(of: inner.apply(p)) }

    func onPaper(_ path: Path) -> Path {
        let path = path.transformed(by: inner)
        if let transform { return path.transformed(by: transform) }
        var bent = Path()
        for segment in path.segments {
            if bent.currentPoint != frame.place(of: segment.start) { bent.move(to: frame.place(of: segment.start)) }
            for i in 1...32 { bent.line(to: frame.place(of: segment.point(at: Double(i) / 32))) }
        }
        return bent
    }

    /// What lies on paper in the numbers of the axes; left as it is where a scale is not linear.
    func offPaper(_ path: Path) -> Path { transform?.inverse.map { path.transformed(by: $0) } ?? path }

    /// nil where a scale is not linear.
    private var transform: AffineTransform? {
        guard frame.x.kind == .linear, frame.y.kind == .linear else { return nil }
        let o = frame.place(of: .zero), x = frame.place(of: Point(1, 0)) - o, y = frame.place(of: Point(0, 1)) - o
        return AffineTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: o.x, ty: o.y)
    }
}
