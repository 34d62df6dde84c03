// Finding what fits at the end of an unfinished input.

import PenSyntax

extension Session {
    /// What could be typed next. Nothing is run for it.
    /// - Parameter text: all that is written of the input before the cursor, which may be several lines.
    public func completion(of text: String) -> Completion { Completer.sign(text) ?? Completer(self, text).completion }
}

struct Completer {
    let session: Session
    let place: CursorPlace
    let guesser: ValueGuesser
    /// What is called, where arguments are written and somebody knows.
    let call: CallInProgress?

    init(_ session: Session, _ text: String) {
        let source = Source(name: "input", text: text)
        self.session = session
        place = CursorPlace(in: source)
        guesser = ValueGuesser(session: session, source: source, names: place.names)
        call = place.call.flatMap { [session, guesser, place] in CallInProgress($0, session: session, guesser: guesser, names: place.names) }
    }

    var completion: Completion {
        var result = Completion()
        (result.start, result.word) = (place.start, place.word)
        if case .text = place.wanted {
            result.files = files
            result.candidates = chosen(wordsInText)
            return result
        }
        result.candidates = chosen(candidates)
        guard place.word.isEmpty, place.wanted == .value || place.wanted == .continuation, let call else { return result }
        result.signature = call.callee.signature
        result.parameter = call.parameter
        result.parameterHelp = call.parameter.flatMap { call.callee.parameters[$0].info?.help } ?? ""
        return result
    }

    private var candidates: [Candidate] {
        switch place.wanted {
        case .nothing, .text: []
        case .statement: statements
        case .value: values
        case .continuation: continuations
        case .member(let base): members(of: guesser.guess(base))
        case .factor: factors
        }
    }

    private var files: Completion.Files? {
        if place.isImport { return .scripts }
        return expected?.isImageFile == true ? .images : nil
    }

    /// The words that a text here must be one of.
    private var wordsInText: [Candidate] {
        (expected?.words ?? []).map { $0.filter { $0 != "\"" } }.filter(matches).map { Candidate($0, .choice, rank: 0, following: "\"", help: "") }
    }

    // MARK: Choosing

    /// Whether a name goes on from what is typed, small letters and capitals being the same.
    func matches(_ name: String) -> Bool {
        var letters = name.utf8.makeIterator()
        return place.word.utf8.allSatisfy { typed in letters.next().map { $0 == typed || Completer.isSameLetter($0, typed) } ?? false }
    }

    private static func isSameLetter(_ a: UInt8, _ b: UInt8) -> Bool { a ^ b == 0x20 && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(a | 0x20) }

    /// Those that are spelled as typed, or else in other letters, or else what other systems' names mean; each name once.
    private func chosen(_ candidates: [Candidate]) -> [Candidate] {
        let exact = candidates.filter { $0.text.utf8.starts(with: place.word.utf8) }
        var chosen = exact.isEmpty ? candidates : exact
        if chosen.isEmpty, let alias { chosen = [alias] }
        var seen: Set<String> = []
        return chosen.sorted { ($0.rank, $0.text) < ($1.rank, $1.text) }.filter { seen.insert($0.text).inserted }
    }

    private var alias: Candidate? {
        guard place.word.utf8.count > 1, place.wanted == .statement || place.wanted == .value else { return nil }
        return BuiltinInfo.ownName(for: place.word).flatMap { name in
            let builtin = place.wanted == .statement ? Builtin.command(name) : Builtin.named[name]
            return builtin.map { candidate($0, rank: 0, isHead: place.wanted == .statement) }
        }
    }

    // MARK: Candidates

    func candidate(_ builtin: Builtin, rank: Int, isHead: Bool = false) -> Candidate {
        let info = builtin.info
        return Candidate(info.name, info.isCommand ? .command : .function, rank: rank, following: Completer.following(info, isHead: isHead), help: info.summary)
    }

    private static func following(_ info: BuiltinInfo, isHead: Bool) -> String {
        if info.isValue { return "" }
        if info.block == .required { return " {" }
        if isHead, info.isCommand { return info.parameters.isEmpty ? "" : " " }
        return info.block == .optional ? "" : info.parameters.isEmpty ? "()" : "("
    }

    func candidate(_ word: LanguageWord, rank: Int) -> Candidate {
        let standsAlone = word.role == .constant || word.role == .unit || ["break", "continue"].contains(word.name)
        let kind: Candidate.Kind = word.role == .preposition ? .preposition : word.role == .constant ? .constant : word.role == .unit ? .unit : .word
        return Candidate(word.name, kind, rank: rank, following: standsAlone ? "" : " ", help: word.summary)
    }

    /// Words of the language by their names.
    func words(_ names: [String], rank: Int) -> [Candidate] {
        names.filter(matches).compactMap { LanguageWord.named($0) }.map { candidate($0, rank: rank) }
    }
}
