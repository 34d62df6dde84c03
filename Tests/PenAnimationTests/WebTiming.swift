// Iterations and progress as the tests of Web Animations have them.

import PenAnimation
import Testing

/// A row of the Web Platform Tests (web-animations/timing-model/animation-effects), times in milliseconds. All have a delay
/// of 1 and fill both ways.
struct WebTiming: Sendable, CustomTestStringConvertible {
    struct Place: Sendable { var progress, iteration: Double }

    var iterations, iterationStart, duration: Double
    var endDelay = 0.0
    var isBackwards = false
    /// nil where there is no such phase.
    var before, active, after: Place?

    var testDescription: String { "\(iterations) × \(duration) from \(iterationStart), \(endDelay), \(isBackwards ? "backwards" : "forwards")" }

    var timing: MediaTiming {
        var timing = MediaTiming(duration: duration)
        (timing.cycles, timing.iterationStart, timing.endDelay, timing.fill) = (iterations, iterationStart, endDelay, .both)
        return timing
    }

    private init(_ iterations: Double, _ start: Double, _ duration: Double, endDelay: Double = 0, isBackwards: Bool = false, _ places: [(Double, Double)?]) {
        (self.iterations, iterationStart, self.duration, self.endDelay, self.isBackwards) = (iterations, start, duration, endDelay, isBackwards)
        let places = places.map { $0.map { Place(progress: $0.0, iteration: $0.1) } }
        (before, active, after) = (places[0], places[1], places[2])
    }

    /// Progress and iteration before, at the beginning of, and after the active phase.
    static let cases = [
        WebTiming(0, 0, 0, [(0, 0), nil, (0, 0)]),
        WebTiming(0, 0, 100, [(0, 0), nil, (0, 0)]),
        WebTiming(0, 0, .infinity, [(0, 0), nil, (0, 0)]),
        WebTiming(0, 2.5, 0, [(0.5, 2), nil, (0.5, 2)]),
        WebTiming(0, 2.5, 100, [(0.5, 2), nil, (0.5, 2)]),
        WebTiming(0, 2.5, .infinity, [(0.5, 2), nil, (0.5, 2)]),
        WebTiming(0, 3, 0, [(0, 3), nil, (0, 3)]),
        WebTiming(0, 3, 100, [(0, 3), nil, (0, 3)]),
        WebTiming(0, 3, .infinity, [(0, 3), nil, (0, 3)]),
        WebTiming(3, 0, 0, [(0, 0), nil, (1, 2)]),
        WebTiming(3, 0, 100, [(0, 0), (0, 0), (1, 2)]),
        WebTiming(3, 0, .infinity, [(0, 0), (0, 0), nil]),
        WebTiming(3, 2.5, 0, [(0.5, 2), nil, (0.5, 5)]),
        WebTiming(3, 2.5, 100, [(0.5, 2), (0.5, 2), (0.5, 5)]),
        WebTiming(3, 2.5, .infinity, [(0.5, 2), (0.5, 2), nil]),
        WebTiming(3, 3, 0, [(0, 3), nil, (1, 5)]),
        WebTiming(3, 3, 100, [(0, 3), (0, 3), (1, 5)]),
        WebTiming(3, 3, .infinity, [(0, 3), (0, 3), nil]),
        WebTiming(3.5, 0, 0, [(0, 0), nil, (0.5, 3)]),
        WebTiming(3.5, 0, 100, [(0, 0), (0, 0), (0.5, 3)]),
        WebTiming(3.5, 0, .infinity, [(0, 0), (0, 0), nil]),
        WebTiming(3.5, 2.5, 0, [(0.5, 2), nil, (1, 5)]),
        WebTiming(3.5, 2.5, 100, [(0.5, 2), (0.5, 2), (1, 5)]),
        WebTiming(3.5, 2.5, .infinity, [(0.5, 2), (0.5, 2), nil]),
        WebTiming(3.5, 3, 0, [(0, 3), nil, (0.5, 6)]),
        WebTiming(3.5, 3, 100, [(0, 3), (0, 3), (0.5, 6)]),
        WebTiming(3.5, 3, .infinity, [(0, 3), (0, 3), nil]),
        WebTiming(.infinity, 0, 0, [(0, 0), nil, (1, .infinity)]),
        WebTiming(.infinity, 0, 100, [(0, 0), (0, 0), nil]),
        WebTiming(.infinity, 0, .infinity, [(0, 0), (0, 0), nil]),
        WebTiming(.infinity, 2.5, 0, [(0.5, 2), nil, (0.5, .infinity)]),
        WebTiming(.infinity, 2.5, 100, [(0.5, 2), (0.5, 2), nil]),
        WebTiming(.infinity, 2.5, .infinity, [(0.5, 2), (0.5, 2), nil]),
        WebTiming(.infinity, 3, 0, [(0, 3), nil, (1, .infinity)]),
        WebTiming(.infinity, 3, 100, [(0, 3), (0, 3), nil]),
        WebTiming(.infinity, 3, .infinity, [(0, 3), (0, 3), nil]),
        WebTiming(1, 0, 100, endDelay: 50, [(0, 0), (0, 0), (1, 0)]),
        WebTiming(1, 0, 100, endDelay: -50, [(0, 0), (0, 0), (0.5, 0)]),
        WebTiming(1, 0, 100, endDelay: -100, [(0, 0), (0, 0), (0, 0)]),
        WebTiming(1, 0, 100, endDelay: -200, [(0, 0), (0, 0), (0, 0)]),
        WebTiming(1, 0.5, 100, endDelay: 50, [(0.5, 0), (0.5, 0), (0.5, 1)]),
        WebTiming(1, 0.5, 100, endDelay: -50, [(0.5, 0), (0.5, 0), (0, 1)]),
        WebTiming(1, 0.5, 100, endDelay: -100, [(0.5, 0), (0.5, 0), (0.5, 0)]),
        WebTiming(2, 0, 100, endDelay: -100, [(0, 0), (0, 0), (0, 1)]),
        WebTiming(1, 2, 100, endDelay: -50, [(0, 2), (0, 2), (0.5, 2)]),
        WebTiming(1, 2, 100, endDelay: -100, [(0, 2), (0, 2), (0, 2)]),
        WebTiming(1, 0, 1, isBackwards: true, [(0, 0), (1, 0), (1, 0)]),
        WebTiming(1, 0, 0, isBackwards: true, [(0, 0), nil, (1, 0)]),
        WebTiming(0, 0, 0, isBackwards: true, [(0, 0), nil, (0, 0)]),
    ]
}
