// A cubic curve with what is asked of it.

import PenGeometry

struct CurveCase {
    let curve: BezierCurve
    let point: Point
    /// Of the length, from the start.
    let fraction: Double
    let length: Double

    init(_ line: Substring) {
        let n = line.split(separator: " ").compactMap { Double($0) }
        curve = BezierCurve(stride(from: 0, to: 8, by: 2).map { Point(n[$0], n[$0 + 1]) })
        (point, fraction, length) = (Point(n[8], n[9]), n[10], curve.length())
    }

    func lengthOfLines(tolerance: Double) -> Double {
        var length = 0.0, last = curve.start
        curve.flatten(tolerance: tolerance) { p in
            length += last.distance(to: p)
            last = p
        }
        return length
    }
}

extension [CurveCase] {
    func work(_ name: String, accuracy: Double) -> [Double] {
        switch name {
        case "length": map { $0.curve.length(accuracy: accuracy) }
        case "inverse": map { $0.curve.parameter(atLength: $0.length * $0.fraction, accuracy: accuracy) }
        case "nearest": map { PathSegment.curve($0.curve).nearest(to: $0.point).distance }
        default: map { $0.lengthOfLines(tolerance: accuracy) }
        }
    }
}
