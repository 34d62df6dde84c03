// A conversation as a script.

import PenSyntax

/// Writes the inputs one after the other, and what only a conversation can say as a script says it.
struct ConversationScript {
    private let exchanges: [Exchange]
    private var edits: [[Diagnostic.Fix.Edit]]
    private var fresh: FreshNames
    /// Names that stand for one thing first and for another later, in a way that a script cannot say.
    private(set) var ambiguous: [String] = []

    init(_ exchanges: [Exchange]) {
        self.exchanges = exchanges
        edits = Array(repeating: [], count: exchanges.count)
        fresh = FreshNames(besides: exchanges.map(\.text))
        nameLastValues()
        assignVariables()
        nameFunctions()
    }

    var text: String { zip(exchanges, edits).map { ConversationScript.line($0.text, $1) }.joined() }

    private static func line(_ text: String, _ edits: [Diagnostic.Fix.Edit]) -> String {
        guard !edits.isEmpty else { return text + "\n" }
        // What stands at one place stays in the order in which it was said.
        let ordered = edits.enumerated().sorted {
            ($0.element.span.start, $0.element.span.end, $0.offset) < ($1.element.span.start, $1.element.span.end, $1.offset)
        }.map(\.element)
        let source = Source(id: ordered[0].span.source, name: "", bytes: Array(text.utf8))
        let line = String(decoding: source.applying(Diagnostic.Fix(ordered)), as: UTF8.self)
        return line.contains { !$0.isWhitespace } ? line + "\n" : ""
    }

    // MARK: Values

    /// A value that later inputs call `_` gets a name where it was shown.
    private mutating func nameLastValues() {
        var answered: Int?, known: [Int: String] = [:]
        for (index, exchange) in exchanges.enumerated() {
            if let answered, !exchange.uses.isEmpty {
                let name = known[answered] ?? fresh.name("")
                if known.updateValue(name, forKey: answered) == nil { edits[answered] += naming(exchanges[answered], name) }
                edits[index] += exchange.uses.map { .init($0.span, $0.isAlone ? "(\(name))" : name) }
            }
            if exchange.given != nil { answered = index }
        }
    }

    private func naming(_ exchange: Exchange, _ name: String) -> [Diagnostic.Fix.Edit] {
        guard let line = exchange.answering else { return [] }
        return [.init(line.span.atStart, "let \(name) = ")] + line.edits + (line.isShown ? [.init(line.span.atEnd, "; (\(name))")] : [])
    }

    // MARK: Variables

    /// A second `let` of a name is an assignment.
    private mutating func assignVariables() {
        for (index, exchange) in exchanges.enumerated() {
            for again in exchange.names.redeclarations {
                if let head = again.head { edits[index].append(.init(head, "")) }
                for part in again.parts {
                    let name = fresh.name(part.text)
                    edits[index] += [.init(part.span, name), .init(again.end, "; \(part.text) = \(name)")]
                }
            }
        }
    }

    // MARK: Functions

    /// Where a name is a function's and then something else's, the earlier function gets another name, or goes where nobody
    /// called it. So does one that has its name from pen, if pen's own was used before.
    private mutating func nameFunctions() {
        for index in exchanges.indices {
            for declaration in exchanges[index].names.functions {
                guard let next = exchanges.indices.first(where: { $0 > index && declares(declaration.name.text, $0) }) else {
                    if wasPensOwn(declaration.name.text, before: index) { rename(declaration, index, in: exchanges.indices) }
                    continue
                }
                if declaration.function.successor == nil { rename(declaration, index, in: exchanges.indices) } else { replace(declaration, index, until: next) }
            }
            // Who mentions a variable is not known.
            for name in exchanges[index].names.variables where exchanges[(index + 1)...].contains(where: { $0.names.functions.contains { $0.name.text == name } }) {
                ambiguous.append(name)
            }
        }
    }

    private func wasPensOwn(_ name: String, before index: Int) -> Bool {
        BuiltinInfo.all.contains { $0.name == name } && exchanges[..<index].contains { exchange in
            exchange.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
        }
    }

    private func declares(_ name: String, _ index: Int) -> Bool {
        exchanges[index].names.functions.contains { $0.name.text == name } || exchanges[index].names.variables.contains(name)
    }

    private mutating func rename(
        _ declaration: NamesOfInput.Declaration, _ home: Int, in range: Range<Int>, by isMeant: (Function) -> Bool = { _ in true }
    ) {
        let name = fresh.name(declaration.name.text)
        edits[home].append(.init(declaration.name.span, name))
        for index in range {
            edits[index] += exchanges[index].names.mentions.filter { $0.function === declaration.function && isMeant($0.user) }.map { .init($0.span, name) }
        }
    }

    /// A function whose successor is called everywhere from an input on.
    private mutating func replace(_ declaration: NamesOfInput.Declaration, _ home: Int, until next: Int) {
        let function = declaration.function
        let between = exchanges[home..<next].flatMap(\.names.mentions), users = users(of: function)
        let called = between.filter { $0.user.isMain && users.contains(ObjectIdentifier($0.function)) }
        if called.isEmpty { return edits[home].append(.init(exchanges[home].wholeLine(declaration.span), "")) }
        // A function that calls it would have to change with it.
        guard called.allSatisfy({ $0.function === function }) else { return ambiguous.append(declaration.name.text) }
        rename(declaration, home, in: home..<next) { $0.isMain || $0 === function }
    }

    /// The function itself and all that call it, through others, too.
    private func users(of function: Function) -> Set<ObjectIdentifier> {
        let mentions = exchanges.flatMap(\.names.mentions)
        var found: Set = [ObjectIdentifier(function)], count = 0
        while found.count > count {
            count = found.count
            for mention in mentions where found.contains(ObjectIdentifier(mention.function)) { found.insert(ObjectIdentifier(mention.user)) }
        }
        return found
    }
}

/// Names that nobody has used: `_1`, `f_2` and so on.
private struct FreshNames {
    private let texts: [String]
    private var count = 0

    init(besides texts: [String]) { self.texts = texts }

    mutating func name(_ stem: String) -> String {
        repeat { count += 1 } while texts.contains { $0.contains("\(stem)_\(count)") }
        return "\(stem)_\(count)"
    }
}
