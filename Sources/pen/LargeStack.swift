// A thread whose stack is large enough for deeply nested scripts: parser and interpreter recurse as the script does.

import PenRaster

/// Runs `body` on a thread of its own and returns its result.
func onLargeStack(_ body: @escaping () -> Int32) -> Int32 {
    guard let thread = LargeStackThread(body) else { return body() }
    // A blocked write there is to be woken by Ctrl-C; and a handler here would tidy while that one goes on.
    SignalSet.allWithFaults.holdBackOnly()
    return thread.result()
}

/// A thread with a gigabyte of stack. Where so many addresses are refused (`ulimit -v`), half of it is asked for, and so on.
final class LargeStackThread {
    private let thread: WorkerThread
    private let work: Work

    /// nil where there can be no further thread.
    init?(_ body: @escaping () -> Int32) {
        let work = Work(body)
        var size = 1 << 30, thread: WorkerThread?
        repeat {
            thread = WorkerThread(stackSize: size) { work.run() }
            size >>= 1
        } while thread == nil && size >= 1 << 20
        guard let thread else { return nil }
        (self.thread, self.work) = (thread, work)
    }

    /// Waits for the end; to be called once, before the thread is let go.
    func result() -> Int32 {
        thread.wait()
        return work.result
    }

    /// What the thread does and what came of it.
    private final class Work {
        private let body: () -> Int32
        private(set) var result: Int32 = 0

        init(_ body: @escaping () -> Int32) { self.body = body }

        func run() { result = body() }
    }
}
