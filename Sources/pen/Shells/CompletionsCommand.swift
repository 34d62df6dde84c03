// `pen completions SHELL`: what makes a shell complete pen's words.

enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// The script that the shell reads.
    var script: String {
        switch self {
        case .bash: BashCompletion.script
        case .zsh: ZshCompletion.script
        case .fish: FishCompletion.script
        }
    }
}

struct CompletionsCommand {
    let options: Options

    func run() throws -> ExitCode {
        let names = Shell.allCases.map(\.rawValue)
        guard let name = options.words.dropFirst().first?.text else {
            throw CommandFailure(.usage, "for which shell?", hint: "pen completions \(names.joined(separator: ", ")); pen help completions tells where they go.")
        }
        guard let shell = Shell(rawValue: name) else {
            let near = nearestName(to: name, in: names)
            throw CommandFailure(
                .usage, "there are no completions for `\(name)`.", hint: near.map { "Did you mean \($0)?" } ?? "There are some for \(names.joined(separator: ", ")).")
        }
        return try Console.show(shell.script)
    }
}

extension OptionDeclaration {
    /// The options of a run; those of single commands stand with them.
    static var ofRuns: [OptionDeclaration] {
        let special = Set(CommandDeclaration.all.flatMap(\.options))
        return every.filter { !special.contains($0.long) || all.map(\.long).contains($0.long) }
    }

    /// `-o`, `--output`
    var names: [String] { [short, long].compactMap(\.self) }
}
