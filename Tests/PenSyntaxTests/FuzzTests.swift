// Broken texts: whatever is read, the parser ends, and every place lies in the text.

import PenSyntax
import Testing

/// Every rule of the grammar occurs here.
let sample = """
    #!/usr/bin/env pen
    // comment
    let (a, b) = (1.5e-3, .5); let c = [1_000, 50%, 90°, "t\\(a + 1)\\n\\u{e9}\\("\\(b)")", #f80, #ff880080]
    f(x, n = 4) = 2pi * x^-n / 3(x + 1) % 2 − 1
    def koch(a, b) { if not a == b and 0 < a <= 1 or true { return } else if nil { return a } else { break } }
    for (i, p) in 1..<10 by 2 { while a { repeat 4 { continue } } }
    import "shapes.pen"
    curveTo (300, 200) via (100, 100), (200, 300), ease: easeOut { x.y[0] = f''(1); a += 1 }
    plot sin(x) for x in -pi..pi by 1, stroke: red
    l.map((x, y) => { x }).map(x => if x { 1 } else { 2 })
      .count
    animate ring.strokeEnd
      from 0
      over 3s, repeat: 2
    größe = 圆 × 2; push a by (0, -1)
    """

/// A linear congruential generator (Knuth's MMIX constants): the same numbers each time.
struct Randomness {
    var state: UInt64
    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(max(1, bound)))
    }
}

private func check(_ bytes: [UInt8]) {
    let source = Source(id: 7, name: "fuzz", bytes: bytes)
    let tree = Parser.parse(source)
    let count = Int32(source.bytes.count)
    for diagnostic in tree.diagnostics {
        let spans = [diagnostic.span] + diagnostic.notes.compactMap(\.span) + (diagnostic.fix?.edits.map(\.span) ?? [])
        for span in spans where span.source != 7 || span.start < 0 || span.end < span.start || span.end > count {
            Issue.record("\(span) outside of 0..<\(count) in \(bytes): \(diagnostic.message)")
        }
        let edits = diagnostic.fix?.edits ?? []
        for (first, second) in zip(edits, edits.dropFirst()) where first.span.end > second.span.start {
            Issue.record("edits overlap in \(String(decoding: bytes, as: UTF8.self)): \(diagnostic.message)")
        }
        for word in ["token", "identifier", "operand", "expression", "syntax", "parse", "statement"] where diagnostic.message.lowercased().contains(word) {
            Issue.record("“\(word)” in: \(diagnostic.message)")
        }
        if diagnostic.message.isEmpty { Issue.record("an empty message for \(String(decoding: bytes, as: UTF8.self))") }
    }
    var last: Int32 = 0
    for statement in tree.statements {
        if statement.span.start < last || statement.span.end < statement.span.start || statement.span.end > count {
            Issue.record("statement at \(statement.span) in \(bytes)")
        }
        last = statement.span.end
    }
    if let first = tree.diagnostics.first { _ = DiagnosticPrinter(sources: [source], width: 40).text(of: first) }
}

@Test func theSampleIsFree() {
    let source = Source(text: sample)
    #expect(Parser.parse(source).diagnostics.map { "\(source.location(of: $0.span.start)): \($0.message)" } == [])
}

@Test func everyPrefixEnds() {
    let bytes = Array(sample.utf8)
    for count in bytes.indices { check(Array(bytes[..<count])) }
}

@Test(arguments: 0..<8)
func changedBytesDoNoHarm(seed: Int) {
    var random = Randomness(state: UInt64(seed) * 977 + 1)
    let original = Array(sample.utf8)
    for _ in 0..<70 {
        var bytes = original
        for _ in 0..<(1 + random.next(6)) {
            let place = random.next(bytes.count)
            switch random.next(4) {
            case 0: bytes[place] = UInt8(random.next(256))
            case 1: bytes.remove(at: place)
            case 2: bytes.insert(original[random.next(original.count)], at: place)
            default: bytes.removeSubrange(place..<min(bytes.count, place + random.next(30)))
            }
            if bytes.isEmpty { bytes = original }
        }
        check(bytes)
    }
}

@Test(arguments: 0..<8)
func scrambledPiecesDoNoHarm(seed: Int) {
    var random = Randomness(state: UInt64(seed) * 31 + 5)
    let pieces = ["(", ")", "[", "]", "{", "}", "\"", "\\(", " ", " ", " ", "\n", "\n", ",", ":", ";", "=", "=>", "+", "-", "--", "++", "*",
        "..", "..<", "...", "^", "%", "!", "?", "|", "&&", "||", "√", "²", "'", "#", "#fff", "/*", "*/", "//", "1", "2.5", "0x1f", "3deg", "50%",
        "x", "sin", "by", "from", "to", "let", "def", "if", "else", "for", "in", "repeat", "while", "return", "import", "not", "and", "nil",
        "elif", "then", "do", "end", "range", "function", "foreach", "const", ".", "x.y", "f'", "label:", "“", "”", "（", "\u{FF}", "\0", "é"]
    for _ in 0..<300 {
        let text = (0..<(1 + random.next(40))).map { _ in pieces[random.next(pieces.count)] }.joined()
        check(Array(text.utf8))
    }
}

@Test(arguments: 0..<4)
func randomBytesDoNoHarm(seed: Int) {
    var random = Randomness(state: UInt64(seed) + 99)
    for _ in 0..<200 { check((0..<random.next(60)).map { _ in UInt8(random.next(256)) }) }
}

@Test(arguments: ["(", ")", "{", "}", "[", "\"", "\"\\(", "x ", "let x = ", "if a ", "if a {", "x y\n", "f(\n", "'", "/*", "#", "^", "- ", "a.", "a ? ", "|", "\n", ";", ",", "=>", "=", "for i = ", "repeat 4 [", "\u{FF}", "²", "a(b c", "{ a(b c"])
func muchOfTheSameDoesNoHarm(piece: String) {
    check(Array(String(repeating: piece, count: 2_000).utf8))
}
