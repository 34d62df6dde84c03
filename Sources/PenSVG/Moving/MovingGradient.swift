// What moves a gradient.

/// Animation elements that stand in a gradient's definition.
struct MovingGradient {
    /// Its own.
    var itself: [UInt8]
    /// Of each stop.
    var stops: [[UInt8]]

    var isStill: Bool { itself.isEmpty && stops.allSatisfy(\.isEmpty) }
}
