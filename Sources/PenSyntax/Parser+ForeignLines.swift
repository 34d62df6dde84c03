// Whole lines as other languages write them.

extension Parser {
    // MARK: Imports

    private static let modules: Set<String> = [
        "math", "turtle", "random", "numpy", "sys", "time", "os", "cmath", "matplotlib", "svgwrite", "cairo", "Foundation", "UIKit", "SwiftUI",
        "CoreGraphics", "AppKit", "Darwin", "Glibc", "graph", "three", "plain", "p5", "processing", "java", "drawSvg",
    ]

    /// `from turtle import *`
    mutating func foreignImport() -> Unreadable? {
        guard kind == .preposition, peek().kind == .name, peek(2).kind == .import || peek(2).kind == .dot else { return nil }
        return withoutLine("what pen has needs no import", from: index)
    }

    /// `import math`, where the name is next.
    mutating func foreignModule() -> Unreadable? {
        guard kind == .name, Parser.modules.contains(text(token)) else { return nil }
        return withoutLine("what pen has needs no import; import \"shapes.pen\" reads a file", from: index - 1)
    }

    /// Offers to leave a statement out.
    private mutating func withoutLine(_ message: String, from start: Int) -> Unreadable {
        let first = place(start)
        var last = index
        while !tokens[last + 1].flags.contains(.startsLine), ![.end, .semicolon, .closeBrace].contains(tokens[last + 1].kind) { last += 1 }
        return unreadable(.foreignName, message, first, fix: .init(replacing: place(first.start, tokens[last].end), with: ""))
    }

    // MARK: Values before their command

    /// `100 100 moveto 200 100 lineto`: numbers, then what is done with them, as in PostScript.
    mutating func valuesBeforeName() -> Unreadable? {
        let isNewPath = isWord(token, "newpath") && peek().kind == .number && !peek().flags.contains(.startsLine)
        guard kind == .number || kind == .minus || isNewPath, !isReadingAhead else { return nil }
        var (commands, values, end) = ([String](), [String](), index)
        while !tokens[end].flags.contains(.startsLine) || end == index, ![.end, .semicolon, .closeBrace].contains(tokens[end].kind) {
            switch tokens[end].kind {
            case .number: values.append(text(tokens[end]))
            case .minus where tokens[end + 1].kind == .number:
                values.append("-" + text(tokens[end + 1]))
                end += 1
            case .name where values.isEmpty && ["newpath", "stroke", "showpage"].contains(text(tokens[end])): break
            case .name where end > index && tokens[end].flags.contains(.spaceBefore):
                commands.append(([text(tokens[end])] + (values.isEmpty ? [] : [values.joined(separator: ", ")])).joined(separator: " "))
                values = []
            default: return nil
            }
            end += 1
        }
        guard values.isEmpty, !commands.isEmpty else { return nil }
        return unreadable(.wrongOrder, "a command stands before its values", place(end - 1),
            fix: .init(replacing: place(token.start, tokens[end - 1].end), with: commands.joined(separator: "; ")))
    }

    // MARK: Paths of points

    /// `draw (0, 0)--(100, 0)--cycle`, `draw (0, 0)..(50, 50)..(100, 0)` as in MetaPost, behind the first sign between two
    /// points; nil if it is no such line.
    mutating func pathOfPoints(_ first: Expression) -> Unreadable? {
        let head = tokens[statementStart]
        guard !isReadingAhead, head.kind == .name, ["draw", "fill", "filldraw", "stroke"].contains(text(head)) else { return nil }
        let isCurve = kind == .range || previousToken.kind == .range
        let message = isCurve ? "a curve through points is written spline through a, b, c" : "a line from point to point is written moveTo a; lineTo b"
        let sign = previousSpan
        var (points, closes, copy) = ([source.text(first.span)], false, ahead())
        while true {
            while copy.kind == .minus { copy.advance() }
            if copy.isWord(copy.token, "cycle") {
                closes = true
                copy.advance()
            } else {
                guard copy.kind == .openParenthesis || copy.kind == .name, let point = try? copy.postfix() else { break }
                points.append(source.text(point.span))
            }
            guard copy.kind == .minus || copy.kind == .range else { break }
            copy.advance()
        }
        // `draw((0, 0)--(9, 0), red)`
        var style = ""
        if copy.kind == .comma {
            copy.advance()
            guard let colour = try? copy.expression() else { return nil }
            style = "stroke \(source.text(colour.span)); "
        }
        let isWrapped = copy.kind == .closeParenthesis && tokens[statementStart + 1].kind == .openParenthesis && statementStart + 2 == startIndex(of: first)
        if isWrapped { copy.advance() }
        guard copy.isAtEndOfStatement, points.count > 1, isWrapped || statementStart + 1 == startIndex(of: first) else { return nil }
        let end = closes ? "; close" : ""
        let path = isCurve ? "spline through " + points.joined(separator: ", ")
            : "moveTo \(points[0]); " + points.dropFirst().map { "lineTo \($0)" }.joined(separator: "; ")
        return unreadable(.wrongOrder, message, sign, fix: .init(replacing: place(head.start, copy.previousSpan.end), with: style + path + end))
    }

    private func startIndex(of value: Expression) -> Int {
        var position = index
        while position > 0, tokens[position].start > value.span.start { position -= 1 }
        return position
    }

    // MARK: Heads without braces

    /// `if (x > 3) print x`: what follows the head on its line, up to its end, is meant as the block.
    mutating func statementWithoutBraces() -> Unreadable? {
        let begins = kind == .name && (beginsArguments(after: index) || [.openParenthesis, .assign, .compoundAssign, .dot].contains(peek().kind))
            || [.let, .return, .break, .continue].contains(kind)
        guard begins, previousToken.kind.endsValue || previousToken.kind == .else, !isReadingAhead else { return nil }
        guard let last = lastOnLine(from: index) else { return nil }
        let (start, isFollowed) = (span, tokens[last + 1].kind == .semicolon && tokens[last + 2].kind == .else)
        // `if (c) a; else b`
        let end = isFollowed ? place(tokens[last].end, tokens[last + 2].start) : place(tokens[last].end, tokens[last].end)
        if isFollowed { move(to: last + 2) }
        return unreadable(.wrongBlock, "a block stands between { and }", start, fix: .init([
            .init(place(start.start, start.start), "{ "), .init(end, isFollowed ? " } " : " }"),
        ]))
    }

    /// The last token of the statement that begins at an index and ends with its line, or before `else`; nil if a block
    /// stands in it.
    func lastOnLine(from start: Int) -> Int? {
        var last = start
        while !tokens[last + 1].flags.contains(.startsLine), ![.end, .semicolon, .closeBrace, .else].contains(tokens[last + 1].kind) {
            last += 1
            if tokens[last].kind == .openBrace { return nil }
        }
        return last
    }

    private static let styles: Set<String> = ["fill", "stroke", "lineWidth", "lineCap", "lineJoin", "lineDash", "opacity", "shadow", "color", "colour"]

    /// `rect 0, 0, 10, 10 fill red`: the style moves before what it styles.
    private func styleBehindFigure() -> (Diagnostic.Code, String, Diagnostic.Fix)? {
        guard Parser.styles.contains(text(token)), statementStart < index, !Parser.styles.contains(text(tokens[statementStart])),
            let last = lastOnLine(from: index) else { return nil }
        let name = text(token).hasPrefix("col") ? "fill" : text(token)
        let style = name + source.text(place(token.end, tokens[last].end))
        return (.wrongOrder, "“\(name)” is a command of its own, and stands before what it styles", .init([
            .init(place(tokens[statementStart].start, tokens[statementStart].start), style + "; "),
            .init(place(previousSpan.end, tokens[last].end), ""),
        ]))
    }

    /// `forward 10 right 90`: a second command on the same line.
    mutating func secondCommand() -> Unreadable? {
        if kind == .name, ["with", "on", "into", "using", "between", "around", "until", "towards"].contains(text(token)), head >= 0, peek().kind.beginsValue {
            return unreadable(.misplacedWord, "“\(text(token))” joins no values; the words that do are from, to, via, at, along, through and over", span)
        }
        guard kind == .name, !token.flags.contains(.startsLine), previousToken.kind != .name,
            peek().kind != .openBrace && beginsArguments(after: index) || peek().kind == .assign,
            !declaredNames().variables.contains(text(token)) || peek().kind == .assign
        else { return nil }
        let gap = place(previousSpan.end, token.start)
        let separated = (Diagnostic.Code.twoCommands, "two commands on one line are separated by “;”", Diagnostic.Fix(replacing: gap, with: "; "))
        if let styled = styleBehindFigure() { return unreadable([styled, separated], span) }
        guard head >= 0 else { return unreadable([separated], span) }
        let isAssignment = peek().kind == .assign
        let fix = Diagnostic.Fix([.init(gap, ", "), .init(place(token.end, peek(isAssignment ? 2 : 1).start), ": ")])
        let label = (Diagnostic.Code.misplacedLabel, "a label stands behind a comma and before a colon: \(text(token)): …", fix)
        return unreadable(isAssignment && !declaredNames().variables.contains(text(token)) ? [label, separated] : [separated, label], span)
    }
}
