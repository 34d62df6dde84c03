// An element at so many times that nothing is missed.

import PenAnimation
import PenGeometry
import PenScene

/// Looks of an element at times that are so close that between two of them everything goes straight, within a tolerance.
/// Where something jumps there are two of the same time, before and after.
struct MotionSamples {
    private(set) var times: [Double] = []
    private(set) var looks: [MovingLook] = []
    /// The index of the sample at the picture's poster time.
    private(set) var poster = 0
    /// How many cubics stand for each arc.
    private var arcPieces = 1
    /// The length of the longest path of which parts are stroked; nil where all of it is at all times.
    private(set) var trimmedLength: Double?

    private let picture: MovingPicture
    private let element: MovingElement
    private let tolerance: Double
    private let reach: Double
    private let shortest: Double
    /// How many samples the stretch between two marks may still have.
    private var room = 0
    /// Parts of the whole tolerance that sampling and curves for arcs may use; the rest is for keys.
    static let samplingShare = 0.1, arcShare = 0.2, keyShare = 0.7
    /// All stretches together have about so many samples, each its share by its time but so many at least.
    private static let mostSamples = 20000, fewestInStretch = 256
    /// What jumps so often is not looked at more closely than a screen shows it: seconds.
    private static let mostJumps = 100, frame = 1.0 / 60
    private var jumps = 0
    /// Of the sample added last.
    private var last: Moment

    /// How the element looks at a time, and that as numbers.
    private struct Moment {
        var time: Double
        var look: MovingLook
        var state: MotionState
    }

    /// - Parameters:
    ///   - tolerance: user units of the element.
    ///   - reach: how far from the point about which it turns something is, in such units.
    init(_ picture: MovingPicture, _ element: MovingElement, _ span: MotionSpan, tolerance: Double, reach: Double) {
        (self.picture, self.element, self.tolerance, self.reach) = (picture, element, tolerance, reach)
        last = Moment(time: 0, look: picture.look(of: element, at: 0), state: MotionState())
        shortest = max(span.end / 1e7, 1e-6)
        let still = span.folded(picture.posterTime), marks = Set(span.marks + [still]).sorted()
        if element.kind == .content { measure(marks) }
        append(moment(0), at: 0)
        for (start, end) in zip(marks, marks.dropFirst()) {
            room = max(MotionSamples.fewestInStretch, Int(Double(MotionSamples.mostSamples) * (end - start) / span.end))
            sample(from: start, to: end)
        }
        poster = times.lastIndex { $0 <= still } ?? 0
    }

    /// Finds what holds for all samples.
    private mutating func measure(_ marks: [Double]) {
        let first = zip(marks, marks.dropFirst()).flatMap { [$0, ($0 + $1) / 2] }.map { picture.look(of: element, at: $0) }
        arcPieces = first.map { $0.arcPieces(tolerance: tolerance * MotionSamples.arcShare) }.max() ?? 1
        trimmedLength = first.contains(where: \.isTrimmed) ? first.reduce(0) { max($0, $1.pathLength) } : nil
    }

    private func moment(_ time: Double) -> Moment {
        let look = picture.look(of: element, at: time).withCubics(arcPieces: arcPieces)
        return Moment(time: time, look: look, state: numbers(look))
    }

    /// - Parameter time: for which the moment stands: that right before a jump stands for the time of the jump.
    private mutating func append(_ moment: Moment, at time: Double) {
        times.append(time)
        looks.append(moment.look)
        last = moment
        last.time = time
        room -= 1
    }

    /// Samples up to the moment before `end`, and the one at it.
    private mutating func sample(from start: Double, to end: Double) {
        let before = moment(end - min(1e-9 * max(end, 1), (end - start) / 2)), count = Double(MotionSamples.firstParts)
        // A line that is cut is another element than the whole one, and must be seen on its way.
        let isWhole = trimmedLength == nil
        if isWhole, isStraight([0.22, 0.36, 0.5, 0.67, 0.81].map { ($0, moment(start + (end - start) * $0)) }, before) {
            append(before, at: end)
        } else if isWhole, let inner = eased(from: start, to: end, before) {
            for moment in inner { append(moment, at: moment.time) }
            append(before, at: end)
        } else {
            for i in 1..<MotionSamples.firstParts { add(until: moment(start + (end - start) * Double(i) / count)) }
            add(until: before, at: end)
        }
        append(moment(end), at: end)
    }

    private static let firstParts = 6, easedParts = 16

    /// Moments of a stretch in which everything keeps to one of the easings that SMIL holds: few, since no more are needed to
    /// know it again.
    /// - Returns: nil where it does not.
    private func eased(from start: Double, to end: Double, _ next: Moment) -> [Moment]? {
        let parts = (1..<MotionSamples.easedParts).map { Double($0) / Double(MotionSamples.easedParts) }
        let inner = parts.map { moment(start + (end - start) * $0) }
        let isEased = CubicTiming.inUnitSquare.contains { curve in zip(inner, parts).allSatisfy { fits($0, curve.value(at: $1), next) } }
        return isEased ? inner : nil
    }

    private mutating func add(until next: Moment, at time: Double? = nil) {
        let start = last.time, time = time ?? next.time, span = time - start
        // What is not straight in the shortest time jumps.
        guard span > shortestSpan else {
            if !isStraight([], next) {
                append(last, at: time)
                jumps += 1
            }
            return append(next, at: time)
        }
        guard room > 0 else { return append(next, at: time) }
        let inner = [0.5, 0.22].map { ($0, moment(start + $0 * span)) }
        if isStraight(inner, next) { return append(next, at: time) }
        add(until: inner[0].1)
        add(until: next, at: time)
    }

    private var shortestSpan: Double { jumps < MotionSamples.mostJumps ? shortest : max(shortest, MotionSamples.frame) }

    /// Whether everything goes straight from the last sample to the next one, as far as the moments between tell.
    private func isStraight(_ inner: [(fraction: Double, moment: Moment)], _ next: Moment) -> Bool {
        // The least that can be told without a look between is whether the ends are the same.
        inner.isEmpty ? fits(last, 1, next) : inner.allSatisfy { fits($0.moment, $0.fraction, next) }
    }

    /// Whether everything has gone a part of its way from the last sample to the next one.
    private func fits(_ moment: Moment, _ fraction: Double, _ next: Moment) -> Bool {
        let start = last.state, end = next.state, state = moment.state
        guard state.form == start.form, state.form == end.form, moment.look.isVisible == last.look.isVisible, moment.look.isVisible == next.look.isVisible else { return false }
        return state.values.allSatisfy { key, values in
            guard let p = start.values[key], let q = end.values[key], p.count == values.count, q.count == values.count else { return false }
            let limit = key.attribute.tolerance(tolerance, reach: reach) * MotionSamples.samplingShare
            return values.indices.allSatisfy { abs(p[$0] + (q[$0] - p[$0]) * fraction - values[$0]) <= limit }
        }
    }

    /// All that may move; of a trimmed line where its parts begin and how long they are, in user units.
    private func numbers(_ look: MovingLook) -> MotionState {
        var state = MotionState(look.content)
        switch look.content {
        case .shape(let shape, let trim):
            guard trimmedLength != nil else { break }
            let places = TrimmedShape.places(in: shape, trim)
            state.set(.x1, places.map(\.from))
            state.set(.x2, places.map(\.on))
        case .numbers(let numbers): state.set(element.kind.attribute, element.kind == .turn ? numbers.map { $0 * 180 / .pi } : numbers)
        case .text, .image, .group, .nothing: break
        }
        return state
    }
}

extension MotionSpan {
    /// The time from 0 to the end at which everything is as at a time.
    func folded(_ time: Double) -> Double {
        guard time > end else { return max(time, 0) }
        guard let loopStart, end > loopStart else { return end }
        return loopStart + (time - loopStart).truncatingRemainder(dividingBy: end - loopStart)
    }
}

extension MovingElement.Kind {
    /// Of those that place.
    var attribute: MotionAttribute {
        switch self {
        case .turn: .rotate
        case .stretch: .scale
        case .place, .pivot, .background, .content, .group, .matrix, .end: .translate
        }
    }
}

extension MovingLook {
    fileprivate var isTrimmed: Bool { if case .shape(let shape, let trim) = content { shape.stroke != nil && trim != (0, 1) } else { false } }

    fileprivate var pathLength: Double { if case .shape(let shape, _) = content { shape.path.length } else { 0 } }

    func arcPieces(tolerance: Double) -> Int {
        guard case .shape(let shape, _) = content, shape.path.verbs.contains(.arc) else { return 1 }
        return shape.path.elements.reduce(1) { most, element in
            if case .arc(let arc, _) = element { max(most, arc.cubicPieces(tolerance: tolerance)) } else { most }
        }
    }

    /// Arcs, whose flags would flip and whose centres would wander, as cubics for fixed parts of them, and curves of higher
    /// degrees as well.
    func withCubics(arcPieces: Int) -> MovingLook {
        guard case .shape(var shape, let trim) = content else { return self }
        shape.path = shape.path.movingCubics(arcPieces)
        var look = self
        look.content = .shape(shape, trim: trim)
        return look
    }
}

extension Path {
    fileprivate func movingCubics(_ pieces: Int) -> Path {
        guard verbs.contains(.arc) else { return cubics(tolerance: 0.01) }
        var path = Path()
        for element in elements {
            guard case .arc(let arc, let end) = element else {
                path.add(element)
                continue
            }
            let curves = arc.cubics(pieces: pieces)
            for (i, curve) in curves.enumerated() { path.cubic(to: i == curves.count - 1 ? end : curve.end, via: curve.points[1], curve.points[2]) }
        }
        return path.cubics(tolerance: 0.01)
    }
}
