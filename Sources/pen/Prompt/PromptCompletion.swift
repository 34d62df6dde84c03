// Tab: what could be typed next is completed, or listed below the line.

import PenLanguage
import PenLibraries
import PenTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Answers readline's questions about the line that is being typed.
final class PromptCompletion {
    /// What is to be put in place of the line's bytes from `start` to the cursor.
    struct Proposal {
        var start: Int
        var candidates: [Candidate]
        /// How the function that is being called is called, with its next parameter.
        var call: (signature: Signature, parameter: Int?, help: String)?
    }

    private let readline: Readline
    private let page: PromptPage
    var session: (() -> Session)?
    var commands = ColonCommand.all
    var prompt = ""
    /// The lines of the input before this one; nil where no input is being typed.
    var earlier: String?
    /// What the latest key has found, for the list.
    private var proposal = Proposal(start: 0, candidates: [])

    /// There is one readline in the process.
    nonisolated(unsafe) private static weak var current: PromptCompletion?

    init(readline: Readline, page: PromptPage) {
        (self.readline, self.page) = (readline, page)
        PromptCompletion.current = self
        readline.completes.pointee = { _, _, end in PromptCompletion.current?.matches(before: Int(end)) }
        readline.showsMatches.pointee = { _, _, _ in PromptCompletion.current?.showList() }
        // The whole line up to the cursor is one word: the language says where words begin.
        readline.wordBreaks.pointee = UnsafePointer(strdup(""))
        _ = readline.set("show-all-if-unmodified", "on")
        // Nothing to complete is no fault.
        _ = readline.set("bell-style", "none")
    }

    // MARK: Matches

    private func matches(before end: Int) -> Readline.Matches? {
        readline.isCompleted.pointee = 1
        readline.appended.pointee = 0
        readline.sortsMatches.pointee = 0
        guard let session, let earlier, let start = readline.line.pointee else { return nil }
        let line = UnsafeBufferPointer(start: start, count: strlen(start)).map { UInt8(bitPattern: $0) }
        let typed = Array(line.prefix(end))
        proposal = propose(typed, after: earlier, session: session())
        if proposal.candidates.isEmpty {
            if proposal.call != nil { showList() }
            return nil
        }
        return matches(typed, next: line.dropFirst(end).first)
    }

    private func propose(_ typed: [UInt8], after earlier: String, session: Session) -> Proposal {
        let line = String(decoding: typed, as: UTF8.self)
        if earlier.isEmpty, line.hasPrefix(":") { return ColonCommand.completion(of: line, among: commands, session: session) }
        let before = earlier.isEmpty ? "" : earlier + "\n"
        // At the beginning of a further line, also where one is pasted without marks, a tab is a tab.
        let isFurther = !before.isEmpty || line.contains("\n"), last = line.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        if isFurther, last.allSatisfy({ $0 == " " }) { return Proposal(start: typed.count, candidates: [Candidate("  ", .choice, help: "")]) }
        var proposal = Proposal(session.completion(of: before + line))
        proposal.start -= before.utf8.count
        return proposal
    }

    /// As readline takes them: each is the whole line up to the cursor.
    private func matches(_ typed: [UInt8], next: UInt8?) -> Readline.Matches? {
        guard proposal.start >= 0, proposal.start <= typed.count else { return nil }
        let before = Array(typed.prefix(proposal.start)), candidates = proposal.candidates
        let texts: [String]
        if candidates.count == 1 {
            // What follows may be there already.
            let following = candidates[0].following
            texts = [candidates[0].text + (following.utf8.first == next ? "" : following)]
        } else {
            let common = PromptCompletion.commonPrefix(of: candidates)
            let word = String(decoding: typed.dropFirst(before.count), as: UTF8.self)
            texts = [common.utf8.count < word.utf8.count ? word : common] + candidates.map(\.text)
        }
        return PromptCompletion.allocated(texts.map { before + $0.utf8 })
    }

    private static func commonPrefix(of candidates: [Candidate]) -> String {
        candidates.dropFirst().reduce(candidates[0].text) { prefix, candidate in
            String(zip(prefix, candidate.text).prefix { $0 == $1 }.map(\.0))
        }
    }

    private static func allocated(_ lines: [[UInt8]]) -> Readline.Matches? {
        guard let matches = calloc(lines.count + 1, MemoryLayout<Readline.Text?>.stride)?.assumingMemoryBound(to: Readline.Text?.self) else { return nil }
        for (index, line) in lines.enumerated() { matches[index] = ByteString(bytes: line.filter { $0 != 0 }).withPointer { strdup($0) } }
        return matches
    }

    // MARK: The list

    private func showList() { interject { page.write(CandidateList(proposal, on: page.terminal).text) } }

    /// Says something below the line, and shows the line again.
    func interject(_ tell: () -> Void) {
        // What readline has written may still be on its way.
        fflush(nil)
        page.note(prompt: prompt, line: readline.line.pointee.map { String(cString: $0) } ?? "")
        page.output.write("\n")
        tell()
        page.output.flush()
        _ = readline.showAgain()
    }
}

extension PromptCompletion.Proposal {
    init(_ completion: Completion) {
        (start, candidates) = (completion.start, completion.candidates)
        call = completion.signature.map { ($0, completion.parameter, completion.parameterHelp) }
        switch completion.files {
        case .scripts: candidates = FileCandidates(endings: [".pen"], isText: true).candidates(completion.word)
        case .images: candidates = FileCandidates(endings: [".png", ".jpg", ".jpeg"], isText: true).candidates(completion.word)
        case nil: break
        }
    }
}
