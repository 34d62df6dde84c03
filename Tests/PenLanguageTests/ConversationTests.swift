// What a conversation answers, what `_` is, and the script that comes of it.

import PenSyntax
import Testing

@testable import PenLanguage

/// A conversation and all that it says.
private final class Talk {
    let conversation: Conversation
    private(set) var printed = ""
    private(set) var answers: [String] = []
    private(set) var errors: [String] = []

    init() {
        weak var talk: Talk?
        conversation = Conversation(Session(print: { talk?.printed += $0 }), answer: { talk?.answers.append($0.text) })
        talk = self
    }

    /// The answer to an input: its last, or its error.
    @discardableResult
    func callAsFunction(_ input: String) -> String? {
        let count = answers.count
        switch conversation.say(input, report: { self.errors.append($0.message) }) {
        case .finished: return answers.count > count ? answers.last : nil
        case .failed(let diagnostic), .interrupted(let diagnostic), .limitReached(let diagnostic): return diagnostic.message
        }
    }

    func callAsFunction(_ inputs: [String]) -> [String?] { inputs.map { self($0) } }
}

struct ConversationTests {
    /// As one would write it in a script.
    @Test(arguments: [
        ("3 + 4", "7"), ("(3, 4)", "(3, 4)"), ("\"a\\nb\"", "\"a\\nb\""), ("[1, \"a\", (1, 2)]", "[1, \"a\", (1, 2)]"), ("1..3", "1..3"), ("2 > 1", "true"),
        ("crimson", "crimson"), ("#2a9d8f", "#2a9d8f"), ("(0..<99).map(x => x)", "[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, … 87 more]"),
        ("f(x) = x^2; (f)", "f(x) = x^2"), ("def g(a, b = 2) {\n  return a * b\n}\n(g)", "def g(a, b = 2) {\n  return a * b\n}"), ("x => x + 1", "x => x + 1"),
        ("let h = (a, b) => a * b; (h)", "(a, b) => a * b"), ("f(x) = x^2; (f')", "the derivative of f(x) = x^2"), ("(sin)", "sin(angle)"),
        ("def hi() { \"hello\" }\nhi()", "\"hello\""), ("let k = () => 5; k", "5"),
    ])
    func valuesAreWrittenAsInAScript(input: String, answer: String) { #expect(Talk()(input) == answer) }

    @Test(arguments: [
        ("90deg", "90deg"), ("-30°", "-30deg"), ("0.25turn", "90deg"), ("2 * 45deg", "90deg"), ("90deg + 1turn / 4", "180deg"), ("1turn % 100deg", "60deg"),
        ("atan2(1, 1)", "45deg"), ("(1, -1).angle", "-45deg"), ("angle (0, 2)", "angle only computes a value and is no command; without the space, angle(…) is its value"),
        ("asin(1)", "90deg"), ("let a = 30deg; a", "30deg"), ("let a = 30deg; a += 60deg; 2a", "180deg"), ("half(x) = atan2(x, 1) / 2; half(1)", "22.5deg"),
        ("let c = circle(0, 0, 9); c.rotation = 90deg; c.rotation", "90deg"), ("right 90deg; heading", "90deg"),
        // These are none.
        ("90deg / 45deg", "2"), ("sin(90deg)", "1"), ("90deg + 1", "2.5707963267949"), ("90deg * 1deg", "0.0274155677808038"), ("let a = 30deg; a = 3; a", "3"),
        ("let a = 30deg; set(x) = x\ndef change() { a = 3 }\nchange(); a", "3"), ("[90deg]", "[1.5707963267949]"), ("degrees(90deg)", "90"), ("1turn < 7", "true"),
    ])
    func anglesAreWrittenInDegrees(input: String, answer: String) { #expect(Talk()(input) == answer) }

    /// What is an angle is known after undo as before.
    @Test func anglesAreTakenBack() {
        let talk = Talk()
        #expect(talk(["let a = 90deg", "let a = 3", "a"]).last == "3")
        for _ in 0..<2 { _ = talk.conversation.undo() }
        #expect(talk("a") == "90deg")
        #expect(talk("_") == "90deg")
    }

    /// A quarter circle of radius 100 is 157.08 long; its cubic reaches from (0, 0) to (100, 100).
    @Test(arguments: [
        ("path { moveTo 0, 0; lineTo 3, 4 }", "path: 1 line, open, length 5, from (0, 0) to (3, 4)"),
        ("path { rect 10, 20, 30, 40 }", "path: 3 lines, closed, length 140, from (10, 20) to (40, 60)"),
        ("path { moveTo 0, 0; curveTo (9, 0) via (3, 0), (6, 0); curveTo (18, 0) via (12, 0), (15, 0); moveTo 0, 1; lineTo 9, 1 }", "path: 2 figures, 1 line, 2 cubics, open, length 27, from (0, 0) to (18, 1)"),
        ("path { moveTo 0, 0; curveTo (4, 0) via (1, 0), (2, 0), (3, 0) }", "path: 1 curve of degree 4, open, length 4, from (0, 0) to (4, 0)"), ("path { }", "path: empty"),
        ("fill red; opacity 50%; let c = rect(0, 0, 10, 10); c", "shape: 3 lines, closed, length 40, from (0, 0) to (10, 10); fill red, stroke black, opacity 0.5"),
        ("let g = group { circle 0, 0, 1; stroke red; circle 3, 0, 1 }; g", "group of 2 layers"), ("let t = text(\"hi\" at (1, 2), size: 24); t", "text \"hi\", size 24"),
    ])
    func pathsAndLayersTellWhatTheyAre(input: String, answer: String) { #expect(Talk()(input) == answer) }

    @Test func longTextsAreCut() throws {
        let answer = try #require(Talk()("\"é\".repeated(5000)"))
        #expect(answer.utf8.count < 600 && answer.hasPrefix("\"éé") && answer.hasSuffix("…\" of 5000 characters"))
    }

    // MARK: The last value

    @Test func theLastValueHasAName() {
        let talk = Talk()
        #expect(talk("_") == "_ is the last value that was shown, and none has been shown yet")
        #expect(talk(["3 + 4", "let n = 1", "_ * 2", "[_, _]", "_[0] + n", "\"\\(_)!\""]) == ["7", nil, "14", "[14, 14]", "15", "\"15!\""])
        // An input that fails, or shows nothing, leaves it.
        #expect(talk("nothere") == "there is no name nothere")
        _ = talk(["x => x * 10", "circle 0, 0, 1"])
        #expect(talk(["_(4)", "_ + 1"]) == ["40", "41"])
        #expect(talk.conversation.undo() == "_ + 1")
        #expect(talk("_") == "40")
        for input in ["_ = 3", "_ += 1", "let _ = 3", "let (a, _) = (1, 2)"] {
            #expect(talk(input) == "_ is the last value that was shown and cannot be given another; let gives a value a name", "\(input)")
        }
        // Functions keep what it was.
        #expect(talk(["add(x) = x + _", "5", "add(1)"]).last == "41")
    }

    /// What a loop shows is seen and is no answer; a block's own `_` is its own.
    @Test func namesOfBlocksStayTheirs() {
        let talk = Talk()
        _ = talk(["7", "for _ in 1..2 { _ * 100 }"])
        #expect(talk.answers == ["7", "100", "200"])
        #expect(talk("[1, 2].map(_ => _ + 1)") == "[2, 3]")
        #expect(talk(["7", "if true { 8 }", "_"]).last == "7")
    }

    /// In a script the name is one like any other.
    @Test func scriptsKnowNoLastValue() {
        var printed = ""
        let session = Session(print: { printed += $0 })
        guard case .finished = session.run(session.add(name: "a", bytes: Array("let (_, b) = (1, 2); print _, b".utf8)), report: { _ in }) else { Issue.record("failed"); return }
        #expect(printed == "1 2\n")
        guard case .failed(let fault) = Session().run(Source(id: 0, name: "a", bytes: Array("5\n_".utf8)), report: { _ in }) else { Issue.record("ran"); return }
        #expect(fault.message == "there is no name _")
        // Also where it is loaded into a conversation.
        let talk = Talk()
        _ = talk("7")
        guard case .failed = talk.conversation.say("print _", from: "a.pen", report: { _ in }) else { Issue.record("ran"); return }
        guard case .finished = talk.conversation.say("let (_, b) = (1, 2)", from: "a.pen", report: { _ in }) else { Issue.record("failed"); return }
    }

    // MARK: Scripts

    /// The script prints what the conversation printed, random numbers and all.
    @Test(arguments: [
        ["3 + 4", "_ * 2", "print _"], ["random() // between 0 and 1", "_ + 1", "print _; print random()"], ["[1, 2]", "_.append(3)", "print _"],
        ["[1, 2]", "let l = _", "_[0] = 9", "print l"], ["let p = (3, 4)", "p", "print _.length"], ["let s = \"é中\"", "s", "print \"\\(_)\", \"é \\(_)\""],
        ["def twice(x) { return 2 * x }", "twice 4", "_", "print _ + 1"], ["def pair(a, b = 7) { [a, b] }", "pair 4, b: 5", "print _"], ["def one() { 1 }", "one", "print _"],
        ["let k = () => random()", "k", "print _"], ["x => x + 1", "_", "print _(4)"], ["let _1 = 5", "6", "print _, _1"], ["add(x) = x + 1", "5", "f(x) = x + _", "6", "print f(1), _"],
        ["5; 6", "print _"], ["let r = 1; let r2 = 2", "let r = 5", "let r = r + 1", "print r"], ["let (a, b) = (1, 2)", "let (b, c) = (a, 3)", "let b = b + 10", "print a, b, c"],
        ["let a = 1", "let (a, b) = (a + 1, a + 2); print a, b", "print a, b"], ["f(x) = x", "f(x) = 2x", "print f(4)"], ["f(x) = x; g(x) = f(x) + 1", "f(x) = 2x", "print g(4)"],
        ["f(x) = x", "print f(1)", "f(x) = 2x", "print f(4)"], ["def f(n) { if n == 0 { 0 } else { 1 + f(n - 1) } }", "print f(3)", "def f(n) { 7 }", "print f(3)"],
        ["leaf(a) = a", "tree(a) = leaf(a) + 1", "leaf(a, b) = 10a + b", "print leaf(1, 2), tree(1)"], ["f(x) = x", "print f(1)", "let f = 3", "print f"],
        ["let c = circle(0, 0, 5)", "c", "_.opacity = 0.5", "print c.opacity"], ["if true {\n  1\n}", "2 // two", "print _"],
    ])
    func scriptsDoWhatWasSaid(inputs: [String]) {
        let talk = Talk()
        for input in inputs {
            guard case .finished = talk.conversation.say(input, report: { _ in }) else { Issue.record("\(input) failed"); return }
        }
        let script = talk.conversation.script
        #expect(script.ambiguous.isEmpty)
        var printed = ""
        let session = Session(print: { printed += $0 })
        let ending = session.run(session.add(name: "script", bytes: Array(script.text.utf8)), report: { _ in })
        guard case .finished = ending else { Issue.record("\(script.text)\n\(ending)"); return }
        // A script shows values where it prints, so only the prints of both are compared.
        #expect(printed.split(separator: "\n").suffix(talk.printed.split(separator: "\n").count).joined(separator: "\n") + "\n" == talk.printed, "\(script.text)")
    }

    @Test func scriptsStayAsTheyWereTyped() {
        let talk = Talk()
        _ = talk(["let r = 3  // the radius", "circle 0,0, r", "r", "nothere", "3 + 4"])
        #expect(talk.conversation.script.text == "let r = 3  // the radius\ncircle 0,0, r\nr\n3 + 4\n")
        _ = talk("circle 0, 0, _")
        #expect(talk.conversation.script.text == "let r = 3  // the radius\ncircle 0,0, r\nr\nlet _1 = 3 + 4; (_1)\ncircle 0, 0, _1\n")
    }

    /// What no script can say is told.
    @Test(arguments: [["f(x) = x; g(x) = f(x)", "print g(1)", "f(x) = 2x", "print g(1)"], ["let f = 3", "print f", "f(x) = x"]])
    func namesOfTwoThingsAreTold(inputs: [String]) {
        let talk = Talk()
        _ = talk(inputs)
        #expect(talk.conversation.script.ambiguous == ["f"])
    }
}
