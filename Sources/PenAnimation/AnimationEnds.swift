// What an animation animates from and to.

/// The ends of a `CABasicAnimation`, in every combination in which they may be given.
public struct AnimationEnds<Value: Interpolatable>: Sendable {
    public var from, to, by: Value?

    public init(from: Value? = nil, to: Value? = nil, by: Value? = nil) { (self.from, self.to, self.by) = (from, to, by) }

    /// Where the animation begins and ends.
    /// - Parameter current: the property's value then; for additive animations its neutral value.
    public func resolved(current: Value) -> (start: Value, end: Value) {
        switch (from, to, by) {
        case (let from?, let to?, _): (from, to)
        case (let from?, nil, let by?): (from, from.adding(by))
        case (nil, let to?, let by?): (to.adding(by.multiplied(by: -1)), to)
        case (let from?, nil, nil): (from, current)
        case (nil, let to?, nil): (current, to)
        case (nil, nil, let by?): (current, current.adding(by))
        case (nil, nil, nil): (current, current)
        }
    }
}
