// Lines through given points.

import PenGeometry

extension TracedCurve {
    /// The lines from point to point, as far as they lie on the paper; a point with NaN breaks them.
    public init(through points: [Point], in frame: PlotFrame) {
        var builder = BranchBuilder()
        let rect = frame.rect, places = points.map(frame.place)
        var last: Point?
        for (i, place) in places.enumerated() {
            defer { last = place.isFinite ? place : nil }
            guard place.isFinite else { builder.gap(.undefined, .undefined); continue }
            builder.noteValue()
            guard let from = last else { continue }
            guard let (a, b) = TracedCurve.clip(from, place, rect) else { builder.gap(.paper, .paper); continue }
            if a != from { builder.gap(.paper, .paper) }
            builder.add(lines: [a, b], from: Double(i - 1), to: Double(i))
            if b != place { builder.gap(.paper, .paper) }
        }
        builder.gap(.range, .range)
        self = builder.traced
    }

    /// The part of a line in a rectangle (Liang and Barsky, 1984).
    static func clip(_ p: Point, _ q: Point, _ rect: Rect) -> (Point, Point)? {
        let d = q - p
        var from = 0.0, to = 1.0
        for (away, room) in [(-d.x, p.x - rect.minX), (d.x, rect.maxX - p.x), (-d.y, p.y - rect.minY), (d.y, rect.maxY - p.y)] {
            if away == 0 {
                if room < 0 { return nil }
            } else if away < 0 {
                from = max(from, room / away)
            } else {
                to = min(to, room / away)
            }
        }
        guard from <= to else { return nil }
        return (from == 0 ? p : p + d * from, to == 1 ? q : p + d * to)
    }
}
