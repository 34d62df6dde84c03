// What counts as a change of a file, however it was made. The clock is the test's own.

import Foundation
import Testing
@testable import pen

struct FileWatchTests {
    let place = try! Workplace()

    /// A watch of files in the test's folder, and the time that passes for it.
    private final class Watched {
        let watch: FileWatch
        private let paths: [ByteString]
        private var now: UInt64 = 1_000_000_000

        init(_ place: Workplace, _ names: [String], usesEvents: Bool) {
            watch = FileWatch(usesEvents: usesEvents)
            paths = names.map { ByteString(place.path($0)) }
            follow()
            _ = hasChanged
        }

        func follow() { watch.follow(Dictionary(uniqueKeysWithValues: paths.map { ($0, FileContent(of: $0)) }), at: now) }

        /// Asked at once, as often as a loop would in some milliseconds.
        var changesAtOnce: Bool {
            now += 5_000_000
            return watch.hasChanged(at: now)
        }

        /// Asked until all has come to rest.
        var hasChanged: Bool {
            (0..<2).map { _ in
                now += 600_000_000
                return watch.hasChanged(at: now)
            }.contains(true)
        }
    }

    private func watch(_ names: String..., usesEvents: Bool) -> Watched { Watched(place, names, usesEvents: usesEvents) }

    private func append(_ text: String, to name: String) throws {
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: place.path(name)))
        try file.seekToEnd()
        try file.write(contentsOf: Data(text.utf8))
        try file.close()
    }

    private func move(_ name: String, to other: String) { rename(place.path(name), place.path(other)) }

    @Test(arguments: [true, false])
    func writtenInPiecesIsOneChange(usesEvents: Bool) throws {
        try place.write("a.pen", "circle 1, 2, 3\n")
        let watched = watch("a.pen", usesEvents: usesEvents)
        truncate(place.path("a.pen"), 0)
        #expect(!watched.changesAtOnce)
        for piece in ["circle ", "1, 2", ", 4\n"] {
            try append(piece, to: "a.pen")
            #expect(!watched.changesAtOnce)
        }
        #expect(watched.hasChanged)
        #expect(!watched.hasChanged)
    }

    @Test(arguments: [true, false])
    func sameContentIsNoChange(usesEvents: Bool) throws {
        try place.write("a.pen", "circle 1, 2, 3\n")
        let watched = watch("a.pen", usesEvents: usesEvents)
        utimes(place.path("a.pen"), nil)
        #expect(!watched.hasChanged)
        try place.write("b.pen", "circle 1, 2, 3\n")
        move("b.pen", to: "a.pen")
        #expect(!watched.hasChanged)
        try place.write("other.pen", "circle 5, 5, 5\n")
        #expect(!watched.hasChanged)
    }

    /// Neither size nor, in the system's steps, time tells that it holds something else.
    @Test(arguments: [true, false])
    func sameSizeIsNoSameContent(usesEvents: Bool) throws {
        try place.write("a.pen", "circle 1, 2, 3\n")
        let watched = watch("a.pen", usesEvents: usesEvents)
        for radius in 4...9 {
            try place.write("a.pen", "circle 1, 2, \(radius)\n")
            #expect(watched.hasChanged)
        }
    }

    /// As vim does: the old file keeps its content under another name, and the new one comes under its own.
    @Test(arguments: [true, false])
    func backupAndNewFileIsOneChange(usesEvents: Bool) throws {
        try place.write("a.pen", "circle 1, 2, 3\n")
        let watched = watch("a.pen", usesEvents: usesEvents)
        move("a.pen", to: "a.pen~")
        #expect(!watched.changesAtOnce)
        try place.write("a.pen", "circle 1, 2, 4\n")
        #expect(!watched.changesAtOnce)
        unlink(place.path("a.pen~"))
        #expect(watched.hasChanged)
        #expect(!watched.hasChanged)
    }

    @Test(arguments: [true, false])
    func removedAndMadeAgain(usesEvents: Bool) throws {
        let watched = watch("folder/a.pen", usesEvents: usesEvents)
        #expect(!watched.hasChanged)
        try place.write("folder/a.pen", "circle 1, 2, 3\n")
        #expect(watched.hasChanged)
        unlink(place.path("folder/a.pen"))
        #expect(watched.hasChanged)
        try place.write("folder/a.pen", "circle 1, 2, 3\n")
        #expect(watched.hasChanged)
        // Gone and back before anybody looked.
        move("folder", to: "elsewhere")
        move("elsewhere", to: "folder")
        #expect(!watched.hasChanged)
    }

    @Test(arguments: [true, false])
    func replacedFolder(usesEvents: Bool) throws {
        try place.write("folder/inner/a.pen", "circle 1, 2, 3\n")
        try place.write("next/inner/a.pen", "circle 1, 2, 4\n")
        let watched = watch("folder/inner/a.pen", usesEvents: usesEvents)
        move("folder", to: "old")
        move("next", to: "folder")
        #expect(watched.hasChanged)
        // What lies in the new folder is watched now, and no longer what lies in the old one.
        try place.write("folder/inner/a.pen", "circle 1, 2, 5\n")
        #expect(watched.hasChanged)
        try place.write("old/inner/a.pen", "circle 1, 2, 6\n")
        #expect(!watched.hasChanged)
    }

    @Test(arguments: [true, false])
    func symbolicLinks(usesEvents: Bool) throws {
        try place.write("one/a.pen", "circle 1, 2, 3\n")
        try place.write("two/b.pen", "circle 1, 2, 4\n")
        symlink("one", place.path("folder"))
        symlink("../folder/a.pen", place.path("two/link.pen"))
        let watched = watch("two/link.pen", usesEvents: usesEvents)
        try append("// more\n", to: "one/a.pen")
        #expect(watched.hasChanged)
        // The link leads elsewhere.
        unlink(place.path("two/link.pen"))
        symlink("b.pen", place.path("two/link.pen"))
        #expect(watched.hasChanged)
        try append("// more\n", to: "two/b.pen")
        #expect(watched.hasChanged)
        // In a circle, and back.
        unlink(place.path("two/link.pen"))
        symlink("link.pen", place.path("two/link.pen"))
        #expect(watched.hasChanged)
        unlink(place.path("two/link.pen"))
        symlink("../folder/a.pen", place.path("two/link.pen"))
        #expect(watched.hasChanged)
        // A folder on the way is another one.
        try place.write("three/a.pen", "circle 1, 2, 9\n")
        unlink(place.path("folder"))
        symlink("three", place.path("folder"))
        #expect(watched.hasChanged)
    }

    @Test(arguments: [true, false])
    func eachOfSeveralFiles(usesEvents: Bool) throws {
        try place.write("a.pen", "import \"lib/b.pen\"\n")
        let watched = watch("a.pen", "lib/b.pen", "images/c.png", usesEvents: usesEvents)
        try place.write("lib/b.pen", "f(x) = x\n")
        #expect(watched.hasChanged)
        try place.write("images/c.png", "no picture")
        #expect(watched.hasChanged)
        try place.write("a.pen", "circle 1, 2, 3\n")
        #expect(watched.hasChanged)
    }

    /// A file may be changed between a run's reading and the beginning of the watch.
    @Test(arguments: [true, false])
    func changedBeforeItIsWatched(usesEvents: Bool) throws {
        try place.write("a.pen", "circle 1, 2, 3\n")
        let watched = watch("a.pen", usesEvents: usesEvents), path = ByteString(place.path("a.pen"))
        let read = FileContent(of: path)
        for change in [{ try place.write("a.pen", "circle 1, 2, 4\n") }, { _ = unlink(place.path("a.pen")) }] as [() throws -> Void] {
            try change()
            watched.watch.follow([path: read], at: 0)
            #expect(watched.hasChanged)
        }
    }

    @Test func aFileThatNeverRestsIsLookedAt() {
        var settling = Settling(), now: UInt64 = 0, looks = 0
        while now < 2_000_000_000 {
            now += 10_000_000
            settling.note(at: now)
            if settling.isOver(at: now) { looks += 1 }
        }
        #expect((3...4).contains(looks))
    }

    /// Five hundredths of a second are all that there is from the change to the picture.
    @Test func thePauseLeavesTimeToDraw() { #expect(2 * Settling.quiet <= 50_000_000) }
}
