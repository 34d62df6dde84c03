// Files are written whole or not at all.

import Foundation
import Testing

struct OutputTests {
    let place = try! Workplace()
    let circle = "canvas 100, 80\ncircle 50, 40, 30"

    @Test func fileIsWrittenAndReported() throws {
        let outcome = try place.pen("-e", circle, "-o", "a.svg")
        #expect(outcome.code == 0)
        #expect(outcome.output.isEmpty)
        let svg = try place.read("a.svg")
        #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"), "\(svg)")
        #expect(outcome.errors == "wrote a.svg: 100 × 80, \(svg.utf8.count) bytes\n")
        #expect(place.names == ["a.svg"])
    }

    @Test func standardOutputIsThePicturesAndPrintsGoToErrors() throws {
        let outcome = try place.pen("-e", circle + "\nprint \"hi\"", "-o", "-")
        #expect(outcome.output.hasPrefix("<svg "))
        #expect(outcome.errors == "hi\n")
    }

    @Test func noneDrawsNowhere() throws {
        let outcome = try place.pen("-e", circle + "\nprint \"hi\"", "-o", "none")
        #expect(outcome.output == "hi\n")
        #expect(outcome.errors.isEmpty)
        #expect(place.names.isEmpty)
    }

    /// Nobody gets what is written there: that is no success.
    @Test(arguments: ["-e 'print 1'", "-e 'circle 5, 5, 5'", "-e 'circle 5, 5, 5' -o -", "--help", "help circle"])
    func closedStandardOutput(words: String) throws {
        let outcome = try place.shell("pen \(words) >&-")
        #expect(outcome.code == 73)
        #expect(outcome.errors == "pen: cannot write to standard output: it is closed.\n")
    }

    @Test func closedStandardOutputThatNobodyNeeds() throws {
        #expect(try place.shell("pen -e 'circle 5, 5, 5' -o a.svg >&-").code == 0)
        #expect(place.names == ["a.svg"])
    }

    @Test func formatOverridesTheExtension() throws {
        #expect(try place.pen("-e", circle, "-o", "a.xml", "--format", "svg").code == 0)
        #expect(try place.read("a.xml").hasPrefix("<svg "))
        #expect(try place.pen("-e", circle, "-o", "a.svg", "--format", "txt").code == 0)
        #expect(try !place.read("a.svg").contains("<svg"))
    }

    @Test(arguments: ["a.bmp", "a", "a.", ".svg/a"])
    func unknownExtensionIsWrongUsage(name: String) throws {
        let outcome = try place.pen("-e", circle, "-o", name)
        #expect(outcome.code == 64)
        #expect(place.names.isEmpty)
    }

    @Test func textFileIsPlain() throws {
        #expect(try place.pen("-e", circle, "-o", "a.txt").code == 0)
        let text = try place.read("a.txt")
        #expect(text.contains { !$0.isWhitespace })
        #expect(text.allSatisfy(\.isASCII) && !text.contains("\u{1B}"))
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/lib/x86_64-linux-gnu/libz.so.1") || FileManager.default.fileExists(atPath: "/lib/aarch64-linux-gnu/libz.so.1"), "needs the package zlib1g"))
    func pngHasTheSizeAskedFor() throws {
        for (words, size) in [(["--scale", "0.5"], (50, 40)), (["--size", "30"], (30, 24)), (["--size", "20x30", "--compress=9"], (20, 30))] {
            let line = "pen -e 'canvas 100, 80; circle 50, 40, 30' -o a.png " + words.joined(separator: " ")
            #expect(try place.shell(line).code == 0)
            let bytes = [UInt8](try Data(contentsOf: place.folder.appendingPathComponent("a.png")))
            #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
            #expect(bytes[16..<24] == [0, 0, 0, UInt8(size.0), 0, 0, 0, UInt8(size.1)])
        }
        #expect(try place.pen("-e", circle, "-o", "b.png", "--scale", "1000").code == 73)
        #expect(try place.pen("-e", circle, "-o", "b.png", "--compress", "10").code == 64)
        #expect(place.names == ["a.png"])
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/lib/x86_64-linux-gnu/libz.so.1") || FileManager.default.fileExists(atPath: "/lib/aarch64-linux-gnu/libz.so.1"), "needs the package zlib1g"))
    func gammaMixesLight() throws {
        // Half of white's light is 188 in sRGB, half of its value 128; without compression the only row stands in the file.
        for (word, level) in [("", 128), ("--gamma", 188)] as [(String, UInt8)] {
            let script = "canvas 1, 1; background black; stroke none; fill white; opacity 50%; rect (0, 0), 1, 1"
            #expect(try place.shell("pen -e '\(script)' -o light.png --compress 0 \(word)").code == 0)
            let file = try Data(contentsOf: place.folder.appendingPathComponent("light.png"))
            #expect(file.range(of: Data([0, level, level, level])) != nil)
        }
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/lib/x86_64-linux-gnu/libcairo.so.2") || FileManager.default.fileExists(atPath: "/lib/aarch64-linux-gnu/libcairo.so.2"), "needs the package libcairo2"))
    func pdfHasTheSizeAskedFor() throws {
        for (words, box) in [("", "75 60"), ("--scale 2", "150 120"), ("--size 200", "150 120"), ("--size 200x200", "150 150")] {
            #expect(try place.shell("pen -e 'canvas 100, 80; circle 50, 40, 30' -o a.pdf \(words)").code == 0)
            let bytes = [UInt8](try Data(contentsOf: place.folder.appendingPathComponent("a.pdf")))
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(text.hasPrefix("%PDF-1.5\n") && text.hasSuffix("%%EOF\n") && text.contains("/MediaBox [ 0 0 \(box) ]"))
        }
        let tooLarge = try place.shell("pen -e '\(circle)' -o b.pdf --scale 1000")
        #expect(tooLarge.code == 64 && tooLarge.errors.contains("14,400"))
        #expect(try place.shell("pen -e '\(circle)' --format pdf -o - | head -c 5").output == "%PDF-")
        #expect(place.names == ["a.pdf"])
    }

    /// A library that cannot be opened comes first.
    @Test func withoutCairoOnlyPDFFails() throws {
        try place.write("broken/libcairo.so.2", "")
        for (name, code) in [("a.svg", 0), ("a.txt", 0), ("a.pdf", 73)] as [(String, Int32)] {
            let outcome = try place.shell("LD_LIBRARY_PATH=$PWD/broken pen -e '\(circle)' -o \(name)")
            #expect(outcome.code == code, "\(outcome.errors)")
            #expect(outcome.errors.contains("apt-get install libcairo2") == (code != 0))
        }
        #expect(place.names.filter { $0.hasSuffix(".pdf") }.isEmpty)
    }

    /// No fonts: fontconfig is told of none. No library: one that cannot be opened comes first.
    @Test(arguments: [("FONTCONFIG_FILE=$PWD/none.conf", "fonts-dejavu-core"), ("LD_LIBRARY_PATH=$PWD/broken", "libpango-1.0-0")])
    func withoutFontsOrPangoOnlyOutlinesFail(variable: String, package: String) throws {
        try place.write("none.conf", "<fontconfig></fontconfig>")
        try place.write("broken/libpango-1.0.so.0", "")
        try place.write("a.pen", "text \"abc\" at (10, 30)\nprint \"still here\"")
        for (words, code) in [("a.svg", 0), ("a.txt", 0), ("none", 0), ("a.png", 73), ("b.svg --outline-text", 73)] as [(String, Int32)] {
            let outcome = try place.shell("export \(variable); pen a.pen -o \(words)")
            #expect(outcome.code == code, "\(words): \(outcome.errors)")
            #expect(outcome.output == "still here\n")
            #expect(outcome.errors.contains(package) == (code != 0), "\(words): \(outcome.errors)")
        }
        let path = try place.shell("export \(variable); pen -e 'print textPath(\"a\").length'")
        #expect(path.code == 65)
        #expect(path.errors.contains(package) && path.errors.contains("<code>:1:7"), "\(path.errors)")
        #expect(!place.exists("a.png") && !place.exists("b.svg"))
    }

    @Test(.enabled(if: hasFonts, "needs the packages libpango-1.0-0, libpangoft2-1.0-0, libharfbuzz0b and fonts-dejavu-core"))
    func textsBecomePaths() throws {
        let script = "canvas 100, 80; text \"abc\" at (10, 30)"
        #expect(try place.pen("-e", script, "-o", "a.svg").code == 0)
        #expect(try place.read("a.svg").contains("<text"))
        #expect(try place.pen("-e", script, "-o", "b.svg", "--outline-text").code == 0)
        #expect(try !place.read("b.svg").contains("<text") && place.read("b.svg").contains("<path"))
        // What is drawn as a text and what as its path are the same pixels.
        #expect(try place.pen("-e", script, "-o", "a.png").code == 0)
        #expect(try place.pen("-e", "canvas 100, 80; shape { translate 10, 30; draw textPath(\"abc\"); fill black; stroke none }", "-o", "b.png").code == 0)
        #expect(try Data(contentsOf: place.folder.appendingPathComponent("a.png")) == Data(contentsOf: place.folder.appendingPathComponent("b.png")))
        let outcome = try place.pen("-e", "canvas 100, 80; text \"abc\" at (10, 30), font: \"No Such Font\"", "-o", "c.png")
        #expect(outcome.code == 0 && outcome.errors.contains("warning[other-font]: there is no font “No Such Font”") && outcome.errors.contains("<code>:1:17"), "\(outcome.errors)")
    }

    static let hasFonts = (try? Workplace().pen("-e", "print textPath(\"a\", font: \"DejaVu Sans\").length").code == 0) == true

    @Test func severalFilesIntoAFolder() throws {
        try place.write("a.pen", circle)
        try place.write("b.pen", circle)
        #expect(try place.pen("a.pen", "b.pen", "-o", "out/").code == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path("out")).sorted() == ["a.svg", "b.svg"])
    }

    @Test func oneBadFileOfSeveral() throws {
        try place.write("a.pen", circle)
        let outcome = try place.pen("missing.pen", "a.pen", "-o", "out/")
        #expect(outcome.code == 66)
        #expect(!place.exists("out"))
        let last = try place.pen("a.pen", "missing.pen", "-o", "out/")
        #expect(last.code == 66 && last.errors == "pen: cannot read missing.pen: it does not exist.\n", "\(last.errors)")
        #expect(place.names == ["a.pen"])
        try place.write("b.pen", "circle 1, 1, -1")
        #expect(try place.pen("b.pen", "a.pen", "-o", "out/").code == 65)
        #expect(place.exists("out/a.svg"))
    }

    @Test func permissionsStay() throws {
        try place.write("a.svg", "old")
        chmod(place.path("a.svg"), 0o640)
        #expect(try place.pen("-e", circle, "-o", "a.svg").code == 0)
        var status = stat()
        stat(place.path("a.svg"), &status)
        #expect(status.st_mode & 0o777 == 0o640)
    }

    @Test func newFilesFollowTheMask() throws {
        #expect(try place.shell("umask 027; pen -e 'circle 1, 1, 1' -o a.svg").code == 0)
        var status = stat()
        stat(place.path("a.svg"), &status)
        #expect(status.st_mode & 0o777 == 0o640)
    }

    @Test func linksStayLinks() throws {
        try place.write("folder/real.svg", "old")
        try FileManager.default.createSymbolicLink(atPath: place.path("link.svg"), withDestinationPath: "folder/real.svg")
        try FileManager.default.createSymbolicLink(atPath: place.path("new.svg"), withDestinationPath: "folder/absent.svg")
        #expect(try place.pen("-e", circle, "-o", "link.svg").code == 0)
        #expect(try place.pen("-e", circle, "-o", "new.svg").code == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: place.path("link.svg")) == "folder/real.svg")
        #expect(try place.read("folder/real.svg").hasPrefix("<svg"))
        #expect(try place.read("folder/absent.svg").hasPrefix("<svg"))
    }

    @Test func secondNamesSeeTheNewPicture() throws {
        try place.write("a.svg", "old")
        try FileManager.default.linkItem(atPath: place.path("a.svg"), toPath: place.path("b.svg"))
        #expect(try place.pen("-e", circle, "-o", "a.svg").code == 0)
        #expect(try place.read("b.svg").hasPrefix("<svg"))
    }

    @Test func linksInACircle() throws {
        try FileManager.default.createSymbolicLink(atPath: place.path("a.svg"), withDestinationPath: "b.svg")
        try FileManager.default.createSymbolicLink(atPath: place.path("b.svg"), withDestinationPath: "a.svg")
        #expect(try place.pen("-e", circle, "-o", "a.svg").code == 73)
    }

    @Test(arguments: ["/dev/full", "missing/a.svg", "/proc/a.svg"])
    func whatCannotBeWritten(path: String) throws {
        let outcome = try place.pen("-e", circle, "-o", path)
        #expect(outcome.code == 73)
        #expect(outcome.errors.hasPrefix("pen: cannot write \(path): "), "\(outcome.errors)")
        #expect(place.names.isEmpty)
    }

    @Test func fullStandardOutput() throws {
        for line in ["pen -e 'print 1' > /dev/full", "pen -e 'circle 1, 1, 1' -o - > /dev/full", "pen -e 'circle 1, 1, 1' > /dev/full", "pen --help > /dev/full"] {
            let outcome = try place.shell(line)
            #expect(outcome.code == 73, "\(line)")
            #expect(outcome.errors.contains("the disk is full"), "\(line)")
        }
    }

    @Test func fullDiskLeavesTheOldFile() throws {
        try place.write("a.svg", "old")
        let outcome = try place.shell("trap '' XFSZ; ulimit -f 0; pen -e 'circle 1, 1, 1' -o a.svg 2>/dev/null")
        #expect(outcome.code == 73)
        #expect(try place.read("a.svg") == "old")
        #expect(place.names == ["a.svg"])
    }

    /// The system's signal for it would end the process, and leave what was written until then.
    @Test func fileLargerThanAllowed() throws {
        try place.write("a.svg", "old")
        let outcome = try place.shell("ulimit -f 1; pen -e 'for i in 1..500 { circle i, i^2, 1 }' -o a.svg 2>&1 | cat")
        #expect(outcome.output == "pen: cannot write a.svg: the file would be larger than is allowed.\n", "\(outcome.output)")
        #expect(try place.shell("ulimit -f 1; pen -e 'for i in 1..500 { circle i, i^2, 1 }' -o a.svg").code == 73)
        #expect(try place.read("a.svg") == "old")
        #expect(place.names == ["a.svg"])
    }

    @Test(arguments: ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
    func namesOfStandardOutput(path: String) throws {
        let outcome = try place.shell("pen -e 'circle 1, 1, 1' -o \(path) --format svg > a.txt")
        #expect(outcome.code == 0)
        #expect(try place.read("a.txt").hasPrefix("<svg"))
        #expect(place.names == ["a.txt"])
    }

    @Test func pipesAreWrittenThrough() throws {
        let outcome = try place.shell("mkfifo p; cat p > got & pen -e 'circle 1, 1, 1' -o p --format svg; wait; test -p p")
        #expect(outcome.code == 0)
        #expect(try place.read("got").hasPrefix("<svg"))
    }

    @Test func anErrorWritesNothing() throws {
        try place.write("a.svg", "old")
        let outcome = try place.pen("-e", circle + "\nprint \"before\"\ncircle 1, 1, -1", "-o", "a.svg")
        #expect(outcome.code == 65)
        #expect(outcome.output == "before\n")
        #expect(try place.read("a.svg") == "old")
        #expect(place.names == ["a.svg"])
    }

    @Test func anErrorShowsWhatWasDrawn() throws {
        let outcome = try place.pen("-e", circle + "\nprint \"before\"\ncircle 1, 1, -1")
        #expect(outcome.code == 65)
        #expect(outcome.output.hasPrefix("before\n"))
        #expect(outcome.output.split(separator: "\n").count > 5)
        #expect(outcome.errors.contains("<code>:4:"), "\(outcome.errors)")
    }

    @Test func anEmptyScriptGivesAWarningAndAnEmptyPicture() throws {
        for text in ["", "// only a comment\n", "\n\n"] {
            let outcome = try place.pen("-e", text, "-o", "a.svg")
            #expect(outcome.code == 0)
            #expect(outcome.errors.contains("warning"))
            #expect(try place.read("a.svg").hasPrefix("<svg"))
        }
    }

    @Test func sizeAndScale() throws {
        func head(_ words: String...) throws -> String {
            let all = ["-e", circle, "-o", "-"] + words
            let outcome = try RunningProcess(Workplace.binary, all, in: place.folder, input: nil, environment: [:]).outcome()
            return String(outcome.output.prefix { $0 != ">" })
        }
        #expect(try head("--size", "50").contains("width=\"50\" height=\"40\" viewBox=\"0 0 100 80\""))
        #expect(try head("--size", "50,60").contains("width=\"50\" height=\"60\" viewBox=\"0 0 100 80\""))
        #expect(try head("--scale", "2").contains("width=\"200\" height=\"160\" viewBox=\"0 0 100 80\""))
        #expect(try head("--size", "0.1").contains("width=\".1\" height=\".08\" viewBox=\"0 0 100 80\""))
    }

    /// A side that would be written as 0, so that nothing would be seen. Small pictures of one kind are enlarged.
    @Test func tooSmallForSVG() throws {
        for (words, code) in [(["--size", "1e-9"], 64), (["--scale", "1e-9"], 64), (["--size", "50,1e-5"], 64), (["-e", "canvas 1e-5, 1"], 65)] as [([String], Int32)] {
            let all = ["-e", words.contains("-e") ? "" : circle, "-o", "a.svg"] + words
            let outcome = try RunningProcess(Workplace.binary, all, in: place.folder, input: nil, environment: [:]).outcome()
            #expect(outcome.code == code, "\(words): \(outcome.errors)")
            #expect(outcome.errors.contains("a side of ") && outcome.errors.contains("in SVG it is at least"), "\(words): \(outcome.errors)")
            #expect(place.names.isEmpty)
        }
        let tiny = try place.pen("-e", "canvas 1e-300, 1e-300", "-o", "-").output
        #expect(tiny.contains("width=\"100\" height=\"100\" viewBox=\"0 0 100 100\""), "\(tiny)")
    }
}
