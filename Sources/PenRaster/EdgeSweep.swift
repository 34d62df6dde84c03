// Which parts of edges bound the inside, where windings overlap.

import PenGeometry

/// Takes the edges of a path apart into those pieces on which the inside begins or ends, so that areas that overlap
/// within a pixel count once.
///
/// The picture is cut into bands in which no edge begins or ends and none crosses another; within a band, going through
/// the edges from left to right with the winding number tells the inside. Rows of pixels through which edges only pass
/// make tall bands. The areas are exact but for a sixteenth of a row around a crossing, and for crowded rows, which are
/// cut into sixteen equal bands.
struct EdgeSweep {
    private struct Edge {
        var top, bottom: Point
        var slope: Double
        var winding: Int

        /// Where the edge is at a height within its own.
        func x(at y: Double) -> Double {
            y <= top.y ? top.x : y >= bottom.y ? bottom.x : top.x + (y - top.y) * slope
        }
    }

    private struct Crossing {
        var x: Double
        var edge: Int
    }

    /// A path with more edges is not swept: its rows are crowded anyway.
    static let mostEdges = 100_000
    /// How many pairs of a band and an edge a row may have before it counts as crowded.
    private static let crowd = 8192
    /// A band in which edges cross is halved until it is lower.
    private static let lowestBand = 0.1

    private let rule: FillRule
    private let height: Int
    private var edges: [Edge] = []
    /// Edges that reach the current row, by index, from left to right as far as known; those that do not yet are behind
    /// `next`.
    private var active: [Crossing] = []
    private var next = 0
    private var heights: [Double] = []
    private var crossings: [Crossing] = []

    /// For the rows `0..<height`.
    init(_ rule: FillRule, height: Int) { (self.rule, self.height) = (rule, height) }

    /// Adds an edge in pixels; both coordinates are finite.
    mutating func addEdge(_ a: Point, _ b: Point) {
        if a.y < b.y { addDown(a, b, 1) } else if b.y < a.y { addDown(b, a, -1) }
    }

    private mutating func addDown(_ a: Point, _ b: Point, _ winding: Int) {
        guard b.y > 0, a.y < Double(height) else { return }
        let (top, bottom) = part(ofEdgeFrom: a, to: b, downTo: Double(height))
        guard top.y < bottom.y else { return }
        edges.append(Edge(top: top, bottom: bottom, slope: (bottom.x - top.x) / (bottom.y - top.y), winding: winding))
    }

    /// Adds the bounds of the inside to a buffer, as edges that wind around it once.
    mutating func sweep(into buffer: CoverageBuffer) {
        edges.sort { $0.top.y < $1.top.y }
        guard let first = edges.first else { return }
        var row = min(Int(first.top.y), height)
        while row < height {
            admitEdges(row)
            if active.isEmpty {
                guard next < edges.count else { return }
                row = max(row + 1, min(Int(edges[next].top.y), height))
            } else if let end = endOfTallBand(from: row) {
                emitBand(Double(row), Double(end), active, into: buffer)
                row = end
            } else {
                sweepRow(Double(row), Double(row + 1), into: buffer)
                row += 1
            }
        }
    }

    /// Brings the active edges up to date for a row.
    private mutating func admitEdges(_ row: Int) {
        let top = Double(row), bottom = Double(row + 1)
        active.removeAll { edges[$0.edge].bottom.y <= top }
        while next < edges.count, edges[next].top.y < bottom {
            active.append(Crossing(x: edges[next].top.x, edge: next))
            next += 1
        }
    }

    /// The last row, exclusive, of those from `row` on through which all active edges pass without crossing, or nil.
    /// Leaves the active edges in their order from left to right at the band's top.
    private mutating func endOfTallBand(from row: Int) -> Int? {
        let top = Double(row)
        var end = next < edges.count ? min(edges[next].top.y, Double(height)) : Double(height)
        for i in active.indices {
            let edge = edges[active[i].edge]
            guard edge.top.y <= top else { return nil }
            end = min(end, edge.bottom.y)
            active[i].x = edge.x(at: top)
        }
        var count = Int(end) - row
        guard count > 0 else { return nil }
        sortBySlope(top)
        while count > 0, !isOrdered(active, at: Double(row + count)) { count /= 2 }
        return count > 0 ? row + count : nil
    }

    /// From left to right at a height; where edges meet there, from left to right below it.
    private mutating func sortBySlope(_ y: Double) {
        active.sortAlmostSorted { [edges] in $0.x < $1.x || ($0.x == $1.x && edges[$0.edge].slope < edges[$1.edge].slope) }
    }

    private func isOrdered(_ crossings: [Crossing], at y: Double) -> Bool {
        var last = -Double.infinity
        for crossing in crossings {
            let x = edges[crossing.edge].x(at: y)
            guard x >= last else { return false }
            last = x
        }
        return true
    }

    private mutating func sweepRow(_ top: Double, _ bottom: Double, into buffer: CoverageBuffer) {
        heights.removeAll(keepingCapacity: true)
        heights.append(top)
        for crossing in active {
            let edge = edges[crossing.edge]
            if edge.top.y > top { heights.append(edge.top.y) }
            if edge.bottom.y < bottom { heights.append(edge.bottom.y) }
        }
        heights.append(bottom)
        if heights.count > 17, heights.count * active.count > EdgeSweep.crowd {
            heights = (0...16).map { top + Double($0) / 16 }
        } else {
            heights.sort()
        }
        for i in 1..<heights.count where heights[i] > heights[i - 1] { sweepBand(heights[i - 1], heights[i], into: buffer) }
    }

    private mutating func sweepBand(_ y0: Double, _ y1: Double, into buffer: CoverageBuffer) {
        let middle = (y0 + y1) / 2
        crossings.removeAll(keepingCapacity: true)
        for crossing in active {
            let edge = edges[crossing.edge]
            // Of two edges that meet in the middle of a crowded row's band, one counts.
            if edge.top.y <= middle, edge.bottom.y > middle { crossings.append(Crossing(x: edge.x(at: middle), edge: crossing.edge)) }
        }
        crossings.sortAlmostSorted { $0.x < $1.x }
        if y1 - y0 < EdgeSweep.lowestBand || (isOrdered(crossings, at: y0) && isOrdered(crossings, at: y1)) {
            emitBand(y0, y1, crossings, into: buffer)
        } else {
            sweepBand(y0, middle, into: buffer)
            sweepBand(middle, y1, into: buffer)
        }
    }

    /// - Parameter crossings: all edges in the band, from left to right.
    private func emitBand(_ y0: Double, _ y1: Double, _ crossings: [Crossing], into buffer: CoverageBuffer) {
        var winding = 0
        for crossing in crossings {
            let edge = edges[crossing.edge], was = isInside(winding)
            winding += edge.winding
            guard isInside(winding) != was else { continue }
            let upper = Point(edge.x(at: y0), y0), lower = Point(edge.x(at: y1), y1)
            if was { buffer.addEdge(lower, upper) } else { buffer.addEdge(upper, lower) }
        }
    }

    private func isInside(_ winding: Int) -> Bool { rule == .nonZero ? winding != 0 : winding & 1 != 0 }
}

extension Array {
    /// By insertion where there is little to sort, which costs nothing where the order is right already.
    @inline(__always)
    fileprivate mutating func sortAlmostSorted(_ isBefore: (Element, Element) -> Bool) {
        guard count <= 24 else { return sort(by: isBefore) }
        withUnsafeMutableBufferPointer { elements in
            for i in 1..<Swift.max(1, elements.count) {
                let element = elements[i]
                var place = i
                while place > 0, isBefore(element, elements[place - 1]) {
                    elements[place] = elements[place - 1]
                    place -= 1
                }
                elements[place] = element
            }
        }
    }
}
