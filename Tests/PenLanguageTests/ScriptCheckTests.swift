// What a check warns of, and what it must not warn of.

import PenSyntax
import Testing

@testable import PenLanguage

struct ScriptCheckTests {
    /// `line:column: code: message` of all warnings.
    private func warnings(_ text: String, imported: String = "") -> [String] {
        let session = Session(load: { _ in Array(imported.utf8) })
        let source = session.add(name: "script.pen", bytes: Array(text.utf8))
        return session.check(source).map { diagnostic in
            let place = session.sources[Int(diagnostic.span.source)].location(of: diagnostic.span.start)
            return "\(place.line):\(place.column): \(diagnostic.code.rawValue): \(diagnostic.message)"
        }
    }

    // MARK: Variables

    @Test(arguments: [
        ("let r = 5\ncircle 0, 0, 3", "1:5: unused-variable: r is given a value that is never used"),
        ("let n = 0\nfor i in 1..3 { n += i; circle i, 0, 1 }", "1:5: unused-variable: n is given a value that is never used"),
        ("let n = 0\nn = n + 1\ncircle 0, 0, 1", "1:5: unused-variable: n is given a value that is never used"),
        ("let f = x => circle(x, 0, 1)\ncircle 0, 0, 1", "1:5: unused-variable: f is given a value that is never used"),
        ("def spot(x) { let y = x; circle x, 0, 1 }\nspot 1", "1:19: unused-variable: y is given a value that is never used"),
        ("circle 0, 0, 1\nif 1 < 2 { let (a, b) = (1, 2) }", "2:17: unused-variable: a is given a value that is never used"),
        ("let l = [1, 2].map(x => x + 1)\ncircle 0, 0, 1", "1:5: unused-variable: l is given a value that is never used"),
        ("let p = path { circle 0, 0, 9 }\ncircle 0, 0, 1", "1:5: undrawn-path: p is a path that is never drawn; draw p draws it"),
        ("let p = path(\"M0 0L9 9\").reversed\ncircle 0, 0, 1", "1:5: unused-variable: p is given a value that is never used"),
    ])
    func unusedVariable(text: String, warning: String) { #expect(warnings(text) == [warning]) }

    @Test(arguments: [
        "let r = 5\ncircle 0, 0, r", "let _r = 5\ncircle 0, 0, 1",
        // A shape is drawn, and named by the variable.
        "let sun = circle(0, 0, 5)", "let sun = shape { circle 0, 0, 5 }", "let both = [circle(0, 0, 1), circle(0, 0, 2)]",
        "def spot(x) { return circle(x, 0, 1) }\nlet a = spot(1)", "spot(x) = circle(x, 0, 1)\nlet a = spot(1)", "let a = [1, 2].map(x => circle(x, 0, 1))",
        "let draws = x => circle(x, 0, 1)\nlet a = draws(1)", "let a = if 1 < 2 { circle(0, 0, 1) } else { nil }",
        // Used where it is not seen at once.
        "let r = 5\ndef spot() { circle 0, 0, r }\nspot", "let r = 5\nlet f = () => circle(0, 0, r)\nf()", "let r = 5\ncircle 0, 0, \"\\(r)\".count",
        "let l = []\nl.append(circle(0, 0, 1))", "let l = [1]\nl[0] = 2\ncircle 0, 0, 1", "let p = (1, 2)\np.x = 3\ncircle 0, 0, 1", "let r = 1\nr\ncircle 0, 0, 1",
        "let r = 5\ndef spot(x, size = r) { circle x, 0, size }\nspot 1", "let (x, y) = (1, 2)\ncircle x, 0, 1", "let n = 9\nwhile n > 0 { n -= 1; circle n, 0, 1 }",
        // Parameters and the variables of loops are often there for their place.
        "for i in 1..3 { circle 0, 0, 1 }", "for (i, x) in [1, 2] { circle x, 0, 1 }", "let l = [1, 2].map(x => 5)\nprint l", "def spot(x) { circle 0, 0, 1 }\nspot 1",
        // A file of declarations alone is imported by others.
        "let brand = #c33\nlet inks = [red, brand]", "let r = 5\ndef spot(x) { circle x, 0, 3 }",
        "let (a, _b) = (1, 2)\ncircle a, 0, 1",
    ])
    func usedVariable(text: String) { #expect(warnings(text) == []) }

    @Test func importedFilesAreNotScolded() {
        #expect(warnings("import \"a.pen\"\ncircle 0, 0, r", imported: "let r = 5\nlet other = 6\ndef f() { let x = 5; return\nprint 1 }\nprint 1\nsin(3)") == [])
    }

    // MARK: Results

    @Test(arguments: [
        ("sin(3)\nprint 1", "1:1: unused-result: sin only gives a value, and nobody takes it here"),
        ("let l = [2, 1]\nl.reversed()\nprint l", "2:1: unused-result: reversed only gives a value, and nobody takes it here"),
        ("for i in 1..3 { max(i, 2) }\nprint 1", "1:17: unused-result: max only gives a value, and nobody takes it here"),
        ("let p = path { circle 0, 0, 9 }\np.outline(3)\ndraw p", "2:1: undrawn-path: outline only gives a path, and nobody takes it here"),
        ("def f(x) { sin(x); print x }\nf 1", "1:12: unused-result: sin only gives a value, and nobody takes it here"),
    ])
    func unusedResult(text: String, warning: String) { #expect(warnings(text) == [warning]) }

    @Test func listsThatAreMeantToChangeGetTheirValueBack() throws {
        let text = "let l = [2, 1]\nl.reversed()\nprint l", session = Session()
        let source = session.add(name: "script.pen", bytes: Array(text.utf8))
        let fix = try #require(session.check(source).first?.fix)
        #expect(String(decoding: source.applying(fix), as: UTF8.self) == "let l = [2, 1]\nl = l.reversed()\nprint l")
    }

    @Test(arguments: [
        "def f(x) { sin(x) }\nprint f(1)", "def f(x) { if x > 0 { sin(x) } else { cos(x) } }\nprint f(1)", "let f = x => { sin(x) }\nprint f(1)",
        "[1, 2].map(x => circle(x, 0, 1))", "let l = [1]\nl.append(2)\nl.removeLast()\nprint l", "seed(3)\nprint random()", "let x = if 1 < 2 { sin(1) } else { 2 }\nprint x",
    ])
    func resultThatIsTakenOrHasAnEffect(text: String) { #expect(warnings(text) == []) }

    // MARK: Lines that are never reached

    @Test(arguments: [
        ("def f() { return 1\nprint 2\nprint 3 }\nprint f()", "2:1: unreachable-code: this is never reached: the line above leaves the block"),
        ("for i in 1..3 {\n  break\n  print i\n}\nprint 1", "3:3: unreachable-code: this is never reached: the line above leaves the block"),
        ("for i in 1..3 { continue; print i }\nprint 1", "1:27: unreachable-code: this is never reached: the line above leaves the block"),
        ("def f(x) {\n  if x > 0 { return 1 } else { return 2 }\n  print x\n}\nprint f(1)", "3:3: unreachable-code: this is never reached: the line above leaves the block"),
    ])
    func unreachable(text: String, warning: String) { #expect(warnings(text) == [warning]) }

    @Test(arguments: [
        "def f(x) { if x > 0 { return 1 }\nreturn 2 }\nprint f(1)", "def f() { return g()\ndef g() { return 1 } }\nprint f()",
        "for i in 1..3 { if i == 2 { continue } else { print i }\nprint i }",
    ])
    func reached(text: String) { #expect(warnings(text) == []) }

    // MARK: Pictures

    @Test(arguments: [
        "canvas 100, 100\nfill red", "moveTo 1, 1\nleft 90deg", "def spot(x) { circle x, 0, 3 }\nfill red", "group { }", "let p = path { circle 0, 0, 9 }\nclip p",
        "clip { circle 0, 0, 9 }", "def f(n) { if n > 0 { f(n - 1) } }\nf(3)",
    ])
    func empty(text: String) { #expect(warnings(text).contains { $0.hasSuffix(":1: empty-picture: nothing here draws, so the picture is empty") }) }

    @Test(arguments: [
        "", "// nothing", "background red", "circle 0, 0, 1", "def spot(x) { circle x, 0, 3 }\nspot(2)", "[1, 2].map(circle)", "[1, 2].map(x => circle(x, 0, 1))", "print 1",
        "1 + 2", "forward 5", "let f = x => circle(x, 0, 1)\nf(2)", "def a(f) { f(1) }\na(x => circle(x, 0, 1))", "text \"a\" at (0, 0)", "draw path(\"M0 0L9 9\")",
        "def f(g = x => circle(x, 0, 1)) { g(2) }\nf()", "if 1 > 2 { circle 0, 0, 1 }",
    ])
    func notKnownToBeEmpty(text: String) { #expect(!warnings(text).contains { $0.contains("empty-picture") }) }

    // MARK: Styles

    @Test(arguments: [
        ("stroke red\nlineWidth 3\nstroke blue\ncircle 0, 0, 1", "1:1: idle-style: nothing is drawn with this stroke: it is set again before"),
        ("fill red\nlet r = 2 + 3\nprint r\nfill gold\ncircle 0, 0, r", "1:1: idle-style: nothing is drawn with this fill: it is set again before"),
        ("shape { stroke red; circle 0, 0, 1; stroke blue }", "1:9: idle-style: nothing is drawn with this stroke: it is set again before"),
        ("for i in 1..3 { lineWidth i; lineWidth 2; circle 0, 0, i }", "1:17: idle-style: nothing is drawn with this lineWidth: it is set again before"),
    ])
    func styleSetTwice(text: String, warning: String) { #expect(warnings(text) == [warning]) }

    @Test(arguments: [
        "stroke red; circle 0, 0, 1; stroke blue; circle 0, 0, 2", "def f() { circle 0, 0, 1 }\nstroke red; f; stroke blue; circle 0, 0, 2",
        "stroke red; if random() < 0.5 { stroke blue }\ncircle 0, 0, 1", "def f(x) { stroke red; if x > 1 { return }\nstroke blue }\nf 3; circle 0, 0, 1",
        "stroke red\nlet c = circle(0, 0, 1)\nstroke blue; circle 0, 0, 2", "shape { stroke red; circle 0, 0, 1 }\nshape { stroke blue; circle 0, 0, 2 }",
        "group { stroke red; circle 0, 0, 1 }\nstroke blue; circle 0, 0, 2", "def f() { circle 0, 0, 1; return gold }\nfill red; fill f(); circle 0, 0, 2",
        "stroke red; draw path(\"M0 0L9 9\"); stroke blue; circle 0, 0, 2", "stroke red; [1, 2].map(r => circle(0, 0, r)); stroke blue; circle 0, 0, 2",
        "stroke red; lineTo 9, 9; stroke blue; lineTo 9, 0", "shape { stroke red; circle 0, 0, 1; fill blue }", "repeat 2 { stroke red; circle 0, 0, 1; stroke blue }",
    ])
    func styleThatIsDrawnWith(text: String) { #expect(!warnings(text).contains { $0.contains("set again") }) }

    // MARK: Names

    @Test(arguments: [
        ("let circle = 5\nprint circle", "1:5: shadowed-name: circle now hides what pen has of that name"),
        ("let dot = (1, 2)\nprint dot((1, 2), (3, 4))", "1:5: shadowed-name: dot now hides what pen has of that name"),
        ("let red = 5\nprint red", "1:5: shadowed-name: red now hides what pen has of that name"),
        ("def star(x) { rect x, 0, 1, 1 }\nstar 1", "1:5: shadowed-name: star now hides what pen has of that name"),
    ])
    func shadow(text: String, warning: String) { #expect(warnings(text) == [warning]) }

    @Test func parametersMayHaveAnyName() { #expect(warnings("def spot(end) { circle end, 0, 1 }\nfor start in 1..3 { spot start }") == []) }

    // MARK: With errors, and in a run

    @Test func errorsComeWithoutGuesses() {
        #expect(warnings("let r = 5\ncirlce 0, 0, 3\nsin(3)") == ["2:1: unknown-name: there is no command cirlce; did you mean circle?"])
    }

    @Test func runsAreQuiet() {
        #expect(ScriptRun("let r = 5\nlet circle = 3\nsin(3)\ndef f() { return 1\nprint 2 }\nmoveTo 1, 1").diagnostics == [])
    }

    @Test func warningsStandInTheOrderOfTheScript() {
        let found = warnings("let circle = 3\nlet s = 2\nprint circle * 2s\nlet x = 1")
        #expect(found.map { String($0.prefix { $0 != " " }) } == ["1:5:", "2:5:", "3:16:", "4:5:"])
    }

    // MARK: Loops without end

    @Test func nothingIsReachedBehindALoopWithoutEnd() {
        let never = "unreachable-code: this is never reached: the loop above never ends"
        #expect(warnings("while true { circle 0, 0, 1 }\nprint 1") == ["2:1: " + never])
        #expect(warnings("while true {\n  circle 0, 0, 1\n  for i in 1..3 { if i > 1 { break } }\n}\nprint 1") == ["5:1: " + never])
        #expect(warnings("while true { circle 0, 0, 1; if random() < 0.5 { break } }\nprint 1") == [])
        #expect(warnings("while true { group { circle 0, 0, 1; break } }\nprint 1") == [])
        #expect(warnings("let n = 1\nwhile n > 0 { circle 0, 0, n }\nprint 1") == [])
        #expect(warnings("while true { circle 0, 0, 1 }") == [])
    }

    // MARK: Arguments

    @Test(arguments: [
        ("circle 50, 50", "1:1: missing-value: circle needs radius: the radius"),
        ("let r = 4\ncircle (r, r)", "2:1: missing-value: circle needs radius: the radius"),
        ("rect 1, 2, 3", "1:1: missing-value: rect needs height: how high; negative goes up"),
        ("def spot(x) { circle x }\nspot (1, 2)", "1:15: missing-value: circle needs radius: the radius"),
        ("circle 1, 2, 3, 4", "1:1: wrong-count: too many values for circle; it takes center, radius"),
        ("let r = 4\ncircle r, r, r, r", "2:1: wrong-count: too many values for circle; it takes center, radius"),
        ("circle (1, 2), \"large\"", "1:16: wrong-kind: radius takes a number, and this is the text \"large\""),
        ("circle 0, 0, -3", "1:14: out-of-range: radius must not be negative, and is -3"),
        ("let c = (0, 0)\npolygon c, 40, sides: 2.5", "2:23: out-of-range: sides must be a whole number, and is 2.5"),
        ("lineWidth red\ncircle 0, 0, 1", "1:11: wrong-kind: width takes a number, and this is the colour red"),
        ("def spot(x, size) { circle x, 0, size }\nspot 3", "2:1: missing-value: spot needs size"),
        ("def spot(x, size = 2) { circle x, 0, size }\nspot", "2:1: missing-value: spot needs x"),
        ("let c = circle(0, 0, 5)\nanimate c.rotation to 90 over 1s",
            "2:23: angle-in-degrees: angles are radians, and 90 is more than a full turn; degrees are written 90deg"),
        ("circle 0, 0, 1\nif 1 < 0 { star 1, 2 }", "2:12: missing-value: star needs radius: from the centre to the points"),
    ])
    func argumentsThatNoCallTakes(text: String, error: String) { #expect(warnings(text) == [error]) }

    @Test(arguments: [
        "let p = (1, 2)\ncircle p, 3", "let x = 1\ncircle x, x, 3", "let size = 4\nroundRect 0, 0, size, size, radius: size", "let s = \"round\"\nlineCap s\ncircle 0, 0, 1",
        "let points = [(0, 0), (3, 4)]\nmoveTo points[0]\nlineTo points[1]", "fill none\ncircle 0, 0, 1", "let c = circle(0, 0, 1)\nanimate c.opacity from 0 to 1 over 1s",
        "print 1, 2, 3, 4", "let a = 3\nprint max(a, 4, 5)", "stroke linearGradient((0, 0), (9, 0), [red, blue])\ncircle 0, 0, 1",
    ])
    func argumentsThatSomeCallTakes(text: String) { #expect(warnings(text) == []) }

    @Test func oneErrorHidesNoOther() {
        let found = warnings("let unused = 3\ncanvas 100\ncircle 0, 0, mystery\ncircle mystery\nrect 1, 2, 3")
        #expect(found == [
            "2:1: missing-value: canvas needs height: in units", "3:14: unknown-name: there is no name mystery", "4:8: unknown-name: there is no name mystery",
            "5:1: missing-value: rect needs height: how high; negative goes up",
        ])
    }

    // MARK: Lines that cannot be read

    @Test func aLineThatCannotBeReadHidesNoUnknownName() {
        let unknown = warnings("let r = = 3\ncircle 0, 0, mystery\nlineTo r, r\nprint other // other").filter { $0.contains("unknown-name") }
        #expect(unknown == ["2:14: unknown-name: there is no name mystery"])
    }
}
