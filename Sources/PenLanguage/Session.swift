// A running script: source in; scene, prints and diagnostics out. Lives on between the lines of a conversation.

import PenGeometry
import PenScene
import PenSyntax

public final class Session {
    public struct Limits: Sendable {
        /// Loop turns and calls; nil for no limit.
        public var maximumSteps: Int?
        /// Seconds; nil for no limit.
        public var timeout: Double?
        /// Bytes.
        public var maximumMemory = 2 << 30
        /// Nested calls of pen functions.
        public var maximumDepth = 10_000
        public init() {}
    }

    public enum Ending: Sendable {
        case finished
        /// A script error; with the place and the calls that were going on.
        case failed(Diagnostic)
        case interrupted(Diagnostic)
        /// Stopped by `Limits`.
        case limitReached(Diagnostic)
    }

    /// The drawing so far; also after an error.
    public let scene = Scene()
    /// Sources by their id, for printing diagnostics.
    public private(set) var sources: [Source] = []

    /// - Parameters:
    ///   - arguments: the script's `args`.
    ///   - print: receives each printed line with its newline.
    ///   - load: gives the bytes of an imported file, by path as resolved against the importing file's folder; throws
    ///     an error whose description says why not.
    public init(
        limits: Limits = Limits(), arguments: [String] = [],
        print: @escaping (String) -> Void = { _ in },
        load: @escaping (String) throws -> [UInt8] = { _ in [] }
    ) {}

    /// Makes a source of a text and remembers it.
    public func add(name: String, bytes: [UInt8]) -> Source {
        let source = Source(id: Int32(sources.count), name: name, bytes: bytes)
        sources.append(source)
        return source
    }

    /// Errors and warnings that can be found without running anything.
    public func check(_ source: Source) -> [Diagnostic] { [] }

    /// Runs a source. Warnings, and every error found before running, go to `report`; the error that ended the run is
    /// in the ending and not reported.
    public func run(_ source: Source, report: (Diagnostic) -> Void) -> Ending { .finished }

    /// Asks the running session to stop; safe in a signal handler.
    public static func interrupt() {}
}
