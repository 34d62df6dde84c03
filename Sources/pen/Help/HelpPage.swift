// A page of help, as text in lines that fit.

import PenLanguage
import PenSyntax

struct HelpPage {
    let subject: HelpSubject
    let paragraph: Paragraph

    var text: String { [heading, parts, example, pointers].filter { !$0.isEmpty }.joined(separator: "\n") }

    private var heading: String {
        switch subject {
        case .builtin(let builtin): paragraph.lines(builtin.signature, hanging: 4) + paragraph.lines(builtin.summary, indent: 2)
        case .word(let word): word.form.split(separator: "\n").map { "\($0)\n" }.joined() + paragraph.lines(word.summary, indent: 2)
        case .command(let command): paragraph.lines(command.call) + paragraph.lines(command.summary + ".", indent: 2)
        case .option(let option): paragraph.lines(option.spelling) + paragraph.lines(option.help + ".", indent: 2)
        case .topic, .colour: paragraph.lines(subject.name) + paragraph.lines(subject.summary, indent: 2)
        }
    }

    private var parts: String {
        switch subject {
        case .builtin(let builtin): paragraph.table(builtin.parameters.map { ($0.name, "\($0.type): \($0.help)" + ($0.defaultText.map { "; \($0) if not given" } ?? "")) })
        case .topic(let topic):
            topic.parts.map { part in
                switch part {
                case .text(let text): paragraph.lines(text)
                case .table(let rows): paragraph.table(rows)
                }
            }.joined(separator: "\n")
        case .command(let command): paragraph.table(OptionDeclaration.every.filter { command.options.contains($0.long) }.map { ($0.spelling, $0.help) })
        case .word, .colour, .option: ""
        }
    }

    private var example: String {
        guard !subject.example.isEmpty else { return "" }
        return "For example\n" + subject.example.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }.joined()
    }

    private var pointers: String {
        let names = subject.related
        return names.isEmpty ? "" : paragraph.lines("See also: pen help " + names.joined(separator: ", "), hanging: 10)
    }
}
