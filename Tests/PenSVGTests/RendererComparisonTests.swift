// librsvg, resvg and Chromium draw our SVG alike, and as our PNG is.

import Foundation
import PenImage
import PenScene
import PenSVG
import Testing

@Suite(.enabled(if: RendererComparison.isPossible, "needs librsvg2-bin, chromium and python3-venv with numpy, pillow and resvg-py: scripts/setup installs them"))
struct RendererComparisonTests {
    @Test func renderersAgree() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "pen-comparison-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for picture in ComparisonPicture.all + ComparisonPicture.images {
            let frame = picture.frame()
            let svg = try SVGWriter.write(frame, options: SVGOptions(scale: 2))
            try Data(png(frame, side: 400)).write(to: folder.appending(path: picture.name + ".png"))
            try Data(svg).write(to: folder.appending(path: picture.name + ".svg"))
        }
        let keep = ProcessInfo.processInfo.environment["PEN_COMPARISON_OUTPUT"].map { ["--output", $0] } ?? []
        let (status, report) = RendererComparison.run([folder.path] + keep)
        #expect(status == 0, "\(report)")
        #expect(report.contains("–pen "), "\(report)")
    }

    /// Without texts, which the script leaves out, too.
    private func png(_ frame: Frame, side: Double) throws -> [UInt8] {
        var frame = frame
        frame.operations.removeAll { if case .text = $0 { true } else { false } }
        let scale = side / max(frame.bounds.width, frame.bounds.height)
        let sides = [frame.bounds.width, frame.bounds.height].map { max(1, ($0 * scale).rounded(.toNearestOrEven)) }
        return try PNGWriter.write(frame, options: PNGOptions(width: sides[0], height: sides[1]))
    }
}

/// The script that draws SVG with all three.
enum RendererComparison {
    private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../scripts/compare-renderers")

    /// Whether the script finds what it needs; with `PEN_TEST_ALL=1` it must.
    static let isPossible: Bool = {
        if ProcessInfo.processInfo.environment["PEN_TEST_ALL"] == "1" { return true }
        let empty = FileManager.default.temporaryDirectory.appending(path: "pen-no-pictures-\(ProcessInfo.processInfo.processIdentifier)")
        try? FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: empty) }
        return run([empty.path]).status == 0
    }()

    static func run(_ words: [String]) -> (status: Int32, report: String) {
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
