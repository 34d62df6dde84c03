// Random sentences of the grammar.

struct SentenceGenerator {
    private let grammar: Grammar
    private var random: Randomness
    private var text = ""
    private var depth = 0
    private var isJoined = true
    /// Inside a token nothing is put between the pieces.
    private var isInToken = false
    private var allowsBlocks = true
    /// The same outside the brackets that are open.
    private var outside: [Bool] = []
    /// A text stands on one line.
    private var isInText = false
    /// How many rules may be inside each other; a value alone needs about fifteen.
    private var deepest = 0

    private static let tokens: Set = ["name", "number", "colour", "plainText", "textStart", "textMiddle", "textEnd", "anyName",
        "label", "assigningSign", "preposition"]

    init(_ grammar: Grammar, seed: UInt64) { (self.grammar, random) = (grammar, Randomness(state: seed)) }

    mutating func sentence(_ rule: String = "script") -> String {
        (text, isJoined, depth) = ("", true, 0)
        // Mostly short sentences, so that there can be thousands.
        deepest = 15 + random.next(6) * random.next(6)
        generate(.reference(rule))
        return text
    }

    private mutating func emit(_ piece: String) {
        if !isJoined && !isInToken { text += piece == "\n" ? "" : text.hasSuffix(",") && !isInText && random.next(12) == 0 ? "\n" : " " }
        text += piece
        isJoined = isInToken ? isJoined : false
    }

    private mutating func generate(_ rule: Rule) {
        switch rule {
        case .sign(let sign): generate(sign: sign)
        case .remark(let remark): generate(remark: remark)
        case .reference(let name): generate(reference: name)
        case .sequence(let parts): generate(sequence: parts)
        case .choice(let choices):
            // Deep inside, the last choice is the one that leads out.
            if isInText, case .reference("newline") = choices[0] { return emit(";") }
            generate(choices[depth > deepest ? choices.count - 1 : random.next(choices.count)])
        case .optional(let part):
            if random.next(4) == 0, depth < deepest, allowsBlocks || !part.isCallBlock { generate(part) }
        case .repeated(let part):
            for _ in 0..<(depth > deepest ? 0 : max(0, random.next(6) - 3)) { generate(part) }
        }
    }

    private mutating func generate(sequence parts: [Rule]) {
        for part in parts {
            generate(part)
            // What follows such a remark is replaced by something that fulfils it.
            guard case .remark(let remark) = part, let simple = replacement(remark) else { continue }
            return generate(.reference(simple))
        }
    }

    private mutating func replacement(_ remark: String) -> String? {
        switch remark {
        case "begins neither with if nor with a minus and a space": return "parenthesized"
        case "a name or a parenthesis follows, this not behind a unit":
            return text.last?.isNumber == true && random.next(2) == 0 ? "parenthesized" : "plainLetterName"
        default: return nil
        }
    }

    private mutating func generate(sign: String) {
        emit(sign)
        if isInToken { return }
        if ["(", "[", "{"].contains(sign) {
            outside.append(allowsBlocks)
            allowsBlocks = true
        } else if [")", "]", "}"].contains(sign) {
            allowsBlocks = outside.popLast() ?? true
        }
    }

    private mutating func generate(remark: String) {
        switch remark {
        case "no space", "no space at a head": isJoined = true
        case "space": isJoined = false
        case "a Unicode letter": emit(["k", "q", "w", "z", "é", "圆"][random.next(6)])
        case _ where remark.hasPrefix("\\n"):
            if !isInText { emit("\n") }
        case _ where remark.hasPrefix("any but"): emit(["a", " ", "'", "ü", "😀", "(", "{", "//", "#"][random.next(9)])
        case "\"": emit("\"")
        default: break
        }
    }

    private mutating func generate(reference name: String) {
        depth += 1
        let (outerBlocks, outerToken, outerText) = (allowsBlocks, isInToken, isInText)
        defer { (allowsBlocks, isInToken, depth) = (outerBlocks, outerToken, depth - 1) }
        if name == "headValue" { allowsBlocks = false }
        if name == "prime" { isJoined = true }
        if SentenceGenerator.tokens.contains(name), !isInToken {
            // The blank before the token, then its characters.
            emit("")
            isInToken = true
            isJoined = false
        }
        if name == "textStart" { isInText = true }
        defer { if name == "text" { isInText = outerText } }
        if name == "plainLetterName" { return emit(["k", "q2", "圆'"][random.next(3)]) }
        guard let rule = grammar.rules[name] else { return emit("?\(name)?") }
        let offset = text.utf8.count
        generate(rule)
        // Beyond the largest number there is none.
        if name == "number", text.utf8.dropFirst(offset).contains(0x65) { text = (String(text.utf8.prefix(offset)) ?? "") + "1.5e-3" }
    }
}

extension Rule {
    fileprivate var isCallBlock: Bool {
        if case .reference("callBlock") = self { true } else { false }
    }
}
