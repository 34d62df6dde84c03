// The limit on memory, which is the whole process's.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenSyntax

public enum MemoryLimit {
    /// Bytes; set when a machine starts.
    nonisolated(unsafe) static var maximum = Int.max

    /// Refuses `bytes` more where that would go beyond the limit. Asks the system, so it is for what is large, or rare.
    static func charge(bytes: Int, at span: Span) throws {
        let (total, overflows) = residentBytes().addingReportingOverflow(bytes)
        guard overflows || total > maximum else { return }
        throw Machine.Stop(reason: .limit, diagnostic: Diagnostic(.stopped, "the script needs more than \(maximum >> 20) MB of memory", at: span))
    }

    /// Resident memory of this process; 0 where the system does not tell. May be called in a handler of signals.
    public static func residentBytes() -> Int {
        let file = open(UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self), O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return 0 }
        defer { close(file) }
        var text: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0, 0, 0)
        return withUnsafeMutableBytes(of: &text) { text in
            let count = read(file, text.baseAddress, text.count)
            var pages = 0, place = 0
            while place < count, text[place] != blank { place += 1 }
            place += 1
            while place < count, (0x30...0x39).contains(text[place]) {
                pages = pages &* 10 &+ Int(text[place] - 0x30)
                place += 1
            }
            return pages &* Int(sysconf(Int32(_SC_PAGESIZE)))
        }
    }

    /// By proc(5): all pages, then those that are resident, in decimal digits.
    private static let name: StaticString = "/proc/self/statm\0"
    private static let blank = UInt8(ascii: " ")
}
