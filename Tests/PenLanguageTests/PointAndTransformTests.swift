// Points and transforms as scripts compute with them.

import PenGeometry
import Testing

@testable import PenLanguage

struct PointAndTransformTests {
    let call = BuiltinCalls()

    private func transform(_ value: Value) -> AffineTransform { AffineTransform.convert(value) ?? .translation(Point(.nan, .nan)) }
    private func close(_ a: Value, _ x: Double, _ y: Double) -> Bool {
        guard case .point(let p) = a else { return false }
        return p.distance(to: Point(x, y)) < 1e-12
    }

    @Test func measures() throws {
        #expect(same(try call("length", point(3, 4)), 5))
        #expect(same(try call("distance", point(1, 1), point(4, 5)), 5))
        #expect(same(try call("dot", point(1, 2), point(3, 4)), 11))
        #expect(same(try call("cross", point(1, 2), point(3, 4)), -2))
        #expect(same(try call("angle", point(0, 2)), .number(.pi / 2)))
        #expect(same(try call("angle", point(0, 0)), 0))
        #expect(same(try call("length", point(3e300, 4e300)), 5e300))
    }

    @Test func lengthNamesWhatCounts() {
        #expect(call.complaint("length", numbers([1, 2]))?.contains("count") == true)
        #expect(call.complaint("length", "abc")?.contains("count") == true)
        #expect(call.complaint("length", range(1, 2))?.contains("count") == true)
        #expect(call.complaint("length", 5)?.contains("a point or a path") == true)
    }

    @Test func directions() throws {
        #expect(same(try call("polar", 10, .number(.pi / 2)), point(0, 10)))
        #expect(close(try call("polar", 2, .number(.pi / 6)), 3.0.squareRoot(), 1))
        #expect(close(try call("normalized", point(3, 4)), 0.6, 0.8))
        #expect(same(try call("normalized", point(0, 0)), point(0, 0)))
        #expect(same(try call("perpendicular", point(3, 4)), point(-4, 3)))
        #expect(same(try call("midpoint", point(0, 0), point(10, 20)), point(5, 10)))
        #expect(same(try call("lerp", point(0, 0), point(10, 20), 0.1), point(1, 2)))
        #expect(call.complaint("lerp", point(0, 0), 3, 0.5) != nil)
    }

    @Test func transformsMovePoints() throws {
        func moved(_ transform: Value, _ x: Double = 10, _ y: Double = 20) throws -> Value { try call("transformed", point(x, y), transform) }
        #expect(same(try moved(call("rotation", .number(.pi / 2))), point(-20, 10)))
        #expect(close(try moved(call("rotation", .number(.pi), point(5, 0))), 0, -20))
        #expect(same(try moved(call("scaling", 2)), point(20, 40)))
        #expect(same(try moved(call("scaling", 1, -1)), point(10, -20)))
        #expect(same(try moved(call("scaling", 2, .unset, point(10, 0))), point(10, 40)))
        #expect(same(try moved(call("translation", point(5, -5))), point(15, 15)))
        #expect(close(try moved(call("skewing", .number(.pi / 4))), 30, 20))
        #expect(same(try moved(call("identity")), point(10, 20)))
        #expect(same(try call("rotated", point(10, 0), .number(.pi), point(5, 0)), point(0, 0)))
    }

    @Test func transformsCombineAndUndo() throws {
        let turn = try call("rotation", 0.7), shift = try call("translation", point(3, 4))
        let both = try call("then", turn, shift)
        #expect(same(try call("transformed", point(1, 2), both), try call("transformed", call("transformed", point(1, 2), turn), shift)))
        #expect(close(try call("transformed", call("transformed", point(1, 2), both), call("inverse", both)), 1, 2))
        #expect(call.complaint("inverse", try call("scaling", 1, 0))?.contains("cannot be undone") == true)
    }

    @Test func transformsTakePointsAndPaths() throws {
        var path = Path()
        path.move(to: Point(0, 0))
        path.line(to: Point(3, 4))
        let scaled = try call("transformed", .path(PathObject(path)), call("scaling", 2))
        #expect(same(try call("length", scaled), 10))
        #expect(call.complaint("transformed", 5, try call("identity")) != nil)
        #expect(call.complaint("transformed", point(1, 2), 5) != nil)
    }
}
