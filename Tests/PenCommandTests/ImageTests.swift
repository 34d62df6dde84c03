// Images in scripts: where their files are looked for, and what becomes of them.

import Foundation
import Testing

struct ImageTests {
    let place = try! Workplace()

    /// A red and a blue pixel, made by libpng.
    private let redAndBlue = Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGP4z8DAwPAfAAcAAf9+CLHQAAAAAElFTkSuQmCC")!

    @Test func besideTheScriptThatNamesThem() throws {
        try place.write("a/main.pen", "import \"parts/logo.pen\"\nlogo()\nimage \"own.png\" at (10, 0)")
        try place.write("a/parts/logo.pen", "def logo() { image \"pictures/logo.png\" }")
        try place.write("a/parts/pictures/logo.png", redAndBlue)
        try place.write("a/own.png", redAndBlue)
        let outcome = try place.pen("a/main.pen", "-o", "-")
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(outcome.output.components(separatedBy: "<image ").count == 3)
    }

    @Test func theSameFileIsWrittenOnceWhateverItsNames() throws {
        try place.write("car.png", redAndBlue)
        try FileManager.default.createSymbolicLink(atPath: place.path("link.png"), withDestinationPath: "car.png")
        let outcome = try place.pen("-o", "-", "-e", "for i in 0..<500 { image \"car.png\" at (i, 0); image \"./link.png\" at (i, 5) }")
        #expect(outcome.output.components(separatedBy: "base64").count == 2)
        #expect(outcome.output.components(separatedBy: "<use ").count == 1001)
    }

    @Test func aDataURINeedsNoFile() throws {
        let outcome = try place.pen("-o", "-", "-e", "image \"data:image/png;base64,\(redAndBlue.base64EncodedString())\", size: 40")
        #expect(outcome.output.contains(#"<image width="40" height="20" href="data:image/png;base64,\#(redAndBlue.base64EncodedString())"/>"#), "\(outcome.errors)")
    }

    @Test(arguments: ["../secret.png", "link.png", "/secret.png", "parts/../../secret.png", "../missing.png"])
    func nothingOutside(path: String) throws {
        try place.write("secret.png", redAndBlue)
        try place.write("a/main.pen", "image \"\(path)\"")
        try place.write("a/parts/b.pen", "")
        try FileManager.default.createSymbolicLink(atPath: place.path("a/link.png"), withDestinationPath: "../secret.png")
        let outcome = try place.pen("a/main.pen", "-o", "none")
        #expect(outcome.code == 65)
        #expect(outcome.errors.contains("error[cannot-read-file]: \(path) lies outside the script's folder") && outcome.errors.contains("a/main.pen:1:7"), "\(outcome.errors)")
    }

    @Test(arguments: [
        ("cra.png", "cannot read cra.png: it does not exist; did you mean car.png?"), ("car", "did you mean car.png?"), ("folder", "folder is a folder"),
        ("text.png", "text.png cannot be shown: it is neither a PNG nor a JPEG"), ("cut.png", "cut.png cannot be shown: the PNG is damaged: its end is missing"),
        ("a\\u{0}b", "character zero"), ("pipe", "pipe is no file"),
    ])
    func whatIsNoImageIsAnErrorAtItsName(name: String, message: String) throws {
        try place.write("car.png", redAndBlue)
        try place.write("folder/a.png", redAndBlue)
        try place.write("text.png", "hello")
        try place.write("cut.png", redAndBlue.dropLast(5))
        let outcome = try place.shell("mkfifo pipe; pen -o a.svg -e 'let a = 1\nlet b = image(\"\(name)\")'")
        #expect(outcome.code == 65)
        #expect(outcome.errors.hasPrefix("<code>:2:15: error[cannot-read-file]: ") && outcome.errors.contains(message), "\(outcome.errors)")
        #expect(!place.exists("a.svg"))
    }

    @Test func aPictureDoesNotTakeTheImagesPlace() throws {
        try place.write("car.png", redAndBlue)
        let outcome = try place.pen("-o", "car.png", "-e", "image \"car.png\"")
        #expect(outcome.code == 64)
        #expect(outcome.errors.contains("would overwrite it"), "\(outcome.errors)")
        #expect(try Data(contentsOf: place.folder.appendingPathComponent("car.png")) == redAndBlue)
    }

    /// A library that cannot be opened comes first: SVG needs none, PNG says which, and cells mark the place.
    @Test func withoutTheLibraryOnlyPixelsFail() throws {
        try place.write("broken/libpng16.so.16", "")
        try place.write("car.png", redAndBlue)
        try place.write("a.pen", "image \"car.png\", size: 50")
        let variable = "export LD_LIBRARY_PATH=$PWD/broken; "
        #expect(try place.shell(variable + "pen a.pen -o a.svg").code == 0)
        let png = try place.shell(variable + "pen a.pen -o a.png")
        #expect(png.code == 73)
        #expect(png.errors.contains("libpng16.so.16") && png.errors.contains("apt-get install libpng16-16"), "\(png.errors)")
        let cells = try place.shell(variable + "pen a.pen")
        #expect(cells.code == 0 && cells.output.contains { !$0.isWhitespace })
        #expect(cells.errors.hasPrefix("a.pen:1:1: warning[cannot-read-file]: ") && cells.errors.contains("libpng16-16"), "\(cells.errors)")
    }

    @Test func withoutTheLibraryAFileOfCharactersMarksThePlace() throws {
        try place.write("broken/libpng16.so.16", "")
        try place.write("car.png", redAndBlue)
        let cells = try place.shell("export LD_LIBRARY_PATH=$PWD/broken; pen -o a.txt -e 'image \"car.png\", size: 50'")
        #expect(cells.code == 0)
        #expect(cells.errors.hasPrefix("<code>:1:1: warning[cannot-read-file]: ") && cells.errors.contains("libpng16-16"), "\(cells.errors)")
        #expect(try String(contentsOf: place.folder.appendingPathComponent("a.txt"), encoding: .utf8).contains { !$0.isWhitespace })
    }

    /// The header and the checksums are right, and rows are missing.
    @Test func aFileThatCannotBeDecodedIsAnErrorAtTheImage() throws {
        try place.write("short.png", Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAIAAAAJCAIAAACXE2qwAAAAD0lEQVR4nGP4z8DAwPAfAAcAAf9+CLHQAAAAAElFTkSuQmCC")!)
        let outcome = try place.pen("-o", "a.png", "-e", "circle 0, 0, 5\nimage \"short.png\"")
        #expect(outcome.code == 65)
        #expect(outcome.errors.hasPrefix("<code>:2:1: error[cannot-read-file]: this image cannot be shown: the PNG is damaged: "), "\(outcome.errors)")
        #expect(!place.exists("a.png"))
    }
}
