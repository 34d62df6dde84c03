// Why a curve could not be approximated.

/// What makes an approximation within a tolerance impossible.
public enum FittingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The tolerance is zero, negative or not a number.
    case toleranceNotPositive
    /// The curve has no finite point or derivative at this parameter.
    case notFinite(at: Double)
    /// More segments would be needed: the tolerance is too small beside the curve, or beside its rounding errors.
    case tooManySegments
    /// The result, or a number on the way to it, would be beyond the largest number.
    case tooLarge

    /// The most segments that one segment or function is approximated by.
    public static let maximumSegments = 10_000

    /// The reason as a phrase.
    public var description: String {
        switch self {
        case .toleranceNotPositive: "the tolerance must be a positive number"
        case .notFinite(let t): "the curve has no finite point or derivative at \(t)"
        case .tooManySegments: "the tolerance cannot be met within 10,000 segments"
        case .tooLarge: "the numbers are too large"
        }
    }

    static func check(tolerance: Double) throws(FittingError) {
        guard tolerance > 0, tolerance.isFinite else { throw .toleranceNotPositive }
    }

    /// Sums of some coordinates and lengths must be numbers.
    static func check(sizes: Double...) throws(FittingError) {
        guard sizes.allSatisfy({ abs($0) < 1e300 }) else { throw .tooLarge }
    }
}
