// A session is marked, goes on, and is taken back.

import PenGeometry
import PenScene
import PenSyntax
import Testing

@testable import PenLanguage

@Suite struct UndoTests {
    /// A conversation: each line runs in the same session.
    private final class Conversation {
        private final class Output { var text = "" }
        private let output = Output()
        let session: Session

        init() {
            let file = Array("print \"runs\"; let size = 4".utf8)
            session = Session(print: { [output] in output.text += $0 }, load: { _ in file })
            session.isConversation = true
        }

        /// What a line prints.
        func callAsFunction(_ line: String) -> String {
            output.text = ""
            let ending = session.run(session.add(name: "line", bytes: Array(line.utf8))) { _ in }
            if case .finished = ending {} else { Issue.record("\(line): \(ending)") }
            return output.text
        }

        func undoing(_ lines: String...) {
            let mark = session.mark()
            for line in lines { _ = self(line) }
            session.rollback(to: mark)
        }
    }

    /// A first line, lines that are undone, a line that looks, and what it must see.
    @Test(arguments: [
        ("let n = 1", "n = 2", "print n", "1\n"),
        ("let n = 1", "n = \"text\"", "print n", "1\n"),
        ("let p = (1, 2)", "p.x = 5", "print p", "(1, 2)\n"),
        ("let l = [1, 2]", "l.append(3); l[0] = 9", "print l", "[1, 2]\n"),
        ("let l = [1, 2]", "l[0] = 9; l.append(\"text\")", "print l", "[1, 2]\n"),
        ("let l = [[1], 2]", "l[0].append(3)", "print l", "[[1], 2]\n"),
        ("let l = [1, 2]", "l.append(3)\nl.append(4)\nl.append((0, 0))", "print l", "[1, 2]\n"),
        ("let l = [3, 1]; let m = l", "l.append(1); m = [0]", "m.append(7); print l, m", "[3, 1, 7] [3, 1, 7]\n"),
        ("def make() { let n = 0; return () => { n += 1; n } }\nlet f = make(); f()", "f(); f()", "print f()", "2\n"),
        ("moveTo 1, 2; lineTo 3, 4", "lineTo 9, 9; lineTo 8, 7", "print currentPoint", "(3, 4)\n"),
        ("let n = 1", "let other = 5", "let other = 6; print other, n", "6 1\n"),
        ("let n = 1", "n = \"text\"\nn = (3, 4)\nn = [n]", "n += 1; print n", "2\n"),
        ("let s = \"a\"", "s += \"b\"", "s += \"c\"; print s", "ac\n"),
        ("f(x) = 2 * x\nprint f(1)", "print f((1, 2))", "print f(2)", "4\n"),
        ("lineTo 3, 4", "lineTo 9, 9\nmoveTo 0, 0; circle 1, 1, 1", "print currentPoint", "(3, 4)\n"),
    ])
    func stateIsAsBefore(first: String, undone: String, look: String, seen: String) {
        let conversation = Conversation()
        _ = conversation(first)
        conversation.undoing(undone)
        #expect(conversation(look) == seen)
    }

    /// What a line keeps as a value the next one can call, whatever its variables hold by then.
    @Test func functionsOfEarlierLinesAreCalled() {
        let conversation = Conversation()
        _ = conversation("let k = 1\ndef maker(a) { return x => x + a + k }\nlet f = maker(10)\nlet l = [y => y * k, sin]")
        #expect(conversation("print f(1), l[0](7)") == "12 7\n")
        _ = conversation("k = \"text\"")
        _ = conversation("k = 5")
        #expect(conversation("print f(1), l[0](7), [1, 2].map(f)") == "16 35 [16, 17]\n")
        _ = conversation("if true { let inner = 3; f = x => x * inner }")
        #expect(conversation("print f(2)") == "6\n")
        #expect(conversation("print f'(2)") == "3\n")
    }

    @Test func chanceGoesOnWhereItWas() {
        let undone = Conversation(), plain = Conversation()
        for conversation in [undone, plain] { _ = conversation("seed 7; let a = random()") }
        undone.undoing("let b = random() + random()")
        #expect(undone("print random()") == plain("print random()"))
    }

    /// At a prompt a name may be declared again, and what uses it goes on with what it is then.
    @Test func namesAreDeclaredAgain() {
        let conversation = Conversation(), session = conversation.session
        _ = conversation("let r = 1\nring() = 10 * r\nlet list = [1]")
        _ = conversation("let r = 2")
        #expect(conversation("print r, ring()") == "2 20\n")
        let mark = session.mark()
        _ = conversation("let r = r + 1\nring() = 100 * r")
        #expect(conversation("print r, ring()") == "3 300\n")
        _ = conversation("twice() = 2 * ring()\nlet f = ring")
        _ = conversation("ring() = 7")
        #expect(conversation("print ring(), twice(), f()") == "7 14 300\n")
        // A function for a variable and a variable for a function.
        _ = conversation("let twice = 5; r(x) = x")
        #expect(conversation("print twice, r(4)") == "5 4\n")
        session.rollback(to: mark)
        #expect(conversation("print r, ring()") == "2 20\n")
        _ = conversation("import \"a.pen\"")
        _ = conversation("let size = 9")
        #expect(conversation("print size") == "9\n")
    }

    @Test func functionsWithOtherParametersLeaveEarlierCallsAlone() {
        let conversation = Conversation()
        _ = conversation("leaf(a) = a\ntree(a) = leaf(a) + 1")
        var warnings: [String] = []
        let session = conversation.session
        _ = session.run(session.add(name: "line", bytes: Array("leaf(a, b) = 10 * a + b".utf8))) { warnings.append($0.message) }
        #expect(warnings == ["tree goes on with the earlier leaf, which takes other parameters"])
        #expect(conversation("print leaf(1, 2), tree(1)") == "12 2\n")
    }

    /// Every moment can be gone back to, one after the other.
    @Test func everyLineIsTakenBack() {
        let conversation = Conversation(), session = conversation.session
        _ = conversation("let n = 0; let t = \"\"; let v = 0")
        var marks: [Session.Mark] = []
        let values = ["1", "\"a\"", "(1, 2)", "true", "none", "[1]", "x => x", "sin", "3"]
        for k in 1...60 {
            marks.append(session.mark())
            _ = conversation("n = \(k); t += \"\(k % 10)\"; v = \(values[k % values.count])\nlineTo \(k), \(k * k)\nlet v\(k) = [\(k)]")
        }
        for k in stride(from: 59, through: 0, by: -1) {
            session.rollback(to: marks[k])
            let text = (0...k).dropFirst().map { "\($0 % 10)" }.joined(), shown = k == 0 ? "0" : values[k % values.count]
            let place = k == 0 ? "(0, 0)" : "(\(k), \(k * k))"
            if !shown.contains("sin"), !shown.contains("=>") { #expect(conversation("print v") == shown.replacing("\"", with: "") + "\n") }
            #expect(conversation("print n, t, currentPoint") == "\(k) \(text) \(place)\n", "\(k)")
            guard let id = session.scene.children(of: .root).first else { continue }
            guard case .shape(let path) = session.scene[id].content else { Issue.record("no shape"); return }
            #expect(path.points.count == k + 1)
        }
    }

    /// Names that a line uses are found however many lines there were, and what a line adds is all that is compiled.
    @Test func laterLinesChangeWhatEarlierOnesRelyOn() {
        let conversation = Conversation()
        _ = conversation("let k = 1\ndouble(x) = 2 * x\nscaled(x) = k * double(x)")
        #expect(conversation("print scaled(3)") == "6\n")
        // A point where there were numbers, in a function that another one calls.
        #expect(conversation("print double((1, 2)), scaled((1, 2))") == "(2, 4) (2, 4)\n")
        _ = conversation("k = (1, 1)")
        #expect(conversation("print scaled(3)") == "(6, 6)\n")
        #expect(conversation("print [1, 2].map(scaled)") == "[(2, 2), (4, 4)]\n")
        _ = conversation("let later = 5\nuse() = later + 1")
        #expect(conversation("print use()") == "6\n")
        _ = conversation("later = \"x\"")
        #expect(conversation("later = 7; print use()") == "8\n")
    }

    @Test func layersAndThePensPropertiesAreTakenBack() {
        let conversation = Conversation()
        _ = conversation("stroke red; let ring = shape { circle 0, 0, 5 }")
        let before = conversation.session.scene.layerCount
        conversation.undoing("stroke blue; lineWidth 9; circle 9, 9, 1", "shape { rect 0, 0, 1, 1 }", "ring.opacity = 0.5")
        #expect(conversation.session.scene.layerCount == before)
        _ = conversation("lineTo 3, 3")
        let shapes = conversation.session.scene.frame().operations.compactMap { if case .shape(let s) = $0 { s } else { nil } }
        #expect(shapes.allSatisfy { $0.stroke == .color(Color(red: 1, green: 0, blue: 0)) && $0.strokeStyle.width == 1 && $0.opacity == 1 })
    }

    @Test func innerMarksAreTakenBackAlone() {
        let conversation = Conversation(), session = conversation.session
        _ = conversation("let l = [0]; let n = 0")
        let outer = session.mark()
        _ = conversation("l.append(1); n = 1")
        let inner = session.mark()
        _ = conversation("l.append(2); l[0] = 9; n = 2")
        session.rollback(to: inner)
        #expect(conversation("print l, n") == "[0, 1] 1\n")
        session.rollback(to: outer)
        #expect(conversation("print l, n") == "[0] 0\n")
    }

    @Test func releasedInnerMarksStillGoBackToTheOuterOne() {
        let conversation = Conversation(), session = conversation.session
        _ = conversation("let l = [0]; let n = 0")
        let outer = session.mark()
        _ = conversation("l.append(1)")
        let inner = session.mark()
        _ = conversation("l[0] = 5; l.append(2); n = 2")
        session.release(inner)
        _ = conversation("l[1] = 7; n = 3")
        session.rollback(to: outer)
        #expect(conversation("print l, n") == "[0] 0\n")
    }

    @Test func importsAreTakenBack() {
        let conversation = Conversation()
        conversation.undoing("import \"a.pen\"")
        #expect(conversation("import \"a.pen\"; print size") == "runs\n4\n")
    }

    @Test func linesThatFailCanBeTakenBack() {
        let conversation = Conversation(), session = conversation.session
        _ = conversation("let l = [1]")
        let mark = session.mark()
        let ending = session.run(session.add(name: "line", bytes: Array("l.append(2); circle 0, 0, -1".utf8))) { _ in }
        guard case .failed = ending else { return #expect(Bool(false), "a negative radius passes") }
        session.rollback(to: mark)
        #expect(conversation("print l") == "[1]\n")
    }
}
