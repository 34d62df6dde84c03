// The limit on memory, which is the whole process's.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenSyntax

enum MemoryLimit {
    /// Bytes; set when a machine starts.
    nonisolated(unsafe) static var maximum = Int.max

    /// Refuses `bytes` more where that would go beyond the limit. Asks the system, so it is for what is large, or rare.
    static func charge(bytes: Int, at span: Span) throws {
        let (total, overflows) = residentBytes().addingReportingOverflow(bytes)
        guard overflows || total > maximum else { return }
        throw Machine.Stop(reason: .limit, diagnostic: Diagnostic(.stopped, "the script needs more than \(maximum >> 20) MB of memory", at: span))
    }

    /// Resident memory of this process; 0 where the system does not tell.
    private static func residentBytes() -> Int {
        guard let file = fopen("/proc/self/statm", "r") else { return 0 }
        defer { fclose(file) }
        var size = 0, resident = 0
        let read = withUnsafeMutablePointer(to: &size) { size in
            withUnsafeMutablePointer(to: &resident) { resident in withVaList([size, resident]) { vfscanf(file, "%ld %ld", $0) } }
        }
        return read == 2 ? resident * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
    }
}
