// A moving picture at so many times that nothing is missed.

import PenGeometry
import PenScene

/// The operations at times that are so close that between two of them everything goes straight, within a tolerance. Where
/// something begins or ends there are two samples, before and after.
struct MotionSamples {
    private(set) var times: [Double] = []
    private(set) var operations: [[MovingOperation]] = []
    /// Of the sample at the picture's poster time.
    private(set) var poster = 0

    private let picture: MovingPicture
    private let tolerance: Double
    private let shortest: Double
    private static let mostSamples = 4000

    /// - Parameter tolerance: user units.
    init(_ picture: MovingPicture, tolerance: Double) {
        (self.picture, self.tolerance) = (picture, tolerance)
        shortest = max(picture.end / 16384, 1e-4)
        let marks = Set(picture.marks + [picture.posterTime]).filter { $0 <= picture.end }.sorted()
        append(0, picture.operations(at: 0))
        for (start, end) in zip(marks, marks.dropFirst()) { sample(from: start, to: end) }
        poster = times.lastIndex { $0 <= picture.posterTime } ?? 0
    }

    private mutating func append(_ time: Double, _ sample: [MovingOperation]) {
        times.append(time)
        operations.append(sample)
    }

    /// Samples up to the moment before `end`, and the one at it.
    private mutating func sample(from start: Double, to end: Double) {
        let before = end - min(1e-9 * max(end, 1), (end - start) / 2)
        for i in 1...4 {
            let time = i == 4 ? before : start + (end - start) * Double(i) / 4
            add(until: time, picture.operations(at: time), shownAs: i == 4 ? end : time)
        }
        append(end, picture.operations(at: end))
    }

    private mutating func add(until time: Double, _ sample: [MovingOperation], shownAs shown: Double) {
        let last = times.count - 1
        guard times.count < MotionSamples.mostSamples, time - times[last] > shortest else { return append(shown, sample) }
        let middle = (times[last] + time) / 2, between = picture.operations(at: middle)
        if isStraight(operations[last], between, sample) { return append(shown, sample) }
        add(until: middle, between, shownAs: middle)
        add(until: time, sample, shownAs: shown)
    }

    private func isStraight(_ a: [MovingOperation], _ middle: [MovingOperation], _ b: [MovingOperation]) -> Bool {
        a.indices.allSatisfy { i in
            guard a[i].moves else { return true }
            let reach = MotionSamples.reach(of: i, in: a)
            let (start, half, end) = (a[i].state, middle[i].state, b[i].state)
            guard start.structure == half.structure, half.structure == end.structure else { return false }
            return half.values.allSatisfy { attribute, values in
                guard let p = start.values[attribute], let q = end.values[attribute], p.count == values.count, q.count == values.count else { return false }
                let limit = attribute.tolerance(tolerance, reach: reach) / 4
                return values.indices.allSatisfy { abs((p[$0] + q[$0]) / 2 - values[$0]) <= limit }
            }
        }
    }
}

extension MotionSamples {
    /// How far from the point about which a placement turns its content reaches, in user units.
    static func reach(of index: Int, in operations: [MovingOperation]) -> Double {
        guard case .beginPlacement = operations[index].content else { return 1 }
        var depth = 0, farthest = 0.0
        for operation in operations[index...] {
            switch operation.content {
            case .beginGroup, .beginPlacement: depth += 1
            case .end:
                depth -= 1
                if depth == 0 { return farthest }
            case .shape(let shape): farthest = max(farthest, shape.path.points.reduce(0) { max($0, $1.length) })
            case .text(let text): farthest = max(farthest, text.box.farthest)
            case .image(let image): farthest = max(farthest, image.box.farthest)
            }
        }
        return farthest
    }
}

extension Rect {
    fileprivate var farthest: Double { isNull ? 0 : Point(max(abs(minX), abs(maxX)), max(abs(minY), abs(maxY))).length }
}

extension MovingOperation {
    /// All that may move.
    fileprivate var state: MotionState {
        var state: MotionState
        switch content {
        case .shape(let shape):
            state = MotionState(style: shape)
            state.set(shape.path)
            state.values[.dashArray] = [trim.start * 1000, trim.end * 1000]
        case .text(let text): state = MotionState(text)
        case .image(let image): state = MotionState(image)
        case .beginGroup(let group):
            state = MotionState()
            state.set(.opacity, group.opacity)
        case .beginPlacement(let placement): state = MotionState(placement)
        case .end: state = MotionState()
        }
        state.set(.visibility, isVisible ? 1 : 0)
        return state
    }
}
