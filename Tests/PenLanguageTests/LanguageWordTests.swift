// The words of the language: what help says of each is true, and its example runs and shows something.

import PenScene
import PenSyntax
import Testing

@testable import PenLanguage

@Suite struct LanguageWordTests {
    @Test(arguments: LanguageWord.all) func theExampleRuns(_ word: LanguageWord) {
        guard !word.example.isEmpty else { return #expect(isTakenByNothing(word)) }
        let run = ScriptRun(word.example, textMeasurer: BoxLetters(), imported: "def house(x, y) { rect x, y, 30, 20 }")
        #expect(run.diagnostics.isEmpty, "\(word.name): \(run.diagnostics.map(\.message))")
        #expect(word.example.contains(word.name))
        #expect(!run.printed.isEmpty || !run.scene.frame(at: run.scene.posterTime).operations.isEmpty, "\(word.name) shows nothing")
    }

    /// Reserved for what is to come.
    private func isTakenByNothing(_ word: LanguageWord) -> Bool {
        word.role == .preposition && !BuiltinInfo.all.contains { $0.parameters.contains { $0.name == word.name } }
    }

    @Test func everyConstantThatIsNoColourIsAWord() {
        let words = Set(LanguageWord.all.filter { $0.role == .constant && !$0.isReserved }.map(\.name))
        #expect(words == Set(Constants.names).subtracting(ColorNames.named.keys))
    }

    @Test func noWordIsABuiltin() {
        #expect(Set(LanguageWord.all.map(\.name)).isDisjoint(with: BuiltinInfo.all.map(\.name)))
    }
}
