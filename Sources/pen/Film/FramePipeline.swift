// Frames are made side by side and come out in order.

import PenRaster
import Synchronization

/// Takes work in order, has it done on all processors, and gives what came of it in the same order. There are never more
/// frames on the way than places, so that memory does not grow with the film.
final class FramePipeline: @unchecked Sendable {
    /// To be done on any thread.
    typealias Work = @Sendable () throws -> [UInt8]

    private final class Place {
        var work: Work?
        var result: Result<[UInt8], any Error>?
        let isDone = Semaphore()
    }

    private let places: [Place]
    private let added = Semaphore()
    private let next = Atomic(0)
    private let isEnding = Atomic(false)
    private var threads: [WorkerThread] = []
    /// How many were given and how many taken; known to the thread that does both.
    private var given = 0, taken = 0

    private init() {
        places = (0..<2 * processorCount).map { _ in Place() }
        // Where the system refuses another thread, the others do its work.
        threads = (0..<processorCount).compactMap { _ in WorkerThread { self.work() } }
    }

    /// For each number in turn `prepare` says what is to be done, and `use` is given the result. Both are called on this
    /// thread; the first error ends all.
    static func run(_ numbers: some Sequence<Int>, prepare: (Int) throws -> Work, use: (Int, [UInt8]) throws -> Void) throws {
        let pipeline = FramePipeline()
        defer { pipeline.end() }
        var waiting: ArraySlice<Int> = []
        for number in numbers {
            if waiting.count == pipeline.places.count { try use(waiting.removeFirst(), pipeline.take()) }
            pipeline.give(try prepare(number))
            waiting.append(number)
        }
        for number in waiting { try use(number, pipeline.take()) }
    }

    private func give(_ work: @escaping Work) {
        places[given % places.count].work = work
        given += 1
        if threads.isEmpty { doNext() } else { added.signal() }
    }

    private func take() throws -> [UInt8] {
        let place = places[taken % places.count]
        place.isDone.wait()
        // What was cut short must not be used.
        try Interrupts.check()
        taken += 1
        defer { place.result = nil }
        return try place.result?.get() ?? []
    }

    private func doNext() {
        let place = places[next.add(1, ordering: .relaxed).oldValue % places.count]
        if let work = place.work, !isEnding.load(ordering: .relaxed) { place.result = Result(catching: work) }
        place.work = nil
        place.isDone.signal()
    }

    /// What nobody will take is not done.
    private func end() {
        isEnding.store(true, ordering: .relaxed)
        for _ in threads { added.signal() }
        for thread in threads { thread.wait() }
    }

    private func work() {
        // The thread that writes answers signals, and can postpone them.
        SignalSet.all.holdBackOnly()
        while true {
            added.wait()
            if isEnding.load(ordering: .relaxed) { return }
            doNext()
        }
    }
}
