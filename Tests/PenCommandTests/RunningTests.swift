// What the options do to a run.

import Foundation
import Testing

struct RunningTests {
    let place = try! Workplace()
    let circle = "canvas 100, 80\ncircle 50, 40, 30"

    @Test func checkRunsNothing() throws {
        try place.write("good.pen", circle + "\nprint \"run\"")
        try place.write("bad.pen", "print \"run\"\ncircle 1, 2, 3\ncirlce 1, 2, 3")
        for words in [["--check", "good.pen"], ["check", "good.pen"], ["good.pen", "--check", "-o", "a.svg"]] {
            let outcome = try RunningProcess(Workplace.binary, words, in: place.folder, input: nil, environment: [:]).outcome()
            #expect(outcome.code == 0 && outcome.output.isEmpty && outcome.errors.isEmpty, "\(outcome.errors)")
        }
        let both = try place.pen("--check", "good.pen", "bad.pen")
        #expect(both.code == 65 && both.output.isEmpty)
        #expect(both.errors.contains("bad.pen:3:1: error[unknown-name]:") && both.errors.contains("circle"), "\(both.errors)")
        #expect(place.names == ["bad.pen", "good.pen"])
    }

    @Test(arguments: [12, 40, 77, 200])
    func widthIsInColumns(columns: Int) throws {
        let outcome = try place.pen("-e", circle, "--width", "\(columns)", "--preview", "half", environment: ["LANG": "C.UTF-8", "CLICOLOR_FORCE": "1"])
        let plain = outcome.output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        #expect(plain.split(separator: "\n").map(\.count).max() == columns)
        let text = try place.pen("-e", circle, "--width", "\(columns)", "-o", "-", "--format", "txt")
        #expect(text.output.split(separator: "\n").allSatisfy { $0.count <= columns })
    }

    @Test func previewNoneShowsPrintsOnly() throws {
        #expect(try place.pen("-e", circle + "\nprint 1", "--preview", "none").output == "1\n")
    }

    @Test func formatIsOneOfPlainOutput() throws {
        #expect(try place.pen("-e", circle, "--format", "svg").output.hasPrefix("<svg "))
        #expect(try place.pen("-e", circle, "-o", "-").output == place.pen("-e", circle, "--format", "svg").output)
    }

    @Test func gridShowsCoordinates() throws {
        let plain = try place.pen("-e", circle, "-o", "-").output, grid = try place.pen("-e", circle, "-o", "-", "--grid").output
        #expect(!plain.contains("<text") && grid.contains(">100<") && grid.contains(">80<"))
    }

    @Test func pointsShowAnchorsAndControlPoints() throws {
        let curve = "canvas 100, 80\nmoveTo 10, 10; curveTo (90, 20) via (30, 70), (60, 71)"
        let plain = try place.pen("-e", curve, "-o", "-").output, points = try place.pen("-e", curve, "-o", "-", "--points").output
        #expect(plain.split(separator: "\n").count < points.split(separator: "\n").count)
        #expect(points.contains("d=\"M10 10 30 70l30 1L90 20\""), "\(points)")
    }

    /// The viewer gets the file's name; its own output goes nowhere.
    @Test func openStartsTheViewer() throws {
        try place.write("bin/xdg-open", "#!/bin/sh\necho shown\nprintf %s \"$1\" > opened\n")
        try place.makeExecutable("bin/xdg-open")
        let outcome = try place.pen("--open", "-o", "a.svg", "-e", circle, environment: ["PATH": place.path("bin") + ":/usr/bin:/bin"])
        #expect(outcome.code == 0 && !outcome.output.contains("shown"))
        for _ in 0..<100 where (try? place.read("opened"))?.isEmpty != false { Thread.sleep(forTimeInterval: 0.02) }
        #expect(try place.read("opened") == "a.svg")
    }

    @Test func nothingIsOpenedAfterAnError() throws {
        try place.write("bin/xdg-open", "#!/bin/sh\ntouch opened\n")
        try place.makeExecutable("bin/xdg-open")
        #expect(try place.pen("--open", "-o", "a.svg", "-e", "circle 1, 1, -1", environment: ["PATH": place.path("bin") + ":/usr/bin:/bin"]).code == 65)
        #expect(place.names == ["bin"])
    }

    @Test func theFirstLineFindsPenByItsName() throws {
        try place.write("a.pen", "#!/usr/bin/env pen\nprint args")
        try place.makeExecutable("a.pen")
        try FileManager.default.createSymbolicLink(atPath: place.path("pen"), withDestinationPath: Workplace.binary)
        let outcome = try place.shell("PATH=$PWD:$PATH; unset -f pen; ./a.pen 1 -2 --grid -- --size")
        #expect(outcome.output == "[\"1\", \"-2\", \"--size\"]\n", "\(outcome.errors)")
    }

    @Test func severalFilesGoIntoAFolderThatIsThere() throws {
        try place.write("x/a.pen", circle)
        try place.write("y/b.pen", circle)
        try FileManager.default.createDirectory(atPath: place.path("out"), withIntermediateDirectories: true)
        let outcome = try place.pen("x/a.pen", "y/b.pen", "-o", "out", "--format", "txt")
        #expect(outcome.code == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path("out")).sorted() == ["a.txt", "b.txt"])
        #expect(outcome.errors.hasPrefix("wrote out/a.txt: 100 × 80, ") && outcome.errors.contains("\nwrote out/b.txt: "))
    }

    @Test func twoScriptsOfOneNameDoNotOverwriteEachOther() throws {
        try place.write("x/a.pen", circle)
        try place.write("y/a.pen", circle)
        let outcome = try place.pen("x/a.pen", "y/a.pen", "-o", "out/")
        #expect(outcome.code == 64)
        #expect(outcome.errors.contains("out/a.svg"), "\(outcome.errors)")
    }
}
