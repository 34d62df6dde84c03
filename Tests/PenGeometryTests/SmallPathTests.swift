// Paths so small that the squares of their coordinates are no numbers.

import PenGeometry
import Testing

/// By a power of two the size changes and nothing else.
@Suite struct SmallPathTests {
    private static let factor = Double(sign: .plus, exponent: -960, significand: 1)
    private static let small = AffineTransform.scaling(factor, factor), large = AffineTransform.scaling(1 / factor, 1 / factor)

    private static let paths: [Path] = ["M0 0C0 9 9 9 9 0z", "M0 0L9 0L4 7z", "M1 1C9 4 3 -8 6 5S2 2 8 9", "M0 0A5 3 30 1 1 6 2z"].map { Path.parse(svg: $0).path }

    @Test func theyAreThere() { #expect(Self.paths.allSatisfy { $0.verbs.count > 2 }) }

    @Test(arguments: paths) func parallel(path: Path) throws {
        for distance in [0.5, -1, 3] {
            let small = try path.transformed(by: Self.small).parallel(distance: distance * Self.factor, tolerance: 1e-4 * Self.factor)
            #expect(try small.transformed(by: Self.large) == path.parallel(distance: distance, tolerance: 1e-4))
        }
    }

    @Test(arguments: paths) func inset(path: Path) throws {
        for distance in [0.5, -1, 3] {
            let small = try path.transformed(by: Self.small).inset(distance: distance * Self.factor, tolerance: 1e-4 * Self.factor)
            #expect(try small.transformed(by: Self.large) == path.inset(distance: distance, tolerance: 1e-4))
        }
    }

    @Test(arguments: paths) func hull(path: Path) {
        #expect(path.transformed(by: Self.small).convexHull(tolerance: 1e-6 * Self.factor).transformed(by: Self.large) == path.convexHull(tolerance: 1e-6))
    }

    @Test(arguments: paths) func stroke(path: Path) {
        let style = StrokeStyle(width: 0.5, join: .round), small = StrokeStyle(width: 0.5 * Self.factor, join: .round)
        let outline = path.transformed(by: Self.small).stroked(small, tolerance: 1e-3 * Self.factor)
        #expect(outline.transformed(by: Self.large) == path.stroked(style, tolerance: 1e-3))
        let dashes = StrokeStyle(width: 0.5, dash: [1, 0.5], dashPhase: 0.25)
        let smallDashes = StrokeStyle(width: 0.5 * Self.factor, dash: [Self.factor, 0.5 * Self.factor], dashPhase: 0.25 * Self.factor)
        let dashed = path.transformed(by: Self.small).stroked(smallDashes, tolerance: 1e-3 * Self.factor)
        #expect(dashed.transformed(by: Self.large) == path.stroked(dashes, tolerance: 1e-3))
    }
}
