// Tracks by the properties that they move.

import PenAnimation

/// A short table in the order in which its properties began to move, which is gone through for every frame.
public struct PropertyTracks<Property: Hashable & Sendable, Value: Interpolatable>: Sendable {
    public private(set) var properties: [Property] = []
    private(set) var tracks: [Track<Value>] = []

    public subscript(property: Property) -> Track<Value>? { properties.firstIndex(of: property).map { tracks[$0] } }

    /// A track to be changed in place; one that is not there has a value at first.
    public subscript(property: Property, first base: @autoclosure () -> Value) -> Track<Value> {
        get { self[property] ?? Track(base()) }
        _modify {
            if !properties.contains(property) {
                properties.append(property)
                tracks.append(Track(base()))
            }
            yield &tracks[properties.firstIndex(of: property) ?? tracks.count - 1]
        }
    }

    /// Calls `body` with every property and its value at a time.
    func forEachValue(at time: Double, _ body: (Property, Value) -> Void) {
        tracks.withUnsafeBufferPointer { tracks in
            guard let first = tracks.baseAddress else { return }
            // Asked where they are: a copy of a track counts all its references.
            properties.withUnsafeBufferPointer { properties in
                for i in properties.indices { body(properties[i], (first + i).pointee.value(at: time)) }
            }
        }
    }

    /// Without some of the properties.
    func tracks(besides left: Set<Property>) -> [Track<Value>] { zip(properties, tracks).filter { !left.contains($0.0) }.map(\.1) }
}
