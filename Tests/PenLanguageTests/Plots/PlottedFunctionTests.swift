// Plots of difficult functions against what is true of them.

import PenGeometry
import PenScene
import Testing

@Suite struct PlottedFunctionTests {
    private static let size = Point(600, 400)

    private static func script(_ function: FunctionCase) -> String {
        """
        axes x: \(function.x.lowerBound)..\(function.x.upperBound), y: \(function.y.lowerBound)..\(function.y.upperBound), at: (0, 0), size: (600, 400)
        plot \(function.said)
        """
    }

    private static func path(_ function: FunctionCase) throws -> Path {
        let run = ScriptRun(script(function))
        try #require(run.diagnostics.isEmpty, "\(run.diagnostics.map(\.message))")
        return try #require(run.shapes.last?.path)
    }

    @Test(arguments: FunctionCase.all) func theGraphIsTrue(_ function: FunctionCase) throws {
        let path = try Self.path(function), graph = TrueGraph(value: function.value, x: function.x, y: function.y, size: Self.size)
        if let branches = function.branches { #expect(path.subpaths.count == branches) }
        if let extrema = function.extrema { #expect(Self.extrema(of: path) == extrema) }
        let segments = Array(path.segments), step = max(1, segments.count / 400)
        for segment in stride(from: 0, to: segments.count, by: step).map({ segments[$0] }) {
            for i in 0...12 {
                let p = segment.point(at: Double(i) / 12), distance = graph.distance(from: p, isRough: function.branches == nil)
                #expect(distance <= 0.25, "the path at \(p) is \(distance) from the graph")
            }
        }
        let index = PathIndex(path)
        for p in graph.samples(every: 0.77) {
            let distance = index.nearest(to: p)?.distance ?? .infinity
            #expect(distance <= 0.26, "the graph at \(p) is \(distance) from the path")
        }
    }

    /// Where the direction in y changes inside of a branch.
    private static func extrema(of path: Path) -> Int {
        path.subpaths.reduce(0) { sum, branch in
            var last = 0.0, count = 0
            for segment in branch.segments {
                let times = [0] + segment.extrema.filter { $0 > 1e-6 && $0 < 1 - 1e-6 } + [1]
                for (a, b) in zip(times, times.dropFirst()) {
                    let rise = segment.point(at: b).y - segment.point(at: a).y
                    guard abs(rise) > 0.3 else { continue }
                    if last * rise < 0 { count += 1 }
                    last = rise
                }
            }
            return sum + count
        }
    }

    @Test func aPeriodOfTheSineHasAtMostEightCubics() throws {
        let path = try Self.path(FunctionCase("sin(x)", 0 ... 2 * .pi, -1.2...1.2, branches: 1, extrema: 2) { $0 })
        #expect(path.segments.reduce(0) { sum, _ in sum + 1 } <= 8)
    }

    /// From one side of the frame to the other at one place.
    @Test(arguments: FunctionCase.all.filter { ["1/x", "tan(x)", "1/sin(x)", "x^3/(x^2 - 1)", "1/ln(x)", "floor(x)", "sign(x)"].contains($0.said) })
    func nothingRunsAlongAPole(_ function: FunctionCase) throws {
        for segment in try Self.path(function).segments {
            #expect(abs(segment.end.x - segment.start.x) > 0.01 || abs(segment.end.y - segment.start.y) < 1)
        }
    }
}
