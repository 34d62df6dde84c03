// librsvg, resvg and Chromium draw our SVG alike, and as our PNG is.

import Foundation
import PenImage
import PenScene
import PenSVG
import Testing

@Suite(.enabled(if: ComparingScript.renderers.isPossible, "needs librsvg2-bin, chromium and python3-venv with numpy, pillow and resvg-py: scripts/setup installs them"))
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
        let (status, report) = ComparingScript.renderers.run(on: [folder])
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
