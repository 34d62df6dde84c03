// Strokes of curves: steps with the normals of the curve, round where it turns quickly.

extension Stroker {
    // Half of the tolerance is for the curve's own chords, half for what the width adds to them.

    mutating func curve(_ curve: BezierCurve) {
        startSamples()
        curve.flatten(tolerance: tolerance / 2) { sample($0) }
        // The control polygon has the curve's directions at its ends.
        let start = curve.points.first { $0.distance(to: curve.start) > shortest }
        let end = curve.points.last { $0.distance(to: curve.end) > shortest }
        guard let start, let end else { return }
        addSamples(from: (start - curve.start).normalized, to: (curve.end - end).normalized)
    }

    mutating func arc(_ arc: EllipticalArc, to end: Point) {
        startSamples()
        if arc.isFlat {
            arc.turningPoints.forEach { sample($0) }
        } else {
            arc.flatten(tolerance: tolerance / 2) { sample($0) }
        }
        sample(end)
        addSamples(from: arc.tangent(at: 0), to: arc.tangent(at: 1))
    }

    /// Goes on along a part of a segment, from where the pen is.
    mutating func run(_ run: StrokeRun) {
        if run.isLine { return line(to: run.points[run.points.count - 1]) }
        startSamples()
        for p in run.points.dropFirst() { sample(p) }
        addSamples(from: run.first, to: run.last)
    }

    private mutating func startSamples() {
        hasSegment = true
        samples.removeAll(keepingCapacity: true)
        samples.append(position)
    }

    /// Keeps a point of a flattened curve that is apart from the last one.
    private mutating func sample(_ p: Point) {
        if (p - samples[samples.count - 1]).plainLength > shortest { samples.append(p) }
    }

    /// Adds the sampled curve with the directions of its ends.
    private mutating func addSamples(from first: Point, to last: Point) {
        guard samples.count > 1 else { return }
        turn(to: first, length: 0)
        steps(from: first, to: last)
        bend(to: last)
        spareLength = 0
    }

    /// Neighbouring chords share the curve's normal at their common point, so that the sides lie on the parallel curves;
    /// where the curve turns back, each chord has its own normal and a bend lies between.
    private mutating func steps(from first: Point, to last: Point) {
        var direction: Point? = first
        for i in 1..<samples.count {
            let way = samples[i] - samples[i - 1], length = way.plainLength, chord = way / length
            let next = i + 1 < samples.count ? Stroker.tangent(chord, length, before: samples[i + 1] - samples[i]) : last
            step(to: samples[i], from: direction ?? chord, to: next ?? chord, depth: 0)
            direction = next
        }
    }

    /// One quadrilateral, or two halves where the curve turns too far for one. Inside of a bend tighter than the stroke
    /// the inner side runs back, and winds the other way round: librsvg, resvg and Chromium agree that a circle stroked
    /// wider than its diameter has a hole.
    private mutating func step(to p: Point, from start: Point, to end: Point, depth: Int) {
        let way = p - position, chord = way.plainDirection
        let isSmooth = start.dot(chord) > 0.5 && end.dot(chord) > 0.5
        if isSmooth, depth < 12, start.dot(end) < chordCosine, let middle = middle(way, from: start, to: end) {
            let direction = (start + end).plainDirection
            step(to: middle, from: start, to: direction, depth: depth + 1)
            step(to: p, from: direction, to: end, depth: depth + 1)
        } else if isSmooth {
            bend(to: start)
            advance(to: p, heading: end)
        } else {
            bend(to: chord)
            advance(to: p, heading: chord)
        }
    }

    /// Half way along the parabola with the given directions at the ends of a chord; nil where they do not meet in front.
    private func middle(_ way: Point, from start: Point, to end: Point) -> Point? {
        let turn = start.cross(end), reach = way.cross(end) / turn
        guard reach > 0, start.cross(way) / turn > 0, reach < 2 * way.length else { return nil }
        return position + way / 4 + start * (reach / 2)
    }

    /// The tangent of the circle through three points in the middle one; nil where the curve turns back there.
    static func tangent(_ chord: Point, _ length: Double, before way: Point) -> Point? {
        let nextLength = way.plainLength, next = way / nextLength
        guard chord.dot(next) > 0.5 else { return nil }
        return (nextLength / (length + nextLength) * chord + length / (length + nextLength) * next).plainDirection
    }

    /// A turn on the spot, rounded on its outer side.
    private mutating func bend(to direction: Point) {
        guard let heading, !isStraight(heading, direction) else { return }
        let turnsLeft = heading.cross(direction) >= 0
        let sign = turnsLeft ? 1.0 : -1.0
        let n1 = sign * heading.perpendicular, n2 = sign * direction.perpendicular
        arc(around: position, from: -n1, to: -n2, forward: heading - direction, onto: turnsLeft ? .right : .left)
        let inner: Side = turnsLeft ? .left : .right
        append(position, to: inner)
        if heading.dot(direction) > 0 { innerWedge(from: n1, to: n2, onto: inner) }
        startSides(direction)
        self.heading = direction
    }

    /// What the inner end of the normal sweeps over in a turn that is no turning back. It is walked backwards, so that
    /// it winds as all the rest does.
    private mutating func innerWedge(from n1: Point, to n2: Point, onto inner: Side) {
        append(position + halfWidth * n2, to: inner)
        arc(around: position, from: n2, to: n1, forward: n1 + n2, onto: inner)
        append(position + halfWidth * n1, to: inner)
        append(position, to: inner)
    }
}

extension Path {
    /// The arc of a step whose verb is `.arc`.
    func arc(_ step: Step) -> EllipticalArc { Path.arc(from: points[step.index..<(step.index + 5)]) }
}
