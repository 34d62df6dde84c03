// Work shared among the processors.

import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Calls `body` once for each number in `0..<count`, in no particular order.
/// - Parameter threads: on so many at most; as many as there are processors, where the caller is alone.
public func concurrently(_ count: Int, threads: Int = processorCount, _ body: @escaping @Sendable (Int) -> Void) {
    let loop = SharedLoop(count: count, body: body)
    // Where the system refuses another thread, the others do its work.
    let threads = (1..<max(1, min(threads, count))).compactMap { _ in WorkerThread { loop.run() } }
    loop.run()
    for thread in threads { thread.wait() }
}

/// How many processors there are.
public var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

/// A loop whose turns are taken by whoever is free.
private final class SharedLoop: Sendable {
    private let next = Atomic(0)
    private let count: Int
    private let body: @Sendable (Int) -> Void

    init(count: Int, body: @escaping @Sendable (Int) -> Void) { (self.count, self.body) = (count, body) }

    func run() {
        while true {
            let turn = next.add(1, ordering: .relaxed).oldValue
            guard turn < count else { return }
            body(turn)
        }
    }
}
