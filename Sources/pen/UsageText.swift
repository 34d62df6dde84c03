// What `pen --help` shows: everything on one screen of 80 columns and 24 lines.

enum UsageText {
    static var text: String {
        let calls = CommandDeclaration.usage.map { line($0.call, $0.meaning, column: 32) }
        let options = OptionDeclaration.all.map { line(($0.short == nil ? "    " : "") + $0.spelling, $0.help, column: 26) }
        return (["pen draws what a script says. Version \(penVersion)."] + calls + options).joined(separator: "\n") + "\n"
    }

    private static func line(_ left: String, _ right: String, column: Int) -> String {
        "  " + left + String(repeating: " ", count: max(2, column - left.count)) + right
    }
}
