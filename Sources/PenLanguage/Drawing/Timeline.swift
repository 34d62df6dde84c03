// When things happen.

import PenAnimation
import PenScene

/// The script's place in time, in seconds from the start: what follows in the script happens then.
struct Timeline {
    /// How the animations of a block follow each other.
    enum Order {
        case atOnce, oneAfterAnother
        /// Each begins so many seconds after the one before.
        case staggered(Double)
    }

    /// What a whole block is told: its time runs as the group's timing says, which has no begin yet.
    struct BlockTiming {
        var timing: MediaTiming
        var ease: Ease?
        /// nil where the block takes as long as what is in it.
        var duration: Double?
    }

    /// A block that is being said.
    private struct Block {
        var order: Order
        /// When the block was said, and when what is in it begins.
        var said, start: Double
        /// When the last of its animations is over.
        var end: Double
        /// Where the block's time is not everybody's.
        var own: (timing: BlockTiming, clock: GroupClock)?
        var removed: [LayerID] = []
    }

    private(set) var now = 0.0
    /// What assignments do instead of changing a property at once.
    var transition: Transition?
    private var blocks: [Block] = []

    mutating func wait(_ seconds: Double) {
        now += seconds
        if let last = blocks.indices.last { blocks[last].end = max(blocks[last].end, now) }
    }

    // MARK: Blocks

    /// The blocks with a time of their own, the outermost first.
    var clocks: [GroupClock] { blocks.compactMap(\.own?.clock) }

    mutating func begin(_ order: Order, delay: Double = 0, timing: BlockTiming? = nil) {
        let start = now + delay
        blocks.append(Block(order: order, said: now, start: start, end: start, own: timing.map { ($0, GroupClock()) }))
        now = start
    }

    /// Whether the block that is being said never comes to an end of its own.
    var isBlockEndless: Bool { blocks.last.map { !$0.end.isFinite && $0.own?.timing.duration == nil } ?? false }

    /// Ends a block. What follows it happens when it began, but after it in a sequence.
    /// - Returns: its timing and the layers that were removed in it, where it has a time of its own.
    @discardableResult
    mutating func end() -> (timing: GroupTiming, removed: [LayerID])? {
        guard let block = blocks.popLast() else { return nil }
        now = block.said
        guard let own = block.own else {
            passed(until: block.end)
            return nil
        }
        var timing = own.timing.timing
        timing.duration = own.timing.duration ?? (block.end - block.start)
        timing.beginTime = block.start
        let group = GroupTiming(timing, easing: own.timing.ease?.timing(over: timing.duration) ?? .linear, origin: block.start)
        own.clock.timing = group
        passed(until: timing.endTime)
        if let last = blocks.indices.last { blocks[last].removed += block.removed }
        return (group, block.removed)
    }

    /// An animation has been said that is over at a time.
    mutating func passed(until end: Double) {
        guard let last = blocks.indices.last else { return }
        blocks[last].end = max(blocks[last].end, end)
        switch blocks[last].order {
        case .atOnce: break
        case .oneAfterAnother: now = max(now, end)
        case .staggered(let step): now += step
        }
    }

    mutating func removed(_ layers: [LayerID]) {
        if let last = blocks.indices.last { blocks[last].removed += layers }
    }

    // MARK: Changes of properties

    /// What an assignment does now.
    /// - Parameter layer: whose property is meant; one that appears at this very moment, after the transition was asked for, begins
    ///   with what it is given.
    func change(of layer: LayerID, born birth: Double) -> PropertyChange {
        guard let transition, !(transition.isImplicit && layer.index >= transition.firstNewLayer && birth >= now) else {
            return PropertyChange(.step(now), in: clocks)
        }
        var timing = transition.timing
        timing.beginTime += now
        return PropertyChange(.animation(timing, transition.easing), in: clocks)
    }

    /// A property has been changed: an implicit animation takes its time as any other does.
    mutating func changed(_ change: PropertyChange) {
        if case .animation(let timing, _) = change.kind, transition?.isImplicit ?? false { passed(until: timing.endTime) }
    }

    /// After an error in the middle of blocks.
    mutating func unwind() {
        if let first = blocks.first { now = first.said }
        blocks.removeAll()
        transition = nil
    }
}
