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
        try process.run()
    }

    func outcome() -> Outcome {
        process.waitUntilExit()
        defer { [output, errors].forEach { try? FileManager.default.removeItem(at: $0) } }
        return Outcome(code: process.terminationStatus, output: text(output), errors: text(errors))
    }

    private func text(_ url: URL) -> String { String(decoding: (try? Data(contentsOf: url)) ?? Data(), as: UTF8.self) }

    private static func create(_ url: URL) throws -> FileHandle {
        FileManager.default.createFile(atPath: url.path, contents: nil)
        return try FileHandle(forWritingTo: url)
    }

    private static func file(_ data: Data) throws -> FileHandle {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try data.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return try FileHandle(forReadingFrom: url)
    }
}
