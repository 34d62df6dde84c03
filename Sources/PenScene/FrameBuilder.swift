// From the layers of a scene to the operations of a frame.

import PenGeometry
import Synchronization

/// Walks the tree back to front with a stack of its own: a drawing may be nested deeper than the machine's stack.
struct FrameBuilder {
    /// A group that is being walked.
    private struct Level {
        var next: LayerID?
        /// From the group's coordinates to the picture's.
        var transform: AffineTransform
        /// Whether operations of its own stand around it.
        var isDrawnAsGroup: Bool
    }

    let scene: Scene
    let time: Double
    var operations: [DrawingOperation] = []
    private var levels: [Level] = []
    /// Groups in which a layer is blended with what lies below: the blending must end at the group.
    private var blendingGroups: Set<LayerID> = []
    private lazy var groupBounds = scene.groupBounds(under: .root, at: time)

    init(scene: Scene, time: Double) { (self.scene, self.time) = (scene, time) }

    /// The operations that draw all layers that are there at the time.
    /// - Parameter view: from the scene's coordinates to the picture's.
    mutating func build(view: AffineTransform) -> [DrawingOperation] {
        findBlendingGroups()
        operations.reserveCapacity(scene.layers.count)
        enter(.root, view)
        while let level = levels.last, !Patience.isOver.load(ordering: .relaxed) {
            guard let id = level.next else {
                leave()
                continue
            }
            levels[levels.count - 1].next = scene.tree[id].next
            enter(id, level.transform)
        }
        return operations
    }

    private mutating func findBlendingGroups() {
        for id in scene.tree.subtree(of: .root) where scene.mayBlend(id) {
            let layer = scene[id, at: time]
            if layer.style.blendMode != .normal, isVisible(layer), let parent = scene.tree[id].parent { blendingGroups.insert(parent) }
        }
    }

    private func isVisible(_ layer: Layer) -> Bool {
        !layer.isHidden && layer.birth <= time && time < layer.death && layer.style.opacity > 0
    }

    private mutating func enter(_ id: LayerID, _ parent: AffineTransform) {
        let layer = scene[id, at: time]
        guard isVisible(layer) else { return }
        let m = transform(of: id, layer).then(parent)
        guard m.determinant != 0 else { return }
        switch layer.content {
        case .shape(let path): draw(path, layer, m)
        case .text(let text): draw(text, layer, m)
        case .image(let image): draw(image, layer, m)
        case .group: enterGroup(id, layer, m, clip: nil)
        case .clip(let path, let rule):
            if !path.isEmpty { enterGroup(id, layer, m, clip: DrawnGroup.Clip(path: path.transformed(by: m), fillRule: rule)) }
        }
    }

    private mutating func transform(of id: LayerID, _ layer: Layer) -> AffineTransform {
        switch layer.content {
        case .shape, .text, .image: return layer.transform { [time] in scene.contentBounds(of: id, layer, at: time) }
        case .group, .clip:
            guard layer.anchor != nil else { return layer.transform { .null } }
            let bounds = groupBounds[id] ?? .null
            return layer.transform { bounds }
        }
    }

    private mutating func enterGroup(_ id: LayerID, _ layer: Layer, _ m: AffineTransform, clip: DrawnGroup.Clip?) {
        let group = DrawnGroup(opacity: min(layer.style.opacity, 1), blendMode: layer.style.blendMode, clip: clip, name: layer.name, origin: layer.origin)
        let isNeeded = group.opacity < 1 || group.blendMode != .normal || clip != nil || group.name != nil
            || (id != .root && blendingGroups.contains(id))
        if isNeeded { operations.append(.beginGroup(group)) }
        levels.append(Level(next: scene.tree[id].first, transform: m, isDrawnAsGroup: isNeeded))
    }

    /// Ends the innermost group; one in which nothing was drawn leaves nothing.
    private mutating func leave() {
        guard levels.removeLast().isDrawnAsGroup else { return }
        if case .beginGroup? = operations.last { operations.removeLast() } else { operations.append(.endGroup) }
    }
}

extension Scene {
    /// Whether a layer may be blended with what lies below at any time.
    fileprivate func mayBlend(_ id: LayerID) -> Bool {
        layers[Int(id.index)].style.blendMode != .normal || layers[Int(id.index)].motion?.changesLook == true || layers[Int(id.index)].own != nil
    }
}
