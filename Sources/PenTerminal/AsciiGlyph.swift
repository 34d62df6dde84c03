// What ASCII characters look like, and which looks most like a cell of the picture.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A character as the strokes that a pen makes, in a cell of width 1 and height 2.
struct AsciiGlyph: Sendable {
    let character: Character
    /// For each of the 4×8 parts of a cell the nearness of the strokes, scaled so that the product with a cell's ink
    /// is greatest for the character that has its shape.
    let pattern: [Float]

    /// - Parameters:
    ///   - strokes: polylines as x, y, x, y …; a single point is a dot.
    ///   - weight: less than 1 for characters that should only be taken where they fit clearly better than others.
    init(_ character: Character, weight: Float = 1, _ strokes: [Float]...) {
        let drawn = Self.parts.map { part in strokes.map { Self.distance(from: part, to: $0) }.min() ?? .infinity }
            .map { $0 < 0.2 ? Float(1) : 0 }
        // Both the glyph and the cell are blurred, so that a line is found that lies beside the glyph's place. Blurring
        // one of them twice comes to the same product.
        let blurred = Self.blur(drawn)
        let norm = zip(drawn, blurred).reduce(0) { $0 + $1.0 * $1.1 }.squareRoot()
        self.character = character
        pattern = blurred.map { $0 / norm * weight }
    }

    /// The middles of the parts, rows from above.
    private static let parts: [SIMD2<Float>] = (0..<32).map { SIMD2(Float($0 % 4) + 0.5, Float($0 / 4) + 0.5) / 4 }

    private static func blur(_ amounts: [Float]) -> [Float] {
        parts.map { place in
            zip(parts, amounts).reduce(0) { sum, part in
                let d = place - part.0
                return sum + part.1 * expf(-(d * d).sum() / (2 * 0.35 * 0.35))
            }
        }
    }

    private static func distance(from place: SIMD2<Float>, to polyline: [Float]) -> Float {
        let points = stride(from: 0, to: polyline.count - 1, by: 2).map { SIMD2(polyline[$0], polyline[$0 + 1]) }
        let segments = zip(points, points.dropFirst() + points.suffix(1))
        return segments.map { a, b in
            let d = b - a, size = (d * d).sum()
            let t = size > 0 ? min(max(((place - a) * d).sum() / size, 0), 1) : 0
            let gap = place - (a + d * t)
            return (gap * gap).sum().squareRoot()
        }.min() ?? .infinity
    }
}
