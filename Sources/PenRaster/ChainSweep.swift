// Which parts of an outline bound the inside, where windings overlap.

import PenGeometry
import Synchronization

/// Takes the chains of an outline apart into those pieces on which the inside begins or ends, so that areas that overlap
/// within a pixel count once.
///
/// The rows are cut into bands in which no chain begins or ends and none crosses another; within a band, going through
/// the chains from left to right with the winding number tells the inside. Rows of pixels through which edges only pass
/// make tall bands. The areas are exact but for a sixteenth of a row around a crossing, and for crowded rows, which are
/// cut into sixteen equal bands.
final class ChainSweep {
    /// How many pairs of a band and a chain a row may have before it counts as crowded.
    private static let crowd = 8192
    /// A band in which chains cross is halved until it is lower.
    private static let lowestBand = 0.1
    /// What lies in the wrong order by less counts as in order: it is less than a level of gray.
    private static let slack = 1.0 / 4096

    let buffer: CoverageBuffer
    private var points = UnsafePointer<Point>(bitPattern: MemoryLayout<Point>.alignment)!
    private var rule = FillRule.nonZero
    /// Chains from left to right as far as known; those that do not yet reach the row are behind `next`.
    private var active = Stack<ActiveChain>()
    private var next = 0
    private var heights = Stack<Double>()
    private var crossings = Stack<(x: Double, index: Int)>()

    init(into buffer: CoverageBuffer) { self.buffer = buffer }

    deinit {
        active.free()
        heights.free()
        crossings.free()
    }

    /// Adds the inside of an outline to the buffer, within its rows, as edges that wind around it once.
    func sweep(_ outline: Outline) {
        rule = outline.rule
        active.removeAll()
        next = 0
        outline.points.withUnsafeBufferPointer { all in
            guard let first = all.baseAddress else { return }
            points = first
            outline.chains.withUnsafeBufferPointer { sweep($0) }
        }
    }

    private func sweep(_ chains: UnsafeBufferPointer<Outline.Chain>) {
        var row = buffer.rows.lowerBound
        let end = buffer.rows.upperBound
        while row < end, !Patience.isOver.load(ordering: .relaxed) {
            let top = Double(row)
            let reach = min(goOn(to: top), admit(chains, row))
            if active.count == 0 {
                guard next < chains.count else { return }
                row = max(row + 1, min(Int(points[chains[next].first].y), end))
                continue
            }
            let nextTop = next < chains.count ? points[chains[next].first].y : .infinity
            let count = Int(min(reach, nextTop, Double(end)) - top)
            row += sweepTallBand(from: row, count)
        }
    }

    /// Brings the active chains to a row.
    /// - Returns: the least height down to which all of them are on the same edges.
    private func goOn(to top: Double) -> Double {
        var kept = 0, reach = Double.infinity
        for i in 0..<active.count {
            let chain = active.elements + i
            while chain.pointee.bottom.y <= top, chain.pointee.index < chain.pointee.last { chain.pointee.goOn(points) }
            guard chain.pointee.bottom.y > top else { continue }
            chain.pointee.x = chain.pointee.x(at: top)
            reach = min(reach, chain.pointee.bottom.y)
            if kept < i { active[kept] = chain.pointee }
            kept += 1
        }
        active.removeAll(keepingFirst: kept)
        return reach
    }

    /// Adds the chains that begin above the end of a row.
    /// - Returns: as above, where it is the row's top for chains that begin below.
    private func admit(_ chains: UnsafeBufferPointer<Outline.Chain>, _ row: Int) -> Double {
        let top = Double(row), bottom = Double(row + 1)
        var reach = Double.infinity
        while next < chains.count, points[chains[next].first].y < bottom {
            let chain = chains[next]
            next += 1
            guard points[chain.last].y > top else { continue }
            var new = ActiveChain(chain, points)
            while new.bottom.y <= top { new.goOn(points) }
            new.x = new.x(at: top)
            reach = min(reach, new.top.y > top ? top : new.bottom.y)
            active.append(new)
        }
        return reach
    }

    // MARK: Rows through which chains only pass

    /// Adds at most `count` rows through which all active edges pass, or one row through which they do not.
    /// - Returns: how many rows it has added.
    private func sweepTallBand(from row: Int, _ count: Int) -> Int {
        let top = Double(row)
        var count = count
        active.sortAlmostSorted { $0.x < $1.x || ($0.x == $1.x && $0.slope < $1.slope) }
        while count > 0, !isOrdered(at: top + Double(count)) { count /= 2 }
        guard count > 0 else {
            sweepRow(top, top + 1)
            return 1
        }
        let bottom = top + Double(count)
        forEachBorder { chain, winding in
            buffer.addEdge(Point(chain.pointee.x, top), Point(chain.pointee.low, bottom), slope: chain.pointee.slope, winding: winding)
        }
        return count
    }

    /// Whether the edges keep their order down to a height; leaves in `low` where they are there.
    private func isOrdered(at y: Double) -> Bool {
        var last = -Double.infinity
        for i in 0..<active.count {
            let chain = active.elements + i, x = chain.pointee.x(at: y)
            guard x >= last - ChainSweep.slack else { return false }
            chain.pointee.low = x
            last = x
        }
        return true
    }

    /// Passes on the active chains on which the inside begins (1) or ends (-1).
    @inline(__always)
    private func forEachBorder(_ body: (UnsafePointer<ActiveChain>, Double) -> Void) {
        var winding = 0
        for i in 0..<active.count {
            let was = isInside(winding)
            winding += active[i].winding
            if isInside(winding) != was { body(UnsafePointer(active.elements + i), was ? -1 : 1) }
        }
    }

    @inline(__always)
    private func isInside(_ winding: Int) -> Bool { rule == .nonZero ? winding != 0 : winding & 1 != 0 }

    // MARK: Other rows

    private func sweepRow(_ top: Double, _ bottom: Double) {
        heights.removeAll()
        heights.append(top)
        for i in 0..<active.count {
            let chain = active[i], end = points[chain.last].y
            if chain.top.y > top { heights.append(chain.top.y) }
            if end < bottom { heights.append(end) }
        }
        heights.append(bottom)
        let row = Int(top) - buffer.rows.lowerBound
        if heights.count == 2, isOrderedRow(top, bottom) {
            forEachBorder { emit($0, row, top, bottom, $1) }
        } else if heights.count > 17, heights.count * active.count > ChainSweep.crowd {
            for i in 0..<16 { sweepBand(row, top + Double(i) / 16, top + Double(i + 1) / 16) }
        } else {
            heights.sortAlmostSorted(<)
            for i in 1..<heights.count where heights[i] > heights[i - 1] { sweepBand(row, heights[i - 1], heights[i]) }
        }
    }

    /// Whether chains that all pass through a row stay in their order there.
    private func isOrderedRow(_ top: Double, _ bottom: Double) -> Bool {
        for i in 0..<active.count {
            let chain = active.elements + i
            chain.pointee.measure(points, top, bottom)
            guard i == 0 || isOrdered(chain - 1, chain, top, bottom) else { return false }
        }
        return true
    }

    private func sweepBand(_ row: Int, _ y0: Double, _ y1: Double) {
        let middle = (y0 + y1) / 2
        crossings.removeAll()
        for i in 0..<active.count {
            // Of two chains that meet in the middle of a crowded row's band, one counts.
            let chain = active.elements + i
            guard chain.pointee.top.y <= middle, points[chain.pointee.last].y > middle else { continue }
            crossings.append((chain.pointee.x(at: middle, points), i))
        }
        crossings.sortAlmostSorted { $0.x < $1.x }
        if y1 - y0 < ChainSweep.lowestBand || isOrdered(from: y0, to: y1) {
            emitBand(row, y0, y1)
        } else {
            sweepBand(row, y0, middle)
            sweepBand(row, middle, y1)
        }
    }

    private func isOrdered(from y0: Double, to y1: Double) -> Bool {
        for i in 0..<crossings.count {
            let chain = active.elements + crossings[i].index
            chain.pointee.measure(points, y0, y1)
            guard i == 0 || isOrdered(active.elements + crossings[i - 1].index, chain, y0, y1) else { return false }
        }
        return true
    }

    /// Whether a measured chain stays to the left of another one between two heights: at both, and where an edge of
    /// either ends.
    private func isOrdered(_ left: UnsafePointer<ActiveChain>, _ right: UnsafePointer<ActiveChain>, _ y0: Double, _ y1: Double) -> Bool {
        if left.pointee.high <= right.pointee.low + ChainSweep.slack { return true }
        var a = left.pointee, b = right.pointee, y = y0
        while true {
            while a.bottom.y <= y, a.index < a.last { a.goOn(points) }
            while b.bottom.y <= y, b.index < b.last { b.goOn(points) }
            guard a.x(at: y) <= b.x(at: y) + ChainSweep.slack else { return false }
            guard y < y1 else { return true }
            y = min(y1, a.bottom.y > y ? a.bottom.y : y1, b.bottom.y > y ? b.bottom.y : y1)
        }
    }

    private func emitBand(_ row: Int, _ y0: Double, _ y1: Double) {
        var winding = 0
        for i in 0..<crossings.count {
            let chain = active.elements + crossings[i].index, was = isInside(winding)
            winding += chain.pointee.winding
            if isInside(winding) != was { emit(chain, row, y0, y1, was ? -1 : 1) }
        }
    }

    /// Adds the edges of a chain between two heights of a row, which is counted from the buffer's first.
    @inline(__always)
    private func emit(_ chain: UnsafePointer<ActiveChain>, _ row: Int, _ y0: Double, _ y1: Double, _ winding: Double) {
        chain.pointee.forEachPiece(points, y0, y1) { x0, y0, x1, y1, slope in
            buffer.addPiece(row, Point(x0, y0), Point(x1, y1), slope: slope, winding: winding)
        }
    }
}
