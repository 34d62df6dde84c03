// A scene that moves, as elements that are there from the beginning to the end.

import PenGeometry

/// What a renderer needs that writes motion down: what there is, back to front, and how each of it looks at each time. In
/// frames things come and go; here they are only seen or not.
public struct MovingPicture {
    let scene: Scene
    private let scale: AffineTransform
    public let bounds: Rect
    /// The time of the picture for viewers in which nothing moves.
    public let posterTime: Double
    /// Each that begins something has its `end`.
    public let elements: [MovingElement]

    /// - Parameters:
    ///   - bounds: what the picture shows.
    ///   - posterTime: seconds from the start.
    public init(_ scene: Scene, bounds: Rect, posterTime: Double) { self.init(scene, bounds: bounds, posterTime: posterTime, scale: 1) }

    private init(_ scene: Scene, bounds: Rect, posterTime: Double, scale: Double) {
        (self.scene, self.posterTime, self.scale) = (scene, posterTime, .scaling(scale, scale))
        self.bounds = bounds.transformed(by: self.scale)
        var builder = MovingBuilder(scene: scene, posterTime: posterTime)
        elements = builder.build(view: (scene.canvas?.view ?? .identity).then(self.scale))
    }

    /// The same in other units.
    public func scaled(by k: Double) -> MovingPicture { MovingPicture(scene, bounds: bounds, posterTime: posterTime, scale: k) }

    /// Where it does not move; otherwise it is an element.
    public var background: Paint? { elements.first?.kind == .background ? nil : scene.background?.resolved(by: scale) }
    public var title: String? { scene.title }
    public var description: String? { scene.description }

    /// How an element looks at a time, in seconds from the start.
    public func look(of element: MovingElement, at time: Double) -> MovingLook { look(of: element, scene[element.layer, at: time], at: time) }

    /// - Parameter layer: as it is at that time.
    func look(of element: MovingElement, _ layer: Layer, at time: Double) -> MovingLook {
        var layer = layer
        let isVisible = !layer.isHidden && layer.birth <= time && time < layer.death
        let size = element.sizes.map { layer.size / $0 } ?? Point(1, 1)
        if let reference = element.sizes { layer.size = reference }
        func pivot() -> Point { scene.pivot(of: element.layer, layer, at: time) }
        switch element.kind {
        case .place:
            let place = layer.position ?? pivot()
            return MovingLook(.numbers((element.mergesPivot ? place - pivot() : place).components))
        case .turn: return MovingLook(.numbers([layer.rotation]))
        case .stretch: return MovingLook(.numbers([layer.scale.x * size.x, layer.scale.y * size.y]))
        case .pivot: return MovingLook(.numbers((.zero - pivot()).components))
        case .group: return MovingLook(.group(layer.drawnGroup(element.transform)), isVisible: isVisible)
        case .content:
            // Lines keep their width where a text grows.
            layer.style.strokeStyle.width /= max(size.y, .leastNormalMagnitude)
            guard let content = content(of: element, layer, at: time) else { return MovingLook(.nothing, isVisible: false) }
            return MovingLook(content, isVisible: isVisible)
        case .background:
            return MovingLook(.shape(DrawnShape(path: .rect(bounds), fill: layer.style.fill?.resolved(by: scale)), trim: (0, 1)))
        case .matrix, .end: return MovingLook(.nothing)
        }
    }

    /// What draws an element that never changes; nil where it is not seen.
    public func still(_ element: MovingElement) -> DrawingOperation? {
        let layer = scene[element.layer, at: posterTime]
        guard !layer.isHidden, case .shape(let path) = layer.content else { return look(of: element, at: posterTime).operation }
        var builder = FrameBuilder(scene: scene, time: posterTime)
        builder.draw(path, layer, transform(of: element, layer, at: posterTime))
        return builder.operations.last
    }

    func transform(of element: MovingElement, _ layer: Layer, at time: Double) -> AffineTransform {
        element.isPlaced ? element.transform : layer.transform { scene.contentBounds(of: element.layer, layer, at: time) }.then(element.transform)
    }

    private func content(of element: MovingElement, _ layer: Layer, at time: Double) -> MovingLook.Content? {
        let m = transform(of: element, layer, at: time)
        var builder = FrameBuilder(scene: scene, time: time)
        switch layer.content {
        case .shape(let path): return .shape(FrameBuilder.drawn(path, layer, m), trim: (max(layer.style.strokeStart, 0), min(layer.style.strokeEnd, 1)))
        case .text(let text): builder.draw(text, layer.painted, m)
        case .image(let image): builder.draw(image, layer, m)
        case .group, .clip: return nil
        }
        switch builder.operations.last {
        case .text(let text): return .text(text)
        case .image(let image): return .image(image)
        default: return nil
        }
    }

    /// How far from the point about which an element turns or stretches its content reaches, in user units.
    public func reach(of element: MovingElement) -> Double {
        guard let span = element.span else { return 0 }
        let times = Set(span.marks.prefix(MovingPicture.reachSamples) + (0...MovingPicture.reachSamples).map { span.end * Double($0) / Double(MovingPicture.reachSamples) })
        return times.reduce(0) { farthest, time in
            var layer = scene[element.layer, at: time]
            let growth = element.kind == .turn ? max(abs(layer.scale.x), abs(layer.scale.y)) : 1
            if let reference = element.sizes { layer.size = reference }
            let box = scene.contentBounds(of: element.layer, layer, at: time), pivot = scene.pivot(of: element.layer, layer, at: time)
            guard !box.isNull else { return farthest }
            let corner = Point(max(abs(box.minX - pivot.x), abs(box.maxX - pivot.x)), max(abs(box.minY - pivot.y), abs(box.maxY - pivot.y)))
            return max(farthest, corner.length * growth)
        }
    }

    private static let reachSamples = 8
}

extension Layer {
    fileprivate func drawnGroup(_ m: AffineTransform) -> DrawnGroup {
        var group = DrawnGroup(opacity: min(max(style.opacity, 0), 1), blendMode: style.blendMode, name: name, origin: origin)
        if case .clip(let path, let rule) = content { group.clip = DrawnGroup.Clip(path: path.transformed(by: m), fillRule: rule) }
        return group
    }

    /// With a paint, so that something is drawn that may be seen at another time.
    fileprivate var painted: Layer {
        guard style.fill == nil, style.stroke == nil else { return self }
        var layer = self
        layer.style.fill = .color(Color(red: 0, green: 0, blue: 0, alpha: 0))
        return layer
    }
}

extension Point {
    fileprivate static func / (size: Point, reference: Point) -> Point { Point(size.x / reference.x, size.y / reference.y) }
}
