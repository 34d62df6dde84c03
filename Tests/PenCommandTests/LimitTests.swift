// What stops a script: its own depth, steps, time and memory.

import Foundation
import Testing

struct LimitTests {
    /// What is drawn on counts, too: twelve layers within one another, which each hold pixels.
    @Test func picturesKeepToTheMemory() throws {
        let place = try Workplace()
        try place.write("a.pen", "canvas 8000, 8000\ndef nest(n) {\n  circle 4000, 4000, 3900\n  if n > 0 { let g = group { nest(n - 1) }; g.opacity = 0.9 }\n}\nnest(12)")
        let outcome = try place.pen("a.pen", "--max-memory", "100M", "-o", "a.png")
        #expect(outcome.code == 75 && outcome.errors.contains("the picture needs more than 100 MB of memory"), "\(outcome.errors)")
        #expect(place.names == ["a.pen"])
    }

    /// A limit is one whenever it is met: while the script runs, or when a shape is drawn for a later time.
    @Test(arguments: ["a.svg", "f%d.png", "a.pdf --at 1s", "none"]) func limitsOfLaterMomentsHaveTheirCode(output: String) throws {
        let place = try Workplace()
        try place.write("a.pen", "let s = shape(n: 1) { for i in 0..<n * 10^5 { }; circle 5, 5, 5 }\nanimate s.n to 10 over 1s")
        let outcome = try place.shell("pen a.pen --max-steps 300k -o \(output)")
        #expect(outcome.code == (output == "none" ? 0 : 75) && place.names == ["a.pen"] || output == "f%d.png", "\(outcome.errors)")
    }

    let place = try! Workplace()

    @Test func runawayRecursionHasAPlace() throws {
        let outcome = try place.pen("-o", "none", "-e", "print 1\nf(n) = 1 + f(n + 1)\nprint f(0)")
        #expect(outcome.code == 65)
        #expect(outcome.output == "1\n")
        #expect(outcome.errors.contains("<code>:2:12: error[endless-recursion]: ") && outcome.errors.contains("10000 calls"), "\(outcome.errors)")
        #expect(outcome.errors.contains("called at <code>:3:7"))
    }

    /// Calls of calls, by a name, by a value, in a block of a layer, in a list's function.
    @Test(arguments: [
        "def a() { b() }\ndef b() { a() }\na", "let f = 0\nf = (x) => f(x)\nf(1)", "def a() { group { a } }\na", "def a() { [1].map(x => a()) }\na",
        "def a() { if yes { for i in 1..2 { a } } }\na", "def a() { shape { path { a } } }\na",
    ])
    func recursionOfAnyKindIsAnError(code: String) throws {
        let outcome = try place.pen("-o", "none", "-e", code)
        #expect(outcome.code == 65, "\(outcome.errors.prefix(500))")
        #expect(outcome.errors.contains("<code>:"))
    }

    static let long = [
        "while yes { }", "def f() { f() }\nwhile yes { }", "print (1..10^7).map(x => x + 1).count", "for i in 1..10^7 { let l = [1, 2].map(x => x) }",
        "print (1..10^7).filter(x => x > 3).count", "print (1..10^7).reduce(0, (a, b) => a + b)", "print list(10^7, i => (i, i)).count",
        "repeat 10^9 { lineTo 1, 1 }", "for a in 1..10^9 { for b in 1..10^9 { } }",
    ]

    /// 3.6 GB, and as much again for the file.
    @Test func aPictureLargerThanTheMemoryIsAnError() throws {
        let outcome = try place.shell("ulimit -v 6000000; pen --size 30000x30000 --compress 0 -o a.png -e 'circle 5, 5, 5'")
        #expect(outcome.code == 73)
        #expect(outcome.errors.contains("there is not enough memory"), "\(outcome.errors)")
        #expect(place.names.isEmpty)
    }

    @Test(arguments: long)
    func stepsAreLimited(code: String) throws {
        let outcome = try place.pen("--max-steps", "100k", "--timeout", "50s", "-o", "a.svg", "-e", code)
        #expect(outcome.code == 75)
        #expect(outcome.errors.contains("stopped after 100000 steps") && outcome.errors.contains("<code>:"), "\(outcome.errors)")
        #expect(place.names.isEmpty)
    }

    @Test(arguments: long)
    func timeIsLimited(code: String) throws {
        let start = ContinuousClock.now
        let outcome = try place.pen("--timeout", "100ms", "-o", "a.svg", "-e", code)
        #expect(outcome.code == 75 && outcome.errors.contains("stopped after 0.1 seconds"), "\(outcome.errors)")
        #expect(ContinuousClock.now - start < .seconds(10))
    }

    /// The picture's making counts, too, though no step of the script is in it.
    @Test(arguments: ["-o a.svg", "-o a.txt", "-o -", "-o a.png --size 20000", "--preview half --width 10000"])
    func timeIsLimitedWhileThePictureIsMade(words: String) throws {
        let start = ContinuousClock.now
        try place.write("a.pen", "canvas 400, 400, origin: center\nrepeat 3000 { curveTo (1,1) via list(30, i => (1e2sin(i), 1e2cos(i^2))) }")
        let outcome = try place.shell("pen a.pen --timeout 100ms \(words)")
        #expect(outcome.code == 75, "\(outcome.errors)")
        #expect(outcome.errors.contains("stopped after 0.1 seconds"), "\(outcome.errors)")
        #expect(place.names == ["a.pen"])
        #expect(ContinuousClock.now - start < .seconds(10))
    }

    /// Steps are counted exactly, however often the clock is looked at meanwhile.
    @Test func stepsAreCountedExactly() throws {
        func run(_ limit: Int) throws -> Int32 { try place.pen("--max-steps", "\(limit)", "-o", "none", "-e", "for i in 1..3000000 { }").code }
        #expect(try run(2_990_000) == 75)
        #expect(try run(3_010_000) == 0)
    }

    /// Whatever grows, and however few steps it takes to grow.
    @Test(arguments: [
        "let s = \"a\"\nwhile yes { s += s }", "let s = \"a\"\nwhile yes { s = \"\\(s)\\(s)\" }", "let l = []\nwhile yes { l = [l, l.count] }", "let l = [1]\nwhile yes { l = l + l }",
        "print \"ab\".repeated(10^9).count", "print list(10^9, i => i).count", "while yes { rect 1, 2, 3, 4 }", "while yes { group { } }",
        "let p = path { repeat 10^5 { lineTo 1, 1; moveTo 2, 2 } }\nwhile yes { draw p }", "let p = path { repeat 10^5 { lineTo 1, 1 } }\nlet l = []\nwhile yes { l.append(p.reversed) }",
    ])
    func memoryIsLimited(code: String) throws {
        let outcome = try place.shell("ulimit -v 6000000; pen --max-memory 40M -o a.svg -e '\(code)'")
        #expect(outcome.code == 75, "\(outcome.code) \(outcome.errors)")
        #expect(outcome.errors.contains("the script needs more than 40 MB of memory") && outcome.errors.contains("<code>:"), "\(outcome.errors)")
        #expect(place.names.isEmpty)
    }
}
