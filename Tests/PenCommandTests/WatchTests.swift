// Drawing again into files, and in lines.

import Foundation
import Testing

struct WatchTests {
    let place = try! Workplace()

    /// Waits until it holds; the process is stopped where it never does.
    private func wait(_ process: RunningProcess, _ what: String, until holds: () -> Bool) {
        let end = ContinuousClock.now + .seconds(20)
        while !holds() {
            guard ContinuousClock.now < end else {
                Issue.record("waited in vain for \(what): \(process.errorsSoFar)")
                return
            }
            usleep(10_000)
        }
    }

    private func wait(_ process: RunningProcess, for text: String, times: Int = 1) {
        wait(process, text) { process.errorsSoFar.components(separatedBy: text).count > times }
    }

    /// What the process has used (proc(5): fields 14 and 15 of stat, in hundredths).
    private func processorSeconds(_ process: RunningProcess) -> Double {
        let text = (try? String(contentsOfFile: "/proc/\(process.process.processIdentifier)/stat", encoding: .utf8)) ?? ""
        return text.split(separator: " ").dropFirst(13).prefix(2).reduce(0) { $0 + (Double($1) ?? 0) } / 100
    }

    private func end(_ process: RunningProcess) -> Outcome {
        process.process.interrupt()
        return process.outcome()
    }

    @Test func filesAreWrittenAgain() throws {
        try place.write("a.pen", "canvas 10, 10\ncircle 5, 5, 4\n")
        let process = try place.start("watch", "a.pen", "-o", "a.svg")
        wait(process, for: "wrote a.svg")
        let first = try place.read("a.svg")
        try place.write("a.pen", "canvas 10, 10\ncircle 5, 5, 3\n")
        wait(process, for: "wrote a.svg", times: 2)
        let second = try place.read("a.svg")
        #expect(second != first)
        #expect(try second == place.pen("a.pen", "-o", "-").output)
        // An error is said, and the file stays as it is.
        try place.write("a.pen", "canvas 10, 10\ncirlce 5, 5, 3\n")
        wait(process, for: "a.pen:2:1: error")
        #expect(try place.read("a.svg") == second)
        try place.write("a.pen", "canvas 10, 10\ncircle 5, 5, 2\n")
        wait(process, for: "wrote a.svg", times: 3)
        let outcome = end(process)
        #expect(outcome.code == 130 && outcome.output.isEmpty && !outcome.errors.contains("\u{1B}"))
    }

    @Test func filesThatAreNotThere() throws {
        try place.write("folder/other.pen", "")
        let process = try place.start("watch", "folder/a.pen", "-o", "a.svg")
        wait(process, for: "waiting for folder/a.pen")
        try place.write("folder/a.pen", "circle 5, 5, 4\n")
        wait(process, for: "wrote a.svg")
        try FileManager.default.removeItem(atPath: place.path("folder"))
        wait(process, for: "waiting for folder/a.pen", times: 2)
        try place.write("folder/a.pen", "circle 5, 5, 3\n")
        wait(process, for: "wrote a.svg", times: 2)
        #expect(end(process).code == 130)
    }

    @Test func importsAndImagesAreWatched() throws {
        try place.write("lib/shapes.pen", "def dot() { circle 5, 5, 4 }\n")
        try place.write("a.pen", "canvas 40, 40\nimport \"lib/shapes.pen\"\ndot\nimage \"dot.png\" at (20, 20)\n")
        let process = try place.start("watch", "a.pen", "-o", "a.svg")
        wait(process, for: "cannot read dot.png")
        #expect(try place.pen("-e", "canvas 4, 4; background red", "-o", "dot.png").code == 0)
        wait(process, for: "wrote a.svg")
        try place.write("lib/shapes.pen", "def dot() { circle 5, 5, 3 }\n")
        wait(process, for: "wrote a.svg", times: 2)
        #expect(try place.pen("-e", "canvas 4, 4; background blue", "-o", "dot.png").code == 0)
        wait(process, for: "wrote a.svg", times: 3)
        #expect(try place.read("a.svg") == place.pen("a.pen", "-o", "-").output)
        #expect(end(process).code == 130)
    }

    @Test func endlessScriptsAreStopped() throws {
        try place.write("a.pen", "while true { }\n")
        let process = try place.start("watch", "a.pen", "-o", "a.svg")
        wait(process, "a run") { processorSeconds(process) > 0.3 }
        try place.write("a.pen", "circle 5, 5, 4\n")
        wait(process, for: "wrote a.svg")
        try place.write("a.pen", "while true { }\n")
        let before = processorSeconds(process)
        wait(process, "another run") { processorSeconds(process) > before + 0.3 }
        #expect(end(process).code == 130)
    }

    @Test func timeoutEndsTheRunAndNotTheWatch() throws {
        try place.write("a.pen", "while true { }\n")
        let process = try place.start("watch", "a.pen", "-o", "a.svg", "--timeout", "50ms")
        wait(process, for: "stopped after 0.05 seconds")
        try place.write("a.pen", "circle 5, 5, 4\n")
        wait(process, for: "wrote a.svg")
        #expect(end(process).code == 130)
    }

    /// What comes after a change that is none is answered, and nothing else.
    @Test func touchingDrawsNothing() throws {
        try place.write("a.pen", "circle 5, 5, 4\n")
        let process = try place.start("watch", "a.pen", "-o", "a.svg")
        wait(process, for: "wrote a.svg")
        for _ in 0..<3 {
            utimes(place.path("a.pen"), nil)
            usleep(60_000)
        }
        try place.write("a.pen", "circle 5, 5, 3\ncirlce\n")
        wait(process, for: "a.pen:2:1: error")
        #expect(end(process).errors.components(separatedBy: "wrote").count == 2)
    }

    /// As `pen a.pen | cat` draws it, each time.
    @Test func pipesGetPlainCharacters() throws {
        try place.write("a.pen", "canvas 10, 10\ncircle 5, 5, 4\n")
        let once = try place.pen("a.pen", "--width", "20").output
        let process = try place.start("watch", "a.pen", "--width", "20")
        wait(process, "a picture") { process.outputSoFar == once }
        try place.write("a.pen", "canvas 10, 10\ncircle 5, 5, 2\n")
        let twice = try place.pen("a.pen", "--width", "20").output
        wait(process, "a second picture") { process.outputSoFar == once + twice }
        let outcome = end(process)
        #expect(outcome.code == 130 && outcome.errors.isEmpty)
    }

    @Test func endsWithItsReader() throws {
        try place.write("a.pen", "canvas 10, 10\ncircle 5, 5, 4\n")
        let outcome = try place.shell("pen watch a.pen | head -n 1; echo ${PIPESTATUS[0]}")
        #expect(outcome.output.hasSuffix("\n0\n") && outcome.errors.isEmpty)
    }

    @Test(arguments: [
        ([], "watch needs a script's file."), (["-"], "watch needs a file, and not standard input."),
        (["/dev/null"], "/dev/null is no plain file, which could be watched."), (["a.pen", "-o", "-"], "watch draws in the terminal or into a file: -o FILE.svg."),
        (["a.pen", "b.pen", "-o", "pictures/"], "watch draws one script, and here are 2."),
        (["a.pen", "--check"], "watch draws, and --check runs nothing: give one of them."), (["a.pen", "-o", "a.bmp"], "cannot write .bmp"),
    ] as [([String], String)])
    func whatCannotBeWatched(words: [String], message: String) throws {
        let outcome = try RunningProcess(Workplace.binary, ["watch"] + words, in: place.folder, input: nil, environment: [:]).outcome()
        #expect(outcome.code == 64 && outcome.output.isEmpty && outcome.errors.hasPrefix("pen: \(message)"), "\(outcome.errors)")
    }
}
