// What must hold for approximations, parallels, insets and simplifications of any numbers at all.

import PenGeometry

/// Numbers read from bytes.
private struct ByteNumbers {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func byte() -> Int { Int(rest.popFirst() ?? 0) }

    /// Any number where the first byte is odd, else a small whole one or a fraction.
    mutating func number() -> Double {
        let kind = byte()
        if kind % 2 == 0 { return Double(byte() - 128) / (kind % 4 == 0 ? 1 : 16) }
        return Double(bitPattern: (0..<8).reduce(UInt64(0)) { bits, _ in bits << 8 | UInt64(byte()) })
    }

    mutating func point() -> Point { Point(number(), number()) }

    mutating func points(atMost count: Int) -> [Point] {
        var points: [Point] = []
        while points.count < count, !isAtEnd { points.append(point()) }
        return points
    }

    mutating func path(atMost count: Int) -> Path {
        var path = Path()
        path.move(to: point())
        for _ in 0..<count where !isAtEnd {
            switch byte() % 8 {
            case 0, 1: path.line(to: point())
            case 2: path.quadratic(to: point(), via: point())
            case 3, 4: path.cubic(to: point(), via: point(), point())
            case 5: path.arc(to: point(), radii: point(), rotation: number(), largeArc: byte() % 2 == 0, clockwise: byte() % 2 == 0)
            case 6: path.close()
            default: path.curve(to: point(), via: points(atMost: byte() % 8))
            }
        }
        return path
    }
}

/// What is wrong with what the functions make of the numbers in `bytes`: nothing finite becomes something that is not.
func approximationFaults(_ bytes: [UInt8]) -> [String] {
    var numbers = ByteNumbers(bytes)
    let family = numbers.byte() % 8, distance = numbers.number(), given = numbers.number()
    func check(_ path: Path?, _ name: String) -> [String] {
        path.map { $0.points.allSatisfy(\.isFinite) } ?? true ? [] : ["\(name) is not finite"]
    }
    switch family {
    case 0:
        let points = numbers.points(atMost: 60)
        return check(try? Path.fitting(points, tolerance: given, closed: distance < 0), "the fit")
    case 1:
        let points = numbers.points(atMost: 20), finite = points.allSatisfy(\.isFinite)
        let splines = [Path.hobby(through: points, closed: distance < 0, tension: given), .spline(through: points, closed: distance < 0)]
        let far = points.contains { abs($0.x) > 1e150 || abs($0.y) > 1e150 }
        return finite && !far ? splines.flatMap { check($0, "the spline") } + check(.bSpline(controls: points), "the B-spline") : []
    case 2:
        let curve = BezierCurve(numbers.points(atMost: 4))
        guard curve.isFinite else { return [] }
        return check(try? PathSegment.curve(curve).parallel(distance: distance, tolerance: given), "the parallel")
    case 3:
        let curve = BezierCurve(numbers.points(atMost: 10))
        _ = (curve.quadraticSpline(tolerance: given), given > 1e-6 ? curve.quadratics(tolerance: given).count : 0)
        return check(try? PathSegment.curve(curve).parallel(distance: distance, tolerance: given), "the parallel")
    case 4: return check(try? numbers.path(atMost: 10).parallel(distance: distance, tolerance: given), "the parallel")
    case 5: return check(try? numbers.path(atMost: 8).inset(distance: distance, join: .round, tolerance: given), "the inset")
    case 6:
        let path = numbers.path(atMost: 30)
        _ = (path.cleaned, path.withoutDoubledSegments)
        return path.points.allSatisfy(\.isFinite) ? check(path.simplified(tolerance: given), "the simplification") : []
    default:
        let path = numbers.path(atMost: 10)
        guard path.points.allSatisfy(\.isFinite), abs(distance) < 1e100 else { return [] }
        return check(path.stroked(StrokeStyle(width: distance, cap: .round), tolerance: max(given, abs(distance) * 1e-3)), "the stroke")
    }
}
