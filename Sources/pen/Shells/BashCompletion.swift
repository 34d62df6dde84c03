// Completion in bash, from the tables of commands and options.

enum BashCompletion {
    static var script: String {
        """
        # How bash completes pen; written by `pen completions bash`.

        # Files, of which a pattern takes some out, and folders; bash quotes them.
        _pen_files() {
            compopt -o filenames 2>/dev/null
            mapfile -t COMPREPLY < <([[ -n $2 ]] && compgen -d -- "$1"; compgen -f -X "$2" -- "$1")
        }

        _pen_words() { mapfile -t COMPREPLY < <(compgen -W "$2" -- "$1"); }

        _pen() {
            local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} command='' i
            # Bash takes --option=value apart.
            if [[ $cur == = ]]; then cur=''; elif [[ $prev == = ]]; then prev=${COMP_WORDS[COMP_CWORD-2]}; fi
            COMPREPLY=()
            case $prev in
        \(values)
            esac
            for ((i = 1; i < COMP_CWORD; i++)); do
                case ${COMP_WORDS[i]} in
                    --) _pen_files "$cur" ''; return ;;
                    \(valued)) [[ ${COMP_WORDS[i+1]} == = ]] && ((i++)); ((i++)) ;;
                    -*) ;;
                    *) command=${COMP_WORDS[i]}; break ;;
                esac
            done
            if [[ $cur == -* ]]; then
                case $command in
        \(options)
                    *) _pen_words "$cur" '\(names(OptionDeclaration.ofRuns))' ;;
                esac
                return
            fi
            case $command in
                '')
                    _pen_files "$cur" '!*.pen'
                    mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -W '\(CommandDeclaration.all.map(\.name).joined(separator: " "))' -- "$cur") ;;
        \(operands)
                *) _pen_files "$cur" '!*.pen' ;;
            esac
        }

        complete -F _pen pen

        """
    }

    /// A branch for each option that takes a value.
    private static var values: String {
        OptionDeclaration.every.filter { $0.placeholder != nil }.map { branch($0.names.joined(separator: "|"), $0.takes, indent: 8, ending: "; return") }
            .joined(separator: "\n")
    }

    private static var valued: String { OptionDeclaration.every.filter { $0.placeholder != nil }.flatMap(\.names).joined(separator: "|") }

    private static var options: String {
        CommandDeclaration.all.filter { !$0.options.isEmpty }.map { "            \($0.name)) _pen_words \"$cur\" '\($0.options.joined(separator: " "))' ;;" }
            .joined(separator: "\n")
    }

    private static var operands: String { CommandDeclaration.all.map { branch($0.name, $0.takes, indent: 8) }.joined(separator: "\n") }

    private static func branch(_ pattern: String, _ word: ExpectedWord, indent: Int, ending: String = "") -> String {
        let action =
            switch word {
            case .nothing: ":"
            case .scripts: "_pen_files \"$cur\" '!*.pen'"
            case .files: "_pen_files \"$cur\" ''"
            case .words(let words): "_pen_words \"$cur\" '\(words().joined(separator: " "))'"
            }
        return String(repeating: " ", count: indent) + "\(pattern)) \(action)\(ending) ;;"
    }

    private static func names(_ options: [OptionDeclaration]) -> String { options.flatMap(\.names).joined(separator: " ") }
}
