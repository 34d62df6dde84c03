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
