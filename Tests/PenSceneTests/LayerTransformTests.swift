// Where layers stand and turn.

import PenAnimation
import PenGeometry
import PenScene
import Testing

@Suite struct LayerTransformTests {
    private let scene = Scene()

    private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
        var path = Path()
        path.move(to: Point(x, y))
        path.line(to: Point(x + width, y))
        path.line(to: Point(x + width, y + height))
        path.line(to: Point(x, y + height))
        path.close()
        return path
    }

    private func add(_ content: Layer.Content, to parent: LayerID = .root, _ change: (inout Layer) -> Void = { _ in }) -> LayerID {
        var layer = Layer(content: content)
        change(&layer)
        return scene.add(layer, to: parent)
    }

    private func expectClose(_ a: Rect, _ b: Rect, _ place: SourceLocation = #_sourceLocation) {
        let worst = max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY))
        #expect(worst < 1e-9, "\(a) is not \(b)", sourceLocation: place)
    }

    @Test func aLayerStaysWhereItIsUntilItHasAPosition() {
        let id = add(.shape(box(10, 20, 40, 20))) { $0.anchor = Point(0.5, 0.5) }
        #expect(scene.worldTransform(of: id) == .identity)
        expectClose(scene.bounds(of: id), Rect(x: 10, y: 20, width: 40, height: 20))
    }

    @Test func rotationAndScaleGoAboutTheAnchor() {
        let id = add(.shape(box(10, 20, 40, 20))) { ($0.anchor, $0.rotation) = (Point(0.5, 0.5), .pi / 2) }
        expectClose(scene.bounds(of: id), Rect(x: 20, y: 10, width: 20, height: 40))
        scene.update(id) { ($0.rotation, $0.scale) = (0, Point(2, 3)) }
        expectClose(scene.bounds(of: id), Rect(x: -10, y: 0, width: 80, height: 60))
        scene.update(id) { $0.anchor = nil }
        expectClose(scene.bounds(of: id), Rect(x: 20, y: 60, width: 80, height: 60))
    }

    @Test func thePositionIsWhereTheAnchorStands() {
        let id = add(.shape(box(10, 20, 40, 20))) { ($0.anchor, $0.position, $0.rotation) = (Point(1, 0), Point(100, 100), .pi) }
        // The upper right corner (50, 20) goes to (100, 100), and the rest lies to the right of it and above.
        expectClose(scene.bounds(of: id), Rect(x: 100, y: 80, width: 40, height: 20))
    }

    @Test func theCoordinateSystemLiesOutside() {
        let id = add(.shape(box(0, 0, 1, 1))) { ($0.base, $0.position) = (.scaling(10, 10), Point(2, 3)) }
        expectClose(scene.bounds(of: id), Rect(x: 20, y: 30, width: 10, height: 10))
    }

    @Test func groupsHoldTheBoundsOfTheirChildren() {
        let outer = add(.group) { $0.position = Point(1000, 0) }
        let inner = add(.group, to: outer) { ($0.anchor, $0.scale) = (Point(0, 0), Point(2, 2)) }
        _ = add(.shape(box(10, 10, 10, 10)), to: inner)
        let hidden = add(.shape(box(30, 10, 10, 20)), to: inner) { $0.isHidden = true }
        expectClose(scene.bounds(of: inner), Rect(x: 10, y: 10, width: 60, height: 40))
        expectClose(scene.bounds(of: outer), Rect(x: 1010, y: 10, width: 60, height: 40))
        #expect(scene.worldTransform(of: hidden).apply(Point(10, 10)) == Point(1010, 10))
        #expect(scene.bounds(of: add(.group)).isNull)
    }

    @Test func clipsCutBounds() {
        let clip = add(.clip(box(0, 0, 15, 100), .nonZero))
        _ = add(.shape(box(10, 10, 10, 10)), to: clip)
        expectClose(scene.bounds(of: clip), Rect(x: 10, y: 10, width: 5, height: 10))
    }

    /// Each level asks for the bounds below it: a naive walk would take 2^60 steps.
    @Test func anchorsNestDeeply() {
        var parent = LayerID.root
        for _ in 0..<60 { parent = add(.group, to: parent) { ($0.anchor, $0.rotation) = (Point(0.5, 0.5), .pi / 2) } }
        let leaf = add(.shape(box(0, 0, 40, 20)), to: parent)
        #expect(scene.frame().operations.count == 1)
        expectClose(scene.bounds(of: scene.children(of: .root)[0]), Rect(x: 0, y: 0, width: 40, height: 20))
        #expect(scene.worldTransform(of: leaf).isFinite)
    }

    @Test func groupsNestDeeperThanTheStack() {
        var parent = LayerID.root
        for _ in 0..<200_000 { parent = add(.group, to: parent) }
        _ = add(.shape(box(0, 0, 1, 1)), to: parent)
        #expect(scene.frame().operations.count == 1)
        expectClose(scene.bounds(of: .root), Rect(x: 0, y: 0, width: 1, height: 1))
    }

    /// Core Animation turns what goes along a path inside of the layer's own scale: in pen a layer that turns in one that is
    /// scaled. Its matrices, as rows of row vectors.
    @Test(arguments: [(PathMotion.Rotation.auto, [0, 3, -2, 0]), (.reverse, [0, -3, 2, 0])]) func turnsInsideOfScales(rotation: PathMotion.Rotation, rows: [Double]) throws {
        let motion = try #require(try PathMotion(along: Path.parse(svg: "M0 0 L0 100").path, rotation: rotation))
        let group = add(.group) { $0.scale = Point(2, 3) }
        let id = add(.shape(box(0, 0, 1, 1)), to: group) { layer in
            var animation = PropertyAnimation<Double>(MediaTiming(duration: 1)) { motion.angle(at: $0) }
            animation.timing.fill = .forwards
            layer.moving.numbers[.rotation, first: 0].add(animation)
        }
        let m = scene.worldTransform(of: id, at: 0.5)
        #expect(zip([m.a, m.b, m.c, m.d], rows).allSatisfy { abs($0 - $1) < 1e-9 })
    }
}
