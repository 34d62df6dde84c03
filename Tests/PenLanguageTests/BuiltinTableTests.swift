// The table of builtins: what help says of each is complete, and its example runs and shows something.

import PenScene
import PenSyntax
import Testing

@testable import PenLanguage

@Suite struct BuiltinTableTests {
    static let infos = Builtin.all.map(\.info)

    @Test func namesAreUniqueAndNoReservedWords() {
        // A command and a function may share a name: `rotation` at the head of a line and elsewhere.
        #expect(Set(Self.infos.map { "\($0.name) \($0.isCommand)" }).count == Self.infos.count)
        for info in Self.infos {
            #expect(Parser.parse(Source(id: 0, name: "", bytes: Array("let \(info.name) = 1".utf8))).diagnostics.isEmpty, "\(info.name)")
        }
    }

    @Test(arguments: infos) func everythingIsExplained(_ info: BuiltinInfo) {
        #expect(info.summary.hasSuffix(".") && !info.example.isEmpty)
        for parameter in info.parameters { #expect(!parameter.help.isEmpty && !parameter.type.isEmpty, "\(info.name) \(parameter.name)") }
    }

    @Test(arguments: infos) func theExampleRuns(_ info: BuiltinInfo) {
        let run = ScriptRun(info.example, textMeasurer: BoxLetters())
        #expect(run.diagnostics.isEmpty, "\(info.name): \(run.diagnostics.map(\.message))")
        #expect(info.example.contains(info.name))
        #expect(!run.printed.isEmpty || !run.scene.frame(at: run.scene.posterTime).operations.isEmpty, "\(info.name) shows nothing")
        let box = run.scene.frame().bounds
        #expect(box.minX >= -20 && box.minY >= -20 && box.maxX <= 250 && box.maxY <= 250, "\(info.name)")
    }

    @Test(arguments: infos.filter { $0.family == .colours }) func theColourIsSeen(_ info: BuiltinInfo) {
        let run = ScriptRun(info.example)
        let isSeen = run.shapes.contains { $0.fill != nil || $0.stroke != nil && $0.stroke != .color(.black) }
        #expect(!run.printed.isEmpty || isSeen, "\(info.name)")
    }
}

@Suite struct AliasTests {
    /// What pen calls so itself is no other name.
    @Test func everyOtherNameLeadsToANameOfPenAndIsNone() {
        for (name, own) in Aliases.pen {
            #expect(Builtin.named[own] != nil || Constants.names.contains(own), "\(name): \(own)")
            #expect(name == name.lowercased() && Builtin.named[name] == nil && !LanguageWord.all.contains { $0.name == name }, "\(name)")
        }
    }
}
