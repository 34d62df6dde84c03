// From the layers of a scene to the elements of a moving picture.

import PenGeometry

/// Walks the tree, and leaves nothing out that may be seen at another time.
struct MovingBuilder {
    private struct Level {
        var next: LayerID?
        /// To the coordinates of the nearest element that places.
        var transform: AffineTransform
        /// How many elements end with it.
        var ends: Int
    }

    private let scene: Scene
    private let posterTime, showTime: Double
    private var elements: [MovingElement] = []
    private var levels: [Level] = []

    init(scene: Scene, posterTime: Double) { (self.scene, self.posterTime, showTime) = (scene, posterTime, scene.showTime) }

    mutating func build(view: AffineTransform) -> [MovingElement] {
        if let span = MotionSpan(scene[.root].spans(besides: [])) { elements.append(MovingElement(.background, .root, span: span)) }
        levels = [Level(next: scene.tree[.root].first, transform: view, ends: 0)]
        while let level = levels.last {
            guard let id = level.next else {
                end(level.ends)
                levels.removeLast()
                continue
            }
            levels[levels.count - 1].next = scene.tree[id].next
            enter(id, level.transform)
        }
        return elements
    }

    private mutating func end(_ count: Int) { for _ in 0..<count { elements.append(MovingElement(.end, .root)) } }

    private mutating func enter(_ id: LayerID, _ parent: AffineTransform) {
        let layer = scene[id], before = elements.count
        let placement = LayerPlacement(scene, id, posterTime, until: showTime)
        if let placement { add(placement, layer, parent) }
        let span = MotionSpan(layer.spans(besides: placement?.properties ?? []), steps: [layer.birth, layer.death])
        let inner = placement?.content ?? parent
        switch layer.content {
        case .shape, .text, .image:
            elements.append(MovingElement(.content, id, span: span, transform: inner, isPlaced: placement != nil, sizes: placement?.sizes))
            end(elements.count - before - 1)
        case .group, .clip:
            let m = placement == nil ? layer.transform { scene.contentBounds(of: id, at: 0) }.then(parent) : inner
            elements.append(MovingElement(.group, id, span: span, transform: m))
            levels.append(Level(next: scene.tree[id].first, transform: m, ends: elements.count - before))
        }
    }

    private mutating func add(_ placement: LayerPlacement, _ layer: Layer, _ parent: AffineTransform) {
        let outer = placement.still.then(layer.base).then(parent)
        if outer != .identity { elements.append(MovingElement(.matrix, placement.id, transform: outer)) }
        for (kind, span) in placement.spans {
            elements.append(MovingElement(kind, placement.id, span: span, isPlaced: true, mergesPivot: placement.mergesPivot, sizes: placement.sizes))
        }
    }
}
