// From the layers of a scene to the operations of a moving picture.

import PenGeometry

/// Walks the tree as `FrameBuilder` does, and leaves nothing out that may be seen at another time.
struct MovingBuilder {
    private struct Level {
        var next: LayerID?
        var transform: AffineTransform
        /// How many operations end with it.
        var ends: Int
    }

    private let scene: Scene
    private let time: Double
    private var operations: [MovingOperation] = []
    private var levels: [Level] = []
    private lazy var groupBounds = scene.groupBounds(under: .root, at: time)

    init(scene: Scene, time: Double) { (self.scene, self.time) = (scene, time) }

    mutating func build(view: AffineTransform) -> [MovingOperation] {
        levels = [Level(next: scene.tree[.root].first, transform: view, ends: 0)]
        while let level = levels.last {
            guard let id = level.next else {
                for _ in 0..<level.ends { operations.append(MovingOperation(content: .end)) }
                levels.removeLast()
                continue
            }
            levels[levels.count - 1].next = scene.tree[id].next
            enter(id, level.transform)
        }
        return operations
    }

    private mutating func enter(_ id: LayerID, _ parent: AffineTransform) {
        let layer = scene[id, at: time], isPlaced = scene[id].movesAsAWhole
        let pivot = pivot(of: id, layer), outer = layer.base.then(parent)
        if isPlaced {
            let placement = MovingOperation.Placement(outer: outer, position: layer.position ?? pivot, rotation: layer.rotation, scale: layer.scale)
            operations.append(MovingOperation(content: .beginPlacement(placement), moves: true))
        }
        let bounds = layer.anchor == nil ? .null : contentBounds(of: id)
        let m = isPlaced ? .translation(-pivot) : layer.transform { bounds }.then(parent)
        if case .group = layer.content { return enterGroup(id, layer, m, clip: nil, isPlaced) }
        if case .clip(let path, let rule) = layer.content {
            return enterGroup(id, layer, m, clip: DrawnGroup.Clip(path: path.transformed(by: m), fillRule: rule), isPlaced)
        }
        add(layer, m, isVisible: isVisible(layer), moves: scene[id].changes)
        if isPlaced { operations.append(MovingOperation(content: .end)) }
    }

    private func isVisible(_ layer: Layer) -> Bool { !layer.isHidden && layer.birth <= time && time < layer.death }

    private mutating func enterGroup(_ id: LayerID, _ layer: Layer, _ m: AffineTransform, clip: DrawnGroup.Clip?, _ isPlaced: Bool) {
        let group = DrawnGroup(opacity: min(layer.style.opacity, 1), blendMode: layer.style.blendMode, clip: clip, name: layer.name, origin: layer.origin)
        operations.append(MovingOperation(content: .beginGroup(group), isVisible: isVisible(layer), moves: scene[id].changes))
        levels.append(Level(next: scene.tree[id].first, transform: m, ends: isPlaced ? 2 : 1))
    }

    private mutating func add(_ layer: Layer, _ m: AffineTransform, isVisible: Bool, moves: Bool) {
        var frame = FrameBuilder(scene: scene, time: time)
        var operation: MovingOperation?
        switch layer.content {
        case .shape(let path): operation = MovingOperation(content: .shape(FrameBuilder.drawn(path, layer, m)))
        case .text(let text):
            var seen = layer
            if seen.style.fill == nil, seen.style.stroke == nil { seen.style.fill = .color(Color(red: 0, green: 0, blue: 0, alpha: 0)) }
            frame.draw(text, seen, m)
            if case .text(let drawn)? = frame.operations.last { operation = MovingOperation(content: .text(drawn)) }
        case .image(let image):
            frame.draw(image, layer, m)
            if case .image(let drawn)? = frame.operations.last { operation = MovingOperation(content: .image(drawn)) }
        case .group, .clip: break
        }
        guard var operation else { return }
        (operation.isVisible, operation.moves) = (isVisible, moves)
        operation.trim = (max(layer.style.strokeStart, 0), min(layer.style.strokeEnd, 1))
        operations.append(operation)
    }

    private mutating func contentBounds(of id: LayerID) -> Rect {
        switch scene[id].content {
        case .group, .clip: groupBounds[id] ?? .null
        case .shape, .text, .image: scene.contentBounds(of: id, at: time)
        }
    }

    private mutating func pivot(of id: LayerID, _ layer: Layer) -> Point {
        layer.anchor.map { contentBounds(of: id).point(atFraction: $0) } ?? .zero
    }
}

extension Layer {
    private static let placing: Set<NumberProperty> = [.positionX, .positionY, .rotation, .scaleX, .scaleY, .anchorX, .anchorY]

    /// Whether its place moves, and all that is in it with it.
    fileprivate var movesAsAWhole: Bool { motion?.numbers.keys.contains(where: Layer.placing.contains) ?? false }

    /// Whether anything else about it is different at another time.
    fileprivate var changes: Bool {
        if birth > 0 || death < .infinity || own?.tracks.contains(where: { !$0.isStill }) ?? false { return true }
        guard let motion else { return false }
        return motion.numbers.keys.contains { !Layer.placing.contains($0) } || !motion.paints.isEmpty || motion.path != nil || motion.dash != nil
            || motion.isHidden != nil || motion.look != nil
    }
}
