// The Tab key in bash, zsh and fish.

import Foundation
import Testing

@testable import pen

@Suite struct ShellCompletionTests {
    private static let program = ["bash": "/bin/bash", "zsh": "/usr/bin/zsh", "fish": "/usr/bin/fish"]

    /// Whether there is that shell, and tmux; with `PEN_TEST_ALL=1` there must be.
    private static func isThere(_ shell: String) -> Bool {
        ProcessInfo.processInfo.environment["PEN_TEST_ALL"] == "1"
            || TerminalCapture.isPossible && FileManager.default.isExecutableFile(atPath: program[shell] ?? "")
    }

    /// A line so far, some of what can stand at its end, and what cannot.
    private static let cases: [(line: String, offered: [String], refused: [String])] = [
        ("pen --pre", ["--preview"], ["--points"]),
        ("pen --preview ", PreviewWords.all, ["help", "a.pen"]),
        ("pen --preview s", ["sextant", "sixel"], ["kitty"]),
        ("pen a.pen --f", ["--format"], ["--preview", "--all"]),
        ("pen a.pen --format ", ["svg", "png", "pdf", "txt"], ["a.pen"]),
        ("pen ", ["help", "examples", "example", "check", "completions", "manual", "a.pen", "b c.pen", "folder"], ["notes.txt", "circle"]),
        ("pen -o ", ["notes.txt", "a.pen"], ["help"]),
        ("pen -o out.svg ", ["help", "a.pen"], ["notes.txt"]),
        ("pen --size 3 he", ["help"], ["a.pen"]),
        ("pen --size ", [], ["a.pen", "help"]),
        ("pen check ", ["a.pen"], ["notes.txt", "help"]),
        ("pen a.pen ", ["b c.pen"], ["help", "notes.txt"]),
        ("pen folder/", ["folder/in.pen"], ["a.pen"]),
        ("pen help line", ["lineTo", "lineBy", "lineWidth", "lineCap", "lineJoin", "lineDash", "lines", "linearGradient"].filter { $0.hasPrefix("line") && $0 != "linearGradient" }, ["circle", "a.pen"]),
        ("pen help circle whi", ["while"], ["circle"]),
        ("pen help --", ["--all", "--search"], ["--preview"]),
        ("pen example cl", ["clock"], ["venn", "a.pen"]),
        ("pen completions ", ["bash", "zsh", "fish"], ["a.pen"]),
    ]

    /// bash calls a function with the words of the line; what it offers is what the function leaves.
    @Test func bashOffersWhatFits() throws {
        let calls = Self.cases.map { "offer \($0.line.split(separator: " ", omittingEmptySubsequences: false).map { "'\($0)'" }.joined(separator: " "))" }
        let script = """
            offer() { COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY=(); _pen; echo "# $*"; printf '%s\\n' "${COMPREPLY[@]}"; }
            . <(pen completions bash); cd work
            \(calls.joined(separator: "\n"))
            offer pen --preview = s
            offer pen --preview =
            """
        let offers = try self.offers(of: workplace().shell(script).output)
        for (index, example) in Self.cases.enumerated() { check(offers[index], example, in: "bash") }
        #expect(offers[Self.cases.count] == ["sixel", "sextant"])
        #expect(offers[Self.cases.count + 1] == Set(PreviewWords.all))
    }

    @Test(.enabled(if: isThere("fish"))) func fishOffersWhatFits() throws {
        let place = try workplace()
        try place.write("work/complete.fish", "source ../pen.fish\n" + Self.cases.map { "echo '# \($0.line)'; complete -C '\($0.line)'" }.joined(separator: "\n"))
        let outcome = try place.shell("pen completions fish > pen.fish; cd work; HOME=$PWD fish --no-config complete.fish")
        let offers = self.offers(of: outcome.output)
        #expect(offers.count == Self.cases.count, "\(outcome.errors)")
        for (example, offer) in zip(Self.cases, offers) { check(offer, example, in: "fish") }
    }

    @Test(.enabled(if: isThere("bash"))) func theKeyCompletesInBash() throws {
        let window = try ShellWindow(workplace(), shell: "bash --norc --noprofile -i", setup: "set +o history; . <(pen completions bash); PS1='> '; clear; printf '> ready'\n")
        try completeAll(in: window, option: "--preview")
    }

    @Test(.enabled(if: isThere("zsh"))) func theKeyCompletesInZsh() throws {
        let setup = """
            mkdir -p ../functions; pen completions zsh > ../functions/_pen; fpath=(../functions $fpath)
            autoload -Uz compinit; compinit -u -D; PS1='> '; clear; print -n '> ready'

            """
        try completeAll(in: ShellWindow(workplace(), shell: "zsh -f -i", setup: setup), option: "--preview=")
    }

    private func completeAll(in window: ShellWindow, option: String) throws {
        try window.complete("pen --prev", to: "pen \(option)")
        try window.complete("pen --preview sex", to: "pen --preview sextant")
        try window.complete("pen --preview=br", to: "pen --preview=braille")
        try window.complete("pen a.pen --form", to: "pen a.pen --format")
        try window.complete("pen b", to: "pen b\\ c.pen")
        try window.complete("pen folder/i", to: "pen folder/in.pen")
        try window.complete("pen compl", to: "pen completions")
        try window.complete("pen help lineW", to: "pen help lineWidth")
        try window.complete("pen example clo", to: "pen example clock")
        try window.complete("pen help --se", to: "pen help --search")
    }

    @Test(arguments: Shell.allCases.map(\.rawValue)) func everyCommandAndOptionIsInTheScript(shell: String) throws {
        let script = try #require(Shell(rawValue: shell)).script
        for command in CommandDeclaration.all { #expect(script.contains(command.name)) }
        for option in OptionDeclaration.every { #expect(script.contains(option.long.dropFirst(2)), "\(option.long)") }
    }

    @Test func anUnknownShellIsSaid() throws {
        let place = try workplace()
        #expect(try place.pen("completions", "fsh").errors.contains("Did you mean fish?"))
        #expect(try place.pen("completions").code == 64)
    }

    // MARK: What they see

    private func workplace() throws -> Workplace {
        let place = try Workplace()
        for name in ["a.pen", "b c.pen", "notes.txt", "folder/in.pen"] { try place.write("work/" + name, "circle 50, 50, 40\n") }
        return place
    }

    /// What is offered in each part of an output; parts begin with `#`.
    private func offers(of output: String) -> [Set<String>] {
        output.split(separator: "# ").map { part in
            Set(part.split(separator: "\n").dropFirst().map { line in
                let word = line.split(separator: "\t")[0]
                return String(word.hasSuffix("/") ? word.dropLast() : word)
            })
        }
    }

    private func check(_ offer: Set<String>, _ example: (line: String, offered: [String], refused: [String]), in shell: String) {
        #expect(offer.isSuperset(of: example.offered), "\(shell), \(example.line)⇥: \(offer.sorted())")
        #expect(offer.isDisjoint(with: example.refused), "\(shell), \(example.line)⇥: \(offer.sorted())")
    }
}

/// The words of --preview, as the README tells them.
private enum PreviewWords {
    static let all = ["kitty", "iterm", "sixel", "half", "quad", "sextant", "braille", "ascii", "none"]
}
