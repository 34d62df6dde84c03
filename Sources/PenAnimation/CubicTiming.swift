// Easing by a cubic Bézier curve.

/// The curve (0, 0) (x1, y1) (x2, y2) (1, 1) read as y over x: CSS `cubic-bezier`, `CAMediaTimingFunction`.
public struct CubicTiming: Hashable, Sendable {
    public let x1, y1, x2, y2: Double

    /// - Returns: nil unless x1 and x2 are in 0…1, where the curve is a function, and y1 and y2 are finite.
    public init?(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        guard 0...1 ~= x1, 0...1 ~= x2, y1.isFinite, y2.isFinite else { return nil }
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }

    private init(known x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) { (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2) }

    /// Core Animation's curves.
    public static let easeIn = CubicTiming(known: 0.42, 0, 1, 1)
    public static let easeOut = CubicTiming(known: 0, 0, 0.58, 1)
    public static let easeInOut = CubicTiming(known: 0.42, 0, 0.58, 1)
    public static let standard = CubicTiming(known: 0.25, 0.1, 0.25, 1)

    /// Outside 0…1 the value goes on along the tangent at that end (CSS Easing Functions Level 1, 2.2.2).
    public func value(at x: Double) -> Double {
        if x < 0 { return x * slopeAtStart }
        if x > 1 { return 1 + (x - 1) * slopeAtEnd }
        if x == 0 || x == 1 { return x }
        return CubicTiming.coordinate(parameter(at: x), y1, y2)
    }

    private var slopeAtStart: Double {
        if x1 > 0 { return y1 / x1 }
        if y1 == 0, x2 > 0 { return y2 / x2 }
        return y1 == 0 && y2 == 0 ? 1 : 0
    }

    private var slopeAtEnd: Double {
        if x2 < 1 { return (1 - y2) / (1 - x2) }
        if y2 == 1, x1 < 1 { return (1 - y1) / (1 - x1) }
        return y2 == 1 && y1 == 1 ? 1 : 0
    }

    /// The curve's parameter where it has this x, by Newton's method kept inside a bisection: Newton's alone runs away
    /// where the curve is nearly upright.
    private func parameter(at x: Double) -> Double {
        var low = 0.0, high = 1.0, t = x
        for _ in 0..<80 {
            let error = CubicTiming.coordinate(t, x1, x2) - x
            if error == 0 { return t }
            if error > 0 { high = t } else { low = t }
            let slope = CubicTiming.slope(t, x1, x2), newton = t - error / slope
            let next = slope > 0 && newton > low && newton < high ? newton : (low + high) / 2
            if next == t || high - low <= 1e-16 { return next }
            t = next
        }
        return t
    }

    /// 3a t(1-t)² + 3b t²(1-t) + t³
    private static func coordinate(_ t: Double, _ a: Double, _ b: Double) -> Double {
        let s = 1 - t
        return t * (3 * s * (a * s + b * t) + t * t)
    }

    private static func slope(_ t: Double, _ a: Double, _ b: Double) -> Double {
        let s = 1 - t
        return 3 * (a * s * s + 2 * (b - a) * s * t + (1 - b) * t * t)
    }
}
