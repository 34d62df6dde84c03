// `pen help`: what there is to draw with.

import PenLanguage
import PenTerminal

struct HelpCommand {
    let options: Options
    private let paragraph = Paragraph.standardOutput

    init(options: Options) { self.options = options }

    func run() throws -> ExitCode {
        if options.wantsAll { return try Console.show(Reference.markdown) }
        let names = options.words.dropFirst().map(\.text)
        guard !names.isEmpty else { return try Console.show(overview) }
        return try Console.show(names.map(entry).joined(separator: "\n"))
    }

    /// All names by family.
    private var overview: String {
        let families = BuiltinInfo.Family.allCases.compactMap { family -> String? in
            let names = BuiltinInfo.all.filter { $0.family == family }.map(\.name)
            return names.isEmpty ? nil : family.rawValue + "\n" + paragraph.lines(names.joined(separator: " "), indent: 2)
        }
        return families.joined(separator: "\n") + "\n" + paragraph.lines("pen help NAME tells more of one, pen help --all everything.")
    }

    private func entry(_ name: String) throws -> String {
        let found = BuiltinInfo.all.filter { $0.name == name }
        if !found.isEmpty { return found.map(describe).joined(separator: "\n") }
        if name == "preview" || name == "--preview" { return previews }
        if ["png", "--gamma", "--compress"].contains(name) { return png }
        guard let own = BuiltinInfo.ownName(for: name) else { throw unknown(name) }
        return paragraph.lines("What other systems call `\(name)` is `\(own)` here.") + "\n" + (try entry(own))
    }

    private func describe(_ builtin: BuiltinInfo) -> String {
        let width = builtin.parameters.map(\.name.count).max() ?? 0
        let parameters = builtin.parameters.map { parameter in
            let name = parameter.name + String(repeating: " ", count: width - parameter.name.count)
            let usual = parameter.defaultText.map { "; \($0) if not given" } ?? ""
            return paragraph.lines("\(name)  \(parameter.type): \(parameter.help)\(usual)", indent: 2, hanging: width + 4)
        }
        let example = builtin.example.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }
        return paragraph.lines(builtin.signature, hanging: 4) + paragraph.lines(builtin.summary, indent: 2)
            + (parameters.isEmpty ? "" : "\n" + parameters.joined()) + (builtin.example.isEmpty ? "" : "\nFor example\n" + example.joined())
    }

    /// How pictures can be shown.
    private var previews: String {
        let width = PreviewMode.allCases.map(\.rawValue.count).max() ?? 0
        let modes = PreviewMode.allCases.map { mode in
            let name = mode.rawValue + String(repeating: " ", count: width - mode.rawValue.count)
            return paragraph.lines("\(name)  \(mode.summary)", indent: 2, hanging: width + 4)
        }
        let choice = "Without --preview the terminal is asked what it can show: pixels by the first of the three protocols that it knows, else cells."
            + " Inside tmux pixels come only when they are asked for, and where its option allow-passthrough is on."
        let paper = "A picture without a background lies on the terminal's own colour where that is light, else on white paper."
        return paragraph.lines("pen FILE.pen --preview MODE") + modes.joined() + "\n" + paragraph.lines(choice) + paragraph.lines(paper)
    }

    /// What a PNG can be like.
    private var png: String {
        let options = [
            ("--size W[,H]", "its width and height in pixels"), ("--scale S", "pixels for each unit of the picture; 1 if not given"),
            ("--compress N", "0 (fast) to 9 (small); 6 if not given"),
            ("--gamma", "colours are mixed as light: what is half covered or half opaque has half the light"),
        ]
        let usual = "Without --gamma a mixed colour has the mean of the values of sRGB: browsers and all programs that draw SVG do so, and"
            + " the picture is theirs. Black lines on white look bolder so, white ones on black finer, and edges a little rougher."
        let background = "Where the script sets no background, the picture is transparent."
        return paragraph.lines("pen FILE.pen -o FILE.png") + options.map { paragraph.lines($0 + String(repeating: " ", count: 14 - $0.count) + $1, indent: 2, hanging: 16) }.joined() + "\n"
            + paragraph.lines(usual) + paragraph.lines(background)
    }

    private func unknown(_ name: String) -> CommandFailure {
        let near = nearestName(to: name, in: BuiltinInfo.all.map(\.name))
        return CommandFailure(.usage, "there is no `\(name)` to tell of.", hint: near.map { "Did you mean \($0)?" } ?? "pen help lists what there is.")
    }
}
