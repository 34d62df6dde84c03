// What a property that a shape declares does over time.

import PenAnimation
import PenGeometry

/// The value at every time. Points move by component, so that one of them can move alone.
public struct OwnTrack: Sendable {
    /// Of a point only what it is at first.
    public private(set) var whole: Track<PropertyValue>
    /// The x and y of a point; none of anything else.
    public private(set) var components: [Track<Double>] = []

    /// - Parameter value: what the property is until anything else is said.
    public init(_ value: PropertyValue) {
        whole = Track(value)
        if case .point(let p) = value { components = [Track(p.x), Track(p.y)] }
    }

    /// What the property is until anything else is said.
    public var base: PropertyValue { whole.base }

    public var isStill: Bool { whole.isStill && components.allSatisfy(\.isStill) }

    /// - Parameter time: seconds from the start.
    public func value(at time: Double) -> PropertyValue {
        components.count == 2 ? .point(Point(components[0].value(at: time), components[1].value(at: time))) : whole.value(at: time)
    }

    /// Adds to what happens to a property that is no point.
    public mutating func add(_ work: (inout Track<PropertyValue>) throws -> Void) rethrows {
        if components.isEmpty { try work(&whole) }
    }

    /// Adds to what happens to a component of a point; 0 is x and 1 is y.
    public mutating func add(_ animation: PropertyAnimation<Double>, toComponent index: Int) {
        if components.indices.contains(index) { components[index].add(animation) }
    }

    /// Gives the property another value of its kind.
    /// - Parameters:
    ///   - current: what it is when the change begins.
    ///   - component: the one that is changed; the other goes on as it did. nil for both.
    public mutating func change(from current: PropertyValue, to value: PropertyValue, component: Int? = nil, _ change: PropertyChange) {
        guard components.count == 2, case .point(let old) = current, case .point(let new) = value else { return whole.change(from: current, to: value, change) }
        if component != 1 { components[0].change(from: old.x, to: new.x, change) }
        if component != 0 { components[1].change(from: old.y, to: new.y, change) }
    }

    private var spans: [any TimeSpan] { components.isEmpty ? [whole] : components }
}

extension OwnTrack: TimeSpan {
    var lastBeginning: Double? { spans.compactMap(\.lastBeginning).max() }
    public var endTime: Double { spans.reduce(0) { max($0, $1.endTime) } }
    public var marks: [Double] { spans.flatMap(\.marks) }
    var loops: [(start: Double, period: Double)] { spans.flatMap(\.loops) }
    var finiteEnds: [Double] { spans.flatMap(\.finiteEnds) }
}
