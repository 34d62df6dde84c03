// A shape that moves, as the paths that stand for it.

import PenGeometry
import PenScene

/// Programs move path data only between data of one structure, and know no stroke that is a part of a path. So a shape is
/// as many paths as its path has structures over time, each seen while it has that one; and of a shape of which parts are
/// stroked, the area is one path and the line of each subpath another, drawn as one dash.
struct MovingShape {
    /// One path at all times.
    struct Part {
        var structure: [Path.Verb]
        var shapes: [DrawnShape]
        var states: [MotionState]

        func poster(at index: Int) -> DrawnShape { shapes[index] }

        /// Without an opacity of its own, which a group around it has.
        var solid: Part {
            var part = self
            for i in part.shapes.indices { (part.shapes[i].opacity, part.shapes[i].blendMode, part.shapes[i].name) = (1, .normal, nil) }
            for i in part.states.indices { part.states[i].values[.opacity] = nil }
            return part
        }
    }

    let parts: [Part]

    init(_ operations: [MovingOperation]) {
        let shapes = operations.map { operation -> DrawnShape in
            guard var shape = operation.shape else { return DrawnShape(path: Path(), fillRule: .nonZero, strokeStyle: StrokeStyle(), opacity: 1, blendMode: .normal) }
            shape.path = shape.path.movingCubics
            return shape
        }
        var structures: [[Path.Verb]] = []
        for shape in shapes where !structures.contains(shape.path.verbs) { structures.append(shape.path.verbs) }
        let isTrimmed = zip(operations, shapes).contains { $0.trim != (0, 1) && $1.stroke != nil }
        parts = structures.filter { !$0.isEmpty }.flatMap { structure -> [Part] in
            let held = MovingShape.holding(structure, shapes), seen = zip(operations, shapes).map { $0.isVisible && $1.path.verbs == structure }
            guard isTrimmed else { return [MovingShape.whole(structure, held, seen)] }
            return MovingShape.trimmed(structure, held, seen, operations.map(\.trim))
        }
    }

    /// The shapes that have a structure; where one has another, the one before that has it, or the first.
    private static func holding(_ structure: [Path.Verb], _ shapes: [DrawnShape]) -> [DrawnShape] {
        var last = shapes.first { $0.path.verbs == structure }
        return shapes.map { shape in
            if shape.path.verbs == structure { last = shape }
            var held = shape
            held.path = last?.path ?? shape.path
            return held
        }
    }

    private static func whole(_ structure: [Path.Verb], _ shapes: [DrawnShape], _ seen: [Bool]) -> Part {
        let states = zip(shapes, seen).map { shape, isSeen in
            var state = MotionState(style: shape)
            state.set(shape.path)
            state.set(.visibility, isSeen ? 1 : 0)
            return state
        }
        return Part(structure: structure, shapes: shapes, states: states)
    }

    private static func trimmed(_ structure: [Path.Verb], _ shapes: [DrawnShape], _ seen: [Bool], _ trims: [(start: Double, end: Double)]) -> [Part] {
        var parts: [Part] = []
        if shapes.contains(where: { $0.fill != nil }) {
            parts.append(whole(structure, shapes.map { shape in
                var area = shape
                area.stroke = nil
                return area
            }, seen))
        }
        let subpaths = shapes.map(\.path.subpaths), lengths = subpaths.map { $0.map(\.length) }
        for k in subpaths[0].indices {
            var part = Part(structure: subpaths[0][k].verbs, shapes: [], states: [])
            for i in shapes.indices {
                var line = shapes[i]
                (line.path, line.fill) = (subpaths[i][k], nil)
                let dash = Dash(of: k, lengths[i], trims[i], width: line.strokeStyle.width)
                var state = MotionState(style: line)
                state.set(line.path)
                state.set(.dashArray, dash.on, dash.off)
                state.set(.dashOffset, dash.offset)
                // Until the next sample: a line that grows from nothing is there at once.
                let next = min(i + 1, shapes.count - 1), later = Dash(of: k, lengths[next], trims[next], width: line.strokeStyle.width)
                state.set(.visibility, seen[i] && max(dash.on, later.on) > 0 ? 1 : 0)
                (line.strokeStyle.dash, line.strokeStyle.dashPhase) = dash.isWhole ? ([], 0) : ([dash.on, dash.off], dash.offset)
                part.shapes.append(line)
                part.states.append(state)
            }
            parts.append(part)
        }
        return parts
    }

    /// The one dash that is left of a subpath. Its pattern is longer than the subpath twice over, so that it never comes again.
    private struct Dash {
        let on, off, offset: Double
        let isWhole: Bool

        init(of k: Int, _ lengths: [Double], _ trim: (start: Double, end: Double), width: Double) {
            let total = lengths.reduce(0, +), before = lengths[..<k].reduce(0, +), length = lengths[k]
            func local(_ f: Double) -> Double { min(max(f * total - before, 0), length) }
            let a = local(trim.start), b = max(local(trim.end), a), period = 2 * length + 2 * max(width, 1)
            (on, off, offset) = (b - a, period - (b - a), period - a)
            isWhole = a <= 0 && b >= length
        }
    }
}

extension Path {
    /// Arcs, whose flags would flip and whose centres would wander, as cubics for fixed parts of them, and curves of higher
    /// degrees as well.
    fileprivate var movingCubics: Path {
        guard verbs.contains(.arc) else { return cubics(tolerance: 0.01) }
        var path = Path()
        for element in elements {
            guard case .arc(let arc, let end) = element else {
                path.add(element)
                continue
            }
            let curves = arc.cubics(pieces: 8)
            for (i, curve) in curves.enumerated() { path.cubic(to: i == curves.count - 1 ? end : curve.end, via: curve.points[1], curve.points[2]) }
        }
        return path.cubics(tolerance: 0.01)
    }
}
