// Strokes of curves: steps with the normals of the curve, round where it turns quickly.

extension Stroker {
    /// Adds a Bézier curve or an arc, given by the points behind its verb.
    mutating func curve(_ verb: Path.Verb, _ p: ArraySlice<Point>) {
        hasSegment = true
        sample(verb, p)
        guard samples.count > 1 else { return }
        let (first, last) = endDirections(verb, p)
        turn(to: first, length: 0)
        steps(from: first, to: last)
        bend(to: last)
        spareLength = 0
    }

    /// Collects the points of the flattened curve that are apart from each other, the current position first.
    private mutating func sample(_ verb: Path.Verb, _ p: ArraySlice<Point>) {
        samples.removeAll(keepingCapacity: true)
        samples.append(position)
        // Half of the tolerance is for the curve's own chords, half for what its width adds to them.
        flatten(verb, from: position, p, tolerance: tolerance / 2) { q in
            if q.distance(to: samples[samples.count - 1]) > shortest { samples.append(q) }
        }
    }

    /// The curve's directions at its ends: of its control polygon, or of the chords where that has none.
    private func endDirections(_ verb: Path.Verb, _ p: ArraySlice<Point>) -> (Point, Point) {
        let count = samples.count
        let chords = ((samples[1] - samples[0]).normalized, (samples[count - 1] - samples[count - 2]).normalized)
        if verb == .arc {
            let arc = Path.arc(from: p)
            return (arc.direction(atAngle: arc.start) ?? chords.0, arc.direction(atAngle: arc.start + arc.sweep) ?? chords.1)
        }
        let end = samples[count - 1]
        let second = p.first { $0.distance(to: position) > shortest }
        let last = ([position] + p).last { $0.distance(to: end) > shortest }
        return (second.map { ($0 - position).normalized } ?? chords.0, last.map { (end - $0).normalized } ?? chords.1)
    }

    /// One quadrilateral a chord. Neighbours share the curve's normal at their common point, so that the sides lie on the
    /// parallel curves; where the curve turns too far for that, each chord has its own normal and a bend lies between.
    private mutating func steps(from first: Point, to last: Point) {
        var direction: Point? = first
        for i in 1..<samples.count {
            let way = samples[i] - samples[i - 1], length = way.length, chord = way / length
            let next = i + 1 < samples.count ? tangent(chord, length, after: samples[i + 1] - samples[i]) : last
            let start = direction ?? chord, end = next ?? chord
            // Both sides must advance, or the quadrilateral would be twisted.
            if halfWidth * abs((end - start).cross(chord)) < length, start.dot(chord) > 0.5, end.dot(chord) > 0.5 {
                bend(to: start)
                advance(to: samples[i], heading: end)
            } else {
                bend(to: chord)
                advance(to: samples[i], heading: chord)
            }
            direction = next
        }
    }

    /// The tangent of the circle through three points in the middle one; nil where the turn is too large for one chord.
    private func tangent(_ chord: Point, _ length: Double, after way: Point) -> Point? {
        let nextLength = way.length, next = way / nextLength
        guard chord.dot(next) >= chordCosine else { return nil }
        return (nextLength / (length + nextLength) * chord + length / (length + nextLength) * next).normalized
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

extension EllipticalArc {
    /// The unit tangent in the direction of the sweep, or nil where there is none.
    func direction(atAngle angle: Double) -> Point? {
        let (s, c) = exactSineAndCosine(angle)
        let v = AffineTransform.rotation(rotation).applyToVector(Point(-radii.x * s, radii.y * c))
        let unit = (sweep < 0 ? -v : v).normalized
        return unit == .zero ? nil : unit
    }
}
