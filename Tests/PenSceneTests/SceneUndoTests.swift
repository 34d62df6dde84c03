// Marks and the way back to them.

import PenGeometry
import PenScene
import Testing

@Suite struct SceneUndoTests {
    private let scene = Scene()

    /// Everything that can be read of a scene, as text.
    private func snapshot() -> String {
        func tree(_ id: LayerID) -> String {
            let layer = scene[id]
            let own = "\(id.index):\(layer.name ?? "-") \(layer.rotation) \(layer.isHidden) \(layer.style.opacity)"
            return "(\(own) \(scene.children(of: id).map(tree).joined()))"
        }
        let paper = "\(String(describing: scene.canvas)) \(String(describing: scene.background)) \(scene.title ?? "-") \(scene.description ?? "-")"
        return tree(.root) + "\(scene.layerCount)" + paper
    }

    @Test func everythingIsUndone() {
        let a = scene.add(Layer(content: .group), to: .root), b = scene.add(Layer(content: .group), to: .root)
        scene.setTitle("before")
        let before = snapshot()
        let mark = scene.mark()
        let c = scene.add(Layer(content: .group), to: a)
        scene.update(a) { $0.rotation = 1 }
        scene.update(a) { $0.name = "a" }
        scene.update(c) { $0.isHidden = true }
        scene.bringToFront(a)
        scene.remove(b)
        scene.sendToBack(c)
        scene.setCanvas(Canvas(width: 3, height: 4))
        scene.setBackground(.color(.white))
        scene.setTitle(nil)
        scene.setDescription("d")
        #expect(scene.rollback(to: mark))
        #expect(snapshot() == before)
        #expect(!scene.contains(c))
        #expect(scene.rollback(to: mark))
        #expect(snapshot() == before)
    }

    @Test func marksNest() {
        let outer = scene.mark(), empty = snapshot()
        let a = scene.add(Layer(content: .group), to: .root)
        let middle = scene.mark()
        scene.update(a) { $0.rotation = 2 }
        let inner = scene.mark(), turned = snapshot()
        scene.update(a) { $0.rotation = 3 }
        scene.release(middle)
        scene.rollback(to: inner)
        #expect(snapshot() == turned)
        #expect(!scene.rollback(to: middle))
        #expect(snapshot() == turned)
        scene.rollback(to: outer)
        #expect(snapshot() == empty)
        #expect(!scene.rollback(to: inner))
    }

    @Test func aMarkThatDiedIsNotTakenForALaterOne() {
        let first = scene.mark()
        let lost = scene.mark()
        scene.rollback(to: first)
        let later = scene.mark()
        scene.setTitle("x")
        #expect(!scene.rollback(to: lost))
        #expect(scene.title == "x")
        #expect(scene.rollback(to: later))
        #expect(scene.title == nil)
    }

    @Test func afterTheLastReleaseNothingIsUndone() {
        let mark = scene.mark()
        scene.setTitle("kept")
        scene.release(mark)
        scene.release(mark)
        #expect(!scene.rollback(to: mark))
        #expect(scene.title == "kept")
    }

    /// A model that copies everything is compared with the journal over random histories.
    @Test(arguments: 0..<40) func randomHistories(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func random(_ n: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % n
        }
        func attached() -> [LayerID] { [.root] + (1..<scene.layerCount).map { LayerID(index: Int32($0)) } }
        var marks: [(mark: Scene.Mark, snapshot: String)] = []
        for step in 0..<300 {
            let ids = attached()
            let id = ids[random(ids.count)]
            switch random(12) {
            case 0, 1: scene.add(Layer(content: .group), to: id)
            case 2: scene.update(id) { $0.rotation = Double(step) }
            case 3: scene.update(id) { $0.name = "n\(step)" }
            case 4: scene.bringToFront(id)
            case 5: scene.sendToBack(id)
            case 6: scene.remove(id)
            case 7: scene.setTitle("t\(step)")
            case 8, 9: marks.append((scene.mark(), snapshot()))
            case 10 where !marks.isEmpty: scene.release(marks.remove(at: random(marks.count)).mark)
            case 11 where !marks.isEmpty:
                let index = random(marks.count)
                #expect(scene.rollback(to: marks[index].mark))
                #expect(snapshot() == marks[index].snapshot)
                marks.removeSubrange((index + 1)...)
            default: break
            }
        }
    }
}
