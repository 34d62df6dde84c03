// Files and folders that the user may not read or write.

import Foundation
import Testing

@Suite(.enabled(if: Nobody.isAvailable, "needs setpriv of the package util-linux where the tests are run by root, who may do everything"))
struct PermissionTests {
    let place = try! Workplace()
    let nobody = try! Nobody()

    init() throws { chmod(place.folder.path, 0o777) }

    @Test func unreadableFile() throws {
        try place.write("closed.pen", "circle 50, 50, 40")
        chmod(place.path("closed.pen"), 0)
        let outcome = try nobody.shell("pen closed.pen", in: place)
        #expect(outcome.code == 66)
        #expect(outcome.errors == "pen: cannot read closed.pen: permission denied.\n")
    }

    @Test func unreadableImport() throws {
        try place.write("a.pen", "print 1\nimport \"closed.pen\"")
        try place.write("closed.pen", "")
        chmod(place.path("closed.pen"), 0)
        let outcome = try nobody.shell("pen a.pen", in: place)
        #expect(outcome.code == 65)
        #expect(outcome.errors.hasPrefix("a.pen:2:8: error[cannot-read-file]: ") && outcome.errors.contains("permission denied"), "\(outcome.errors)")
    }

    @Test func folderThatMayNotBeEntered() throws {
        try place.write("closed/a.pen", "circle 50, 50, 40")
        chmod(place.path("closed"), 0)
        defer { chmod(place.path("closed"), 0o755) }
        #expect(try nobody.shell("pen closed/a.pen", in: place).code == 66)
        #expect(try nobody.shell("pen -e 'circle 1, 1, 1' -o closed/a.svg", in: place).code == 73)
        #expect(try nobody.shell("pen -e 'circle 1, 1, 1' -o closed/", in: place).code == 73)
    }

    @Test func readOnlyFolder() throws {
        try place.write("folder/old.svg", "old")
        chmod(place.path("folder"), 0o555)
        let outcome = try nobody.shell("pen -e 'circle 1, 1, 1' -o folder/a.svg", in: place)
        #expect(outcome.code == 73)
        #expect(outcome.errors == "pen: cannot write folder/a.svg: permission denied.\n")
        #expect(try nobody.shell("pen -e 'circle 1, 1, 1' -o folder/new/", in: place).code == 73)
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path("folder")) == ["old.svg"])
    }

    /// The folder takes no new file, but this one may be written.
    @Test func writableFileInAReadOnlyFolder() throws {
        try place.write("folder/a.svg", "old")
        chmod(place.path("folder/a.svg"), 0o666)
        chmod(place.path("folder"), 0o555)
        #expect(try nobody.shell("pen -e 'circle 1, 1, 1' -o folder/a.svg", in: place).code == 0)
        #expect(try place.read("folder/a.svg").hasPrefix("<svg "))
    }

    /// Formatting changes no file that its user may not change, and may write one in a folder that takes no others.
    @Test func formattingKeepsToPermissions() throws {
        try place.write("a.pen", "a  = 1")
        try place.write("folder/b.pen", "b  = 1")
        for (path, mode) in [("a.pen", 0o444), ("folder/b.pen", 0o666), ("folder", 0o555)] { chmod(place.path(path), mode_t(mode)) }
        let outcome = try nobody.shell("pen fmt a.pen folder/b.pen", in: place)
        #expect(outcome.code == 73)
        #expect(outcome.errors == "pen: cannot write a.pen: permission denied.\nformatted folder/b.pen\n")
        #expect(try place.read("a.pen") == "a  = 1")
        #expect(try place.read("folder/b.pen") == "b = 1\n")
    }

    @Test func readOnlyFileIsNotReplaced() throws {
        try place.write("a.svg", "old")
        chmod(place.path("a.svg"), 0o444)
        #expect(try nobody.shell("pen -e 'circle 1, 1, 1' -o a.svg", in: place).code == 73)
        #expect(try place.read("a.svg") == "old")
        #expect(place.names == ["a.svg"])
    }
}

/// A user without rights, who runs a copy of the command.
final class Nobody {
    private let home: Workplace

    init() throws {
        home = try Workplace()
        try home.makeExecutable("pen", copying: Workplace.binary)
        chmod(home.folder.path, 0o755)
    }

    static var isAvailable: Bool {
        geteuid() != 0 || FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv") || ProcessInfo.processInfo.environment["PEN_TEST_ALL"] == "1"
    }

    /// Runs a line of sh in which `pen` is the command.
    func shell(_ line: String, in place: Workplace) throws -> Outcome {
        let drop = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
        return try place.shell("export PATH=\(home.folder.path):$PATH; unset -f pen; \(drop)bash -c '\(line.replacing("'", with: "'\\''"))'")
    }
}
