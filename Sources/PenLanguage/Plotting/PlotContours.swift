// Lines of equal values.

import PenGeometry
import PenPlot
import PenScene

struct PlotContours {
    let function: FrozenFunction
    let levels: [Double]?
    let colours: [Color]?

    /// A layer for each level that is met.
    func layers(in frame: PlotFrame, at call: Invocation) throws -> [Layer] {
        try function.withItsGlobals {
            try PlotCall.use(function.function, count: 2, at: call) { plotted in
                let grid = try LevelGrid(of: { try plotted.number($0, $1) }, in: frame, tolerance: PlotCommand.tolerance / 4)
                guard let range = grid.range else { throw call.failure(.outOfRange, "this has no value anywhere in the axes", at: 0) }
                let levels = self.levels ?? PlotContours.good(range)
                return try levels.enumerated().compactMap { i, level in
                    let path = try grid.lines(at: level).path(tolerance: PlotCommand.tolerance * 0.7)
                    guard !path.isEmpty else { return nil }
                    var layer = Layer(content: .shape(path))
                    layer.style.becomeLine(.color(colour(levels.count > 1 ? Double(i) / Double(levels.count - 1) : 0.5)), width: 1.5)
                    return layer
                }
            }
        }
    }

    /// Round numbers between the lowest and the highest value.
    private static func good(_ range: ClosedRange<Double>) -> [Double] {
        let ticks = Ticks(for: PlotScale(range, from: 0, to: 1000)) { _ in 75 }.major.map(\.number)
        return ticks.isEmpty ? [range.lowerBound] : ticks
    }

    /// From blue over teal to amber where nothing is said.
    private func colour(_ part: Double) -> Color {
        let stops = colours.flatMap { $0.isEmpty ? nil : $0 } ?? [Color(rgba: 0x312E81FF), Color(rgba: 0x0891B2FF), Color(rgba: 0x65A30DFF), Color(rgba: 0xD97706FF)]
        let place = part * Double(stops.count - 1), i = min(Int(place), max(stops.count - 2, 0)), t = place - Double(i)
        guard stops.count > 1 else { return stops[0] }
        let (a, b) = (stops[i], stops[i + 1])
        func mix(_ x: Double, _ y: Double) -> Double { x + (y - x) * t }
        return Color(red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue), alpha: mix(a.alpha, b.alpha))
    }
}
