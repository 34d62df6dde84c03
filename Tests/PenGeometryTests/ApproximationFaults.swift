// What must hold for fits, parallels, insets, simplifications and strokes of any numbers at all: they end, and nothing
// finite becomes something that is not.

import PenGeometry

private func finiteFaults(_ path: Path?, _ name: String) -> [String] {
    guard let path, !path.points.allSatisfy(\.isFinite) else { return [] }
    return ["\(name) is not finite"]
}

private extension NumberReader {
    /// A quarter, a thousandth or any number at all.
    mutating func tolerance() -> Double {
        switch byte() % 4 {
        case 0: return 0.25
        case 1: return 1e-3
        case 2: return 2
        default: return number()
        }
    }

    mutating func points() -> [Point] { (0..<(byte() % 40)).map { _ in point() } }
}

/// Points as fits and splines, functions, cubics as quadratics.
func fitFaults(_ data: [UInt8]) -> [String] {
    var reader = NumberReader(data)
    let tolerance = reader.tolerance(), closed = reader.byte() % 2 == 0, number = reader.number(), points = reader.points(), curve = reader.curve()
    let size = curve.points.reduce(0) { max($0, abs($1.x), abs($1.y)) }
    if size < 1e6 * tolerance { _ = (curve.quadraticSpline(tolerance: tolerance), curve.quadratics(tolerance: tolerance)) }
    var found = finiteFaults(try? .fitting(points, tolerance: tolerance, closed: closed), "the fit")
    found += finiteFaults(try? .fitting(from: 0, to: 1, tolerance: tolerance, point: curve.point, derivative: curve.derivative.point), "the fitted function")
    // Splines go beyond their points, and so beyond the largest number.
    guard points.allSatisfy({ abs($0.x) < 1e100 && abs($0.y) < 1e100 }) else { return found }
    found += finiteFaults(.hobby(through: points, closed: closed, tension: number), "Hobby's spline")
    for parameter in SplineParameter.allCases { found += finiteFaults(.spline(through: points, closed: closed, parameter: parameter), "the spline") }
    return found + finiteFaults(.bSpline(controls: points, closed: closed), "the B-spline")
}

func parallelFaults(_ data: [UInt8]) -> [String] {
    var reader = NumberReader(data)
    let tolerance = reader.tolerance(), distance = reader.number(), join = LineJoin.allCases[Int(reader.byte() % 3)]
    let segment = reader.segment(), path = reader.path()
    return finiteFaults(try? segment.parallel(distance: distance, tolerance: tolerance), "the parallel of \(segment) at \(distance) within \(tolerance)")
        + finiteFaults(try? path.parallel(distance: distance, join: join, tolerance: tolerance), "the parallel of \(path.points) at \(distance) within \(tolerance)")
}

func insetFaults(_ data: [UInt8]) -> [String] {
    var reader = NumberReader(data)
    let tolerance = reader.tolerance(), distance = reader.number(), join = LineJoin.allCases[Int(reader.byte() % 3)], path = reader.path()
    return finiteFaults(try? path.inset(distance: distance, join: join, tolerance: tolerance), "the inset of \(path.points) by \(distance) within \(tolerance)")
}

func simplifyFaults(_ data: [UInt8]) -> [String] {
    var reader = NumberReader(data)
    let tolerance = reader.tolerance(), path = reader.path()
    let cleaned = path.cleaned
    _ = path.withoutDoubledSegments
    guard path.points.allSatisfy(\.isFinite) else { return [] }
    return finiteFaults(path.simplified(tolerance: tolerance), "simplified") + (cleaned.cleaned == cleaned ? [] : ["cleaning twice changes \(cleaned.points)"])
}

func outlineFaults(_ data: [UInt8]) -> [String] {
    var reader = NumberReader(data)
    let width = abs(reader.number()), style = StrokeStyle(
        width: width, cap: LineCap.allCases[Int(reader.byte() % 3)], join: LineJoin.allCases[Int(reader.byte() % 3)],
        dash: (0..<(reader.byte() % 3)).map { _ in reader.number() }, dashPhase: reader.number())
    let path = reader.path()
    guard path.points.allSatisfy({ abs($0.x) < 1e100 && abs($0.y) < 1e100 }), width < 1e100, width > 1e-100 else { return [] }
    return finiteFaults(path.stroked(style, tolerance: max(width, path.largestCoordinate) * 1e-3), "the stroke of \(path.points)")
}
