// What drawing operations have of their layers.

extension DrawingOperation {
    /// The script's variable that the operation draws.
    public var name: String? {
        switch self {
        case .shape(let shape): return shape.name
        case .text(let text): return text.name
        case .image(let image): return image.name
        case .beginGroup(let group): return group.name
        case .endGroup: return nil
        }
    }

    /// Where the layer was made.
    public var origin: LayerOrigin? {
        switch self {
        case .shape(let shape): return shape.origin
        case .text(let text): return text.origin
        case .image(let image): return image.origin
        case .beginGroup(let group): return group.origin
        case .endGroup: return nil
        }
    }

    public var blendMode: BlendMode {
        switch self {
        case .shape(let shape): return shape.blendMode
        case .text(let text): return text.blendMode
        case .image(let image): return image.blendMode
        case .beginGroup(let group): return group.blendMode
        case .endGroup: return .normal
        }
    }
}
