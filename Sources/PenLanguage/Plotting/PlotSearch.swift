// Where a function is zero, and where it is largest or smallest.

import PenGeometry

/// Looks for special numbers of a function, between neighbouring samples.
struct PlotSearch {
    private let numbers: [Double]
    private let values: [Double]
    private let value: (Double) throws -> Double

    init(_ numbers: [Double], _ value: @escaping (Double) throws -> Double) rethrows {
        (self.numbers, self.value) = (numbers, value)
        values = try numbers.map(value)
    }

    private var scale: Double { values.filter(\.isFinite).map(abs).max() ?? 1 }

    /// The numbers at which the function is zero, where it changes its sign or touches zero; poles and jumps are none.
    func zeros() throws -> [Double] {
        var found: [Double] = []
        for i in numbers.indices {
            if values[i] == 0 { found.append(numbers[i]); continue }
            guard i + 1 < numbers.count, values[i].isFinite, values[i + 1].isFinite, values[i + 1] != 0, (values[i] < 0) != (values[i + 1] < 0) else { continue }
            if let zero = try crossing(numbers[i], numbers[i + 1], values[i] < 0, max(abs(values[i]), abs(values[i + 1]))) { found.append(zero) }
        }
        // Where it only touches.
        for n in try extrema() where try abs(value(n)) <= 1e-12 * scale && !found.contains(where: { abs($0 - n) <= 1e-6 * max(1, abs(n)) }) { found.append(n) }
        return found.sorted()
    }

    private func crossing(_ from: Double, _ to: Double, _ isNegative: Bool, _ most: Double) throws -> Double? {
        var a = from, b = to
        while true {
            let m = a + (b - a) / 2
            guard m > a, m < b else { break }
            let v = try value(m)
            if v == 0 { return m }
            if v.isNaN { return nil }
            if (v < 0) == isNegative { a = m } else { b = m }
        }
        let (v, w) = try (abs(value(a)), abs(value(b)))
        return max(v, w) <= 1e-6 * most ? (v < w ? a : b) : nil
    }

    /// The numbers at which the function is larger, or smaller, than beside them.
    func extrema() throws -> [Double] {
        var found: [Double] = []
        for i in numbers.indices.dropFirst().dropLast() where values[(i - 1)...(i + 1)].allSatisfy(\.isFinite) {
            for sign in [1.0, -1] {
                let (a, m, b) = (sign * values[i - 1], sign * values[i], sign * values[i + 1])
                guard m >= a, m >= b, m > a || m > b else { continue }
                if let n = try top(numbers[i - 1], numbers[i + 1], sign), !found.contains(where: { abs($0 - n) <= 1e-6 * (numbers[i + 1] - numbers[i - 1]) }) { found.append(n) }
            }
        }
        return found
    }

    /// By the golden section; nil where it grows without end.
    private func top(_ from: Double, _ to: Double, _ sign: Double) throws -> Double? {
        let ratio = (5.0.squareRoot() - 1) / 2
        var (a, b) = (from, to), c = b - ratio * (b - a), d = a + ratio * (b - a), (v, w) = try (sign * value(c), sign * value(d))
        while b - a > 1e-9 * (to - from) {
            if v > w { (b, d, w) = (d, c, v); c = b - ratio * (b - a); v = try sign * value(c) } else { (a, c, v) = (c, d, w); d = a + ratio * (b - a); w = try sign * value(d) }
        }
        let n = PlotSearch.round((a + b) / 2, within: 2e-8 * (to - from)), here = try value(n), near = try max(abs(value(from)), abs(value(to)))
        return here.isFinite && abs(here) < 1e4 * max(near, 1e-300) ? n : nil
    }

    /// The shortest decimal nearby: extrema cannot be told more exactly than by half of the digits.
    private static func round(_ x: Double, within slack: Double) -> Double {
        var unit = 1.0
        while unit > slack, unit > 1e-15 { let near = (x / unit).rounded() * unit; if abs(near - x) <= slack { return near }; unit /= 10 }
        return x
    }
}
