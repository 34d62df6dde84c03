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
        // Optional chains and unsafe buffers look at the tracks where they are: copying one counts its references.
        if let look = tracks.look?.value(at: time) { layer.look = look }
        tracks.numbers.forEachValue(at: time) { layer[$0] = $1 }
        tracks.paints.forEachValue(at: time) { layer.style[$0] = $1 }
        if let path = tracks.path?.value(at: time) { layer.content = .shape(path) }
        if let dash = tracks.dash?.value(at: time) { layer.style.strokeStyle.dash = dash }
        if let isHidden = tracks.isHidden?.value(at: time) { layer.isHidden = isHidden }
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
