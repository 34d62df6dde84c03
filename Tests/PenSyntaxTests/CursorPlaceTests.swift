// Where the cursor stands in an unfinished text.

import PenSyntax
import Testing

struct CursorPlaceTests {
    private func place(_ text: String) -> CursorPlace { CursorPlace(in: Source(text: text)) }

    @Test(arguments: [
        ("", .statement), ("mov", .statement), ("close; ", .statement), ("group { ", .statement), ("close\n", .statement), ("lineTo 3,\n", .value),
        ("lineTo ", .value), ("lineTo -", .value), ("r - ", .value), ("let a = ", .value), ("circle(", .value), ("[1, ", .value), ("if a > ", .value), ("x => ", .value),
        ("size: ", .value), ("\"a \\(", .value), ("return ", .value), ("lineTo (1, 2) ", .continuation), ("f(x) ", .continuation), ("for x ", .continuation),
        ("let ", .nothing), ("let na", .nothing), ("// no", .nothing), ("#ff", .nothing), ("\"a\"", .nothing), ("3.", .nothing), ("def f(a, ", .nothing), ("def f(a = ", .value),
        ("45", .factor), ("2p", .factor), ("45deg", .nothing),
    ] as [(String, CursorPlace.Wanted)])
    func whatIsWanted(_ text: String, _ wanted: CursorPlace.Wanted) {
        #expect(place(text).wanted == wanted)
    }

    @Test(arguments: [
        ("road.", "road"), ("print road.po", "road"), ("(a + b).", "(a + b)"), ("f(1, 2).x.", "f(1, 2).x"), ("list[0].", "list[0]"), ("circle (1, 2).", "(1, 2)"),
        ("path { close }.", "path { close }"), ("3 + \"a \\(b) c\".", "\"a \\(b) c\""), ("g(road.", "road"), ("-corner.", "corner"),
    ])
    func theValueBeforeADot(_ text: String, _ value: String) {
        guard case .member(let span) = place(text).wanted else { return #expect(Bool(false), "\(place(text).wanted)") }
        #expect(Source(text: text).text(span) == value)
    }

    @Test func theWordAndWhereItBegins() {
        #expect(place("lineTo größ").word == "größ")
        #expect(place("lineTo größ").start == 7)
        #expect(place("stroke fo").word == "fo")
        #expect(place("stroke for").word == "for")
        #expect(place("import \"a \\\"b").word == "a \"b")
        #expect(place("lineTo ").word == "")
    }

    @Test func theCallAndItsArguments() throws {
        let call = try #require(place("close\narc (0, 0), 5 from 0, cl: [3, (4, ").call)
        #expect(call.name == "arc" && call.isCommand)
        #expect(call.arguments.map(\.label) == [nil, nil, "from", "cl"])
        #expect(call.arguments.map(\.isClause) == [false, false, true, false])
        #expect(place("arc 5, cl: [3, (4, ").nesting == [.list, .parentheses(1)])
        let method = try #require(place("print road.pointAt(").call)
        #expect(method.name == "pointAt" && !method.isCommand)
        #expect(method.receiver.map { Source(text: "print road.pointAt(").text($0) } == "road")
        for text in ["group {", "a[", "\"\\(", "(", "circle 3; "] { #expect(place(text).call == nil, "behind \(text)") }
    }

    @Test func theNamesThatCanBeSeen() {
        func names(_ text: String) -> [String] { place(text).names.map(\.name) }
        #expect(names("let a = 3\nlet (b, c) = d\n") == ["a", "b", "c"])
        #expect(names("let a = a") == [])
        #expect(names("group { let a = 3 }\n") == [])
        #expect(names("for (i, x) in list { ") == ["i", "x"])
        #expect(names("for x in list { close }\n") == [])
        #expect(names("def f(a, b = g(1)) { ") == ["f", "a", "b"])
        #expect(names("def f(a) { close }\n") == ["f"])
        #expect(names("f(a) = ") == ["f", "a"])
        #expect(names("map(list, (p, q) => ") == ["p", "q"])
    }
}
