// A function of the script as a table of its values.

import PenAnimation

/// Straight pieces within a millionth of a function of 0…1. Where it jumps the pieces are as short as numbers allow.
struct EasingTable {
    private(set) var timing: LinearTiming
    private static let tolerance = 1e-6
    private static let mostStops = 20_000

    init(_ function: (Double) throws -> Double) throws {
        var stops: [(Double, Double)] = [(0, try function(0))]
        // Begun with pieces that are no fraction of usual periods.
        let ends = (1...37).map { Double($0) / 37 }
        for end in ends {
            try EasingTable.add(to: &stops, until: (end, try function(end)), depth: 0, function)
        }
        guard let timing = LinearTiming(stops.map(\.1), at: stops.map(\.0)) else { preconditionFailure("finite and more than one") }
        self.timing = timing
    }

    /// Halves a piece until the function is straight there at two places that are not the middle alone.
    private static func add(to stops: inout [(Double, Double)], until end: (Double, Double), depth: Int, _ function: (Double) throws -> Double) throws {
        let start = stops[stops.count - 1]
        func place(_ f: Double) throws -> (x: Double, y: Double, error: Double) {
            let x = start.0 + (end.0 - start.0) * f, y = try function(x)
            return (x, y, abs(y - (start.1 + (end.1 - start.1) * f)))
        }
        let middle = try place(0.5), other = try place(0.29)
        if depth < 40, stops.count < mostStops, max(middle.error, other.error) > tolerance {
            try add(to: &stops, until: (middle.x, middle.y), depth: depth + 1, function)
            try add(to: &stops, until: end, depth: depth + 1, function)
        } else {
            stops.append(end)
        }
    }
}
