// Where the curves of a path run level or upright, and where they change their side.

extension Path {
    /// The parameters of the whole path (each segment has an equal share, 0…1) at which its curves and arcs run level or upright, in
    /// growing order and each once; none for lines, and none for corners.
    public var extrema: [Double] { parameters(bends.map(\.segment.extrema)) }

    /// The parameters of the whole path at which it changes the side to which it bends, in growing order: on a curve, or between two
    /// that meet in one direction.
    public var inflections: [Double] {
        let bends = bends
        var found = bends.map(\.inflections)
        for index in bends.indices {
            let bend = bends[index]
            guard let next = bend.next, bends[next].begins(behind: bend) else { continue }
            if next > index { found[index].append(1) } else { found[next].insert(0, at: 0) }
        }
        return parameters(found)
    }

    private func parameters(_ found: [[Double]]) -> [Double] {
        var all: [Double] = []
        for (index, own) in found.enumerated() {
            for t in own {
                let parameter = (Double(index) + t) / Double(found.count)
                if all.last.map({ $0 < parameter }) ?? true { all.append(parameter) }
            }
        }
        return all
    }

    private var bends: [Bend] {
        var all: [Bend] = [], first = 0
        for step in steps {
            if step.verb == .move { first = all.count }
            if let segment = segment(step) {
                if all.count > first { all[all.count - 1].next = all.count }
                all.append(Bend(segment))
            }
            if step.verb == .close, all.count > first { all[all.count - 1].next = first }
        }
        return all
    }
}

/// A segment and the sides to which it bends.
private struct Bend {
    let segment: PathSegment
    let inflections: [Double]
    /// The segment that begins at its end, in the same subpath.
    var next: Int?

    init(_ segment: PathSegment) {
        self.segment = segment
        // Where a spline's curvature vanishes at an end, rounding finds that near it; whether the side changes there, the joint tells.
        inflections = segment.inflections.filter { $0 > 1e-9 && $0 < 1 - 1e-9 }
    }

    /// The sign of the curvature between two inflections, where it does not change.
    private func side(from a: Double, to b: Double) -> Int {
        let curvature = segment.curvature(at: (a + b) / 2)
        return curvature > 0 ? 1 : curvature < 0 ? -1 : 0
    }

    /// Whether it goes on in another one's direction, and bends to the other side.
    func begins(behind other: Bend) -> Bool {
        let before = other.side(from: other.inflections.last ?? 0, to: 1), behind = side(from: 0, to: inflections.first ?? 1)
        let a = other.segment.tangent(at: 1), b = segment.tangent(at: 0)
        return before * behind < 0 && a.dot(b) > 0 && abs(a.cross(b)) < 1e-9
    }
}
