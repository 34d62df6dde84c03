// The scripts that compare pictures with those of other renderers.

import Foundation

struct ComparingScript: Sendable {
    private let path: URL
    /// Whether the script finds what it needs; with `PEN_TEST_ALL=1` it must.
    let isPossible: Bool

    /// librsvg, resvg, Chromium and pen, all of them alike.
    static let renderers = ComparingScript("compare-renderers")
    /// pen as near to librsvg and resvg as these are to each other.
    static let pixels = ComparingScript("compare-pixels")
    /// The moving SVG in Chromium as the stills of the same times.
    static let motion = ComparingScript("compare-motion")
    /// Pages in Chromium, with what the comparison of motion needs.
    static let page = ComparingScript("check-page", isPossible: motion.isPossible)

    private init(_ name: String, isPossible: Bool) {
        path = repository.appending(path: "scripts").appending(path: name)
        self.isPossible = isPossible
    }

    private init(_ name: String) {
        path = repository.appending(path: "scripts").appending(path: name)
        let empty = FileManager.default.temporaryDirectory.appending(path: "pen-no-pictures-\(name)-\(ProcessInfo.processInfo.processIdentifier)")
        try? FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: empty) }
        isPossible = ProcessInfo.processInfo.environment["PEN_TEST_ALL"] == "1" || ComparingScript.run(path, [empty.path]).status == 0
    }

    /// Compares the pictures in folders; `PEN_COMPARISON_OUTPUT` names one for what they look like.
    func run(on folders: [URL] = [], options: [String] = []) -> (status: Int32, report: String) {
        let keep = ProcessInfo.processInfo.environment["PEN_COMPARISON_OUTPUT"].map { ["--output", $0] } ?? []
        return ComparingScript.run(path, folders.map(\.path) + options + keep)
    }

    private static func run(_ script: URL, _ words: [String]) -> (status: Int32, report: String) {
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", script.path] + words
        (process.standardOutput, process.standardError) = (output, output)
        do { try process.run() } catch { return (127, "\(error)") }
        let report = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: report, as: UTF8.self))
    }
}

/// The folder of the whole project.
let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
