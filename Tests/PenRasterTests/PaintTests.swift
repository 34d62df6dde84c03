// Gradients at points, strokes in pixels, text's marker.

import PenGeometry
import PenScene
import Testing

@testable import PenRaster

private let ramp = [Gradient.Stop(offset: 0, color: Color(red: 0, green: 0, blue: 0)), Gradient.Stop(offset: 1, color: Color(red: 1, green: 0.5, blue: 0))]

private func row(_ gradient: Gradient, width: Int = 10) -> [Double] {
    let shape = DrawnShape(path: rectanglePath(0, 0, Double(width), 1), fill: .gradient(gradient))
    return render([.shape(shape)], width: width).pixels.map { Double($0.x) }
}

@Test func linearGradientGrowsEvenlyAndPads() {
    let values = row(Gradient(kind: .linear(from: Point(2, 0), to: Point(7, 0)), stops: ramp))
    #expect(isClose(values, [0, 0, 0.1, 0.3, 0.5, 0.7, 0.9, 1, 1, 1]))
    let turned = row(Gradient(kind: .linear(from: Point(0, 0), to: Point(0, 5)), stops: ramp, transform: AffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 2, ty: 0)))
    #expect(isClose(turned, values))
}

@Test func equalOffsetsMakeAnEdge() {
    let stops = [(0, Color.black), (0.5, .black), (0.5, .white), (1, .white)].map { Gradient.Stop(offset: $0.0, color: $0.1) }
    #expect(row(Gradient(kind: .linear(from: .zero, to: Point(10, 0)), stops: stops)) == [0, 0, 0, 0, 0, 1, 1, 1, 1, 1])
}

@Test func stopsAreMixedBeforePremultiplication() {
    let stops = [Gradient.Stop(offset: 0, color: Color(red: 1, green: 0, blue: 0, alpha: 0)), Gradient.Stop(offset: 1, color: Color(red: 0, green: 1, blue: 0))]
    let shape = DrawnShape(path: rectanglePath(0, 0, 1, 1), fill: .gradient(Gradient(kind: .linear(from: .zero, to: Point(1, 0)), stops: stops)))
    #expect(isClose(render([.shape(shape)])[0, 0], 0.25, 0.25, 0, 0.5))
}

@Test func radialGradientGrowsFromItsFocus() {
    let center = Point(5, 0.5)
    #expect(isClose(row(Gradient(kind: .radial(center: center, radius: 5, focus: center), stops: ramp)), [0.9, 0.7, 0.5, 0.3, 0.1, 0.1, 0.3, 0.5, 0.7, 0.9]))
    // Along the axis the circles from focus 2 end at 0 and 10: t = (2 - x)/2 to the left, (x - 2)/8 to the right.
    let focused = row(Gradient(kind: .radial(center: center, radius: 5, focus: Point(2, 0.5)), stops: ramp))
    let right: [Double] = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5].map { $0 / 8 }
    #expect(isClose(focused, [0.75, 0.25] + right))
}

@Test func focusOutsideOfItsCirclePaintsACone() {
    let kind = Gradient.Kind.radial(center: Point(8, 0.5), radius: 1, focus: Point(2, 0.5))
    let shape = DrawnShape(path: rectanglePath(0, 0, 10, 1), fill: .gradient(Gradient(kind: kind, stops: ramp)))
    let alphas = render([.shape(shape)], width: 10).pixels.map(\.w)
    #expect(alphas[0] == 0 && alphas[1] == 0 && alphas[9] == 1)
}

@Test func gradientsWithoutExtentTakeTheLastColour() {
    for kind in [Gradient.Kind.linear(from: Point(3, 0), to: Point(3, 0)), .radial(center: .zero, radius: 0, focus: .zero)] {
        #expect(row(Gradient(kind: kind, stops: ramp)).allSatisfy { $0 == 1 })
    }
    #expect(row(Gradient(kind: .linear(from: .zero, to: Point(1, 0)), stops: [])).allSatisfy { $0 == 0 })
    #expect(row(Gradient(kind: .linear(from: .zero, to: Point(1, 0)), stops: ramp, transform: .scaling(0, 1))).allSatisfy { $0 == 0 })
}

private func line(_ a: Point, _ b: Point, _ style: StrokeStyle, transform: AffineTransform = .identity) -> DrawnShape {
    var path = Path()
    path.move(to: a)
    path.line(to: b)
    return DrawnShape(path: path, transform: transform, stroke: .color(.black), strokeStyle: style)
}

@Test func strokeCoversItsWidth() {
    let picture = render([.shape(line(Point(0, 2), Point(4, 2), StrokeStyle(width: 2.5)))], width: 4, height: 4)
    #expect(isClose((0..<4).map { Double(picture[1, $0].w) }, [0.25, 1, 1, 0.25]))
}

@Test func strokeIsTransformedWithItsShape() {
    // A vertical line of width 1, stretched four times sideways.
    let shape = line(Point(1, 0), Point(1, 2), StrokeStyle(width: 1), transform: .scaling(4, 1))
    #expect(isClose((0..<8).map { Double(render([.shape(shape)], width: 8)[$0, 0].w) }, [0, 0, 1, 1, 1, 1, 0, 0]))
}

@Test func thinStrokesKeepTheSmallestWidth() {
    let frame = Frame(bounds: .null, operations: [.shape(line(Point(0, 0.5), Point(4, 0.5), StrokeStyle(width: 0.01)))])
    func render(_ width: Double) -> Float {
        Rasterizer.render(frame: frame, width: 4, height: 1, transform: .identity, minimumStrokeWidth: width)[1, 0].w
    }
    #expect(abs(render(0) - 0.01) < 1e-5)
    #expect(render(1) == 1)
}

@Test func aLineThatTurnsBackIsNoDarker() {
    var path = Path()
    path.move(to: Point(1, 2))
    for x in [9.0, 1, 9] { path.line(to: Point(x, 2)) }
    let shape = DrawnShape(path: path, stroke: .color(.black), strokeStyle: StrokeStyle(width: 1))
    let picture = render([.shape(shape)], width: 10, height: 4)
    #expect(isClose((0..<4).map { Double(picture[5, $0].w) }, [0, 0.5, 0.5, 0]))
}

@Test func overlappingSubpathsCoverTheirUnion() {
    // Left half and lower half: three quarters, or a half where their windings cancel in the common quarter.
    let halves = [rectangle(0, 0, 0.5, 1), rectangle(0, 0.5, 1, 0.5)]
    #expect(isClose(coverage(halves, width: 1, height: 1), [0.75]))
    #expect(isClose(coverage([halves[0], halves[1].reversed()], width: 1, height: 1), [0.5]))
    #expect(isClose(coverage(halves, .evenOdd, width: 1, height: 1), [0.5]))
    #expect(isClose(coverage([halves[0], halves[0], halves[0]], width: 1, height: 1), [0.5]))
}

@Test func textIsMarkedInItsBox() {
    let text = DrawnText(lines: [TextLine("Hi")], size: 8, transform: .translation(Point(2, 10)), box: Rect(x: 0, y: -8, width: 10, height: 8), fill: .color(.black))
    let picture = render([.text(text)], width: 20, height: 12)
    #expect(picture[7, 6].w > 0.1 && picture[7, 6].w < 0.5)
    #expect(picture[15, 6].w == 0 && picture[0, 6].w == 0)
}

@Test func bytesAreNotPremultiplied() {
    #expect(Raster(width: 1, height: 1, color: Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)).rgba8 == [255, 128, 0, 128])
    #expect(Raster(width: 1, height: 1).rgba8 == [0, 0, 0, 0])
}
