// Colours and opacities as other languages write them: texts, numbers up to 255 or 100.

import PenScene
import PenSyntax

extension Resolver {
    /// `fill "red"`, `fill 255, 0, 0`, `background 255`: offers the colour as pen writes it.
    func refuseForeignColour(_ builtin: Builtin, _ call: Call) {
        let info = builtin.info
        if refusePartAbove1(info.name, call) || refuseWidthForColour(info.name, call) { return }
        guard info.parameters.count == 1, info.parameters[0].type.hasPrefix("colour"), let first = call.arguments.first, let last = call.arguments.last,
            let colour = colour(of: call.arguments) else { return }
        let place = first.span.through(last.span)
        let given = imports.source(place.source).map { call.arguments.count == 1 ? ", and this is \(kind(of: first)) \($0.text(place))" : ", and these are numbers" } ?? ""
        report(.wrongColour, "\(info.name) takes a colour\(given); a colour is written by its name, as #rrggbb or rgb(r, g, b)", at: place,
            fix: Diagnostic.Fix(replacing: place, with: colour))
    }

    /// `opacity 50`, `strokeEnd 50`: per cent without their sign.
    private func refusePartAbove1(_ name: String, _ call: Call) -> Bool {
        guard ["opacity", "strokeStart", "strokeEnd"].contains(name), call.arguments.count == 1, case .positional(let value) = call.arguments[0].kind,
            case .number(let amount, nil) = value.kind, amount > 2, amount <= 100 else { return false }
        let end = value.span.atEnd
        report(.outOfRange, "\(name) is a number from 0 to 1, or per cent: \(Value.number(amount).shown)%", at: value.span, fix: Diagnostic.Fix(replacing: end, with: "%"))
        return true
    }

    /// `stroke 3`: a width rather than a grey.
    private func refuseWidthForColour(_ name: String, _ call: Call) -> Bool {
        guard name == "stroke", call.arguments.count == 1, case .positional(let value) = call.arguments[0].kind, let width = value.plainNumber,
            width > 0, width < 32 else { return false }
        report(.wrongKind, "stroke takes a colour, and this is the number \(Value.number(width).shown); the width of a line is its lineWidth", at: value.span, fix: Diagnostic.Fix(replacing: call.callee.span, with: "lineWidth"))
        return true
    }

    /// `hsb(120deg, 1, 1)`, `hsl(120, 1, 0.5)`: the hue of these is no angle.
    func refuseHueInDegrees(_ builtin: Builtin, _ call: Call) {
        guard ["hsb", "hsl"].contains(builtin.info.name), let first = call.arguments.first else { return }
        let hue: Expression
        switch first.kind {
        case .positional(let value): hue = value
        case .labelled(let name, let value) where name.text == "hue": hue = value
        default: return
        }
        guard case .number(let x, let unit) = hue.kind, let source = imports.source(hue.span.source) else { return }
        let text = source.text(hue.span)
        let part: String?
        switch unit {
        case nil where x > 1: part = x <= 360 ? text + "/360" : nil
        case .degrees?: part = text.dropLast(3) + "/360"
        case .turns?: part = String(text.dropLast(4))
        case .radians?: part = text.dropLast(3) + "/(2pi)"
        default: return
        }
        report(.outOfRange, "the hue of \(builtin.info.name) is a part of a turn, from 0 to 1" + (part.map { ": " + $0 } ?? ""), at: hue.span,
            fix: part.map { Diagnostic.Fix(replacing: hue.span, with: $0) })
    }

    private func kind(of argument: Argument) -> String {
        if case .positional(let value) = argument.kind, case .text = value.kind { return "the text" }
        return "the number"
    }

    private func colour(of arguments: [Argument]) -> String? {
        var values: [Expression] = []
        for argument in arguments {
            guard case .positional(let value) = argument.kind else { return nil }
            values.append(value)
        }
        if values.count == 1, case .text(let pieces) = values[0].kind, pieces.count == 1, case .literal(let text) = pieces[0] {
            if ColorNames.color(text.lowercased()) != nil || text == "none" { return text.lowercased() }
            return text.hasPrefix("#") && [4, 7, 9].contains(text.count) && text.dropFirst().allSatisfy(\.isHexDigit) ? text : nil
        }
        let numbers = values.compactMap(\.plainNumber)
        guard numbers.count == values.count, [1, 3, 4].contains(numbers.count), numbers.allSatisfy({ 0...255 ~= $0 }) else { return nil }
        if numbers.count > 1, numbers.allSatisfy({ $0 <= 1 }) { return "rgb(" + numbers.map { Value.number($0).shown }.joined(separator: ", ") + ")" }
        let bytes = numbers.count == 1 ? [numbers[0], numbers[0], numbers[0]] : numbers
        return "#" + bytes.map { byte in
            let digits = String(UInt8(byte.rounded()), radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
}
