// Long strokes in pieces look as they do in one.

import Foundation
import PenGeometry
import PenRaster
import PenScene
import Testing

@testable import PenTerminal

@Suite struct StrokePiecesTests {
    private func frame(_ path: Path, color: Color = Color(red: 0, green: 0, blue: 0), width: Double = 6, opacity: Double = 1) -> Frame {
        let shape = DrawnShape(path: path, stroke: .color(color), strokeStyle: StrokeStyle(width: width), opacity: opacity)
        return PreviewTests.frame(100, 100, [shape])
    }

    private func raster(_ frame: Frame) -> Raster {
        Rasterizer.render(frame: frame, width: 100, height: 100, transform: .identity, background: .white, minimumStrokeWidth: 0)
    }

    /// The largest difference of a pixel's value, 0…1, and the mean of all.
    private func difference(_ a: Raster, _ b: Raster) -> (largest: Float, mean: Float) {
        let differences = zip(a.pixels, b.pixels).map { abs($0.x - $1.x) }
        return (differences.max() ?? 0, differences.reduce(0, +) / Float(differences.count))
    }

    /// A polygon of so many sides; with more turns they lie on top of each other.
    private func polygon(_ sides: Int, turns: Int = 1, radius: (Int) -> Double = { _ in 40 }, closed: Bool = true) -> Path {
        var path = PreviewTests.polyline((0..<sides).map { i in
            let angle = 2 * Double.pi * Double(i * turns) / Double(sides)
            return Point(50, 50) + radius(i) * Point(cos(angle), sin(angle))
        })
        if closed { path.close() }
        return path
    }

    @Test func linesAreWhereTheyWere() {
        for closed in [true, false] {
            // Its joins are seen: each second corner is sharp.
            let whole = frame(polygon(800, radius: { $0 % 2 == 0 ? 40 : 38 }, closed: closed), width: 1), pieces = whole.strokesInPieces()
            #expect(pieces.operations.count == 25)
            let found = difference(raster(whole), raster(pieces))
            #expect(found.mean < 0.002 && found.largest < 0.3, "\(found)")
        }
    }

    /// What is half transparent does not count twice where pieces overlap.
    @Test func overlapsOfTransparentLinesCountOnce() {
        let path = polygon(1000, turns: 10)
        for frame in [frame(path, color: Color(red: 0, green: 0, blue: 0, alpha: 0.5)), frame(path, opacity: 0.5)] {
            let pieces = raster(frame.strokesInPieces())
            #expect(abs(pieces[90, 50].x - 0.5) < 0.01 && pieces.pixels.allSatisfy { $0.x > 0.49 })
        }
    }

    /// A subpath that is closed and goes on without a move, several subpaths, curves, and dots.
    @Test func pathsOfAllKinds() {
        var path = Path()
        for i in 0..<200 {
            let p = Point(Double(i % 20) * 5 + 2, Double(i / 20) * 10 + 2)
            path.move(to: p)
            path.line(to: p + Point(3, 0))
            path.curve(to: p + Point(0, 6), via: [p + Point(5, 2), p + Point(5, 4)])
            path.close()
            path.line(to: p + Point(1, 1))
        }
        let whole = frame(path, width: 0.7), found = difference(raster(whole), raster(whole.strokesInPieces()))
        #expect(whole.strokesInPieces().operations.count > 10)
        #expect(found.mean < 0.004, "\(found)")
    }

    @Test func whatCannotBeTakenApartStays() {
        let path = polygon(800)
        var dashed = frame(path)
        if case .shape(var shape) = dashed.operations[0] {
            shape.strokeStyle.dash = [3, 2]
            dashed.operations = [.shape(shape)]
        }
        #expect(dashed.strokesInPieces().operations.count == 1)
        #expect(frame(polygon(100)).strokesInPieces().operations.count == 1)
    }

    @Test func fillsStayWhole() {
        var filled = frame(polygon(800), width: 2)
        if case .shape(var shape) = filled.operations[0] {
            shape.fill = .color(Color(red: 1, green: 0, blue: 0))
            filled.operations = [.shape(shape)]
        }
        let found = difference(raster(filled), raster(filled.strokesInPieces()))
        #expect(filled.strokesInPieces().operations.count == 26 && found.mean < 0.002, "\(found)")
    }
}
