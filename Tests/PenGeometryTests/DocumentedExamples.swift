// The code of the documentation's articles, run.

import Foundation
import Testing
@testable import PenGeometry

/// What the comments and sentences of the articles say of their code, which stands here word for word.
struct DocumentedExamples {
    @Test func everyBlockOfCodeIsRunHere() throws {
        let tests = try String(contentsOfFile: #filePath, encoding: .utf8)
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/PenGeometry/PenGeometry.docc").standardized
        let pages = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).filter { $0.pathExtension == "md" }
        let run = Set(lines(of: tests))
        var count = 0
        for page in pages {
            for block in try String(contentsOf: page, encoding: .utf8).matches(of: /```swift\n(?<code>(?s:.*?))```/) {
                for line in lines(of: String(block.code)) { #expect(run.contains(line), "\(page.lastPathComponent): \(line)") }
                count += 1
            }
        }
        #expect(count >= 10)
    }

    /// Without the indentation.
    private func lines(of text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test func landingPage() throws {
        var leaf = Path()
        leaf.move(to: Point(0, 0))
        leaf.cubic(to: Point(100, 0), via: Point(20, 60), Point(80, 60))
        leaf.close()

        let pierced = leaf.subtracting(.circle(center: Point(50, 25), radius: 10))
        let border = try pierced.inset(distance: 2, tolerance: 0.01)
        let data = border.svgData(decimals: 2)

        #expect(abs(abs(pierced.area) - (abs(leaf.area) - 100 * .pi)) < 1e-6)
        #expect(abs(border.area) < abs(pierced.area) && border.subpaths.count == 2)
        #expect(Path.parse(svg: data).error == nil)
    }

    @Test func evaluating() {
        let curve = BezierCurve([Point(0, 0), Point(0, 80), Point(120, 80), Point(120, 0)])
        let top = curve.point(at: 0.5)           // (60, 60)
        let heading = curve.tangent(at: 0.5)     // (1, 0)
        let bend = curve.curvature(at: 0.5)      // negative: it turns against the way angles grow
        let circle = curve.osculatingCircle(at: 0.5)

        let length = curve.length()
        let quarter = curve.parameter(atLength: length / 4)
        let rough = curve.length(accuracy: 0.01)

        #expect(top == Point(60, 60) && heading == Point(1, 0) && bend < 0)
        #expect(circle.map { abs($0.radius + 1 / bend) < 1e-9 && abs($0.center.x - 60) < 1e-9 && $0.center.y < 60 } ?? false)
        #expect(abs(curve.length(to: quarter) - length / 4) < 1e-9 && abs(rough - length) <= 0.01)
    }

    @Test func measuring() {
        let track = Path.roundRect(Rect(x: 0, y: 0, width: 200, height: 100), radius: 20)
        let measure = PathMeasure(track)
        let beads = stride(from: 0, to: measure.length, by: 10).compactMap(measure.point)
        let sleepers = track.points(count: 24)   // the same for one question
        let firstHalf = track.subpath(from: 0, to: 0.5)

        let area = track.area
        let center = track.centroid
        let box = track.bounds                   // the true ones, not those of the control points

        let around = 440 + 40 * Double.pi
        #expect(abs(measure.length - around) < 1e-9 && beads.count == Int(around / 10) + 1 && sleepers.count == 24)
        #expect(abs(firstHalf.length - around / 2) < 1e-9)
        #expect(abs(area - (200 * 100 - 400 * (4 - .pi))) < 1e-8)
        #expect(center.map { $0.distance(to: Point(100, 50)) < 1e-9 } ?? false)
        #expect(abs(box.minX) < 1e-12 && abs(box.minY) < 1e-12 && abs(box.maxX - 200) < 1e-12 && abs(box.maxY - 100) < 1e-12)
    }

    @Test func meeting() {
        let wave = PathSegment.curve(BezierCurve([Point(0, 0), Point(40, 90), Point(80, -90), Point(120, 0)]))
        let axis = PathSegment.line(Point(0, 0), Point(120, 0))
        let meeting = wave.intersections(with: axis)
        let places = meeting.points.map(\.point) // three: both ends and (60, 0)
        let common = meeting.overlaps            // none: no stretch is the same

        #expect(places.count == 3 && common.isEmpty)
        #expect(zip(places, [Point(0, 0), Point(60, 0), Point(120, 0)]).allSatisfy { $0.distance(to: $1) < 1e-12 })
    }

    @Test func placesOnPaths() {
        let ring = Path.circle(center: Point(50, 50), radius: 40)
        let frame = Path.rect(Rect(x: 50, y: 0, width: 100, height: 100))
        var met: [Point] = []
        for crossing in ring.intersections(with: frame).points {
            met.append(crossing.point)
        }
        let knots = ring.selfIntersections       // a circle has none

        let index = PathIndex(ring)
        let foot = index.nearest(to: Point(200, 50))        // (90, 50), 110 units away
        let depth = index.signedDistance(to: Point(50, 45)) // -35: the point is inside
        let inside = index.contains(Point(50, 45))
        let gap = ring.distance(to: .circle(center: Point(150, 50), radius: 20)) // 40

        #expect(met.count == 2 && met.allSatisfy { abs($0.x - 50) < 1e-12 && abs(abs($0.y - 50) - 40) < 1e-12 })
        #expect(knots.points.isEmpty && knots.overlaps.isEmpty && inside)
        #expect(foot.map { $0.point.distance(to: Point(90, 50)) < 1e-9 && abs($0.distance - 110) < 1e-9 } ?? false)
        #expect(depth.map { abs($0 + 35) < 1e-9 } ?? false)
        #expect(gap.map { abs($0 - 40) < 1e-6 } ?? false)
    }

    @Test func combining() {
        let disc = Path.circle(center: Point(40, 50), radius: 30)
        let plate = Path.rect(Rect(x: 40, y: 20, width: 60, height: 60))
        let both = disc.union(plate)
        let lens = disc.intersection(plate)
        let moon = disc.subtracting(plate)
        let rest = disc.symmetricDifference(plate)

        let half = 450 * Double.pi
        #expect(abs(both.area - (3600 + half)) < 1e-6 && abs(lens.area - half) < 1e-6)
        #expect(abs(moon.area - half) < 1e-6 && abs(rest.area - 3600) < 1e-6)
    }

    @Test func combiningByOtherRules() {
        let star = Path.star(center: Point(50, 50), radius: 40, points: 5, innerRatio: 0.4)
        let turned = star.transformed(by: .translation(Point(10, 0)))
        let cut = star.combined(with: turned, .difference, fillRule: .evenOdd, otherFillRule: .nonZero)
        let outline = cut.normalized()           // the same area, without crossings

        #expect(cut.area > 0 && cut.area < star.area && abs(outline.area - cut.area) < 1e-9)
        #expect(outline.selfIntersections.points.isEmpty)
    }

    @Test func offsets() throws {
        let road = Path.spline(through: [Point(0, 0), Point(60, 40), Point(120, 0), Point(180, 50)])
        let lane = try road.parallel(distance: 4, tolerance: 0.01)
        let plot = Path.rect(Rect(x: 0, y: 0, width: 100, height: 60))
        let lawn = try plot.inset(distance: 10, tolerance: 0.01)
        let fence = try plot.inset(distance: -10, join: .round, tolerance: 0.01)

        let style = StrokeStyle(width: 6, cap: .round, join: .round, dash: [12, 8])
        let outline = road.stroked(style, tolerance: 0.01)

        let index = PathIndex(road)
        #expect(lane.points(count: 100).allSatisfy { abs((index.nearest(to: $0)?.distance ?? 0) - 4) < 0.02 })
        #expect(abs(lawn.area - 80 * 40) < 1e-6 && abs(fence.area - (6000 + 10 * 320 + 100 * .pi)) < 1)
        #expect(outline.points.allSatisfy { (index.nearest(to: $0)?.distance ?? .infinity) < 3.02 })
    }

    @Test func fits() throws {
        let road = Path.spline(through: [Point(0, 0), Point(60, 40), Point(120, 0), Point(180, 50)])
        let trace = try Path.fitting((0...100).map { Point(Double($0), 20 * sin(Double($0) / 10)) }, tolerance: 0.05)
        let spiral = try Path.fitting(
            from: 0, to: 4 * .pi, tolerance: 0.01,
            point: { Point($0 * cos($0), $0 * sin($0)) },
            derivative: { Point(cos($0) - $0 * sin($0), sin($0) + $0 * cos($0)) })
        let smoother = trace.simplified(tolerance: 0.2)
        let fewer = road.cubics(tolerance: 0.01)

        for i in 0...100 { #expect((trace.nearest(to: Point(Double(i), 20 * sin(Double(i) / 10)))?.distance ?? .infinity) <= 0.05) }
        // ½(a√(1 + a²) + arsinh a), the length of Archimedes' spiral r = θ up to the angle a.
        let a = 4 * Double.pi
        #expect(abs(spiral.length - (a * (1 + a * a).squareRoot() + asinh(a)) / 2) < 0.1)
        #expect(smoother.verbs.count <= trace.verbs.count && abs(fewer.length - road.length) < 0.1)
    }
}
