// Completion holds at every place of real scripts.

import Foundation
import PenLanguage
import Testing

struct CompletionPropertyTests {
    static let gallery: [String] = {
        let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../scripts/gallery").standardized
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".pen") }.sorted().compactMap { try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
    }()

    /// A name without its last letter: what is offered there is nothing, as where the name is made, or else among it is the name.
    @Test func everyNameIsOfferedWhereItIsUsed() {
        let session = TypedSession()
        var offered = 0, used = 0
        for script in Self.gallery {
            // Up to its = a definition looks like a call.
            let definitions = script.matches(of: /(?m)^ *\w+\([\w, ]*\) =/).map(\.range)
            for match in script.matches(of: /\b[A-Za-z]\w+\b/) where !definitions.contains(where: { $0.overlaps(match.range) }) {
                let typed = String(script[..<script.index(before: match.range.upperBound)])
                let completion = session.completion(typed)
                guard !completion.word.isEmpty, completion.files == nil, !completion.candidates.isEmpty else { continue }
                used += 1
                if completion.candidates.contains(where: { $0.text == match.output }) { offered += 1 } else { Issue.record("\(match.output) is not offered: \(typed.suffix(60))") }
            }
        }
        #expect(used > 500)
        #expect(offered == used)
    }

    /// Whatever is cut off: what is replaced is what was typed.
    @Test func everyPlaceHasAnAnswer() {
        let session = TypedSession(["let größe = 3"])
        let script = Self.gallery.joined(separator: "\n") + "\"größe \\(größe) 中文\" 👍 }}})))]]] \u{0} /* \"\"\" '' 3.e 2p \\(\\( {{{ (((([[[\n"
        var place = script.startIndex
        var step = 1
        while place < script.endIndex {
            let line = script[..<place].lastIndex(of: "\n") ?? script.startIndex
            let start = script[..<line].lastIndex(of: "\n") ?? script.startIndex
            let typed = String(script[start..<place]), completion = session.completion(typed)
            #expect(completion.start <= typed.utf8.count)
            if completion.files == nil, !completion.candidates.isEmpty, completion.candidates[0].kind != .choice {
                #expect(typed.utf8.suffix(typed.utf8.count - completion.start).elementsEqual(completion.word.utf8))
            }
            step = step % 53 + 17
            place = script.index(place, offsetBy: step, limitedBy: script.endIndex) ?? script.endIndex
        }
    }

    @Test func manyNamesAreNoHindrance() {
        let session = TypedSession([(0..<2_000).map { "let name\($0) = \($0)" }.joined(separator: "\n")])
        #expect(session.offers("print name").count == 2_000)
        #expect(session.offers("print name199").count == 11)
        #expect(session.completion("print name1999").candidates.map(\.help) == ["1999"])
    }

    /// Chains of names that lead to each other are followed only so far.
    @Test func namesThatLeadInCirclesEnd() {
        let session = TypedSession()
        let lines = (1..<60).map { "  let a\($0) = a\($0 - 1) + a\($0 - 1) * a\($0 + 1)" }
        #expect(!session.offers("group {\n  let a0 = a59\n" + lines.joined(separator: "\n") + "\n  a59.").isEmpty)
    }
}
