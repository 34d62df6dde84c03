// A thread whose stack is large enough for deeply nested scripts: parser and interpreter recurse as the script does.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Runs `body` on a thread of its own and returns its result. The stack is address space, not memory: pages come into
/// being when they are touched. Where a gigabyte of addresses is refused (`ulimit -v`), half of it is asked for, and so on.
func onLargeStack(_ body: @escaping () -> Int32) -> Int32 {
    let work = Unmanaged.passRetained(StackedWork(body))
    var size = 1 << 30
    while size >= 1 << 20 {
        if let thread = startThread(stackSize: size, work.toOpaque()) {
            blockSignals()
            pthread_join(thread, nil)
            return work.takeRetainedValue().result
        }
        size >>= 1
    }
    work.release()
    return body()
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
private func blockSignals() {
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
}
