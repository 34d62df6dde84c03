// The examples of the help are in pen's style.

import PenSyntax
import Testing

@testable import pen

@Test func examplesOfTheHelpAreFormatted() throws {
    let examples = HelpSubject.all.filter { !$0.example.isEmpty }
    #expect(examples.count > 200)
    for subject in examples {
        let formatted = try Source(text: subject.example).formatted()
        #expect(String(decoding: formatted, as: UTF8.self) == subject.example + "\n", "\(subject.name)")
    }
}
