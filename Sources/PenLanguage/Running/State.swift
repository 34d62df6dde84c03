// The part of a running machine that compiled code touches at every step.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenGeometry

struct State {
    /// Steps until the machine looks up: at clocks, limits and interrupts.
    var fuel = 0
    /// Nested calls of the script's functions.
    var depth = 0
    var maximumDepth = 10_000
    /// When the time is over, and how many seconds that are.
    var deadline = Double.infinity
    var timeout = 0.0
    /// The current call's window of the value stack.
    var values: UnsafeMutablePointer<Value>
    /// The number stack above all windows in use, for builtins that call back.
    var numbers: Slots
    /// What a `return` inside loops gives; the kind is the function's.
    var resultNumber = 0.0
    var resultPoint = Point.zero
    var resultValue = Value.nothing
}

/// Memory that is reserved but costs nothing until it is touched, and reads as zero.
struct Reserved<Element> {
    let base: UnsafeMutablePointer<Element>
    let capacity: Int

    /// - Parameter bytes: halved until the system agrees.
    init(bytes: Int) {
        var size = bytes
        while true {
            let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
            if let memory = mmap(nil, size, PROT_READ | PROT_WRITE, flags, -1, 0), memory != MAP_FAILED {
                capacity = size / MemoryLayout<Element>.stride
                base = memory.bindMemory(to: Element.self, capacity: capacity)
                return
            }
            size /= 2
            precondition(size > 1 << 16, "no memory for the stacks")
        }
    }

    func release() { munmap(base, capacity * MemoryLayout<Element>.stride) }
}
