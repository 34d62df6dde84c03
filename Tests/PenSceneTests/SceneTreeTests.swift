// The tree of layers.

import PenGeometry
import PenScene
import Testing

@Suite struct SceneTreeTests {
    private let scene = Scene()
    private func group(in parent: LayerID = .root) -> LayerID { scene.add(Layer(content: .group), to: parent) }

    @Test func childrenStandInTheOrderTheyWereAdded() {
        let a = group(), b = group(), c = group(in: a), d = group(in: a)
        #expect(scene.children(of: .root) == [a, b])
        #expect(scene.children(of: a) == [c, d])
        #expect(scene.parent(of: d) == a)
        #expect(scene.parent(of: .root) == nil)
        #expect(!scene.isEmpty)
        #expect(scene.layerCount == 5)
    }

    @Test func frontAndBack() {
        let a = group(), b = group(), c = group()
        scene.bringToFront(a)
        #expect(scene.children(of: .root) == [b, c, a])
        scene.sendToBack(c)
        #expect(scene.children(of: .root) == [c, b, a])
        scene.bringToFront(a)
        scene.sendToBack(c)
        #expect(scene.children(of: .root) == [c, b, a])
        scene.bringToFront(.root)
        scene.sendToBack(.root)
        #expect(scene.children(of: .root) == [c, b, a])
    }

    @Test func aRemovedLayerKeepsItsProperties() {
        let a = group(), b = group(), c = group(), inner = group(in: b)
        scene.update(b) { $0.name = "b" }
        scene.remove(b)
        scene.remove(b)
        scene.remove(.root)
        #expect(scene.children(of: .root) == [a, c])
        #expect(scene[b].name == "b")
        #expect(scene.parent(of: b) == nil)
        #expect(scene.children(of: b) == [inner])
        scene.remove(a)
        scene.remove(c)
        #expect(scene.isEmpty)
    }

    @Test func aHundredThousandSiblingsAreRemovedInAnyOrder() {
        let all = (0..<100_000).map { _ in group() }
        for id in all.reversed() where id.index % 2 == 0 { scene.remove(id) }
        for id in all where id.index % 2 == 1 { scene.sendToBack(id) }
        #expect(scene.children(of: .root) == all.filter { $0.index % 2 == 1 }.reversed())
    }
}
