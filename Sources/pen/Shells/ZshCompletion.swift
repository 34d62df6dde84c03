// Completion in zsh, from the tables of commands and options.

enum ZshCompletion {
    static var script: String {
        """
        #compdef pen
        # How zsh completes pen; written by `pen completions zsh`.

        _pen() {
            local curcontext=$curcontext state line
            local -a options
            typeset -A opt_args
            case ${words[(r)(\(CommandDeclaration.all.map(\.name).joined(separator: "|")))]} in
        \(ownOptions)
                *) options=(
        \(OptionDeclaration.ofRuns.map { "            " + specification($0) }.joined(separator: "\n"))
                ) ;;
            esac
            _arguments -s -S -C : $options '1: :->first' '*: :->further' && return
            case $state in
                first)
                    local -a commands=(
        \(CommandDeclaration.all.map { "                " + quoted("\($0.name):\($0.summary)") }.joined(separator: "\n"))
                    )
                    _alternative 'commands:command:{_describe command commands}' 'scripts:script:_files -g "*.pen(-.)"' ;;
                further)
                    case $line[1] in
        \(operands)
                        *) _files -g '*.pen(-.)' ;;
                    esac ;;
            esac
        }

        if [ "$funcstack[1]" = _pen ]; then _pen "$@"; else compdef _pen pen; fi

        """
    }

    /// The options that commands have for themselves.
    private static var ownOptions: String {
        CommandDeclaration.all.filter { !$0.options.isEmpty }.map { command in
            let options = OptionDeclaration.every.filter { command.options.contains($0.long) }
            return "        \(command.name)) options=(\(options.map(specification).joined(separator: " "))) ;;"
        }.joined(separator: "\n")
    }

    private static var operands: String {
        CommandDeclaration.all.map { command in
            let action =
                switch command.takes {
                case .nothing: "_message 'nothing more'"
                case .scripts: "_files -g '*.pen(-.)'"
                case .files: "_files"
                case .words(let words): "compadd -- \(words().joined(separator: " "))"
                }
            return "                \(command.name)) \(action) ;;"
        }.joined(separator: "\n")
    }

    /// As `_arguments` reads it: `'(-o --output)'{-o,--output}'[help]:FILE:_files'`
    private static func specification(_ option: OptionDeclaration) -> String {
        let help = "[" + option.help.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "]"
        let value = option.placeholder.map { ":" + $0.filter { !"[]".contains($0) } + ":" + action(option.takes) } ?? ""
        guard let short = option.short else { return quoted(option.long + (value.isEmpty ? "" : "=") + help + value) }
        return quoted("(\(short) \(option.long))") + "{\(short)\(value.isEmpty ? "" : "+"),\(option.long)\(value.isEmpty ? "" : "=")}" + quoted(help + value)
    }

    private static func action(_ word: ExpectedWord) -> String {
        switch word {
        case .nothing: " "
        case .scripts: "_files -g \"*.pen(-.)\""
        case .files: "_files"
        case .words(let words): "(\(words().joined(separator: " ")))"
        }
    }

    private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
