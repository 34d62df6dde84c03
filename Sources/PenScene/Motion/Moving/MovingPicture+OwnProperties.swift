// Shapes with properties of their own, for other values than those that they have at a time.

import PenGeometry

extension MovingPicture {
    /// The properties that an element declares; nil where it declares none, or is no shape.
    public func own(of element: MovingElement) -> OwnProperties? {
        guard element.kind == .content, case .shape = scene[element.layer].content else { return nil }
        return scene[element.layer].own
    }

    /// The script's variable.
    public func name(of element: MovingElement) -> String? { scene[element.layer].name }

    /// How an element looks at a time if its own properties have these values then.
    /// - Throws: an error of the script.
    public func look(of element: MovingElement, at time: Double, with values: [PropertyValue]) throws -> MovingLook {
        look(of: element, try scene.layer(element.layer, at: time, with: values), at: time)
    }

    /// From the coordinates in which the script draws an element to those of what the element lies in.
    public func coordinates(of element: MovingElement) -> AffineTransform {
        transform(of: element, scene[element.layer, at: posterTime], at: posterTime)
    }

    /// Whether an element is there and not hidden.
    public func isPresent(_ element: MovingElement, at time: Double) -> Bool {
        let layer = scene[element.layer]
        return !(layer.motion?.isHidden?.value(at: time) ?? layer.isHidden) && layer.birth <= time && time < layer.death
    }

    /// Whether an element is blended with what lies below at any time.
    public func isEverBlended(_ element: MovingElement) -> Bool {
        guard [.content, .group].contains(element.kind) else { return false }
        let layer = scene[element.layer], look = layer.motion?.look
        return layer.style.blendMode != .normal || look?.marks.contains { look?.value(at: $0).blendMode != .normal } ?? false
    }

    /// Whether everything that an element is drawn with is the same at two times.
    /// - Parameter property: the index of an own one that does not count.
    public func isSame(_ element: MovingElement, at first: Double, and second: Double, besides property: Int) -> Bool {
        let layer = scene[element.layer]
        let isOwnSame = layer.own?.tracks.indices.allSatisfy { i in
            i == property || layer.own?.tracks[i].value(at: first) == layer.own?.tracks[i].value(at: second)
        }
        return isOwnSame ?? true && layer.motion?.isSame(at: first, and: second, besides: element.isPlaced ? LayerMotion.placing : []) ?? true
    }
}

extension LayerMotion {
    /// What elements around the content place.
    static let placing: Set<NumberProperty> = [.positionX, .positionY, .rotation, .scaleX, .scaleY, .anchorX, .anchorY]

    fileprivate func isSame(at first: Double, and second: Double, besides left: Set<NumberProperty>) -> Bool {
        numbers.tracks(besides: left).allSatisfy { $0.value(at: first) == $0.value(at: second) }
            && paints.tracks(besides: []).allSatisfy { $0.value(at: first) == $0.value(at: second) }
            && path.map { $0.value(at: first) == $0.value(at: second) } ?? true && dash.map { $0.value(at: first) == $0.value(at: second) } ?? true
            && look.map { $0.value(at: first) == $0.value(at: second) } ?? true
    }
}
