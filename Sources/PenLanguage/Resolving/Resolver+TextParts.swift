// Texts without quotes, and what other systems call the parts of texts and images.

import PenSyntax

/// What other systems set with a command or name otherwise, by lower-cased name: the part of a text, and a value.
private let textParts: [String: (part: String, value: String)] = [
    "font": ("font", "\"serif\""), "textfont": ("font", "\"serif\""), "setfont": ("font", "\"serif\""), "fontfamily": ("font", "\"serif\""),
    "fontsize": ("size", "20"), "textsize": ("size", "20"), "setfontsize": ("size", "20"),
    "align": ("align", "center"), "textalign": ("align", "center"), "textanchor": ("align", "center"),
]

extension Resolver {
    /// `title Hello`, `image photos/car.jpg`, `font: serif`: names that nobody declared, where a text is wanted.
    /// - Returns: the value after the error; nil if it is none.
    func unquotedText(_ value: Expression, for parameter: BuiltinInfo.Parameter?, of builtin: Builtin) -> Node? {
        guard let parameter, parameter.name == "font" || builtin.info.isCommand && (parameter.type == "text" || parameter.name == "text"),
            let name = firstUnknown(in: value), Suggestions.nearest(to: name, among: scope.visibleNames) == nil,
            let source = imports.source(value.span.source) else { return nil }
        report(.wrongQuotes, "there is no name \(name); a text stands between double quotes", at: value.span,
            fix: Diagnostic.Fix(replacing: value.span, with: "\"\(source.text(value.span))\""))
        return Node(.constant(.nothing), value.span)
    }

    /// The first of names that nobody declared, joined by signs that stand in names of files; nil if it is anything else.
    private func firstUnknown(in value: Expression) -> String? {
        switch value.kind {
        case .name(let name, primes: 0):
            let isKnown = scope.find(name) != nil || constants.value(name) != nil || Builtin.named[name] != nil || declaring?.name == name || name == "_"
            return isKnown || Aliases.values[name.uppercased()] != nil ? nil : name
        case .member(let base, _): return firstUnknown(in: base)
        case .binary(.divide, let a, let b), .binary(.subtract, let a, let b): return firstUnknown(in: b) == nil ? nil : firstUnknown(in: a)
        default: return nil
        }
    }

    /// `textSize 20`, `font "serif"`: what stands with the text that it is for.
    func reportPartOfText(_ name: String, _ call: Call) -> Bool {
        guard call.block == nil, let (part, example) = textParts[name.lowercased()] else { return false }
        var value = example
        if call.arguments.count == 1, case .positional(let given) = call.arguments[0].kind, let text = imports.source(given.span.source)?.text(given.span) {
            let word = text.lowercased()
            value = part != "align" ? text : ["left", "center", "right"].contains(word) ? word : Aliases.words[word] ?? example
        }
        report(.foreignName, "there is no command \(name); it stands with its text: text \"…\" at (x, y), \(part): \(value)", at: call.callee.span)
        return true
    }

    /// `fontSize: 20` of a text, `width: 50` of an image: true if it was one.
    func reportForeignPart(_ name: Name, of builtin: Builtin, _ call: Call) -> Bool {
        let known = builtin.info.parameters.map(\.name)
        if let part = textParts[name.text.lowercased()]?.part, known.contains(part), known.contains("font") {
            report(.unknownLabel, "there is no part of \(builtin.info.name) named \(name.text); in pen it is \(part)", at: name.span,
                fix: Diagnostic.Fix(replacing: name.span, with: part))
            return true
        }
        guard builtin.info.name == "image", ["width", "height"].contains(name.text) else { return false }
        reportSide(name, call)
        return true
    }

    /// Of two sides the first is reported for both.
    private func reportSide(_ name: Name, _ call: Call) {
        let sides = call.arguments.enumerated().compactMap { index, argument -> (index: Int, name: Name, value: Expression)? in
            guard case .labelled(let label, let value) = argument.kind, ["width", "height"].contains(label.text) else { return nil }
            return (index, label, value)
        }
        guard let source = imports.source(name.span.source), sides.first?.name.span == name.span || sides.count != 2 else { return }
        var fix = name.text == "width" ? Diagnostic.Fix(replacing: name.span, with: "size") : nil
        if sides.count == 2, let width = sides.first(where: { $0.name.text == "width" }), let height = sides.first(where: { $0.name.text == "height" }) {
            let first = call.arguments[sides[0].index].span, second = call.arguments[sides[1].index].span
            let gap = Span(source: second.source, start: call.arguments[sides[1].index - 1].span.end, end: second.end)
            fix = Diagnostic.Fix([.init(first, "size: (\(source.text(width.value.span)), \(source.text(height.value.span)))"), .init(gap, "")])
        }
        report(.unknownLabel, "an image has one size: its width, from which the height follows, or both as a point, size: (40, 30)", at: name.span, fix: fix)
    }

    /// `text "x" at (10, 20), 30`: a value behind the point needs its label. True if it is so.
    func reportValueBehindPoint(_ values: [Expression], of parameter: BuiltinInfo.Parameter, _ builtin: Builtin) -> Bool {
        let parameters = builtin.info.parameters
        guard parameter.takesPoint, values.count == 2, case .point = values[0].kind, let index = parameters.firstIndex(where: { $0.name == parameter.name }),
            index + 1 < parameters.count, parameters[index + 1].type.contains("number") else { return false }
        let next = parameters[index + 1].name
        report(.misplacedLabel, "\(parameter.name) takes one point; the value behind it needs its label: \(next): …", at: values[1].span,
            fix: Diagnostic.Fix(replacing: values[1].span.atStart, with: "\(next): "))
        return true
    }
}
