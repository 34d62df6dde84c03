// Between the values of sRGB and light (IEC 61966-2-1).

import PenScene

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A curve from 0…1 to 0…1 that is known at equal steps and straight between them.
struct ToneCurve: Sendable {
    private static let steps = 4096
    private let values: [Float]

    /// The amount of light of a value of sRGB, and the value of an amount of light; within a fiftieth of an eight-bit step.
    static let toLight = ToneCurve { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    static let fromLight = ToneCurve { $0 <= 0.0031308 ? $0 * 12.92 : 1.055 * pow($0, 1 / 2.4) - 0.055 }

    private init(_ curve: (Double) -> Double) {
        // One more than there are steps, for what is behind 1.
        values = (0...ToneCurve.steps + 1).map { Float(curve(min(1, Double($0) / Double(ToneCurve.steps)))) }
    }

    private func callAsFunction(_ x: Float) -> Float {
        let place = (x > 0 ? min(x, 1) : 0) * Float(ToneCurve.steps), step = Int(place)
        return values[step] + (values[step + 1] - values[step]) * (place - Float(step))
    }

    /// A colour that is not premultiplied; its alpha is kept.
    func straight(_ p: Pixel) -> Pixel { Pixel(self(p.x), self(p.y), self(p.z), p.w) }

    /// A premultiplied colour.
    func premultiplied(_ p: Pixel) -> Pixel {
        guard p.w < 1 else { return straight(p) }
        guard p.w > 0 else { return .zero }
        let color = straight(p / Pixel(p.w, p.w, p.w, 1))
        return color * Pixel(p.w, p.w, p.w, 1)
    }
}
