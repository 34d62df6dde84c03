// Dash patterns.

/// Lengths of dashes and gaps in turn, and where in them a subpath starts.
struct DashPattern {
    /// Dashes at even indices, gaps at odd ones, no gap of length zero.
    private let lengths: [Double]
    private let phase: Double
    /// The length of one dash and gap of each pair, all together.
    let total: Double

    /// - Returns: nil for a solid line: where there are no lengths, no gap, or a length that is negative or not finite.
    init?(_ dash: [Double], phase: Double) {
        let doubled = dash.count % 2 == 0 ? dash : dash + dash
        let sum = doubled.reduce(0, +)
        let hasGap = stride(from: 1, to: doubled.count, by: 2).contains { doubled[$0] > 0 }
        guard hasGap, sum.isFinite, doubled.allSatisfy({ $0 >= 0 }) else { return nil }
        total = sum
        var shift = 0.0
        lengths = DashPattern.withoutEmptyGaps(doubled, shift: &shift)
        let rest = phase.isFinite ? (phase.truncatingRemainder(dividingBy: sum) + shift).truncatingRemainder(dividingBy: sum) : shift
        self.phase = rest < 0 ? rest + sum : rest
    }

    /// Makes one dash of two that a gap of length zero divides. `shift` is how far that moves the pattern's start back.
    private static func withoutEmptyGaps(_ lengths: [Double], shift: inout Double) -> [Double] {
        var merged: [Double] = []
        for i in stride(from: 0, to: lengths.count, by: 2) {
            if merged.last == 0 {
                merged.removeLast()
                merged[merged.count - 1] += lengths[i]
            } else {
                merged.append(lengths[i])
            }
            merged.append(lengths[i + 1])
        }
        guard merged.count > 2, merged.last == 0 else { return merged }
        shift = merged[merged.count - 2]
        merged.removeLast(2)
        merged[0] += shift
        return merged
    }

    /// The gap behind a dash.
    func gap(behind cursor: Cursor) -> Double { lengths[(cursor.index + 1) % lengths.count] }

    /// How many dashes a length holds, at most and about.
    func dashCount(over length: Double) -> Double { (length / total + 1) * Double(lengths.count / 2) }

    /// Where a subpath starts.
    var start: Cursor {
        var cursor = Cursor(index: 0, remaining: lengths[0])
        var before = phase
        // The phase is less than the pattern, so this ends within it, but for rounding.
        for _ in lengths where before > 0 && before >= cursor.remaining {
            before -= cursor.remaining
            advance(&cursor)
        }
        cursor.remaining = max(0, cursor.remaining - before)
        return cursor
    }

    /// Goes on to the next dash or gap.
    func advance(_ cursor: inout Cursor) {
        cursor.index = (cursor.index + 1) % lengths.count
        cursor.remaining = lengths[cursor.index]
    }

    /// A place in the pattern.
    struct Cursor {
        var index: Int
        /// What is left of the dash or gap.
        var remaining: Double
        var isDash: Bool { index % 2 == 0 }
    }
}
