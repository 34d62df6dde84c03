// `pen help`: what there is to draw with.

import PenLanguage
import PenSyntax

struct HelpCommand {
    let options: Options
    private let paragraph = Paragraph.standardOutput

    init(options: Options) { self.options = options }

    func run() throws -> ExitCode {
        if options.wantsAll { return try Console.show(Reference.markdown) }
        let names = options.words.dropFirst().map(\.text)
        if options.wantsSearch { return try Console.show(HelpCommand.findings(for: names, paragraph)) }
        guard !names.isEmpty else { return try Console.show(HelpOverview(paragraph: paragraph).text) }
        return try Console.show(names.map { try HelpCommand.text(of: $0, paragraph) }.joined(separator: "\n"))
    }

    // MARK: One name

    /// All that help says of a name: its pages, or those of what pen has in its place.
    /// - Throws: `CommandFailure` where nothing is known of it, with what may have been meant.
    static func text(of name: String, _ paragraph: Paragraph) throws -> String {
        let pages = try subjects(for: name).map { HelpPage(subject: $0, paragraph: paragraph).text }.joined(separator: "\n")
        return (ownName(for: name).map { paragraph.lines(pointer(from: name, to: $0)) + "\n" } ?? "") + pages
    }

    private static func pointer(from name: String, to own: String) -> String {
        HelpTopic.all.contains { $0.name == own }
            ? "For what other systems call `\(name)` see `\(own)`." : "What other systems call `\(name)` is `\(own)` here."
    }

    /// The first script that shows what a name is; empty where none does.
    /// - Throws: as `text(of:_:)` does.
    static func example(of name: String) throws -> String { try subjects(for: name).first { !$0.example.isEmpty }?.example ?? "" }

    private static func subjects(for name: String) throws -> [HelpSubject] {
        let subjects = HelpSubject.named(name)
        if !subjects.isEmpty { return subjects }
        if let topic = HelpTopic.all.first(where: { $0.otherNames.contains(name.lowercased()) }) { return [.topic(topic)] }
        guard let own = ownName(for: name) else { throw unknown(name) }
        return HelpSubject.named(own)
    }

    /// What other systems' name, or another spelling, is in pen.
    private static func ownName(for name: String) -> String? {
        let isTopic = HelpTopic.all.contains { $0.otherNames.contains(name.lowercased()) }
        if isTopic || !HelpSubject.named(name).isEmpty { return nil }
        let folded = ForeignNames.folded(name)
        return ForeignNames.exact(name) ?? BuiltinInfo.ownName(for: name) ?? BuiltinInfo.ownName(for: folded) ?? ForeignNames.page(for: name)
            ?? HelpSubject.all.first { $0.name.lowercased() == folded }?.name
    }

    private static func unknown(_ name: String) -> CommandFailure {
        let near = Suggestions.near(name, among: HelpSubject.names.union(HelpTopic.all.flatMap(\.otherNames)))
        let list = near.count > 1 ? near.dropLast().joined(separator: ", ") + " or " + near[near.count - 1] : near.first
        let hint = (list.map { "Did you mean \($0)? " } ?? "") + "`pen help --search \(name)` looks in all pages."
        return CommandFailure(.usage, "there is no `\(name)` to tell of.", hint: hint)
    }

    // MARK: Search

    /// The pages that fit words best, a line each.
    /// - Throws: `CommandFailure` where there are none.
    static func findings(for words: [String], _ paragraph: Paragraph, count: Int = 12) throws -> String {
        guard !words.isEmpty else { throw CommandFailure(.usage, "which words are to be looked for?", hint: "For example: pen help --search rounded corner") }
        let found = HelpSearch(words).results
        guard !found.isEmpty else { throw CommandFailure(.usage, "no page has `\(words.joined(separator: " "))`.", hint: "pen help lists what there is.") }
        let more = found.count > count ? " \(found.count - count) more pages have these words." : ""
        return paragraph.table(found.prefix(count).map { ($0.name, $0.summary) }) + "\n" + paragraph.lines("pen help NAME shows one of them.\(more)")
    }
}
