// What keyframes may not be.

/// Core Animation ignores key times that make no sense; here they are errors.
public enum KeyframeError: Error, Hashable, Sendable {
    case noValues
    /// As many times as values are wanted, or one more where the mode is discrete.
    case wrongCount(times: Int, wanted: Int)
    /// Times are 0…1 and never go back; `index` is the first that does not fit.
    case timeOutOfOrder(index: Int)
    /// The first is 0 and the last 1.
    case wrongEnds
    /// One easing for each segment, or one for all.
    case wrongEasingCount(easings: Int, wanted: Int)
}
