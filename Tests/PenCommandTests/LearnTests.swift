// Lessons over a pipe: pages, checks, progress, files.

import Foundation
import Testing

struct LearnTests {
    let place = try! Workplace()
    private static let folder = Workplace.repository.appendingPathComponent("lessons")
    private static let files = (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []).filter { ["md", "pen", "css", "js"].contains($0.split(separator: ".").last ?? "") }.sorted()

    /// What it answers to these lines.
    private func learn(_ words: String, _ lines: [String] = [], environment: [String: String] = [:]) throws -> Outcome {
        try place.write("lines.txt", lines.map { $0 + "\n" }.joined())
        return try place.shell("pen learn \(words) < lines.txt", environment: ["XDG_STATE_HOME": place.path("state"), "LC_ALL": "C.UTF-8"].merging(environment) { $1 })
    }

    private var progress: String { (try? place.read("state/pen/learn")) ?? "" }

    // MARK: The course

    @Test func lessonsAreAsTheyShouldBe() throws {
        let own = try learn("--check")
        #expect(own.code == 0, "\(own.errors)")
        let written = try learn("--check \(LearnTests.folder.path)")
        #expect(written.output == own.output)
    }

    @Test func lessonsInTheBinaryAreTheRepositorys() throws {
        let written = Workplace.repository.appendingPathComponent("Sources/pen/Learning/Embedded")
        for file in LearnTests.files {
            let name = file.replacing(/[^A-Za-z0-9]/, with: "_")
            let source = try String(contentsOf: written.appendingPathComponent("EmbeddedLessons+\(name).swift"), encoding: .utf8)
            let text = try String(contentsOf: LearnTests.folder.appendingPathComponent(file), encoding: .utf8)
            let indented = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "        " + $0 }.joined(separator: "\n")
            #expect(source.contains("####\"\"\"\n\(indented)\n        \"\"\"####"), "run scripts/embed-lessons")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: written.path).count == LearnTests.files.count + 1)
    }

    @Test func theFirstThreeLessonsAreDoneInOneGo() throws {
        let lines = [
            "circle lerp(A, B, 25%), 6", ":check", ":next", "moveTo lerp(A, B, 25%); lineTo lerp(A, B, 75%)", ":check", ":n",
            "moveTo B; curveTo A via 2M - (A + B)/2", ":check",
        ]
        let outcome = try learn("", lines)
        #expect(outcome.code == 0 && outcome.errors == "", "\(outcome.errors)")
        #expect(outcome.output.matches(of: /✓ Right!/).count == 3)
        #expect(progress == "between\nlinear\nquadratic\n")
        // The next one begins where this ended.
        #expect(try learn("").output.hasPrefix("\n4. "))
    }

    @Test(arguments: [
        (1, [":check"], "nothing is drawn"), (1, ["moveTo A; lineTo A + (50, 0)", ":check"], "there is no dot"),
        (1, ["circle lerp(A, B, 75%), 6", ":check"], "Count from A"), (1, ["circle lerp(A, B, 30%), 6", ":check"], "no dot lies at a quarter"),
        (2, ["moveTo A; lineTo B", ":check"], "this is the whole line"),
        (3, ["moveTo A; curveTo B via C", ":check"], "does not go through M"), (3, ["moveTo A; curveTo B via C, C", ":check"], "no quadratic curve"),
        (4, ["moveTo A; curveTo B via A + (90, 0), B + (90, 0)", ":check"], "does not reach B going to the right"), (5, ["for i in 0..2 { circle midpoint(points[i], points[i + 1]), 4 }", ":check"], "the second round is not complete"),
        (8, ["for i in 0..4 { circle curve.pointAt(25% * i, by: parameter), 5 }", ":check"], "equal steps of t"), (9, ["draw curve", ":check"], "this is the whole curve"),
        (11, ["moveTo A; curveTo B via A - (0, 90), B + (90, 0)", ":check"], "lies inside"), (11, ["moveTo A; curveTo B via A - (0, 120), B + (120, 0)", ":check"], "leaves the circle outwards"),
        (11, ["arc O, r from 0deg to -90deg, clockwise: no", ":check"], "no single cubic"), (12, ["for (i, p) in points { if i == 0 { moveTo p } else { lineTo p } }", ":check"], "there is a corner"),
        (13, ["animate ball.position by (320, 0) over 2s", ":check"], "come too far"), (14, ["let ring = circle(200, 110, 80)", "animate ring.strokeEnd from 0 to 1 over 4s", ":check"], "there is not half"),
        (15, ["let a = shape { draw disc }", "morph a to spark over 4s", ":check"], "is not the spark"), (16, ["let a = shape(k: 0) { circle lerp(A, B, k), 40; circle A, 40; fill red }", "animate a.k to 1 over 1s", ":check"], "there is a gap"),
    ])
    func answersSayWhatIsMissing(lesson: Int, lines: [String], answer: String) throws {
        let outcome = try learn("\(lesson)", lines)
        #expect(outcome.output.replacing("\n", with: " ").contains("Not yet: ") && outcome.output.replacing("\n", with: " ").contains(answer), "\(outcome.output)")
        #expect(progress == "")
    }

    /// Two lines in two shapes, a star as the dot, a curve through M at another t: all are right.
    @Test(arguments: [
        (1, ["fill red; stroke none; star lerp(A, B, 25%), 9"]), (1, ["circle 9, 9, 5", "circle lerp(B, A, 75%), 4"]),
        (2, ["moveTo lerp(A, B, 75%); lineTo lerp(A, B, 50%)", "stroke red; moveTo lerp(A, B, 50%); lineTo lerp(A, B, 25%)"]),
        (8, ["for p in curve.pointsAlong(5) { circle p, 3 }"]), (9, ["draw curve.split(50%, by: parameter)[0]"]), (10, ["draw curve.elevated"]), (12, ["spline through points, closed: yes"]),
        (14, ["let ring = circle(200, 110, 80)", "drawOn ring over 2s, ease: linear"]), (13, ["animate ball.position by (320, 0) over 2s, ease: easeIn"]),
        (3, ["let t = 40%", "moveTo A; curveTo B via (M - (1 - t)^2 * A - t^2 * B)/(2t * (1 - t))"]),
    ])
    func manyAnswersAreRight(lesson: Int, lines: [String]) throws {
        #expect(try learn("\(lesson)", lines + [":check"]).output.contains("✓ Right!"))
    }

    @Test func whatAnExerciseGivesStays() throws {
        let outcome = try learn("1", [":undo", "circle 5, 5, 5", ":undo", ":undo", ":reset", "A", ":list"])
        #expect(outcome.errors.matches(of: /there is nothing to take back/).count == 2)
        #expect(outcome.output.contains("(50, 120)\n") && outcome.output.contains("canvas 400, 160\n"))
    }

    @Test func wordsOfLessons() throws {
        let outcome = try learn("2", [":hint", ":solution", ":back", ":back", ":lessons", ":lessons 3", ":lessons between", ":help", "check", ":nxt"])
        for text in ["Hint:", "One solution:", "\n1. A point", "This is the first lesson.", ">  1   A point", "\n3. The quadratic", ":lessons [LESSON]"] { #expect(outcome.output.contains(text), "\(text)") }
        #expect(outcome.errors.contains("Did you mean :check?") && outcome.errors.contains("Did you mean :next?"))
    }

    @Test(arguments: [("LC_ALL", "zh_CN.UTF-8"), ("LC_MESSAGES", "zh_TW"), ("LANG", "zh")])
    func theLanguageIsTheLocales(name: String, value: String) throws {
        let variables = ["LC_ALL": "", "LC_MESSAGES": "", "LANG": ""].merging([name: value]) { $1 }
        #expect(try learn("--list", environment: variables).output.contains("两点之间的一点"))
        #expect(try learn("--list --language en", environment: variables).output.contains("A point between two points"))
        #expect(try learn("--list", environment: variables.merging(["LC_ALL": "C"]) { $1 }).output.contains("A point between two points"))
    }

    @Test func wrongWords() throws {
        for words in ["99", "nothere", "1 2", "--language xx", "--lessons nowhere", "--check nowhere"] {
            let outcome = try learn(words)
            #expect([64, 66].contains(outcome.code) && outcome.errors.hasPrefix("pen: "), "\(words)")
        }
        #expect(try learn("linaer").errors.contains("Did you mean linear?"))
    }

    // MARK: Progress

    @Test func progressThatIsDamagedIsNotLost() throws {
        try place.write("state/pen/learn", Data("linear\n\u{0}\u{1}??\nanother-course\nquadr".utf8) + Data([0xFF, 0xFE]))
        #expect(try learn("--list").output.contains("1 of "))
        _ = try learn("1", ["circle lerp(A, B, 25%), 6", ":check"])
        #expect(try place.bytes("state/pen/learn") == Data("linear\n\u{0}\u{1}??\nanother-course\nquadr".utf8) + Data([0xFF, 0xFE]) + Data("\nbetween\n".utf8))
        // Noted once.
        _ = try learn("1", ["circle lerp(A, B, 25%), 6", ":check", ":check"])
        #expect(progress.matches(of: /between/).count == 1)
    }

    @Test func progressThatCannotBeKept() throws {
        let lines = ["circle lerp(A, B, 25%), 6", ":check", ":check", ":lessons"]
        try place.write("state/pen/learn/in", "the way")
        let blocked = try learn("1", lines)
        #expect(blocked.output.contains("✓ A point between") && blocked.errors.matches(of: /cannot be kept/).count == 1)
        let homeless = try learn("1", lines, environment: ["XDG_STATE_HOME": "", "HOME": ""])
        #expect(homeless.code == 0 && homeless.output.contains("✓ A point between") && homeless.errors.contains("cannot be kept"))
    }

    // MARK: A teacher's folder

    private static let lesson = """
        ---
        number: 1
        name: dot
        title: A dot
        ---
        A page.
        ```pen example
        circle 5, 5, 3
        ```
        ```try
        Try.
        ```
        ```exercise
        Draw a dot.
        ```
        ```pen start
        canvas 20, 20
        ```
        ```pen check at 1s
        need hasDot((5, 5)), "it is not at (5, 5) after a second."
        ```
        ```hint
        Hint.
        ```
        ```pen solution
        let dot = circle(15, 5, 2)
        animate dot.position by (-10, 0) over 1s
        ```

        """

    @Test func aTeachersOwnLessons() throws {
        try place.write("own/en/1.md", LearnTests.lesson)
        #expect(try learn("--check own").output == "1 lessons in en: all is well\n")
        #expect(try learn("--check --lessons own").output == "1 lessons in en: all is well\n")
        #expect(try learn("--lessons own --list").output.contains("1   A dot"))
        #expect(try learn("--lessons own", ["circle 15, 5, 2", ":check"]).output.contains("it is not at (5, 5) after a second."))
        try place.write("own/check.pen", "def need(condition, answer) { print \"never\" }\nhasDot(p) = false\n")
        #expect(try learn("--check own").errors.contains("the solution does not pass: never"))
    }

    @Test(arguments: [
        ("circle 5, 5, 3\n", "let a = 1\n", "the example draws nothing"), ("let dot = circle(15, 5, 2)", "let dot = circle(30, 5, 2)", "the solution does not pass: it is not at (5, 5)"),
        ("canvas 20, 20", "canvas 20, 20; circle 5, 5, 3; let drawn = 5", "own/en/1.md:"), ("need hasDot((5, 5))", "need hasDit((5, 5))", "own/en/1.md:20:6: error[unknown-name]"),
        ("need hasDot((5, 5))", "need true", "an empty drawing passes"), ("```hint\n", "```hnt\n", "own/en/1.md:22: a block is one of"), ("title: A dot\n", "", "the head has no title"),
        ("number: 1", "number: one", "whole number"), ("at 1s", "at noon", "own/en/1.md:19: the moment"), ("Hint.\n```\n", "", "there is no block pen solution"), ("over 1s\n```", "over 1s", "own/en/1.md:25: the block is not closed"), ("---\nnumber", "number", "begins with its head"),
    ])
    func faultsOfLessonsAreFound(old: String, new: String, fault: String) throws {
        try place.write("own/en/1.md", LearnTests.lesson.replacing(old, with: new))
        let outcome = try learn("--check own")
        #expect(outcome.code == 65 && outcome.errors.contains(fault), "\(outcome.errors)")
    }

    @Test func languagesHaveTheSameLessons() throws {
        try place.write("own/en/1.md", LearnTests.lesson)
        try place.write("own/zh/1.md", LearnTests.lesson)
        try place.write("own/zh/2.md", LearnTests.lesson.replacing("number: 1", with: "number: 2").replacing("name: dot", with: "name: dots"))
        let outcome = try learn("--check own")
        #expect(outcome.code == 65 && outcome.errors == "own: lesson 2 dots is there in zh and not in en.\n")
        try place.write("own/zh/2.md", LearnTests.lesson)
        #expect(try learn("--check own").errors.contains("have the same number 1"))
    }
}
