// What there is help for.

import PenLanguage
import PenSyntax

/// A thing that has a page of help.
enum HelpSubject: Sendable {
    case topic(HelpTopic)
    case builtin(BuiltinInfo)
    case word(LanguageWord)
    case colour(String)
    case command(CommandDeclaration)
    case option(OptionDeclaration)

    /// Everything, topics first: of two that answer a search alike the more general is shown before.
    static let all: [HelpSubject] =
        HelpTopic.all.map { .topic($0) } + BuiltinInfo.all.map { .builtin($0) } + LanguageWord.all.map { .word($0) } + ColorNames.all.map { .colour($0) }
        + CommandDeclaration.all.map { .command($0) } + OptionDeclaration.every.map { .option($0) }

    static let names: Set<String> = Set(all.map(\.name))

    /// What one would type behind `pen help`: neither colours, which are many and alike, nor signs.
    static var completions: [String] {
        var seen: Set<String> = []
        return all.filter { subject in
            if case .colour = subject { return false }
            return subject.name.first?.isLetter == true && seen.insert(subject.name).inserted
        }.map(\.name)
    }

    /// All that goes by exactly this name: `rotation` is a property and a function. An option may stand without its dashes
    /// where nothing else is called so.
    static func named(_ name: String) -> [HelpSubject] {
        let found = all.filter { $0.name == name }
        return found.isEmpty ? all.filter { $0.isOption && ($0.otherNames.contains(name) || $0.name == "--" + name) } : found
    }

    private var isOption: Bool {
        if case .option = self { return true }
        return false
    }

    var name: String {
        switch self {
        case .topic(let topic): topic.name
        case .builtin(let builtin): builtin.name
        case .word(let word): word.name
        case .colour(let name): name
        case .command(let command): command.name
        case .option(let option): option.long
        }
    }

    /// One sentence.
    var summary: String {
        switch self {
        case .topic(let topic): topic.summary
        case .builtin(let builtin): builtin.summary
        case .word(let word): word.summary
        case .colour(let name): "\(ColorNames.code(of: name) ?? "") by its name."
        case .command(let command): "pen \(command.name) \(command.summary)."
        case .option(let option): option.help + "."
        }
    }

    /// Further names under which it may be looked for.
    var otherNames: [String] {
        switch self {
        case .topic(let topic): topic.otherNames
        case .builtin(let builtin): builtin.otherNames
        case .option(let option): [option.short].compactMap(\.self)
        case .word, .colour, .command: []
        }
    }

    /// A script that shows it; empty where there is none.
    var example: String {
        switch self {
        case .topic(let topic): topic.example
        case .builtin(let builtin): builtin.example
        case .word(let word): word.example
        case .colour(let name): "fill \(name)\ncircle 50, 50, 40"
        case .command, .option: ""
        }
    }

    /// The other pages that tell more of it: those that a topic names, and the topics that name it.
    var related: [String] {
        if case .topic(let topic) = self { return topic.related }
        let mention = HelpTopic.all.filter { topic in
            topic.related.contains(name) || topic.otherNames.contains(name) || topic.tables.contains { $0.left.split(separator: " ").first.map(String.init) == name }
        }
        return mention.map(\.name).filter { $0 != name }
    }
}

extension HelpTopic {
    /// The rows of all its tables.
    var tables: [(left: String, right: String)] {
        parts.flatMap { part -> [(left: String, right: String)] in
            if case .table(let rows) = part { return rows }
            return []
        }
    }
}
