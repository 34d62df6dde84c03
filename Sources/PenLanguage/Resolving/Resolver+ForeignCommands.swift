// Commands of other systems that are no single command of pen, and objects that commands hang on elsewhere.

import PenSyntax

/// What one writes in pen for a call with so many arguments; `$1` stands for the first.
private struct ForeignCommand {
    let count: Int
    let own: String
    /// Takes the place of a whole line, not of a value.
    var isStatement = true
}

/// By lower-cased name: Canvas, Processing, PostScript, Logo, Python.
private let foreignCommands: [String: [ForeignCommand]] = [
    "nofill": [.init(count: 0, own: "fill none")], "nostroke": [.init(count: 0, own: "stroke none")],
    "line": [.init(count: 4, own: "moveTo $1, $2; lineTo $3, $4"), .init(count: 2, own: "moveTo $1; lineTo $2")],
    "triangle": [.init(count: 6, own: "moveTo $1, $2; lineTo $3, $4; lineTo $5, $6; close")],
    "quad": [.init(count: 8, own: "moveTo $1, $2; lineTo $3, $4; lineTo $5, $6; lineTo $7, $8; close")],
    "fillrect": [.init(count: 4, own: "rect $1, $2, $3, $4")], "strokerect": [.init(count: 4, own: "rect $1, $2, $3, $4")],
    "setrgbcolor": [.init(count: 3, own: "stroke rgb($1, $2, $3)")], "setgray": [.init(count: 1, own: "stroke rgb($1, $1, $1)")],
    "beziercurveto": [.init(count: 6, own: "curveTo ($5, $6) via ($1, $2), ($3, $4)")],
    "curveto": [.init(count: 6, own: "curveTo ($5, $6) via ($1, $2), ($3, $4)")], "cubicto": [.init(count: 6, own: "curveTo ($5, $6) via ($1, $2), ($3, $4)")],
    "quadraticcurveto": [.init(count: 4, own: "curveTo ($3, $4) via ($1, $2)")], "quadto": [.init(count: 4, own: "curveTo ($3, $4) via ($1, $2)")],
    "bezier": [.init(count: 8, own: "moveTo $1, $2; curveTo ($7, $8) via ($3, $4), ($5, $6)")],
    "filltext": [.init(count: 3, own: "text $1 at ($2, $3)")], "str": [.init(count: 1, own: "\"\\($1)\"", isStatement: false)],
    "string": [.init(count: 1, own: "\"\\($1)\"", isStatement: false)], "int": [.init(count: 1, own: "floor($1)", isStatement: false)],
    "color": [.init(count: 3, own: "rgb($1, $2, $3)", isStatement: false), .init(count: 4, own: "rgb($1, $2, $3, $4)", isStatement: false)],
    "uicolor": [.init(count: 4, own: "rgb($1, $2, $3, $4)", isStatement: false)], "nscolor": [.init(count: 4, own: "rgb($1, $2, $3, $4)", isStatement: false)],
    "home": [.init(count: 0, own: "moveTo 0, 0")], "rectfill": [.init(count: 4, own: "rect $1, $2, $3, $4")], "rectstroke": [.init(count: 4, own: "rect $1, $2, $3, $4")],
    "point": [.init(count: 2, own: "circle $1, $2, 0.5")], "stride": [.init(count: 3, own: "$1..<$2 by $3", isStatement: false)],
    "map": [.init(count: 5, own: "map($1, from: $2..$3, to: $4..$5)", isStatement: false)],
    "float": [.init(count: 1, own: "$1", isStatement: false)], "double": [.init(count: 1, own: "$1", isStatement: false)],
]

/// Commands that pen does without, by lower-cased name.
private let needlessCommands: Set<String> = [
    "newpath", "beginpath", "showpage", "beginshape", "endshape", "begin_fill", "end_fill", "smooth", "pass", "done", "mainloop", "exitonclick",
    "noloop", "clearscreen", "beginfig", "endfig", "cs", "clean", "endfor", "pendown", "pd", "hideturtle", "ht",
]

/// What other languages print with: `console.log`.
private let printers: Set<String> = ["console", "document", "System", "std", "fmt", "Debug", "Serial"]

/// Commands in pairs that pen writes as a group.
private let groupingCommands: Set<String> = ["gsave", "grestore", "pushmatrix", "popmatrix", "push", "pop", "save", "restore", "pushstyle", "popstyle"]

/// What pen has in place of something that it does otherwise, by lower-cased name.
private let otherWays: [String: String] = [
    "rectmode": "rect begins at a corner: rect x - w/2, y - h/2, w, h has its centre at (x, y)",
    "ellipsemode": "oval begins at a corner, and circle has a centre", "colormode": "colours are written by name, or rgb(r, g, b) or hsb(h, s, b) with parts from 0 to 1",
    "seth": "left and right turn the pen, and heading says where it looks", "setheading": "left and right turn the pen, and heading says where it looks",
    "uibezierpath": "path { … } makes a path, and shape { … } draws one", "cgmutablepath": "path { … } makes a path, and shape { … } draws one",
    "path2d": "path { … } makes a path, and shape { … } draws one", "createshape": "path { … } makes a path, and shape { … } draws one",
    "addline": "in the block of path { … } lineTo draws the lines", "cgaffinetransform": "transforms are scaling, rotation and translation, joined by then",
    "getcontext": "commands stand alone, and draw on the one picture", "framerate": "a script says what is when, and --fps how many pictures a film has of it",
    "gsap": "animate ring.opacity to 0 over 1s changes a property", "anime": "animate ring.opacity to 0 over 1s changes a property",
    "play": "animations play by themselves: sequence { … } and together { … } say in which order", "withanimation": "animate over 1s { … } moves what its block sets",
    "cabasicanimation": "animate ring.strokeEnd from 0 to 1 over 1s", "cakeyframeanimation": "animate ring.opacity through 0, 1, 0 at 0, 30%, 1 over 1s",
    "caanimationgroup": "together { … } plays animations at once, sequence { … } one after another", "uiviewpropertyanimator": "animate over 1s { … } moves what its block sets",
    "catransaction": "animate over 1s { … } moves what its block sets; implicit over 0.25s lets all that follows move",
    "requestanimationframe": "a script says what is when: animate … over 2s, wait 1s", "setinterval": "repeat: inf lets an animation go on for ever",
    "transition": "animate ring.opacity to 0 over 1s changes a property, implicit over 0.25s lets all changes take that long",
]

extension Resolver {
    /// Reports a call of what pen does in another way; false if it is none.
    func reportOtherWay(_ name: String, at place: Span) -> Bool {
        guard let way = otherWays[name.lowercased()] else { return false }
        report(.foreignName, "there is no \(name); \(way)", at: place)
        return true
    }

    /// Reports a call of another system’s command; false if it is none.
    func reportForeignCommand(_ name: String, _ call: Call, first: Node?, _ span: Span, _ isStatement: Bool) -> Bool {
        let key = name.lowercased(), place = call.callee.span
        guard first == nil, call.block == nil else { return false }
        if isStatement, needlessCommands.contains(key) {
            report(.foreignName, "pen needs no \(name): what is drawn is shown", at: place, fix: Diagnostic.Fix(replacing: span, with: ""))
            return true
        }
        if isStatement, call.arguments.isEmpty, groupingCommands.contains(key) {
            report(.foreignName, "there is no command \(name); changes of the pen and of coordinates end with a block: group { … }", at: place)
            return true
        }
        if isStatement, ["penup", "pu", "up"].contains(key) {
            report(.foreignName, "there is no command \(name); moveTo and moveBy move without drawing", at: place)
            return true
        }
        guard let source = imports.source(span.source) else { return false }
        let values = call.arguments.flatMap { argument in
            switch argument.kind {
            case .labelled(_, let value): [source.text(value.span)]
            case .clause(_, let values): values.map { source.text($0.span) }
            default: [source.text(argument.span)]
            }
        }
        guard let foreign = foreignCommands[key]?.first(where: { $0.count == values.count && $0.isStatement == isStatement }) else { return false }
        let own = foreign.written(with: values)
        report(.foreignName, "there is no \(isStatement ? "command" : "function") \(name); in pen it is \(own)", at: place, fix: Diagnostic.Fix(replacing: span, with: own))
        return true
    }

    /// `ctx.moveTo(0, 0)`, `Math.PI`, `turtle.forward(9)`, `ctx.fillStyle = "red"`: a name that nobody declared, and after
    /// its dot something that stands alone in pen.
    func reportForeignOwner(_ base: Expression, _ name: Name, assigned: Expression? = nil, bareCall: Span? = nil) -> Bool {
        guard let owner = root(of: base), scope.find(owner) == nil, !isLastValue(owner, at: base.span), constants.value(owner) == nil, Builtin.named[owner] == nil,
            declaring?.name != owner, isKnownSomewhere(name.text) else { return false }
        if printers.contains(owner), assigned == nil {
            let whole = base.span.through(name.span)
            report(.foreignName, "there is no \(owner); in pen it is print", at: base.span, fix: Diagnostic.Fix(replacing: whole, with: "print"))
            return true
        }
        if bareCall != nil, groupingCommands.contains(name.text.lowercased()) {
            report(.foreignName, "there is no \(owner).\(name.text); changes of the pen and of coordinates end with a block: group { … }", at: base.span)
            return true
        }
        let head = Span(source: base.span.source, start: base.span.start, end: name.span.start)
        var edits = [Diagnostic.Fix.Edit(head, "")]
        if let assigned { edits.append(.init(Span(source: name.span.source, start: name.span.end, end: assigned.span.start), " ")) }
        if let bareCall, ["stroke", "fill"].contains(name.text) { edits = [.init(bareCall, "")] }
        let isNeedless = needlessCommands.contains(name.text.lowercased()) || edits[0].span != head
        let message = isNeedless
            ? "pen needs no \(owner).\(name.text): what is drawn is shown" : "there is no \(owner); in pen commands and functions stand alone"
        report(.foreignName, message, at: base.span, fix: Diagnostic.Fix(edits))
        return true
    }

    /// The first of `a.b.c`.
    private func root(of base: Expression) -> String? {
        switch base.kind {
        case .name(let name, primes: 0): return name
        case .member(let inner, _): return root(of: inner)
        default: return nil
        }
    }

    private func isKnownSomewhere(_ name: String) -> Bool {
        let key = name.lowercased()
        return Builtin.named[name] != nil || constants.value(name) != nil || constants.value(key) != nil || Aliases.pen[key] != nil
            || Aliases.values[name.uppercased()] != nil || otherWays[key] != nil || foreignCommands[key] != nil || needlessCommands.contains(key) || groupingCommands.contains(key)
    }
}

// MARK: Parts and powers

extension Resolver {
    /// `curveTo 10, 10, 20, 20, 30, 30`: the control points first, as in Canvas and PostScript.
    func refuseForeignOrder(_ builtin: Builtin, _ call: Call, _ span: Span, _ isStatement: Bool) {
        guard call.arguments.count > builtin.info.parameters.count, let source = imports.source(span.source),
            let foreign = foreignCommands[builtin.info.name.lowercased()]?.first(where: { $0.count == call.arguments.count && (isStatement || !$0.isStatement) }),
            call.arguments.allSatisfy({ if case .positional = $0.kind { return true } else { return false } }) else { return }
        let own = foreign.written(with: call.arguments.map { source.text($0.span) })
        report(.wrongCount, "too many values for \(builtin.info.name); in pen this is \(own)", at: span, fix: Diagnostic.Fix(replacing: span, with: own))
    }

    /// `draw(circle((0, 0), 9), red)`, `fill(circle((0, 0), 9), red)`: figures draw themselves, and colours stand before them.
    func refuseFigureInside(_ builtin: Builtin, _ call: Call, _ span: Span) {
        let name = builtin.info.name
        guard ["draw", "fill", "stroke"].contains(name), case .positional(let first)? = call.arguments.first?.kind, case .call(let inner) = first.kind,
            case .name(let figure, primes: 0) = inner.callee.kind, scope.find(figure) == nil, Builtin.named[figure]?.info.family == .figures,
            call.arguments.count < 3, let source = imports.source(span.source) else { return }
        let style = call.arguments.dropFirst().first.map { (name == "draw" ? "stroke " : name + " ") + source.text($0.span) + "; " } ?? ""
        report(.wrongOrder, "\(figure) draws by itself, and what styles it stands before it", at: first.span,
            fix: Diagnostic.Fix(replacing: span, with: style + source.text(first.span)))
    }

    /// A label that a builtin does not have: a property of the pen, which is a command of its own, or a name too much.
    func reportUnknownPart(_ name: Name, of builtin: Builtin, _ call: Call, _ statement: Span?) {
        if reportNeedlessPreposition(name, of: builtin, call) || reportForeignPart(name, of: builtin, call) || reportForeignTiming(name, of: builtin, call) { return }
        let known = builtin.info.parameters.map(\.name), parts = known.isEmpty ? "nothing" : known.joined(separator: ", ")
        guard let argument = call.arguments.first(where: { if case .labelled(name, _) = $0.kind { return true } else { return false } }),
            case .labelled(_, let value) = argument.kind, Suggestions.nearest(to: name.text, among: known) == nil
        else { return reportUnknown(name.text, name.span, what: "part of \(builtin.info.name) named", among: known) }
        if let statement, let property = property(meantBy: name.text), let source = imports.source(name.span.source) {
            let before = call.arguments.last { $0.span.end <= argument.span.start }?.span.end ?? argument.span.start
            let start = statement.atStart
            return report(.wrongOrder, "\(property) is a command of its own, and stands before what it styles", at: name.span, fix: Diagnostic.Fix([
                .init(start, "\(property) \(source.text(value.span)); "), .init(Span(source: statement.source, start: before, end: argument.span.end), ""),
            ]))
        }
        let label = Span(source: name.span.source, start: name.span.start, end: value.span.start)
        report(.unknownLabel, "there is no part of \(builtin.info.name) named \(name.text); it takes \(parts)", at: name.span,
            fix: Builtin.named[name.text] == nil ? Diagnostic.Fix(replacing: label, with: "") : nil)
    }

    /// The property of the pen that a label is meant for.
    private func property(meantBy label: String) -> String? {
        if Properties.named[label] != nil { return label }
        if ["color", "colour"].contains(label.lowercased()) { return "fill" }
        return Aliases.pen[label.lowercased()].flatMap { Properties.named[$0] == nil ? nil : $0 }
    }

    /// `circle at (50, 50), 40`: a preposition before what simply comes first.
    private func reportNeedlessPreposition(_ name: Name, of builtin: Builtin, _ call: Call) -> Bool {
        guard case .clause(let word, let values)? = call.arguments.first?.kind, word.span == name.span, let value = values.first,
            let part = builtin.info.parameters.first?.name else { return false }
        let gap = Span(source: name.span.source, start: name.span.start, end: value.span.start)
        report(.unknownLabel, "\(builtin.info.name) takes no “\(name.text)”: its \(part) comes first", at: name.span, fix: Diagnostic.Fix(replacing: gap, with: ""))
        return true
    }

    /// `p.translated(10, 10)`: one function does what any transform says.
    func reportForeignTransform(_ name: String, _ call: Call, of first: Node, _ span: Span) -> Bool {
        let transforms = ["translated": "translation", "moved": "translation", "shifted": "translation", "scaled": "scaling", "rotated": "rotation"]
        guard let transform = transforms[name], call.style == .parentheses, call.block == nil, !call.arguments.isEmpty else { return false }
        let end = span.atEnd
        report(.foreignName, "there is no function \(name); in pen it is transformed(\(transform)(…))", at: call.callee.span, fix: Diagnostic.Fix([
            .init(call.callee.span, "transformed(" + transform), .init(end, ")"),
        ]), or: "there is no function \(name)")
        return true
    }

    /// `circle 10i, 10, 5 for i in 1..5`: a loop stands before what it repeats.
    func reportLoopBehind(_ call: Call, _ span: Span, _ isStatement: Bool) -> Bool {
        guard let last = call.arguments.last, case .iteration(let word, _, _, _) = last.kind else { return false }
        if case .name(let name, primes: 0) = call.callee.kind, scope.find(name) == nil, let builtin = Builtin.command(name), takesFormula(builtin, at: 0) { return false }
        let before = call.arguments.dropLast().last?.span.end ?? call.callee.span.end
        let body = Span(source: span.source, start: span.start, end: before)
        let own = isStatement && call.block == nil ? imports.source(span.source).map { "\($0.text(last.span)) { \($0.text(body)) }" } : nil
        report(.wrongOrder, "a loop stands before what it repeats: for x in values { … }", at: word.span, fix: own.map { Diagnostic.Fix(replacing: span, with: $0) })
        return true
    }

    /// `sin^2(x)`: the power of a function’s value is written behind it.
    func reportPowerOfFunction(_ base: Expression, _ exponent: Expression, _ span: Span) -> Bool {
        guard case .name(let name, primes: 0) = base.kind, case .implicitProduct(let power, let argument) = exponent.kind,
            case .parenthesized = argument.kind, let source = imports.source(span.source) else { return false }
        switch scope.find(name) {
        case .variable?: return false
        case nil where Builtin.named[name] == nil || constants.value(name) != nil: return false
        default: break
        }
        let own = name + source.text(argument.span) + "^" + source.text(power.span)
        report(.wrongOrder, "a power of \(name)(x) is written behind it: \(own)", at: span, fix: Diagnostic.Fix(replacing: span, with: own))
        return true
    }
}

extension Call {
    /// Only names stand between its parentheses, as in a definition.
    var declaresParameters: Bool {
        arguments.allSatisfy { argument in
            if case .positional(let value) = argument.kind, case .name(_, primes: 0) = value.kind { return true }
            return false
        }
    }
}

extension ForeignCommand {
    func written(with values: [String]) -> String {
        values.enumerated().reduce(own) { text, value in
            text.split(separator: "$\(value.offset + 1)", omittingEmptySubsequences: false).joined(separator: value.element)
        }
    }
}
