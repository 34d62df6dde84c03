// What assignments to moving properties do.

import PenAnimation

/// How a property comes to the value that it is given: as in `animate over 3s { … }`, or by itself since `implicit`.
struct Transition {
    /// Begins so many seconds after the assignment.
    var timing: MediaTiming
    var easing: TimingFunction
    /// Each assignment is an animation of its own, as with Core Animation's implicit actions.
    var isImplicit = false
    /// The first of the layers that are made after it was asked for.
    var firstNewLayer: Int32 = 0
}
