// What of a layer moves, by name.

import PenAnimation
import PenGeometry

/// A property of a layer that is one number.
public enum NumberProperty: String, Hashable, Sendable, CaseIterable {
    case strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase, opacity
    case positionX, positionY, rotation, scaleX, scaleY, anchorX, anchorY
    case textSize, imageWidth, imageHeight
}

/// Any property of a layer that can be animated.
public enum MovableProperty: Hashable, Sendable {
    case number(NumberProperty)
    case paint(PaintProperty)
    case path, dash, isHidden
}

public enum PaintProperty: String, Hashable, Sendable, CaseIterable {
    case stroke, fill
}

extension Style {
    public subscript(property: PaintProperty) -> Paint? {
        get { property == .stroke ? stroke : fill }
        set { if property == .stroke { stroke = newValue } else { fill = newValue } }
    }
}

extension Layer {
    /// Ways through cases and not key paths: every frame goes them for all that moves.
    public subscript(property: NumberProperty) -> Double {
        get {
            switch property {
            case .strokeStart: style.strokeStart
            case .strokeEnd: style.strokeEnd
            case .lineWidth: style.strokeStyle.width
            case .miterLimit: style.strokeStyle.miterLimit
            case .lineDashPhase: style.strokeStyle.dashPhase
            case .opacity: style.opacity
            case .positionX: place.x
            case .positionY: place.y
            case .rotation: rotation
            case .scaleX: scale.x
            case .scaleY: scale.y
            case .anchorX: pivot.x
            case .anchorY: pivot.y
            case .textSize: textSize
            case .imageWidth: imageSize.x
            case .imageHeight: imageSize.y
            }
        }
        set {
            switch property {
            case .strokeStart: style.strokeStart = newValue
            case .strokeEnd: style.strokeEnd = newValue
            case .lineWidth: style.strokeStyle.width = newValue
            case .miterLimit: style.strokeStyle.miterLimit = newValue
            case .lineDashPhase: style.strokeStyle.dashPhase = newValue
            case .opacity: style.opacity = newValue
            case .positionX: place.x = newValue
            case .positionY: place.y = newValue
            case .rotation: rotation = newValue
            case .scaleX: scale.x = newValue
            case .scaleY: scale.y = newValue
            case .anchorX: pivot.x = newValue
            case .anchorY: pivot.y = newValue
            case .textSize: textSize = newValue
            case .imageWidth: imageSize.x = newValue
            case .imageHeight: imageSize.y = newValue
            }
        }
    }

    /// The position and the anchor where these move, whether they were there before or not.
    private var place: Point {
        get { position ?? .zero }
        set { position = newValue }
    }

    private var pivot: Point {
        get { anchor ?? .zero }
        set { anchor = newValue }
    }

    /// Of texts; 0 for other layers, which keep it.
    private var textSize: Double {
        get { if case .text(let text) = content { text.size } else { 0 } }
        set {
            guard case .text(var text) = content else { return }
            text.size = newValue
            content = .text(text)
        }
    }

    /// Of images; zero for other layers, which keep it.
    private var imageSize: Point {
        get { if case .image(let image) = content { Point(image.width, image.height) } else { .zero } }
        set {
            guard case .image(var image) = content else { return }
            (image.width, image.height) = (newValue.x, newValue.y)
            content = .image(image)
        }
    }
}
