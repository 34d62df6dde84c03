// `pen explain`: what a code in a message means, and how such a mistake is mended.

import PenSyntax

struct ExplainCommand {
    let options: Options
    private let paragraph = Paragraph.standardOutput

    init(options: Options) { self.options = options }

    func run() throws -> ExitCode {
        let words = options.words.dropFirst().map(\.text)
        guard !words.isEmpty else { return try Console.show(list) }
        return try Console.show(words.map { page(try explanation(of: $0)) }.joined(separator: "\n"))
    }

    private var list: String {
        let width = Explanation.all.map(\.code.rawValue.count).max() ?? 0
        let lines = Explanation.all.map { page in
            let code = page.code.rawValue
            return paragraph.lines(code + String(repeating: " ", count: width + 2 - code.count) + page.title, hanging: width + 2)
        }
        return lines.joined() + "\n" + paragraph.lines("pen explain CODE tells more of one.")
    }

    private func page(_ page: Explanation) -> String {
        paragraph.lines("\(page.code.rawValue): \(page.title)", hanging: 4) + "\n" + paragraph.lines(page.text)
            + "\nWrong\n" + indented(page.wrong) + "\nMended\n" + indented(page.mended)
    }

    private func indented(_ script: String) -> String {
        script.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }.joined()
    }

    /// Understands a code, and what is copied from a message: `error[CODE]`, with a colon and a place around it.
    private func explanation(of word: String) throws -> Explanation {
        let code = ExplainCommand.code(in: word)
        if let found = Explanation.all.first(where: { $0.code.rawValue == code }) { return found }
        let near = nearestName(to: code, in: Explanation.all.map(\.code.rawValue))
        throw CommandFailure(.usage, "there is no code `\(word)`.", hint: near.map { "Did you mean \($0)?" } ?? "pen explain lists them.")
    }

    private static func code(in word: String) -> String {
        guard let opening = word.firstIndex(of: "["), let closing = word[opening...].firstIndex(of: "]") else { return word.lowercased() }
        return word[word.index(after: opening)..<closing].lowercased()
    }
}
