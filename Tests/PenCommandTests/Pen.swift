// Runs the built command as a process of its own.

import Foundation
import Testing

/// What a finished process left behind.
struct Outcome: Sendable {
    var code: Int32
    var output: String
    var errors: String
}

/// A folder that exists for one test, and the command run inside it.
final class Workplace {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("pen-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

    func write(_ name: String, _ data: Data) throws {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    /// Makes a program of a file, or of a copy of `source`. The kernel refuses to run a file that anyone has open for
    /// writing (ETXTBSY), and a process that another test starts at that moment inherits this one's open files: so
    /// another process writes it.
    func makeExecutable(_ name: String, copying source: String? = nil) throws {
        let outcome = try shell("cp '\(source ?? path(name))' '\(path(name)).copy' && chmod 755 '\(path(name)).copy' && mv '\(path(name)).copy' '\(path(name))'")
        #expect(outcome.code == 0, "\(outcome.errors)")
    }

    func read(_ name: String) throws -> String { String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self) }

    func bytes(_ name: String) throws -> Data { try Data(contentsOf: folder.appendingPathComponent(name)) }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() }

    /// Runs `pen` with these words and this text on its standard input (none: /dev/null).
    func pen(_ words: String..., input: String? = nil, environment: [String: String] = [:]) throws -> Outcome {
        let process = try start(Workplace.binary, words, input: input, environment: environment)
        return process.outcome()
    }

    /// Runs a line of sh in which `pen` is the command.
    func shell(_ line: String, environment: [String: String] = [:]) throws -> Outcome {
        try start("/bin/bash", ["-c", "pen() { \(Workplace.binary) \"$@\"; }; " + line], input: nil, environment: environment).outcome()
    }

    func start(_ words: String...) throws -> RunningProcess { try start(Workplace.binary, words, input: nil, environment: [:]) }

    private func start(_ program: String, _ words: [String], input: String?, environment: [String: String]) throws -> RunningProcess {
        try RunningProcess(program, words, in: folder, input: input.map { Data($0.utf8) }, environment: environment)
    }

    /// The command lies beside the test runner.
    static let binary: String = {
        let beside = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        let candidates = [beside.appendingPathComponent("pen"), repository.appendingPathComponent(".build/debug/pen")]
        return candidates.map(\.path).first { FileManager.default.isExecutableFile(atPath: $0) } ?? "pen"
    }()

    static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
