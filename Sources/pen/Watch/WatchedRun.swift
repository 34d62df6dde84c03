// One run of a script that is watched, on a thread of its own.

import PenText

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Between `start` and `finish` it belongs to its thread.
final class WatchedRun {
    /// Takes what the script shows; nil where that goes to the streams and to files, as always.
    let view: WatchView?
    /// All runs of a watch measure with the same: fonts are opened once.
    let fonts: FontTextMeasurer
    /// The files that the script looked for, and what they held before they were read.
    private(set) var files: [ByteString: FileContent] = [:]
    private(set) var code = ExitCode.success
    /// How long it took.
    private(set) var nanoseconds: UInt64 = 0
    private let options: Options
    private var thread: LargeStackThread?

    init(options: Options, view: WatchView?, fonts: FontTextMeasurer) { (self.options, self.view, self.fonts) = (options, view, fonts) }

    /// - Parameter end: is called on the thread when it is done.
    func start(_ end: @escaping () -> Void) {
        let work: () -> Int32 = { [self] in
            run()
            end()
            return 0
        }
        thread = LargeStackThread {
            // What ends or stops the process is not this thread's.
            SignalSet.all.without(SIGALRM).holdBackOnly()
            return work()
        }
        if thread == nil { _ = work() }
    }

    /// Waits for the end.
    func finish() {
        _ = thread?.result()
        thread = nil
    }

    func note(_ path: ByteString) { if files[path] == nil { files[path] = FileContent(of: path) } }

    private func run() {
        let start = Interrupts.now
        fonts.forgetNotes()
        do {
            let command = try RunCommand(options: options)
            guard let input = command.inputs.first else { return }
            if case .file(let path) = input { try look(at: path) }
            try command.prepareFolder()
            code = try ScriptRun(input: input, command: command, arguments: command.arguments, watched: self).run()
        } catch {
            let failure = error as? CommandFailure
            tell(failure?.text ?? "pen: \(error)\n")
            code = failure?.code ?? .usage
        }
        nanoseconds = Interrupts.now - start
    }

    private func look(at path: ByteString) throws {
        note(path)
        // Nobody can say when a pipe will be written to.
        if files[path] == .stream { throw CommandFailure(.noInput, "\(path) is no plain file, which could be watched.") }
    }

    private func tell(_ message: String) {
        if let view { view.tell(message) } else { Console.complain(message) }
    }
}
