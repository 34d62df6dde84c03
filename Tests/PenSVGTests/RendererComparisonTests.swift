// librsvg, resvg and Chromium draw our SVG alike.

import Foundation
import PenSVG
import Testing

@Suite struct RendererComparisonTests {
    private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../scripts/compare-renderers")
    /// What the script ends with where a renderer is not installed.
    private static let unavailable: Int32 = 69

    @Test func renderersAgree() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "pen-comparison-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for picture in ComparisonPicture.all {
            let svg = try SVGWriter.write(picture.frame(), options: SVGOptions(scale: 2))
            try Data(svg).write(to: folder.appending(path: picture.name + ".svg"))
        }
        let (status, report) = try compare(folder)
        let mayBeMissing = ProcessInfo.processInfo.environment["PEN_TEST_ALL"] != "1"
        if status != Self.unavailable || !mayBeMissing { #expect(status == 0, "\(report)") }
    }

    private func compare(_ folder: URL) throws -> (status: Int32, report: String) {
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", Self.script.path, folder.path]
        if let keep = ProcessInfo.processInfo.environment["PEN_COMPARISON_OUTPUT"] { process.arguments? += ["--output", keep] }
        (process.standardOutput, process.standardError) = (output, output)
        do { try process.run() } catch { return (Self.unavailable, "\(error)") }
        let report = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: report, as: UTF8.self))
    }
}
