// The page of help about the style of scripts.

import PenSyntax

extension HelpTopic {
    static let formatting = HelpTopic(
        name: "fmt", otherNames: ["format", "formatter", "style", "indentation", "pretty", "beautify"],
        summary: "One style for scripts: blanks, lines, comments.",
        parts: [
            .table([
                ("pen fmt FILE…", "rewrites scripts in place"), ("pen fmt", "or with -: from standard input to standard output"),
                ("pen fmt --check FILE…", "only names the files that would change; the exit code is 1 if there are any"),
            ]),
            .text("A script means after it what it meant before, and a second time nothing changes. A script with an error is left as it is, and the exit code is 65. The style:"),
            .table(FormattingStyle.rules.map { ($0.subject, $0.rule) }),
        ],
        example: "// before: for(i,x)in [20,50,80]{circle x,50 ,5+ 5i}\nfor (i, x) in [20, 50, 80] { circle x, 50, 5 + 5i }",
        related: ["editors", "errors", "commands"])
}
