// The page of help about all options.

extension HelpTopic {
    static let options = HelpTopic(
        name: "options", otherNames: ["option", "flags", "switches", "command line"],
        summary: "Every option of the command.",
        parts: OptionDeclaration.groups.flatMap { group -> [Part] in [.text(group.title + ":"), .table(group.options.map { ($0.spelling, $0.help) })] },
        example: "// pen disc.pen -o disc.png --size 400\ncanvas 100, 100\nfill tomato; circle 50, 50, 40",
        related: ["output", "films", "playing", "preview", "limits"])
}
