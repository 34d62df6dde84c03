// What is wrong with keyframes, in words.

import PenAnimation

extension KeyframeError {
    /// - Parameter times: those that were given.
    func text(_ times: [Double]) -> String {
        switch self {
        case .noValues: return "through takes the values through which it goes, and there are none"
        case .wrongCount(let count, let wanted): return "there are \(wanted) values to go through, and \(count) times for them; each value has one"
        case .timeOutOfOrder(let index):
            let time = times.indices.contains(index) ? Value.number(times[index]).shown : "this"
            guard index > 0, times.indices.contains(index), 0...1 ~= times[index] else { return "times go from 0 to 1 and are parts of the whole time, and \(time) is not" }
            return "times never go back, and \(time) comes after \(Value.number(times[index - 1]).shown)"
        case .wrongEnds: return "the first time is 0 and the last is 1"
        case .wrongEasingCount(let count, let wanted): return "there are \(wanted) ways between the values, and \(count) easings for them; each way has one, or all have the same"
        }
    }
}
