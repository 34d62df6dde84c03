// A thread that works beside its maker.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Begins its work when it is made, and holds all of it until the end.
public final class WorkerThread {
    private let thread: pthread_t

    /// - Parameter stackSize: in bytes; nil for the system's usual one. It is address space, not memory: pages come into being
    ///   when they are touched.
    /// - Returns: nil where the system refuses another thread, or one with such a stack.
    public init?(stackSize: Int? = nil, _ body: @escaping () -> Void) {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        if let stackSize, pthread_attr_setstacksize(&attributes, stackSize) != 0 { return nil }
        let work = Unmanaged.passRetained(Work(body))
        #if canImport(Darwin)
        var thread: pthread_t?
        let status = pthread_create(&thread, &attributes, { Work.run($0) }, work.toOpaque())
        #else
        var thread = pthread_t()
        let status = pthread_create(&thread, &attributes, { $0.flatMap(Work.run) }, work.toOpaque())
        #endif
        guard status == 0 else {
            work.release()
            return nil
        }
        #if canImport(Darwin)
        guard let thread else { return nil }
        #endif
        self.thread = thread
    }

    /// Waits for the end; to be called once.
    public func wait() { pthread_join(thread, nil) }

    private final class Work {
        private let body: () -> Void

        init(_ body: @escaping () -> Void) { self.body = body }

        static func run(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
            Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
            return nil
        }
    }
}
