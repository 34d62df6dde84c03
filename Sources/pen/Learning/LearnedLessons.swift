// Which lessons are done.

/// The names of lessons that were done, a line each, in a file beside the prompt's history. Lines that no lesson has are
/// kept: they may be another course's, and nothing that was ever noted is lost.
final class LearnedLessons {
    private let path: ByteString?
    private(set) var names: Set<String>
    /// Why nothing is kept; said once.
    private(set) var failure: String?

    init() {
        path = StateFolder.path?.appending(ByteString("learn"))
        names = LearnedLessons.names(in: LearnedLessons.bytes(path))
    }

    /// Notes a lesson. What another process has noted meanwhile stays; the file is replaced as a whole.
    func add(_ name: String) {
        guard names.insert(name).inserted else { return }
        guard let path, StateFolder.make() else { return failure = "there is no folder for it" }
        let old = LearnedLessons.bytes(path)
        guard !LearnedLessons.names(in: old).contains(name) else { return }
        let end: [UInt8] = old.isEmpty || old.last == UInt8(ascii: "\n") ? [] : [UInt8(ascii: "\n")]
        do { try Interrupts.postponed { try OutputFile(path: path, isPrecious: true).write(old + end + Array((name + "\n").utf8)) } } catch {
            failure = (error as? CommandFailure)?.message ?? "\(error)"
        }
    }

    private static func bytes(_ path: ByteString?) -> [UInt8] { path.flatMap { try? readFile($0) } ?? [] }

    private static func names(in bytes: [UInt8]) -> Set<String> {
        Set(bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) })
    }
}
