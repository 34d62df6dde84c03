// What is needed to undo changes of a scene.

import PenGeometry

/// The inverses of all changes since the oldest living mark, newest last. A layer is saved once between two marks, so
/// the journal grows with the number of layers that changed and not with the number of changes.
struct SceneJournal {
    enum Change {
        case added
        indirect case layer(LayerID, Layer)
        /// The layer's path was shorter.
        case grew(LayerID, Path.Extent)
        /// Where the layer lay before.
        case moved(LayerID, parent: LayerID?, previous: LayerID?)
        indirect case page(Page)
    }

    private(set) var changes: [Change] = []
    private var marks: [Scene.Mark] = []
    private var serial = 0
    /// Layers from here on are younger than the latest mark: taking them back needs no old value.
    private var firstYoung = 0
    private var saved: Set<LayerID> = []
    private var grown: Set<LayerID> = []

    var isRecording: Bool { !marks.isEmpty }

    mutating func mark(layerCount: Int) -> Scene.Mark {
        serial += 1
        let mark = Scene.Mark(serial: serial, position: changes.count)
        marks.append(mark)
        startEpoch(layerCount: layerCount)
        return mark
    }

    func isAlive(_ mark: Scene.Mark) -> Bool { marks.last { $0.serial <= mark.serial } == mark }

    mutating func release(_ mark: Scene.Mark) {
        guard let index = marks.lastIndex(of: mark) else { return }
        marks.remove(at: index)
        if marks.isEmpty {
            changes.removeAll()
            saved.removeAll()
            grown.removeAll()
        }
    }

    mutating func record(_ change: @autoclosure () -> Change) {
        if isRecording { changes.append(change()) }
    }

    mutating func record(_ id: LayerID, _ old: Layer) {
        guard isRecording, Int(id.index) < firstYoung, saved.insert(id).inserted else { return }
        changes.append(.layer(id, old))
    }

    mutating func record(_ id: LayerID, growingFrom extent: Path.Extent) {
        guard isRecording, Int(id.index) < firstYoung, !saved.contains(id), grown.insert(id).inserted else { return }
        changes.append(.grew(id, extent))
    }

    /// The newest change that is younger than the mark, which is forgotten.
    mutating func popChange(after mark: Scene.Mark) -> Change? {
        changes.count > mark.position ? changes.removeLast() : nil
    }

    /// Marks that were set after `mark` die; it stays alive itself.
    mutating func finishRollback(to mark: Scene.Mark, layerCount: Int) {
        while let last = marks.last, last.serial > mark.serial { marks.removeLast() }
        startEpoch(layerCount: layerCount)
    }

    private mutating func startEpoch(layerCount: Int) {
        firstYoung = layerCount
        saved.removeAll(keepingCapacity: true)
        grown.removeAll(keepingCapacity: true)
    }
}
