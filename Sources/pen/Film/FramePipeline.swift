// Frames are made side by side and come out in order.

import PenRaster
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

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
    private var threads: [pthread_t] = []
    /// How many were given and how many taken; known to the thread that does both.
    private var given = 0, taken = 0

    private init() {
        places = (0..<2 * processorCount).map { _ in Place() }
        threads = (0..<processorCount).compactMap { _ in startThread() }
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
        for thread in threads { pthread_join(thread, nil) }
    }

    // MARK: The threads

    /// nil where the system refuses another one; the others then do its work.
    private func startThread() -> pthread_t? {
        let context = Unmanaged.passRetained(self)
        #if canImport(Darwin)
        var thread: pthread_t?
        let status = pthread_create(&thread, nil, { FramePipeline.work($0) }, context.toOpaque())
        #else
        var thread = pthread_t()
        let status = pthread_create(&thread, nil, { $0.flatMap(FramePipeline.work) }, context.toOpaque())
        #endif
        if status != 0 { context.release() }
        return status == 0 ? thread : nil
    }

    private static func work(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        // The thread that writes answers signals, and can postpone them.
        blockSignals()
        let pipeline = Unmanaged<FramePipeline>.fromOpaque(context).takeRetainedValue()
        while true {
            pipeline.added.wait()
            if pipeline.isEnding.load(ordering: .relaxed) { return nil }
            pipeline.doNext()
        }
    }
}
