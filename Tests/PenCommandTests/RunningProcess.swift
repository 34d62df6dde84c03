// A process that is still running; its streams go to files, so that no pipe can fill up and block it.

import Foundation

final class RunningProcess {
    let process = Process()
    private let output: URL
    private let errors: URL

    init(_ program: String, _ words: [String], in folder: URL, input: Data?, environment: [String: String]) throws {
        let name = UUID().uuidString
        output = FileManager.default.temporaryDirectory.appendingPathComponent(name + ".out")
        errors = FileManager.default.temporaryDirectory.appendingPathComponent(name + ".err")
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = words
        process.currentDirectoryURL = folder
        let inherited = ["PATH", "HOME", "LD_LIBRARY_PATH"].compactMap { key in ProcessInfo.processInfo.environment[key].map { (key, $0) } }
        process.environment = Dictionary(uniqueKeysWithValues: inherited).merging(environment) { $1 }
        process.standardInput = try input.map(RunningProcess.file) ?? FileHandle.nullDevice
        process.standardOutput = try RunningProcess.create(output)
        process.standardError = try RunningProcess.create(errors)
        // A shell that starts the tests in the background lets them ignore Ctrl-C, and what they start with them.
        // And the threads that tests run on block signals, which a process inherits too.
        signal(SIGINT, SIG_DFL)
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        try process.run()
    }

    /// Waits for the end; a process that does not end within a minute is killed. The code of one that a signal has ended is
    /// 128 and its number, as in shells.
    func outcome() -> Outcome {
        let identifier = process.processIdentifier
        let watch = DispatchWorkItem { kill(identifier, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: watch)
        process.waitUntilExit()
        watch.cancel()
        defer { [output, errors].forEach { try? FileManager.default.removeItem(at: $0) } }
        let code = process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0)
        return Outcome(code: code, output: text(output), errors: text(errors))
    }

    /// What has been written while it runs.
    var outputSoFar: String { text(output) }
    var errorsSoFar: String { text(errors) }

    private func text(_ url: URL) -> String { String(decoding: (try? Data(contentsOf: url)) ?? Data(), as: UTF8.self) }

    private static func create(_ url: URL) throws -> FileHandle {
        try Data().write(to: url)
        return try FileHandle(forWritingTo: url)
    }

    private static func file(_ data: Data) throws -> FileHandle {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try data.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return try FileHandle(forReadingFrom: url)
    }
}
