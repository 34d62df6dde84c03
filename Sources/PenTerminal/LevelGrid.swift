// Level pieces of lines, moved to where a terminal draws them best.

import PenGeometry

/// Moves the heights at which a path runs level, and the abscissas at which it runs upright, so that the pen covers
/// whole parts there; what lies between is stretched with them. Type designers' hints do the same for letters.
struct LevelGrid {
    private let x, y: LevelMap

    /// - Parameters:
    ///   - path: of lines, in parts.
    ///   - pen: how wide and high the pen's tip is, in parts.
    ///   - size: the picture's, in parts.
    init(_ path: Path, pen: Point, size: Point) {
        let lines = path.polylines
        y = LevelMap(lines.flatMap { levels(of: $0, across: \.x, along: \.y) }, pen: pen.y, size: size.y)
        x = LevelMap(lines.flatMap { levels(of: $0, across: \.y, along: \.x) }, pen: pen.x, size: size.x)
    }

    var isEmpty: Bool { x.isEmpty && y.isEmpty }

    /// The moved path, of lines like the given one.
    func move(_ path: Path) -> Path {
        var moved = Path(), next = 0
        for verb in path.verbs {
            if verb == .close {
                moved.close()
                continue
            }
            let p = path.points[next]
            let place = Point(x.apply(p.x), y.apply(p.y))
            if verb == .move { moved.move(to: place) } else { moved.line(to: place) }
            next += 1
        }
        return moved
    }
}

/// A monotone map of one coordinate, linear between the levels.
private struct LevelMap {
    private var from: [Double] = []
    private var to: [Double] = []

    init(_ levels: [Double], pen: Double, size: Double) {
        let width = max(1, pen.rounded()), isOdd = width.truncatingRemainder(dividingBy: 2) == 1
        for level in levels.sorted() where level - (from.last ?? -.infinity) > 0.01 {
            // An odd number of parts lies around a part's middle, an even one around an edge. On an edge rounding decides.
            var target = isOdd ? (level + 1e-6).rounded(.down) + 0.5 : level.rounded()
            if level > -0.5, level < size + 0.5 { target = min(max(target, width / 2), max(width / 2, size - width / 2)) }
            if let last = to.last, let before = from.last { target = max(target, level - before >= 1 ? last + 1 : last) }
            from.append(level)
            to.append(target)
        }
    }

    var isEmpty: Bool { from.isEmpty }

    func apply(_ value: Double) -> Double {
        guard let first = from.first, let last = from.last else { return value }
        if value <= first { return value + to[0] - first }
        if value >= last { return value + to[to.count - 1] - last }
        var low = 0, high = from.count - 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if from[middle] <= value { low = middle } else { high = middle }
        }
        return to[low] + (value - from[low]) * (to[high] - to[low]) / (from[high] - from[low])
    }
}

/// The values of one coordinate, `along`, at which a polyline runs level or turns back, and stays near them for a while.
private func levels(of line: [Point], across: KeyPath<Point, Double>, along: KeyPath<Point, Double>) -> [Double] {
    guard line.count > 1 else { return [] }
    let height = line.map { $0[keyPath: along] }, width = line.map { $0[keyPath: across] }
    let isClosed = line.count > 2 && line[0] == line[line.count - 1]
    let last = line.count - 1
    func neighbour(_ i: Int, _ step: Int) -> Int? {
        let j = i + step
        return j < 0 ? (isClosed ? last - 1 : nil) : j > last ? (isClosed ? 1 : nil) : j
    }
    /// How far the line goes sideways from a corner before it has left the height.
    func reach(from i: Int, _ step: Int) -> Double {
        var here = i, sum = 0.0
        for _ in 0..<32 {
            guard let next = neighbour(here, step) else { break }
            let rise = abs(height[next] - height[i]), way = abs(width[next] - width[here])
            if rise > 0.2 {
                sum += way * max(0, 0.2 - abs(height[here] - height[i])) / max(abs(height[next] - height[here]), 1e-9)
                break
            }
            sum += way
            if sum > 1.5 { break }
            here = next
        }
        return sum
    }
    var result: [Double] = []
    for i in line.indices where i < last || !isClosed {
        let before = neighbour(i, -1).map { height[i] - height[$0] }, after = neighbour(i, 1).map { height[$0] - height[i] }
        let isLevel = [before, after].contains { $0.map { abs($0) < 1e-6 } ?? false }
        let turns = (before ?? 0) * (after ?? 0) < 0
        guard isLevel || turns, reach(from: i, -1) + reach(from: i, 1) >= 1.5 else { continue }
        result.append(height[i])
    }
    return result
}

extension Path {
    /// The corners of each subpath of a path of lines; of a closed one the first once more at the end.
    fileprivate var polylines: [[Point]] {
        var lines: [[Point]] = [], next = 0
        for verb in verbs {
            if verb == .close {
                if let line = lines.last, let start = line.first, line.last != start { lines[lines.count - 1].append(start) }
                continue
            }
            if verb == .move { lines.append([]) }
            if !lines.isEmpty { lines[lines.count - 1].append(points[next]) }
            next += 1
        }
        return lines
    }
}
