// Short pieces of level lines that are put together where their ends are the same point.

import PenGeometry

struct LevelChains {
    private var next: [Point: [Point]] = [:]
    private var hasBefore: Set<Point> = []
    private var order: [Point] = []

    /// A piece from `p` to `q`, or the other way round, so that what is above lies on the same side of all of them.
    mutating func add(_ p: Point, _ q: Point, isLeftAbove: Bool) {
        guard p != q else { return }
        let (a, b) = isLeftAbove ? (p, q) : (q, p)
        next[a, default: []].append(b)
        hasBefore.insert(b)
        order.append(a)
    }

    /// The lines, each from its first to its last point; those that close end where they begin.
    var lines: [[Point]] {
        var left = next, lines: [[Point]] = []
        func follow(_ start: Point) {
            var line = [start]
            while var ends = left[line[line.count - 1]], !ends.isEmpty {
                let end = ends.removeLast()
                left[line[line.count - 1]] = ends
                line.append(end)
            }
            if line.count > 1 { lines.append(line) }
        }
        for start in order where !hasBefore.contains(start) { follow(start) }
        for start in order { follow(start) }
        return lines
    }
}
