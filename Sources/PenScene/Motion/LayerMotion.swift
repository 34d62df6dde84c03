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
        var rare: RareTracks?

        init() {}
        init(_ other: Tracks) { (numbers, paints, rare) = (other.numbers, other.paints, other.rare?.copy) }
    }

    /// What moves in few layers, apart, so that the others do not look for it in every frame.
    private final class RareTracks: @unchecked Sendable {
        var path: Track<Path>?
        var dash: Track<[Double]>?
        var isHidden: Track<Bool>?
        var look: Track<LayerLook>?

        var copy: RareTracks {
            let copy = RareTracks()
            (copy.path, copy.dash, copy.isHidden, copy.look) = (path, dash, isHidden, look)
            return copy
        }

        func apply(to layer: inout Layer, at time: Double) {
            if let look = look?.value(at: time) { layer.look = look }
            if let path = path?.value(at: time) { layer.content = .shape(path) }
            if let dash = dash?.value(at: time) { layer.style.strokeStyle.dash = dash }
            if let isHidden = isHidden?.value(at: time) { layer.isHidden = isHidden }
        }
    }

    private var tracks = Tracks()

    public init() {}

    private mutating func makeUnique() { if !isKnownUniquelyReferenced(&tracks) { tracks = Tracks(tracks) } }

    private mutating func makeUniqueRare() -> RareTracks {
        makeUnique()
        let rare = tracks.rare ?? RareTracks()
        tracks.rare = rare
        return rare
    }

    public var numbers: PropertyTracks<NumberProperty, Double> {
        _read { yield tracks.numbers }
        _modify { makeUnique(); yield &tracks.numbers }
    }
    public var paints: PropertyTracks<PaintProperty, Paint?> {
        _read { yield tracks.paints }
        _modify { makeUnique(); yield &tracks.paints }
    }
    public var path: Track<Path>? {
        get { tracks.rare?.path }
        _modify { yield &makeUniqueRare().path }
    }
    public var dash: Track<[Double]>? {
        get { tracks.rare?.dash }
        _modify { yield &makeUniqueRare().dash }
    }
    public var isHidden: Track<Bool>? {
        get { tracks.rare?.isHidden }
        _modify { yield &makeUniqueRare().isHidden }
    }
    public var look: Track<LayerLook>? {
        get { tracks.rare?.look }
        _modify { yield &makeUniqueRare().look }
    }

    /// Whether anything happens to a property at any time.
    func moves(_ property: MovableProperty) -> Bool {
        switch property {
        case .number(let number): numbers[number] != nil
        case .paint(let paint): paints[paint] != nil
        case .path: path != nil
        case .dash: dash != nil
        case .isHidden: isHidden != nil
        }
    }

    /// Whether anything happens to what has nothing between two values.
    var changesLook: Bool { tracks.rare.map { $0.look != nil } ?? false }

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
        tracks.rare?.apply(to: &layer, at: time)
        // Unsafe buffers look at the tracks where they are: copying one counts its references.
        tracks.numbers.forEachValue(at: time) { layer[$0] = $1 }
        tracks.paints.forEachValue(at: time) { layer.style[$0] = $1 }
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
