// The two colours that fit a cell best.

/// A cell's parts divided into two sets, each painted in the mean of its colours, so that the sum of the squared
/// errors is the least possible.
struct TwoColorFit {
    /// The parts in the first set, a bit each; the last part is never in it.
    private(set) var mask = 0
    /// The mean of the first set.
    private(set) var first: SIMD3<Float>
    /// The mean of the others; of all where the mask is 0.
    private(set) var second: SIMD3<Float>

    /// Tries all divisions, in an order in which each differs from the one before by one part (a Gray code). The error
    /// is Σ|c|² - |Σ₁|²/n₁ - |Σ₂|²/n₂, of which the first term is the same for all.
    /// - Parameter colors: one to eight.
    init(_ colors: [SIMD3<Float>]) {
        let total = colors.reduce(.zero, +), count = Float(colors.count)
        second = total / count
        first = second
        // Less than half a level of 255 in a channel is seen in no output. No division gains more than all of Σ|c|².
        var best = (total * total).sum() / count + count * 0.25 / (255 * 255)
        guard colors.reduce(0, { $0 + ($1 * $1).sum() }) > best else { return }
        var mask = 0, sum = SIMD3<Float>.zero, size: Float = 0
        for step in 1..<max(1 << (colors.count - 1), 1) {
            let part = step.trailingZeroBitCount
            mask ^= 1 << part
            let enters = mask >> part & 1 == 1
            sum += enters ? colors[part] : -colors[part]
            size += enters ? 1 : -1
            let rest = total - sum
            let gain = (sum * sum).sum() / size + (rest * rest).sum() / (count - size)
            if gain > best { (best, self.mask, first, second) = (gain, mask, sum / size, rest / (count - size)) }
        }
    }
}
