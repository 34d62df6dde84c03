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

    /// Makes the layer's properties what they are at a time.
    func apply(to layer: inout Layer, at time: Double) {
        if let look { layer.look = look.value(at: time) }
        for (property, track) in numbers { layer[property] = track.value(at: time) }
        for (property, track) in paints { layer.style[keyPath: property.keyPath] = track.value(at: time) }
        if let path { layer.content = .shape(path.value(at: time)) }
        if let dash { layer.style.strokeStyle.dash = dash.value(at: time) }
        if let isHidden { layer.isHidden = isHidden.value(at: time) }
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
