// Lessons as pages.

import Foundation
import Testing

struct LearnSiteTests {
    let place = try! Workplace()
    private static let hasBrowser = ProcessInfo.processInfo.environment["PEN_TEST_ALL"] == "1" || ["/usr/bin", "/usr/local/bin"].contains { FileManager.default.isExecutableFile(atPath: $0 + "/chromium") }

    @Test func pagesNeedNothingElse() throws {
        let outcome = try place.pen("learn", "--html", "site")
        #expect(outcome.code == 0 && outcome.output.hasSuffix("open site/index.html\n"), "\(outcome.errors)")
        for file in ["index.html", "en/3-quadratic.html", "zh/3-quadratic.html"] {
            let page = try place.read("site/" + file)
            // The namespace of SVG is a name, and no address that is asked for.
            #expect(!page.replacing("http://www.w3.org/2000/svg", with: "").contains("http"), "\(file)")
        }
        let page = try place.read("site/zh/3-quadratic.html")
        #expect(page.contains("<html lang=\"zh\">") && page.contains("data-points=\"40,210 160,30 360,190\"") && page.contains("href=\"../en/3-quadratic.html\""))
        #expect(place.exists("site/zh/quadratic.svg") && place.exists("site/zh/quadratic-solution.svg"))
        // Written again over itself.
        #expect(try place.pen("learn", "--html", "site").code == 0)
    }

    @Test func placesThatCannotBeWritten() throws {
        try place.write("file", "")
        #expect(try place.pen("learn", "--html", "file").code == 73)
        #expect(try place.pen("learn", "--html", "none/of/these").code == 73)
    }

    /// What a teacher writes is text on the page, not a part of it.
    @Test func wordsAreNoMarkup() throws {
        let lesson = try String(contentsOf: Workplace.repository.appendingPathComponent("lessons/en/01-between.md"), encoding: .utf8)
        try place.write("own/en/1.md", lesson.replacing("title: A point", with: "title: <b>\"A & point").replacing("Everything", with: "</p><script>`<i>`"))
        #expect(try place.pen("learn", "--lessons", "own", "--html", "site").code == 0)
        let page = try place.read("site/en/1-between.html")
        #expect(page.contains("&lt;b&gt;&quot;A &amp; point") && page.contains("&lt;/p&gt;&lt;script&gt;<code>&lt;i&gt;</code>") && !page.contains("<b>"))
    }

    /// Points that are moved by mouse, finger and keys; the construction against the numbers of PenGeometry.
    @Test(.enabled(if: hasBrowser, "needs chromium: scripts/setup installs it")) func figuresFollowTheirPoints() throws {
        let outcome = try place.shell("python3 \(Workplace.repository.path)/scripts/check-lessons --pen \(Workplace.binary)")
        #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
        #expect(outcome.output.contains("things are as they should be in 32 pages of lessons, 16 of them with figures"), "\(outcome.output)\(outcome.errors)")
    }
}
