// As few cubics as possible for a whole curve.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import Synchronization

/// Fits piece after piece, each about as long as the tolerance allows. Were every part of a stretch that can be fitted as easy
/// to fit, and the longest found exactly, no other choice of the ends would have fewer pieces; both is nearly so, but not
/// quite, and a piece may end earlier, where it makes what follows simpler.
struct CubicFitter<Curve: FittableCurve> {
    private var fit: CubicFit<Curve>
    private let tolerance: Double
    /// What the samples may show: a little less, for what lies between them.
    private var allowed: Double { 0.9 * tolerance }
    private(set) var count = 0
    private let limit: Int

    init(_ curve: Curve, tolerance: Double, prefersLines: Bool = false, limit: Int = FittingError.maximumSegments) {
        self.limit = limit
        fit = CubicFit(curve)
        fit.prefersLines = prefersLines
        self.tolerance = tolerance
    }

    /// Fits the whole curve and passes on the pieces in their order.
    mutating func fit(_ emit: (FittedCubic) -> Void) throws(FittingError) {
        let knots = fit.curve.knots
        guard var begin = knots.first, let end = knots.last else { return }
        var step = knots[min(16, knots.count - 1)] - begin
        while begin < end {
            count += 1
            guard count <= limit else { throw .tooManySegments }
            let piece = try longest(from: begin, to: end, step: step)
            emit(piece.cubic)
            step = piece.end - begin
            begin = piece.end
        }
    }

    /// The longest piece from `a`: from the given step on, the end is moved out until a cubic does not fit, and then
    /// enclosed.
    private mutating func longest(from a: Double, to b: Double, step: Double) throws(FittingError) -> (cubic: FittedCubic, end: Double) {
        var found: (cubic: FittedCubic, end: Double)?
        var low = a, high: Double?, trial = fit.curve.end(near: min(a + step, b), behind: a)
        while !Patience.isOver.load(ordering: .relaxed) {
            let (cubic, error) = fit.best(from: a, to: trial, tolerance: allowed)
            let factor = error > 0 ? pow(0.8 * allowed / error, 1.0 / 6) : 2
            if error <= allowed {
                (found, low) = ((cubic, trial), trial)
                if trial >= b { break }
            } else {
                high = trial
            }
            guard let high else {
                trial = fit.curve.end(near: min(b, a + (trial - a) * min(max(factor, 1.2), 2)), behind: trial)
                continue
            }
            if found != nil, high - low <= 0.02 * (low - a) { break }
            let middle = low + (high - low) / 2
            guard middle > low, middle < high, high - a > 1e-12 * (b - a) else { break }
            let guess = error.isFinite ? a + (trial - a) * max(factor, 0.25) : middle
            let margin = 0.05 * (high - low)
            trial = fit.curve.end(near: guess > low + margin && guess < high - margin ? guess : middle, behind: a)
            if trial <= low { trial = fit.curve.end(near: middle, behind: low) }
            if trial <= low || trial >= high { break }
        }
        guard let found else { throw .tooManySegments }
        return fit.curve.isDivisible(behind: found.end) ? extended(found, from: a, below: high ?? b) : found
    }

    /// The same piece or one that is longer by a fifth and more, ending before `limit`.
    private mutating func extended(_ piece: (cubic: FittedCubic, end: Double), from a: Double, below limit: Double) -> (cubic: FittedCubic, end: Double) {
        var found = piece, high = limit, trial = piece.end + 0.2 * (piece.end - a)
        while trial < high, high - found.end > 0.05 * (found.end - a), !Patience.isOver.load(ordering: .relaxed) {
            let (cubic, error) = fit.best(from: a, to: trial, tolerance: allowed)
            if error <= allowed {
                found = (cubic, trial)
            } else if found.end == piece.end {
                break
            } else {
                high = trial
            }
            trial = found.end + (high - found.end) / 2
        }
        return found
    }
}
