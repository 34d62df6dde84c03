// Which of many boxes meet.

/// A bounding volume hierarchy: the boxes in the order of their centers along a Z-shaped curve (G. Morton, 1966), and over them
/// levels of nodes that hold four each. Building takes n·log n, a query log n for each answer where the boxes are
/// scattered.
struct BoxTree {
    /// The leaves' numbers, in the tree's order.
    private let order: [Int]
    /// The boxes level by level, the leaves first.
    private var nodes: [Rect] = []
    /// Where each level begins in `nodes`, and behind the last the end.
    private var starts = [0]

    private static let fan = 4

    init(_ boxes: [Rect]) {
        order = BoxTree.alongZ(boxes)
        nodes = order.map { boxes[$0] }
        starts.append(nodes.count)
        while starts[starts.count - 1] - starts[starts.count - 2] > 1 { addLevel() }
    }

    private mutating func addLevel() {
        let first = starts[starts.count - 2], end = starts[starts.count - 1]
        for i in stride(from: first, to: end, by: BoxTree.fan) {
            nodes.append(nodes[i..<min(i + BoxTree.fan, end)].reduce(.null) { $0.union($1) })
        }
        starts.append(nodes.count)
    }

    private static func alongZ(_ boxes: [Rect]) -> [Int] {
        let all = boxes.reduce(Rect.null) { $0.union($1) }
        let keys = boxes.map { box -> UInt32 in
            let center = box.center
            return spread((center.x - all.minX) / all.width) | spread((center.y - all.minY) / all.height) << 1
        }
        return boxes.indices.sorted { keys[$0] < keys[$1] }
    }

    /// The first 16 binary digits of a number from 0 to 1, with a gap before each.
    private static func spread(_ share: Double) -> UInt32 {
        var x = share > 0 ? UInt32(min(share, 1) * 65535) : 0
        for (shift, mask) in [(8, 0x00FF_00FF), (4, 0x0F0F_0F0F), (2, 0x3333_3333), (1, 0x5555_5555)] as [(UInt32, UInt32)] {
            x = (x | x << shift) & mask
        }
        return x
    }

    private var top: Int { starts.count - 2 }

    // MARK: Queries

    /// Calls `body` with the number of every box for which, and for all nodes around it, `mayHold` is true, and the box.
    func forEach(where mayHold: (Rect) -> Bool, _ body: (Int, Rect) -> Void) {
        guard !order.isEmpty else { return }
        visit(top, 0, mayHold, body)
    }

    private func visit(_ level: Int, _ index: Int, _ mayHold: (Rect) -> Bool, _ body: (Int, Rect) -> Void) {
        let box = nodes[starts[level] + index]
        guard mayHold(box) else { return }
        if level == 0 { return body(order[index], box) }
        for child in children(level, index) { visit(level - 1, child, mayHold, body) }
    }

    private func children(_ level: Int, _ index: Int) -> Range<Int> {
        index * BoxTree.fan..<min((index + 1) * BoxTree.fan, starts[level] - starts[level - 1])
    }

    /// Calls `body` with every two boxes of this tree that meet, each pair once.
    func forEachPair(_ body: (Int, Int) -> Void) {
        guard !order.isEmpty else { return }
        pairs(within: top, 0, body)
    }

    private func pairs(within level: Int, _ index: Int, _ body: (Int, Int) -> Void) {
        guard level > 0 else { return }
        let children = children(level, index)
        for i in children {
            pairs(within: level - 1, i, body)
            for j in (i + 1)..<max(i + 1, children.upperBound) { pairs(level - 1, i, self, level - 1, j, body) }
        }
    }

    /// Calls `body` with every box of this tree and every box of the other that meet.
    func forEachPair(with other: BoxTree, _ body: (Int, Int) -> Void) {
        guard !order.isEmpty, !other.order.isEmpty else { return }
        pairs(top, 0, other, other.top, 0, body)
    }

    private func pairs(_ level: Int, _ i: Int, _ other: BoxTree, _ otherLevel: Int, _ j: Int, _ body: (Int, Int) -> Void) {
        guard nodes[starts[level] + i].meets(other.nodes[other.starts[otherLevel] + j]) else { return }
        if level == 0, otherLevel == 0 { return body(order[i], other.order[j]) }
        if level >= otherLevel {
            for child in children(level, i) { pairs(level - 1, child, other, otherLevel, j, body) }
        } else {
            for child in other.children(otherLevel, j) { pairs(level, i, other, otherLevel - 1, child, body) }
        }
    }
}

extension Rect {
    /// True where the rectangles have a point in common.
    func meets(_ other: Rect) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }
}
