// Pages in a browser.

import Foundation
import Testing

@Suite(.enabled(if: ComparingScript.page.isPossible, "needs librsvg2-bin, chromium and python3-venv with numpy, pillow and resvg-py: scripts/setup installs them"))
struct PageTests {
    /// The command lies beside the test runner.
    private static let pen = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "pen")

    /// Buttons, keys, sliders and handles, what is seen then, and what pages must not do.
    @Test func pagesCanBeUsed() {
        let (status, report) = ComparingScript.page.run(options: ["--pen", Self.pen.path])
        #expect(status == 0, "\(report)")
        #expect(report.contains("things are as they should be in pages"), "\(report)")
    }
}
