// What may follow a `:` command's name, as Tab completes it.

import PenLanguage
import PenSyntax

enum ColonArgument: Sendable {
    case nothing
    /// Something that help knows.
    case name
    /// A value in the language.
    case expression
    case word(ExpectedWord)
}

extension ColonArgument {
    /// What fits behind a command's name.
    /// - Parameter typed: what is written of it.
    func candidates(_ typed: String) -> [Candidate] {
        switch self {
        case .nothing, .expression, .word(.nothing): []
        case .name: ColonArgument.names.filter { $0.text.hasPrefix(typed) }
        case .word(.words(let words)): words().filter { $0.hasPrefix(typed) }.map { Candidate($0, .choice, help: "") }
        case .word(.scripts): FileCandidates(endings: [".pen"]).candidates(typed)
        case .word(.files): FileCandidates(endings: nil).candidates(typed)
        }
    }

    private static var names: [Candidate] {
        let builtins = BuiltinInfo.all.map { info in Candidate(info.name, .function, help: info.summary) }
        let words = LanguageWord.all.map { word in Candidate(word.name, .word, help: word.summary) }
        var seen: Set<String> = []
        return (builtins + words).sorted { $0.text < $1.text }.filter { seen.insert($0.text).inserted }
    }
}

extension ColonCommand {
    /// What a line that begins with a colon could go on with.
    static func completion(of line: String, among all: [ColonCommand], session: Session) -> PromptCompletion.Proposal {
        let text = line.dropFirst()
        guard let blank = text.firstIndex(of: " ") else {
            let names = all.filter { $0.name.hasPrefix(text) }
            return .init(start: 1, candidates: names.map { Candidate($0.name, .command, following: $0.argument.isEmpty ? "" : " ", help: $0.summary) })
        }
        guard let command = try? named(String(text[..<blank]), among: all) else { return .init(start: 0, candidates: []) }
        let argument = text[blank...].drop { $0 == " " }, start = line.utf8.count - argument.utf8.count
        guard case .expression = command.takes else { return .init(start: start, candidates: command.takes.candidates(String(argument))) }
        var proposal = PromptCompletion.Proposal(session.completion(of: String(argument)))
        proposal.start += start
        return proposal
    }
}
