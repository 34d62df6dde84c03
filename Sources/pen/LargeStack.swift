// A thread whose stack is large enough for deeply nested scripts: parser and interpreter recurse as the script does.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Runs `body` on a thread of its own and returns its result. The stack is address space, not memory: pages come into
/// being when they are touched. Where a gigabyte of addresses is refused (`ulimit -v`), half of it is asked for, and so on.
func onLargeStack(_ body: @escaping () -> Int32) -> Int32 {
    guard let thread = LargeStackThread(body) else { return body() }
    blockSignals()
    return thread.result()
}

/// A thread that works beside its maker.
final class LargeStackThread {
    private let thread: pthread_t
    private let work: StackedWork

    /// nil where there can be no further thread.
    init?(_ body: @escaping () -> Int32) {
        work = StackedWork(body)
        var size = 1 << 30
        while size >= 1 << 20 {
            if let thread = startThread(stackSize: size, Unmanaged.passUnretained(work).toOpaque()) {
                self.thread = thread
                return
            }
            size >>= 1
        }
        return nil
    }

    /// Waits for the end; to be called once, before the thread is let go.
    func result() -> Int32 {
        pthread_join(thread, nil)
        return work.result
    }
}

/// What the thread does and what came of it.
private final class StackedWork {
    let body: () -> Int32
    var result: Int32 = 0
    init(_ body: @escaping () -> Int32) { self.body = body }
}

private func startThread(stackSize: Int, _ context: UnsafeMutableRawPointer) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
    #if canImport(Darwin)
    var thread: pthread_t?
    let status = pthread_create(&thread, &attributes, { runStackedWork($0) }, context)
    #else
    var thread = pthread_t()
    let status = pthread_create(&thread, &attributes, { $0.flatMap(runStackedWork) }, context)
    #endif
    return status == 0 ? thread : nil
}

private func runStackedWork(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    let work = Unmanaged<StackedWork>.fromOpaque(context).takeUnretainedValue()
    work.result = work.body()
    return nil
}

/// Leaves signals to the working thread, so that a blocked write there is woken by Ctrl-C.
/// - Parameter exception: a signal that this thread takes all the same.
func blockSignals(except exception: Int32? = nil) {
    var blocked = sigset_t()
    sigfillset(&blocked)
    if let exception { sigdelset(&blocked, exception) }
    pthread_sigmask(SIG_SETMASK, &blocked, nil)
}
