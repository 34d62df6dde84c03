// Jumps, poles, corners, ends and holes of a plotted curve.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenGeometry

extension CurveTracer {
    /// The curve has a place at one sample and none at the other: it ends at the last number at which it has one.
    mutating func traceEnd(_ l: CurveSample, _ r: CurveSample, _ depth: Int) throws {
        var a = l, b = r
        for _ in 0..<1100 {
            guard let m = try middle(a, b) else { break }
            if m.isDefined == a.isDefined { a = m } else { b = m }
        }
        if l.isDefined {
            if a.t > l.t { try trace(l, a, 1) }
            builder.gap(a.isInside ? .undefined : .paper, .undefined)
        } else {
            builder.gap(.undefined, b.isInside ? .undefined : .paper)
            if b.t < r.t { try trace(b, r, 1) }
        }
    }

    /// One number without a place between numbers that have one, through which the curve goes on.
    mutating func bridge(_ l: CurveSample, _ m: CurveSample, _ r: CurveSample) throws -> Bool {
        let reach = min(fine / 4, (r.t - l.t) / 4)
        let near = try sample(m.t - reach), far = try sample(m.t + reach)
        guard near.isInside, far.isInside, near.place.distance(to: far.place) <= tolerance + 8 * fine else { return false }
        let before = try sample(m.t - 2 * reach), after = try sample(m.t + 2 * reach)
        guard before.isFinite, after.isFinite else { return false }
        // Both sides foretell the same place.
        let left = near.place * 2 - before.place, right = far.place * 2 - after.place
        guard left.distance(to: right) <= tolerance else { return false }
        try trace(l, near, 1)
        builder.note(hole: (near.place + far.place) / 2)
        let v = (far.place - near.place) / 3
        builder.add(near.place, near.place + v, far.place - v, far.place, from: near.t, to: far.t)
        try trace(far, r, 1)
        return true
    }

    /// There is nothing more between two samples.
    mutating func breakOff(_ l: CurveSample, _ r: CurveSample) {
        if l.isInside, r.isInside, l.place.distance(to: r.place) <= tolerance {
            return builder.add(speck: l.place, r.place, from: l.t, to: r.t)
        }
        if l.isFinite, r.isFinite, l.isInside || r.isInside {
            builder.note(jump: TracedCurve.Jump(from: l.place, to: r.place, isFirstOwn: "\(l.t)".utf8.count < "\(r.t)".utf8.count))
        }
        builder.gap(l.isInside ? .jump : .paper, r.isInside ? .jump : .paper)
    }

    /// Looks for a single number at which a cell is not smooth.
    /// - Returns: false where there is none, or more than one.
    mutating func traceSpot(_ l: CurveSample, _ m: CurveSample, _ r: CurveSample, _ depth: Int) throws -> Bool {
        guard let (a, b) = try jump(l, m, r) ?? corner(l, m, r) else { return false }
        if a.t > l.t { try trace(l, a, depth + 16) }
        if a.isInside, b.isInside, a.place.distance(to: b.place) <= tolerance / 4 { builder.corner() } else { breakOff(a, b) }
        if b.t < r.t { try trace(b, r, depth + 16) }
        return true
    }

    /// Follows the larger change of place to two neighbouring numbers.
    private mutating func jump(_ l: CurveSample, _ m: CurveSample, _ r: CurveSample) throws -> (CurveSample, CurveSample)? {
        var a = l, b = r, next: CurveSample? = m
        for round in 0..<1100 {
            guard let m = next else { return change(a, b) > tolerance / 4 ? (a, b) : nil }
            guard m.isDefined else { return nil }
            if change(a, m) > change(m, b) { b = m } else { a = m }
            guard change(a, b) > tolerance / 4 else { return nil }
            next = try middle(a, b)
            if round % 4 == 3, let m = next, try HermiteCell(a, b, velocity(a), velocity(b)).foretells(m, velocity(m), tolerance) { return nil }
            // What is left of a rise is narrower than any paper shows, and so is a break.
            if b.t - a.t < 1e-13 * fine { return (a, b) }
        }
        return (a, b)
    }

    /// How far two places are apart as far as that can be seen.
    private func change(_ a: CurveSample, _ b: CurveSample) -> Double { clamped(a.place).distance(to: clamped(b.place)) }

    private func clamped(_ p: Point) -> Point {
        Point(min(max(p.x, rect.minX - 1), rect.maxX + 1), min(max(p.y, rect.minY - 1), rect.maxY + 1))
    }

    /// Follows the larger change of direction, until it can be nothing but a corner.
    private mutating func corner(_ l: CurveSample, _ m: CurveSample, _ r: CurveSample) throws -> (CurveSample, CurveSample)? {
        var a = l, b = r, next: CurveSample? = m
        var first = try velocity(a), last = try velocity(b)
        while b.t - a.t > 1e-9 * fine, let m = next {
            let between = try velocity(m)
            guard m.isInside else { return nil }
            if turn(first, between) > turn(between, last) { (b, last) = (m, between) } else { (a, first) = (m, between) }
            guard turn(first, last) > 0.15 else { return nil }
            next = try middle(a, b)
        }
        return a.isInside && b.isInside ? (a, b) : nil
    }

    /// In radians; of what has no direction a right angle.
    private func turn(_ v: Point, _ w: Point) -> Double {
        let turn = v.turn(to: w)
        return turn.isNaN ? .pi / 2 : turn
    }

    // MARK: Too fast for paper

    /// Whether the curve goes to and fro inside of a cell that is narrower than a line.
    mutating func isRough(_ l: CurveSample, _ r: CurveSample) throws -> Bool {
        var turns = 0, last = l, rising: Bool?
        for i in 1...12 {
            let next = i == 12 ? r : try sample(l.t + (r.t - l.t) * Double(i) / 12)
            guard next.isDefined else { continue }
            let isRising = clamped(next.place).y > clamped(last.place).y
            if let rising, isRising != rising, change(last, next) > tolerance / 4 { turns += 1 }
            (rising, last) = (isRising, next)
        }
        return turns >= 4
    }

    /// Draws what can be seen of it: how far it reaches, column by column.
    mutating func traceRough(_ l: CurveSample, _ r: CurveSample) throws {
        let count = max(1, Int(min(1000, (abs(r.place.x - l.place.x) / max(4 * tolerance, 1e-3)).rounded(.up))))
        var points: [Point] = []
        for column in 0..<count {
            var places: [Point] = []
            for i in 0..<12 {
                let s = try sample(l.t + (r.t - l.t) * (Double(column) + (Double(i) + 0.5) / 12) / Double(count))
                if s.isDefined { places.append(Point(min(max(s.place.x, rect.minX), rect.maxX), min(max(s.place.y, rect.minY), rect.maxY))) }
            }
            guard let low = places.min(by: { $0.y < $1.y }), let high = places.max(by: { $0.y < $1.y }) else { continue }
            let climbs = points.last.map { $0.distance(to: low) < $0.distance(to: high) } ?? true
            points += climbs ? [low, high] : [high, low]
        }
        let ends = (l.isInside ? [l.place] : [], r.isInside ? [r.place] : [])
        points = ends.0 + points + ends.1
        if points.count > 1 { builder.add(lines: points, from: l.t, to: r.t) }
    }
}
