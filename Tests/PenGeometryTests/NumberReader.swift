// Numbers, curves and paths from any bytes.

import PenGeometry

/// Reads a byte sequence to its end, then zeros. Most numbers are small multiples of a quarter, so that coincidences happen;
/// the others are any doubles at all, by their bits.
struct NumberReader {
    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { place >= bytes.count }

    mutating func byte() -> UInt8 {
        defer { place += 1 }
        return place < bytes.count ? bytes[place] : 0
    }

    mutating func number() -> Double {
        let first = byte()
        if first < 0xC0 { return (Double(first) - 96) / 4 }
        if first < 0xE0 { return (Double(first) - 208) * 1e-3 + Double(byte()) }
        return Double(bitPattern: (0..<8).reduce(UInt64(0)) { bits, _ in bits << 8 | UInt64(byte()) })
    }

    mutating func point() -> Point { Point(number(), number()) }

    mutating func curve() -> BezierCurve { BezierCurve((0...(1 + byte() % 9)).map { _ in point() }) }

    mutating func arc() -> EllipticalArc {
        EllipticalArc(center: point(), radii: Point(abs(number()), abs(number())), rotation: number(), start: number(), sweep: number())
    }

    mutating func segment() -> PathSegment {
        switch byte() % 4 {
        case 0: return .line(point(), point())
        case 1:
            let arc = arc()
            return .arc(arc, from: arc.startPoint, to: arc.endPoint)
        default:
            let curve = curve()
            return curve.degree > 1 ? .curve(curve) : .line(curve.start, curve.end)
        }
    }

    /// Up to thirty segments.
    mutating func path() -> Path {
        var path = Path()
        for _ in 0..<(byte() % 30) where !isAtEnd {
            switch byte() % 8 {
            case 0: path.move(to: point())
            case 1: path.close()
            case 2: path.arc(arc())
            case 3, 4: path.line(to: point())
            default: path.curve(to: point(), via: (0...(byte() % 4)).map { _ in point() })
            }
        }
        return path
    }
}
