// Numbers and curves by chance, well-behaved and nasty ones.

import PenGeometry

extension Randomness {
    mutating func unit(_ low: Double, _ high: Double) -> Double {
        let fraction = (Double(next(1 << 26)) * 0x1p26 + Double(next(1 << 26))) * 0x1p-52
        return low + (high - low) * fraction
    }

    mutating func whole(_ low: Int, _ high: Int) -> Int { low + next(high - low + 1) }

    mutating func point(_ size: Double = 100) -> Point { Point(unit(-size, size), unit(-size, size)) }

    /// The kinds of control polygons that `curve` makes.
    static let curveKinds = 8

    /// A curve of that degree: 0 anywhere, 1 whole coordinates of few values, 2 on one line, 3 with coincident points, 4 with
    /// nearly coincident points, 5 with coordinates of any size, 6 with a cusp or a loop, 7 nearly straight.
    mutating func curve(degree: Int, kind: Int) -> BezierCurve {
        var p = (0...degree).map { _ in point() }
        switch kind {
        case 1: p = p.map { _ in Point(Double(next(4)), Double(next(4))) }
        case 2: p = p.map { Point(3 + $0.x * 0.75, 4 - $0.x * 1.25) }
        case 3: for i in 1...degree where next(2) == 0 { p[i] = p[next(i)] }
        case 4: for i in 1...degree where next(2) == 0 { p[i] = p[i - 1] + point(1e-9) }
        case 5:
            let scale = tenTo(whole(-9, 9))
            p = p.map { Point($0.x * tenTo(whole(-3, 3)), $0.y) * scale }
        case 6 where degree == 3:
            let bend = unit(0, 2)
            p[3] = p[0] + (p[1] - p[0]).perpendicular
            p[2] = p[0] + (p[1] - p[0]) * bend + (p[1] - p[0]).perpendicular * (next(2) == 0 ? bend : unit(0, 2))
        case 7: p = p.map { Point($0.x, $0.x / 3 + $0.y * 1e-7) }
        default: break
        }
        return BezierCurve(p)
    }

    private func tenTo(_ n: Int) -> Double { (0..<abs(n)).reduce(1.0) { power, _ in n < 0 ? power / 10 : power * 10 } }
}
