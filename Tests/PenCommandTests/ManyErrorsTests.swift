// Scripts in which nearly everything is wrong.

import Foundation
import Testing

struct ManyErrorsTests {
    let place = try! Workplace()

    private func text(_ count: Int, _ line: (Int) -> String) -> String { (0..<count).map { line($0) + "\n" }.joined() }

    @Test(arguments: ["pen a.pen -o none", "pen --check a.pen"]) func twentyAreShownAndTheRestCounted(line: String) throws {
        try place.write("a.pen", text(4000) { "print unknown\($0)" })
        let outcome = try place.shell(line)
        #expect(outcome.code == 65)
        #expect(outcome.errors.components(separatedBy: ": error[unknown-name]: ").count == 21)
        #expect(outcome.errors.contains("a.pen:20:7: error[unknown-name]: ") && outcome.errors.hasSuffix("\nand 3980 more errors\n"), "\(outcome.errors.suffix(300))")
        #expect(outcome.errors.utf8.count < 10_000)
    }

    @Test func upToTwentyAreAllShown() throws {
        for count in [20, 21] {
            try place.write("a.pen", text(count) { "print unknown\($0)" })
            let outcome = try place.pen("a.pen")
            #expect(outcome.errors.hasSuffix("and 1 more error\n") == (count == 21), "\(outcome.errors.suffix(300))")
        }
    }

    /// Unknown names beside as many known ones, of every kind: each alone would be compared with all of them.
    @Test(.timeLimit(.minutes(1)), arguments: ["print unknown", "unknown", "print unknown.unknown", "unknown = ", "unknown ", "print unknown(1) + "])
    func findingThemTakesLinearTime(start: String) throws {
        try place.write("a.pen", text(3000) { "let known\($0) = \($0)" } + text(3000) { "\(start)\($0)" })
        let outcome = try place.pen("--check", "a.pen")
        #expect(outcome.code == 65)
        #expect(outcome.errors.utf8.count < 20_000)
    }
}
