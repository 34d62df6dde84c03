// An element at so many times that nothing is missed.

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
    private let span: MotionSpan
    private let tolerance: Double
    private let reach: Double
    private let shortest: Double
    /// Parts of the whole tolerance that sampling and curves for arcs may use; the rest is for keys.
    static let samplingShare = 0.1, arcShare = 0.2, keyShare = 0.7
    private static let mostSamples = 20000
    /// What jumps so often is not looked at more closely than a screen shows it: seconds.
    private static let mostJumps = 100, frame = 1.0 / 60
    private var jumps = 0

    /// - Parameters:
    ///   - tolerance: user units of the element.
    ///   - reach: how far from the point about which it turns something is, in such units.
    init(_ picture: MovingPicture, _ element: MovingElement, _ span: MotionSpan, tolerance: Double, reach: Double) {
        (self.picture, self.element, self.span, self.tolerance, self.reach) = (picture, element, span, tolerance, reach)
        shortest = max(span.end / 1e6, 1e-6)
        let still = span.folded(picture.posterTime), marks = Set(span.marks + [still]).sorted()
        let first = zip(marks, marks.dropFirst()).flatMap { [look(at: $0), look(at: ($0 + $1) / 2)] }
        arcPieces = first.map { $0.arcPieces(tolerance: tolerance * MotionSamples.arcShare) }.max() ?? 1
        trimmedLength = first.contains(where: \.isTrimmed) ? first.reduce(0) { max($0, $1.pathLength) } : nil
        append(0, look(at: 0))
        for (start, end) in zip(marks, marks.dropFirst()) { sample(from: start, to: end) }
        poster = times.lastIndex { $0 <= still } ?? 0
    }

    private func look(at time: Double) -> MovingLook { picture.look(of: element, at: time) }

    private mutating func append(_ time: Double, _ look: MovingLook) {
        times.append(time)
        looks.append(look.withCubics(arcPieces: arcPieces))
    }

    /// Samples up to the moment before `end`, and the one at it.
    private mutating func sample(from start: Double, to end: Double) {
        let before = end - min(1e-9 * max(end, 1), (end - start) / 2)
        for i in 1...MotionSamples.firstParts {
            let isLast = i == MotionSamples.firstParts
            let time = isLast ? before : start + (end - start) * Double(i) / Double(MotionSamples.firstParts)
            add(until: isLast ? end : time, look(at: time).withCubics(arcPieces: arcPieces))
        }
        append(end, look(at: end))
    }

    private static let firstParts = 6

    private mutating func add(until time: Double, _ look: MovingLook) {
        let last = times.count - 1, start = times[last], span = time - start
        // What is not straight in the shortest time jumps.
        guard times.count < MotionSamples.mostSamples, span > shortestSpan else {
            if !isStraight(looks[last], [], look) {
                append(time, looks[last])
                jumps += 1
            }
            return append(time, look)
        }
        let inner = [0.5, 0.22].map { ($0, self.look(at: start + $0 * span).withCubics(arcPieces: arcPieces)) }
        if isStraight(looks[last], inner, look) { return append(time, look) }
        add(until: start + span / 2, inner[0].1)
        add(until: time, look)
    }

    private var shortestSpan: Double { jumps < MotionSamples.mostJumps ? shortest : max(shortest, MotionSamples.frame) }

    private func isStraight(_ a: MovingLook, _ inner: [(fraction: Double, look: MovingLook)], _ b: MovingLook) -> Bool {
        let start = numbers(a), end = numbers(b)
        func fits(_ look: MovingLook, _ fraction: Double) -> Bool {
            let state = numbers(look)
            guard state.form == start.form, state.form == end.form, look.isVisible == a.isVisible, look.isVisible == b.isVisible else { return false }
            return state.values.allSatisfy { key, values in
                guard let p = start.values[key], let q = end.values[key], p.count == values.count, q.count == values.count else { return false }
                let limit = key.attribute.tolerance(tolerance, reach: reach) * MotionSamples.samplingShare
                return values.indices.allSatisfy { abs(p[$0] + (q[$0] - p[$0]) * fraction - values[$0]) <= limit }
            }
        }
        // The least that can be told without a look between is whether the ends are the same.
        return inner.isEmpty ? fits(a, 1) : inner.allSatisfy { fits($0.look, $0.fraction) }
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
