// Colours and gradients on their way to others.

import PenAnimation
import PenGeometry
import Testing

@testable import PenScene

@Suite struct PaintMotionTests {
    private let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)

    private func linear(_ to: Point, _ stops: (Double, Color)...) -> Paint {
        .gradient(Gradient(kind: .linear(from: .zero, to: to), stops: stops.map { Gradient.Stop(offset: $0.0, color: $0.1) }))
    }

    private func radial(_ center: Point, _ radius: Double, _ stops: (Double, Color)...) -> Paint {
        .gradient(Gradient(kind: .radial(center: center, radius: radius, focus: center), stops: stops.map { Gradient.Stop(offset: $0.0, color: $0.1) }))
    }

    private func way(_ a: Paint?, _ b: Paint?) -> @Sendable (Double) -> Paint? { Paint?.interpolation(from: a, to: b) }

    /// By component, not premultiplied: half way from opaque red to transparent blue.
    @Test func colours() {
        let clear = Color(red: 0, green: 0, blue: 1, alpha: 0)
        #expect(way(.color(red), .color(clear))(0.5) == .color(Color(red: 0.5, green: 0, blue: 0.5, alpha: 0.5)))
        #expect(way(nil, .color(red))(0.25) == .color(Color(red: 1, green: 0, blue: 0, alpha: 0.25)))
        #expect(way(.color(red), nil)(1) == nil && way(nil, .color(red))(0) == nil)
    }

    @Test func gradientsMoveByTheirPointsStopsAndColours() {
        let middle = way(linear(Point(10, 0), (0, red), (0.5, blue)), linear(Point(0, 20), (0.5, blue), (1, red)))(0.5)
        let mixed = Color(red: 0.5, green: 0, blue: 0.5)
        #expect(middle == linear(Point(5, 10), (0.25, mixed), (0.75, mixed)))
        let round = way(radial(.zero, 10, (0, red), (1, blue)), radial(Point(10, 0), 30, (0, red), (1, blue)))(0.5)
        #expect(round == radial(Point(5, 0), 20, (0, red), (1, blue)))
    }

    /// At both ends the gradients are those that were given, with as many stops as they have.
    @Test func gradientsOfUnlikeStops() {
        let two = linear(Point(10, 0), (0, red), (1, blue)), three = linear(Point(10, 0), (0, red), (0.5, blue), (1, red)), way = way(two, three)
        #expect(way(0) == two && way(1) == three)
        guard case .gradient(let middle)? = way(0.5) else { return #expect(Bool(false)) }
        #expect(middle.stops.count == 3 && middle.stops.map(\.offset) == middle.stops.map(\.offset).sorted())
    }

    /// A colour is a gradient of one colour; none is what comes without opacity.
    @Test func coloursGradientsAndNone() {
        let gradient = linear(Point(10, 0), (0, red), (1, blue))
        let half = way(.color(red), gradient)(0.5)
        #expect(half == linear(Point(10, 0), (0, red), (1, Color(red: 0.5, green: 0, blue: 0.5))))
        #expect(way(.color(red), gradient)(0) == .color(red) && way(gradient, .color(red))(1) == .color(red))
        func clear(_ color: Color, _ alpha: Double) -> Color { Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha) }
        #expect(way(nil, gradient)(0.25) == linear(Point(10, 0), (0, clear(red, 0.25)), (1, clear(blue, 0.25))))
        #expect(way(nil, gradient)(0) == nil && way(gradient, nil)(1) == nil && way(gradient, nil)(0) == gradient)
    }

    @Test func unlikeKindsChangeAtTheEnd() {
        let a = linear(Point(10, 0), (0, red), (1, blue)), b = radial(.zero, 10, (0, red), (1, blue)), way = way(a, b)
        #expect(way(0.999) == a && way(1) == b)
    }
}
