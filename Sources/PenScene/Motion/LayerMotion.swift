// What happens to a layer's properties over time.

import PenAnimation
import PenGeometry

/// The tracks of those properties that do not keep their value. Points move by component, so that one of them can move
/// alone.
public struct LayerMotion: Sendable {
    /// Shared until it is changed: a layer is copied for every frame, and its motion is not.
    private final class Tracks: @unchecked Sendable {
        var numbers = PropertyTracks<NumberProperty, Double>()
        var paints = PropertyTracks<PaintProperty, Paint?>()
        var path: Track<Path>?
        var dash: Track<[Double]>?
        var isHidden: Track<Bool>?
        var look: Track<LayerLook>?

        init() {}
        init(_ other: Tracks) {
            (numbers, paints, path, dash, isHidden, look) = (other.numbers, other.paints, other.path, other.dash, other.isHidden, other.look)
        }
    }

    private var tracks = Tracks()

    public init() {}

    private mutating func makeUnique() { if !isKnownUniquelyReferenced(&tracks) { tracks = Tracks(tracks) } }

    public var numbers: PropertyTracks<NumberProperty, Double> {
        _read { yield tracks.numbers }
        _modify { makeUnique(); yield &tracks.numbers }
    }
    public var paints: PropertyTracks<PaintProperty, Paint?> {
        _read { yield tracks.paints }
        _modify { makeUnique(); yield &tracks.paints }
    }
    public var path: Track<Path>? {
        _read { yield tracks.path }
        _modify { makeUnique(); yield &tracks.path }
    }
    public var dash: Track<[Double]>? {
        _read { yield tracks.dash }
        _modify { makeUnique(); yield &tracks.dash }
    }
    public var isHidden: Track<Bool>? {
        _read { yield tracks.isHidden }
        _modify { makeUnique(); yield &tracks.isHidden }
    }
    public var look: Track<LayerLook>? {
        _read { yield tracks.look }
        _modify { makeUnique(); yield &tracks.look }
    }

    /// When nothing moves any more; infinite where there is no end.
    public var endTime: Double { spans.map(\.endTime).max() ?? 0 }

    /// When something begins or ends.
    var marks: [Double] { spans.flatMap(\.marks) }

    private var spans: [any TimeSpan] { spans(besides: []) }

    /// All tracks but those of some numbers.
    func spans(besides left: Set<NumberProperty>) -> [any TimeSpan] {
        let single: [(any TimeSpan)?] = [path, dash, isHidden, look]
        return numbers.tracks(besides: left) + paints.tracks(besides: []) + single.compactMap { $0 }
    }

    /// Makes the layer's properties what they are at a time.
    func apply(to layer: inout Layer, at time: Double) {
        let tracks = tracks
        if let look = tracks.look { layer.look = look.value(at: time) }
        for i in tracks.numbers.properties.indices { layer[tracks.numbers.properties[i]] = tracks.numbers.tracks[i].value(at: time) }
        for i in tracks.paints.properties.indices { layer.style[tracks.paints.properties[i]] = tracks.paints.tracks[i].value(at: time) }
        if let path = tracks.path { layer.content = .shape(path.value(at: time)) }
        if let dash = tracks.dash { layer.style.strokeStyle.dash = dash.value(at: time) }
        if let isHidden = tracks.isHidden { layer.isHidden = isHidden.value(at: time) }
    }
}

/// A track, whatever its values are.
protocol TimeSpan {
    var lastBeginning: Double? { get }
    var endTime: Double { get }
    var marks: [Double] { get }
    var loops: [(start: Double, period: Double)] { get }
    var finiteEnds: [Double] { get }
}

extension Track: TimeSpan {}
