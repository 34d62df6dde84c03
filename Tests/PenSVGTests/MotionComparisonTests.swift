// A moving picture shows the same everywhere at the same time.

import Foundation
import Testing

@Suite(.enabled(if: ComparingScript.motion.isPossible, "needs librsvg2-bin, chromium and python3-venv with numpy, pillow and resvg-py: scripts/setup installs them"))
struct MotionComparisonTests {
    /// The command lies beside the test runner.
    private static let pen = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "pen")

    /// The moving SVG in Chromium, PNG, and the still SVG in librsvg, at five times each.
    @Test func sameMomentEverywhere() {
        let folders = ["Tests/Suite/moving", "Tests/Motions", "scripts/gallery"].map { repository.appending(path: $0) }
        let (status, report) = ComparingScript.motion.run(on: folders, options: ["--pen", Self.pen.path])
        #expect(status == 0, "\(report)")
        #expect(report.contains("moving pictures show the same"), "\(report)")
    }
}
