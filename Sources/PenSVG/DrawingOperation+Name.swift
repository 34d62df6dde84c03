// What a drawing operation is called.

import PenScene

extension DrawingOperation {
    /// The script's variable that the operation draws.
    var name: String? {
        switch self {
        case .shape(let shape): return shape.name
        case .text(let text): return text.name
        case .image(let image): return image.name
        case .beginGroup(let group): return group.name
        case .endGroup: return nil
        }
    }

    var origin: LayerOrigin? {
        switch self {
        case .shape(let shape): return shape.origin
        case .text(let text): return text.origin
        case .image(let image): return image.origin
        case .beginGroup(let group): return group.origin
        case .endGroup: return nil
        }
    }

    var blendMode: BlendMode {
        switch self {
        case .shape(let shape): return shape.blendMode
        case .text(let text): return text.blendMode
        case .image(let image): return image.blendMode
        case .beginGroup(let group): return group.blendMode
        case .endGroup: return .normal
        }
    }
}
