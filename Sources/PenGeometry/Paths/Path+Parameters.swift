// Parts of paths by parameter, of which every segment has an equal share.

extension Path {
    /// The part between two parameters of the whole path, clamped to 0…1, over all subpaths in their order: empty where `a` >= `b`,
    /// the path itself from 0 to 1. Curves keep their degree, arcs stay arcs; subpaths that are wholly inside stay closed.
    public func subpath(fromParameter a: Double, to b: Double) -> Path {
        guard a < b, let begin = location(atParameter: a), let end = location(atParameter: b) else { return Path() }
        if a <= 0, b >= 1 { return self }
        return part(from: begin, to: end)
    }

    /// The parts before and after a parameter of the whole path.
    public func split(atParameter t: Double) -> (first: Path, second: Path) { (subpath(fromParameter: 0, to: t), subpath(fromParameter: t, to: 1)) }

    private func part(from begin: PathLocation, to end: PathLocation) -> Path {
        var part = Path(), number = 0, first = 0
        for step in steps where number <= end.segment || step.verb == .close {
            if step.verb == .move { first = number }
            let segment = segment(step), isWhole = PathLocation(segment: first, t: 0) >= begin
            if let segment, number <= end.segment {
                let a = number == begin.segment ? begin.t : 0, b = number == end.segment ? end.t : 1
                let closes = step.verb == .close && isWhole && b == 1
                if number >= begin.segment, a < b, !closes { part.add(cut(segment, a, b), startingSubpath: number == first) }
                if closes { part.close() }
                number += 1
            } else if step.verb == .close, isWhole, number > first, end >= PathLocation(segment: number - 1, t: 1) {
                part.close()
            }
        }
        return part
    }

    private func cut(_ segment: PathSegment, _ a: Double, _ b: Double) -> PathSegment { a > 0 || b < 1 ? segment.part(from: a, to: b) : segment }

    /// Subpaths that begin where the last one ended stay subpaths.
    private mutating func add(_ segment: PathSegment, startingSubpath: Bool) {
        if startingSubpath { move(to: segment.start) }
        add(segment)
    }
}
