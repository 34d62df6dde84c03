// Where a plotted curve is smooth, and where it breaks.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenGeometry

/// Cuts a curve into pieces that are smooth on paper.
///
/// A cell between two samples is smooth where the cubic with their places and derivatives (Hermite's) foretells place and
/// direction in its middle. Other cells are halved: until they are smooth, or until there is no number between the two
/// samples, and the curve jumps there. So a break is told from a steep rise by the numbers themselves and never by a
/// threshold, and finding one costs some fifty evaluations.
struct CurveTracer {
    let curve: PlottedCurve
    let frame: PlotFrame
    let rect: Rect
    /// The largest distance of a cell from the curve, in user units.
    let tolerance: Double
    /// Cells shorter than that may be more than smooth or halved.
    let fine: Double
    var builder = BranchBuilder()
    private(set) var evaluations = 0
    private static let mostEvaluations = 300_000
    var isExhausted: Bool { evaluations > CurveTracer.mostEvaluations }

    /// - Parameters:
    ///   - tolerance: how far the pieces may be from the curve, in user units.
    ///   - step: the usual difference of the numbers at which the curve is looked at first.
    init(_ curve: PlottedCurve, in frame: PlotFrame, tolerance: Double, step: Double) {
        (self.curve, self.frame, rect, self.tolerance) = (curve, frame, frame.rect, tolerance)
        fine = step / 48
    }

    /// Traces the curve along growing numbers, at each of which it is looked at.
    mutating func trace(along numbers: [Double]) throws -> TracedCurve {
        let samples = try numbers.map { try sample($0) }
        var i = 0
        while i + 1 < samples.count {
            let isBridge = i + 2 < samples.count && samples[i].isDefined && !samples[i + 1].isDefined && samples[i + 2].isDefined
            if isBridge, try bridge(samples[i], samples[i + 1], samples[i + 2]) {
                i += 2
            } else {
                try trace(samples[i], samples[i + 1], 0)
                i += 1
            }
        }
        builder.gap(samples.last?.isInside == true ? .range : .paper, .range)
        return builder.traced
    }

    // MARK: Samples

    mutating func sample(_ t: Double) throws -> CurveSample {
        evaluations += 1
        let numbers = try curve.point(t), place = frame.place(of: numbers), sides = CurveSample.Sides(of: place, rect)
        if sides != .undefined { builder.noteValue() }
        return CurveSample(t: t, numbers: numbers, place: place, sides: sides)
    }

    mutating func middle(_ l: CurveSample, _ r: CurveSample) throws -> CurveSample? {
        let t = l.t + (r.t - l.t) / 2
        return t > l.t && t < r.t ? try sample(t) : nil
    }

    /// The same sample, of which is known how it moves.
    mutating func moving(_ s: CurveSample) throws -> CurveSample {
        var moving = s
        moving.velocity = try velocity(s)
        return moving
    }

    /// How the place on paper changes with the number; NaN or infinite where it has no such rate.
    mutating func velocity(_ s: CurveSample) throws -> Point {
        if let known = s.velocity { return known }
        guard s.isFinite else { return Point(.nan, .nan) }
        evaluations += 1
        let rate = try curve.derivative(s.t)
        return rate.isFinite ? frame.direction(rate, at: s.numbers) : try secant(s)
    }

    /// The same from places nearby, on both sides where they agree, on the calmer side where not.
    private mutating func secant(_ s: CurveSample) throws -> Point {
        let step = fine * 1e-3, before = try sample(s.t - step), after = try sample(s.t + step)
        let left = (s.place - before.place) / (s.t - before.t), right = (after.place - s.place) / (after.t - s.t)
        guard left.isFinite, right.isFinite else { return left.isFinite ? left : right }
        if left.distance(to: right) <= 0.5 * max(left.length, right.length) { return (left + right) / 2 }
        return left.length < right.length ? left : right
    }

    // MARK: Cells

    mutating func trace(_ l: CurveSample, _ r: CurveSample, _ depth: Int) throws {
        switch (l.isDefined, r.isDefined) {
        case (false, false): try traceUndefined(l, r, depth)
        case (true, false), (false, true): try traceEnd(l, r, depth)
        case (true, true):
            if l.sides.isDisjoint(with: r.sides) { try traceInside(l, r, depth) } else { try traceOutside(l, r, depth) }
        }
    }

    private mutating func traceUndefined(_ l: CurveSample, _ r: CurveSample, _ depth: Int) throws {
        guard depth < 2, let m = try middle(l, r) else { return builder.gap(.undefined, .undefined) }
        try trace(l, m, depth + 1)
        try trace(m, r, depth + 1)
    }

    /// Both beyond the same side of the paper: it is looked at what comes nearer in between.
    private mutating func traceOutside(_ l: CurveSample, _ r: CurveSample, _ depth: Int) throws {
        guard depth < 10, let m = try middle(l, r) else { return builder.gap(.paper, .paper) }
        let isProbe = depth == 0 || !m.isDefined || m.sides.isDisjoint(with: l.sides) || m.sides.isDisjoint(with: r.sides)
        guard try isProbe || mayComeNearer(l, m) || mayComeNearer(m, r) else { return builder.gap(.paper, .paper) }
        try trace(l, m, depth + 1)
        try trace(m, r, depth + 1)
    }

    /// Whether the curve heads for the paper at the start and comes from there at the end.
    private mutating func mayComeNearer(_ l: CurveSample, _ r: CurveSample) throws -> Bool {
        let v = try velocity(l), w = try velocity(r), h = r.t - l.t
        guard v.isFinite, w.isFinite else { return false }
        let sides = l.sides.intersection(r.sides)
        func reaches(_ start: Double, _ end: Double, _ v: Double, _ w: Double) -> Bool { v > 0 && w < 0 && max(start + v * h, end - w * h) > 0 }
        if sides.contains(.above) { return reaches(rect.maxY - l.place.y, rect.maxY - r.place.y, -v.y, -w.y) }
        if sides.contains(.below) { return reaches(l.place.y - rect.minY, r.place.y - rect.minY, v.y, w.y) }
        if sides.contains(.right) { return reaches(rect.maxX - l.place.x, rect.maxX - r.place.x, -v.x, -w.x) }
        return reaches(l.place.x - rect.minX, r.place.x - rect.minX, v.x, w.x)
    }

    private mutating func traceInside(_ l: CurveSample, _ r: CurveSample, _ depth: Int) throws {
        guard !isExhausted else { return try traceRough(l, r) }
        guard depth < 80 else { return try traceRough(l, r) }
        guard let middle = try middle(l, r) else { return breakOff(l, r) }
        guard middle.isDefined else {
            if try bridge(l, middle, r) { return }
            try trace(l, middle, depth + 1)
            return try trace(middle, r, depth + 1)
        }
        let l = try moving(l), m = try moving(middle), r = try moving(r)
        let motion = try HermiteCell(l, r, velocity(l), velocity(r))
        if try motion.foretells(m, velocity(m), tolerance), try r.t - l.t <= 8 * fine || isTrue(motion) { return accept(motion) }
        if r.t - l.t <= fine {
            if isSpeck(l, m, r) { return builder.add(speck: l.place, r.place, from: l.t, to: r.t) }
            if try traceSpot(l, m, r, depth) { return }
            if try isRough(l, r) { return try traceRough(l, r) }
        }
        try trace(l, m, depth + 1)
        try trace(m, r, depth + 1)
    }

    /// Whether a wide cell is right at one more place, which has nothing to do with its middle: fast oscillations may look
    /// slow at even distances.
    private mutating func isTrue(_ cell: HermiteCell) throws -> Bool {
        let part = 0.3719, s = try sample(cell.left.t + part * (cell.right.t - cell.left.t))
        return s.isDefined && s.place.distance(to: cell.place(at: part)) <= 4 * tolerance + 0.02 * (cell.right.place - cell.left.place).length
    }

    private func isSpeck(_ l: CurveSample, _ m: CurveSample, _ r: CurveSample) -> Bool {
        l.isInside && m.isInside && r.isInside && l.place.distance(to: m.place) <= tolerance / 4 && m.place.distance(to: r.place) <= tolerance / 4
    }
}
