// What has nothing between two values.

import PenGeometry
import PenScene

/// All about a shape, a text or an image that must be the same for one to become another by degrees.
struct MotionForm: Equatable {
    /// What kind of paint there is. No paint is a colour that is not seen.
    enum PaintForm: Equatable {
        case plain
        case linear(stops: Int)
        /// With the part of its transform that no circle holds.
        case radial(stops: Int, AffineTransform)
    }

    var verbs: [Path.Verb] = []
    var fill = PaintForm.plain, stroke = PaintForm.plain
    /// Of a shape without any segment.
    private(set) var isEmptyPath = false
    private var fillRule = FillRule.nonZero
    private var cap = LineCap.butt, join = LineJoin.miter
    private var dashes = 0
    private var blendMode = BlendMode.normal
    private var transform = AffineTransform.identity
    private var lines: [TextLine] = []
    private var font: String?
    private var alignment = TextAlignment.left
    private var start = Point.zero
    private var isSmooth = true

    var isText: Bool { !lines.isEmpty }

    init() {}

    init(_ shape: DrawnShape) {
        (verbs, isEmptyPath, fill, stroke) = (shape.path.verbs, shape.path.isEmpty, PaintForm(shape.fill), PaintForm(shape.stroke))
        (fillRule, cap, join) = (shape.fillRule, shape.strokeStyle.cap, shape.strokeStyle.join)
        (dashes, blendMode, transform) = (shape.strokeStyle.dash.count, shape.blendMode, shape.transform)
    }

    init(_ text: DrawnText) {
        (fill, stroke, blendMode, transform) = (PaintForm(text.fill), PaintForm(text.stroke), text.blendMode, text.transform)
        (lines, font, alignment, start) = (text.lines, text.font, text.alignment, text.start)
    }

    init(_ image: DrawnImage) { (blendMode, transform, isSmooth) = (image.blendMode, image.transform, image.isSmooth) }
}

extension MotionForm.PaintForm {
    init(_ paint: Paint?) {
        guard case .gradient(let gradient)? = paint else {
            self = .plain
            return
        }
        let folded = gradient.withFoldedTransform
        if case .radial = gradient.kind { self = .radial(stops: gradient.stops.count, folded.transform) } else { self = .linear(stops: gradient.stops.count) }
    }
}

extension Paint {
    /// The paint in the coordinates of an element that a transform takes to the picture.
    func inside(_ m: AffineTransform) -> Paint {
        guard case .gradient(var gradient) = self else { return self }
        gradient.transform = gradient.transform.then(m.inverse ?? .identity)
        return .gradient(gradient)
    }
}

extension Gradient {
    /// The same with as much of its transform as can be in its coordinates: of a linear one all, since it stays one.
    var withFoldedTransform: Gradient {
        guard transform != .identity else { return self }
        guard case .linear(let from, let to) = kind, let inverse = transform.inverse else { return withoutSimilarity }
        // The colour is a linear function of the place; its gradient says where the end lies.
        let way = to - from, g = Point(inverse.a * way.x + inverse.b * way.y, inverse.c * way.x + inverse.d * way.y)
        guard g.dot(g) > 0, way.dot(way) > 0 else { return withoutSimilarity }
        let start = transform.apply(from)
        return Gradient(kind: .linear(from: start, to: start + way.dot(way) / g.dot(g) * g), stops: stops)
    }
}
