// The page for man: sound, and complete.

import Foundation
import Testing

@testable import pen

@Suite struct ManualPageTests {
    private static let isPossible = FileManager.default.isExecutableFile(atPath: "/usr/bin/man") || ProcessInfo.processInfo.environment["PEN_TEST_ALL"] == "1"

    @Test(.enabled(if: isPossible)) func manShowsItWithoutAWarning() throws {
        let place = try Workplace()
        let outcome = try place.shell("pen manual > pen.1 && MANWIDTH=80 man --warnings -l pen.1", environment: ["LANG": "C.UTF-8", "MANPAGER": "cat", "MAN_KEEP_FORMATTING": ""])
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        let page = outcome.output.replacing(/.\u{8}/, with: "")
        for heading in ["NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "EXIT STATUS", "FILES", "EXAMPLES"] { #expect(page.contains("\n\(heading)\n"), "\(heading)") }
        for option in OptionDeclaration.every { #expect(page.contains(option.spelling), "\(option.spelling)") }
        for command in CommandDeclaration.all { #expect(page.contains("pen \(command.name)"), "\(command.name)") }
        for code in ["0", "1", "64", "65", "66", "70", "73", "75", "130"] { #expect(page.contains(try Regex("\n +\(code) +[a-zA-Z]")), "\(code)") }
    }

    @Test func everyCommandSaysWhatItDoes() {
        for command in CommandDeclaration.all {
            #expect(!command.summary.isEmpty && !command.summary.hasSuffix("."), "\(command.name)")
            for option in command.options { #expect(OptionDeclaration.every.contains { $0.long == option }, "\(command.name) \(option)") }
        }
    }
}
