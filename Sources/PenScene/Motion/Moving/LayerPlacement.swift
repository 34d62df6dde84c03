// How the place of a layer moves.

import PenGeometry

/// Which of position, rotation, scale and pivot of a layer move, and what stands still around and inside of them.
struct LayerPlacement {
    let id: LayerID
    /// In the order in which they contain each other.
    let spans: [(kind: MovingElement.Kind, span: MotionSpan?)]
    /// The position, where it does not move.
    let still: AffineTransform
    /// What is left for the content.
    let content: AffineTransform
    let mergesPivot: Bool
    /// The size at which a text or an image is drawn, where its size moves.
    let sizes: Point?

    /// Those numbers of which it takes care.
    var properties: Set<NumberProperty> { sizes == nil ? NumberProperty.placing.subtracting([.textSize, .imageWidth, .imageHeight]) : NumberProperty.placing }

    /// - Parameters:
    ///   - posterTime: at which the size is that at which it is drawn.
    ///   - end: of the first cycle of all that moves.
    /// - Returns: nil where the layer's place does not move, or is better drawn into its path.
    init?(_ scene: Scene, _ id: LayerID, _ posterTime: Double, until end: Double) {
        let layer = scene[id]
        let resizes = layer.resizes
        let place = layer.span(of: [.positionX, .positionY]), turn = layer.span(of: [.rotation])
        let stretch = layer.span(of: [.scaleX, .scaleY] + (resizes ? [.textSize, .imageWidth, .imageHeight] : []))
        let pivot = LayerPlacement.pivotSpan(scene, id, layer)
        guard place != nil || turn != nil || stretch != nil || pivot != nil, !layer.movesItsBase(until: end) else { return nil }
        self.id = id
        sizes = resizes ? scene[id, at: posterTime].size.reference(layer.size) : nil
        var model = layer
        if let sizes { model.size = sizes }
        let turns = turn != nil || layer.rotation != 0, stretches = stretch != nil || layer.scale != Point(1, 1)
        let point = scene.pivot(of: id, model, at: 0)
        mergesPivot = !turns && !stretches
        let follows = place != nil || (pivot != nil && (layer.position == nil || mergesPivot))
        var spans: [(MovingElement.Kind, MotionSpan?)] = []
        if follows { spans.append((.place, layer.span(of: [.positionX, .positionY], and: mergesPivot || layer.position == nil ? LayerPlacement.pivotTracks(scene, id, layer) : []))) }
        if turns { spans.append((.turn, turn)) }
        if stretches { spans.append((.stretch, stretch)) }
        if pivot != nil, !mergesPivot { spans.append((.pivot, pivot)) }
        self.spans = spans
        still = follows ? .identity : .translation(layer.position ?? point)
        content = pivot != nil || (mergesPivot && follows) ? .identity : .translation(.zero - point)
    }

    private static func pivotSpan(_ scene: Scene, _ id: LayerID, _ layer: Layer) -> MotionSpan? {
        // Without position, rotation and scale nothing stands by its anchor.
        guard layer.position != nil || layer.motion?.numbers.properties.contains(where: NumberProperty.placing.contains) ?? false || layer.rotation != 0 || layer.scale != Point(1, 1) else { return nil }
        return MotionSpan(pivotTracks(scene, id, layer))
    }

    /// Whatever moves the point of a layer to which its anchor refers.
    private static func pivotTracks(_ scene: Scene, _ id: LayerID, _ layer: Layer) -> [any TimeSpan] {
        let anchors = layer.spans(of: [.anchorX, .anchorY])
        guard layer.anchor != nil || !anchors.isEmpty else { return [] }
        switch layer.content {
        case .shape: return anchors + layer.formSpans
        case .text, .image: return anchors + (layer.motion?.look.map { [$0] } ?? [])
        case .group, .clip:
            return anchors + scene.tree.subtree(of: id).dropFirst().flatMap { scene[$0].spans(besides: [.strokeStart, .strokeEnd, .opacity]) }
        }
    }
}

extension NumberProperty {
    /// Those that move a layer as a whole, and all that is in it with it.
    static let placing: Set<NumberProperty> = [.positionX, .positionY, .rotation, .scaleX, .scaleY, .anchorX, .anchorY, .textSize, .imageWidth, .imageHeight]
}

extension Layer {
    /// The tracks of some of its numbers.
    func spans(of properties: [NumberProperty]) -> [any TimeSpan] { properties.compactMap { motion?.numbers[$0] } }

    func span(of properties: [NumberProperty], and others: [any TimeSpan] = []) -> MotionSpan? { MotionSpan(spans(of: properties) + others) }

    /// All tracks but those of some numbers.
    func spans(besides numbers: Set<NumberProperty>) -> [any TimeSpan] {
        let own: [any TimeSpan] = self.own?.tracks.filter { !$0.isStill } ?? []
        return own + (motion?.spans(besides: numbers) ?? [])
    }

    /// Those that change the outline.
    fileprivate var formSpans: [any TimeSpan] { (own?.tracks.filter { !$0.isStill } ?? []) + (motion?.path.map { [$0] } ?? []) }

    /// Whether it is a text or an image whose size moves. Lines of a given width stay broken as they are.
    fileprivate var resizes: Bool {
        switch content {
        case .text: motion?.numbers[.textSize] != nil
        case .image: motion?.numbers[.imageWidth] != nil || motion?.numbers[.imageHeight] != nil
        case .shape, .group, .clip: false
        }
    }

    /// Whether the block of a shape with properties of its own changes coordinates by them: then the path moves in them.
    fileprivate func movesItsBase(until end: Double) -> Bool {
        guard let own, own.tracks.contains(where: { !$0.isStill }) else { return false }
        return (0...16).contains { i in (try? own.applied(to: self, at: end * Double(i) / 16).base) != base }
    }

    /// Of texts and images, in user units.
    var size: Point {
        get {
            switch content {
            case .text(let text): Point(text.size, text.size)
            case .image(let image): Point(image.width, image.height)
            case .shape, .group, .clip: Point(1, 1)
            }
        }
        set {
            switch content {
            case .text(var text):
                text.size = newValue.y
                content = .text(text)
            case .image(var image):
                (image.width, image.height) = (newValue.x, newValue.y)
                content = .image(image)
            case .shape, .group, .clip: break
            }
        }
    }
}

extension Point {
    /// A size that something can be drawn at.
    fileprivate func reference(_ other: Point) -> Point {
        Point(x > 0 ? x : other.x > 0 ? other.x : 1, y > 0 ? y : other.y > 0 ? other.y : 1)
    }
}
