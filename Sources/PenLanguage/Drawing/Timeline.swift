// When things happen.

import PenAnimation
import PenScene

/// The script's place in time, in seconds from the start: what follows in the script happens then.
struct Timeline {
    /// How the animations of a block follow each other.
    enum Order { case atOnce, oneAfterAnother }

    /// A `sequence` or a `together` that is being said.
    private struct Block {
        var order: Order
        var start: Double
        /// When the last of its animations is over.
        var end: Double
    }

    private(set) var now = 0.0
    /// What assignments do instead of changing a property at once.
    var transaction: PropertyChange?
    private var blocks: [Block] = []

    mutating func wait(_ seconds: Double) {
        now += seconds
        for i in blocks.indices { blocks[i].end = max(blocks[i].end, now) }
    }

    mutating func begin(_ order: Order) { blocks.append(Block(order: order, start: now, end: now)) }

    /// Ends a block. What follows it happens when it began, but after it in a sequence.
    mutating func end() {
        guard let block = blocks.popLast() else { return }
        now = block.start
        passed(until: block.end)
    }

    /// An animation has been said that is over at a time.
    mutating func passed(until end: Double) {
        guard let last = blocks.indices.last else { return }
        blocks[last].end = max(blocks[last].end, end)
        if blocks[last].order == .oneAfterAnother { now = max(now, end) }
    }

    /// After an error in the middle of blocks.
    mutating func unwind() {
        if let first = blocks.first { now = first.start }
        blocks.removeAll()
        transaction = nil
    }
}
