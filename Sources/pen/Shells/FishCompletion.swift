// Completion in fish, from the tables of commands and options.

enum FishCompletion {
    static var script: String {
        """
        # How fish completes pen; written by `pen completions fish`.

        # The command or script that has been typed, if any.
        function __pen_first
            set -l words (commandline -opc)
            set -e words[1]
            while set -q words[1]
                switch $words[1]
                    case \(OptionDeclaration.every.filter { $0.placeholder != nil }.flatMap(\.names).joined(separator: " "))
                        set -e words[1]
                    case '-*'
                    case '*'
                        echo -- $words[1]
                        return
                end
                set -e words[1]
            end
        end

        function __pen_is
            set -l word (__pen_first)
            contains -- "$word" $argv
        end

        function __pen_scripts
            __fish_complete_path (commandline -ct) | string match -r '.*(?:/|\\.pen)(?:\\t.*)?$'
        end

        complete -c pen -f
        complete -c pen -n "__pen_is '' \(scripted)" -a '(__pen_scripts)'
        complete -c pen -n "not __pen_is \(CommandDeclaration.all.map(\.name).joined(separator: " "))" -a '(__pen_scripts)'
        \(CommandDeclaration.all.map(lines).joined(separator: "\n"))
        \(OptionDeclaration.ofRuns.map { line($0, condition: "not __pen_is \(selfish)") }.joined(separator: "\n"))

        """
    }

    /// The commands that take scripts.
    private static var scripted: String {
        CommandDeclaration.all.filter { if case .scripts = $0.takes { true } else { false } }.map(\.name).joined(separator: " ")
    }

    /// The commands that have options of their own and no others.
    private static var selfish: String { CommandDeclaration.all.filter { !$0.options.isEmpty }.map(\.name).joined(separator: " ") }

    private static func lines(_ command: CommandDeclaration) -> String {
        var lines = ["complete -c pen -n \"__pen_is ''\" -a \(command.name) -d \(quoted(command.summary))"]
        switch command.takes {
        case .nothing, .scripts: break
        case .files: lines.append("complete -c pen -n '__pen_is \(command.name)' -F")
        case .words(let words): lines.append("complete -c pen -n '__pen_is \(command.name)' -a \(quoted(words().joined(separator: " ")))")
        }
        lines += OptionDeclaration.every.filter { command.options.contains($0.long) }.map { line($0, condition: "__pen_is \(command.name)") }
        return lines.joined(separator: "\n")
    }

    private static func line(_ option: OptionDeclaration, condition: String) -> String {
        let short = option.short.map { " -s \($0.dropFirst())" } ?? ""
        let value =
            switch option.takes {
            case _ where option.placeholder == nil: ""
            case .nothing: " -x"
            case .scripts: " -x -a '(__pen_scripts)'"
            case .files: " -r -F"
            case .words(let words): " -x -a \(quoted(words().joined(separator: " ")))"
            }
        return "complete -c pen -n '\(condition)'\(short) -l \(option.long.dropFirst(2))\(value) -d \(quoted(option.help))"
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
