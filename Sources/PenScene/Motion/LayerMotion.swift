// What happens to a layer's properties over time.

import PenAnimation
import PenGeometry

/// The tracks of those properties that do not keep their value. Points move by component, so that one of them can move
/// alone.
public struct LayerMotion: Sendable {
    public var numbers: [NumberProperty: Track<Double>] = [:]
    public var paints: [PaintProperty: Track<Paint?>] = [:]
    public var path: Track<Path>?
    public var dash: Track<[Double]>?
    public var isHidden: Track<Bool>?
    public var look: Track<LayerLook>?

    public init() {}

    /// When nothing moves any more; infinite where there is no end.
    public var endTime: Double { spans.map(\.endTime).max() ?? 0 }

    var loops: [(start: Double, period: Double)] { spans.flatMap(\.loops) }
    var finiteEnds: [Double] { spans.flatMap(\.finiteEnds) }

    /// When something begins or ends.
    var marks: [Double] { spans.flatMap(\.marks) }

    private var spans: [any TimeSpan] { spans(besides: []) }

    /// All tracks but those of some numbers.
    func spans(besides left: Set<NumberProperty>) -> [any TimeSpan] {
        let single: [(any TimeSpan)?] = [path, dash, isHidden, look]
        return numbers.filter { !left.contains($0.key) }.values.map { $0 } + paints.values.map { $0 } + single.compactMap { $0 }
    }

    /// The layer as its properties are at a time.
    func applied(to layer: Layer, at time: Double) -> Layer {
        var layer = layer
        if let look { layer.look = look.value(at: time) }
        for (property, track) in numbers { layer[keyPath: property.keyPath] = track.value(at: time) }
        for (property, track) in paints { layer.style[keyPath: property.keyPath] = track.value(at: time) }
        if let path { layer.content = .shape(path.value(at: time)) }
        if let dash { layer.style.strokeStyle.dash = dash.value(at: time) }
        if let isHidden { layer.isHidden = isHidden.value(at: time) }
        return layer
    }
}

/// A track, whatever its values are.
protocol TimeSpan {
    var endTime: Double { get }
    var marks: [Double] { get }
    var loops: [(start: Double, period: Double)] { get }
    var finiteEnds: [Double] { get }
}

extension Track: TimeSpan {}

/// A property of a layer that is one number.
public enum NumberProperty: String, Hashable, Sendable, CaseIterable {
    case strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase, opacity
    case positionX, positionY, rotation, scaleX, scaleY, anchorX, anchorY
    case textSize, imageWidth, imageHeight

    /// A table and not a way through cases: key paths are made once.
    public var keyPath: WritableKeyPath<Layer, Double> & Sendable { NumberProperty.keyPaths[self]! }

    private static let keyPaths: [NumberProperty: WritableKeyPath<Layer, Double> & Sendable] = [
        .strokeStart: \.style.strokeStart, .strokeEnd: \.style.strokeEnd, .lineWidth: \.style.strokeStyle.width,
        .miterLimit: \.style.strokeStyle.miterLimit, .lineDashPhase: \.style.strokeStyle.dashPhase, .opacity: \.style.opacity,
        .positionX: \.place.x, .positionY: \.place.y, .rotation: \.rotation, .scaleX: \.scale.x, .scaleY: \.scale.y,
        .anchorX: \.pivot.x, .anchorY: \.pivot.y, .textSize: \.textSize, .imageWidth: \.imageSize.x, .imageHeight: \.imageSize.y,
    ]
}

public enum PaintProperty: String, Hashable, Sendable, CaseIterable {
    case stroke, fill

    public var keyPath: WritableKeyPath<Style, Paint?> & Sendable { self == .stroke ? \.stroke : \.fill }
}

extension Layer {
    /// The position and the anchor where these move, whether they were there before or not.
    fileprivate var place: Point {
        get { position ?? .zero }
        set { position = newValue }
    }

    fileprivate var pivot: Point {
        get { anchor ?? .zero }
        set { anchor = newValue }
    }

    /// Of texts; 0 for other layers, which keep it.
    fileprivate var textSize: Double {
        get { if case .text(let text) = content { text.size } else { 0 } }
        set {
            guard case .text(var text) = content else { return }
            text.size = newValue
            content = .text(text)
        }
    }

    /// Of images; zero for other layers, which keep it.
    fileprivate var imageSize: Point {
        get { if case .image(let image) = content { Point(image.width, image.height) } else { .zero } }
        set {
            guard case .image(var image) = content else { return }
            (image.width, image.height) = (newValue.x, newValue.y)
            content = .image(image)
        }
    }
}
