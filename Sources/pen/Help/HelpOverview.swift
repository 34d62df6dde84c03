// `pen help` alone: where to begin, and all names.

import PenLanguage
import PenSyntax

struct HelpOverview {
    let paragraph: Paragraph

    var text: String { [beginning, topics, builtins, words, ending].joined(separator: "\n") }

    private var beginning: String {
        paragraph.lines("A script is a text of commands, a line each. This one draws a disc and a line:") + "\n"
            + "  fill gold\n  circle 50, 50, 40\n  moveTo 10, 90; lineTo 90, 90\n\n"
            + paragraph.lines("`pen` alone takes them one by one, `pen FILE.pen` from a file; `pen examples` lists finished ones.")
    }

    private var topics: String {
        let width = HelpTopic.all.map(\.name.count).max() ?? 0
        return "Topics: pen help TOPIC\n" + HelpTopic.families.map { title, topics in
            "  " + title + "\n" + paragraph.table(topics.map { ($0.name, $0.summary) }, indent: 4, width: width)
        }.joined()
    }

    private var builtins: String {
        "Commands and functions: pen help NAME\n" + BuiltinInfo.Family.allCases.map { family in
            list(family.rawValue, BuiltinInfo.all.filter { $0.family == family }.map(\.name))
        }.joined()
    }

    private var words: String {
        "Words of the language: pen help WORD\n" + LanguageWord.Role.allCases.map { role in
            list(role.rawValue, LanguageWord.all.filter { $0.role == role }.map(\.name))
        }.joined()
    }

    private func list(_ title: String, _ names: [String]) -> String { "  " + title + "\n" + paragraph.lines(names.joined(separator: " "), indent: 4) }

    private var ending: String {
        paragraph.lines("pen help --search WORDS finds a page by what it is about, also by what other systems call it; pen help --all is the whole reference; pen --help lists the options.")
    }
}
