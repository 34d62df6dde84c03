// Areas under graphs, and bars.

import PenGeometry
import PenPlot

extension PlotContent {
    /// The area between the graph and a number of the y axis, as far as it lies on the paper.
    func area(to foot: Double, in frame: PlotFrame, at call: Invocation) throws -> Path {
        let y = frame.y.range, base = frame.y.place(of: min(max(foot, y.lowerBound), y.upperBound)), over = range(on: frame)
        let traced = try withCall(at: call) { plotted in
            // Beyond the edges the graph runs along them.
            let held = PlottedCurve.graph({ n in
                let value = try plotted.number(n)
                return value.isNaN ? value : min(max(value, y.lowerBound), y.upperBound)
            }, slope: { n in
                y.contains(try plotted.number(n)) ? try plotted.slope(n) : 0
            })
            return try TracedCurve(of: held, over: over, in: frame, tolerance: PlotCommand.tolerance / 4, hints: hints)
        }
        var path = Path()
        for branch in try traced.path(tolerance: PlotCommand.tolerance * 0.7).subpaths {
            guard let start = branch.start, let end = branch.end else { continue }
            path.move(to: Point(start.x, base))
            path.line(to: start)
            path.append(continuing: branch)
            path.line(to: Point(end.x, base))
            path.close()
        }
        return path
    }

    private func range(on frame: PlotFrame) -> ClosedRange<Double> {
        let shown = frame.x.range
        guard let range, max(range.lowerBound, shown.lowerBound) < min(range.upperBound, shown.upperBound) else { return shown }
        return max(range.lowerBound, shown.lowerBound)...min(range.upperBound, shown.upperBound)
    }

    /// Bars from the x axis to the graph.
    /// - Parameter part: where in each bar its height is taken, from 0 to 1.
    func bars(_ count: Int, at part: Double, in frame: PlotFrame, _ call: Invocation) throws -> Path {
        let over = range ?? frame.x.range, width = (over.upperBound - over.lowerBound) / Double(count), y = frame.y.range
        func held(_ value: Double) -> Double { frame.y.place(of: min(max(value, y.lowerBound), y.upperBound)) }
        return try withCall(at: call) { plotted in
            var path = Path()
            for i in 0..<count {
                let a = over.lowerBound + Double(i) * width, height = try plotted.number(a + part * width)
                guard !height.isNaN else { continue }
                let u = frame.x.place(of: a), v = frame.x.place(of: a + width), foot = held(0)
                path.append(Path.rect(Rect(x: u, y: foot, width: v - u, height: held(height) - foot)))
            }
            return path
        }
    }
}
