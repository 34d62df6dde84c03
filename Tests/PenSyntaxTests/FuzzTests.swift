// Broken texts: whatever is read, the parser ends, and every place lies in the text.

import Foundation
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

private func check(_ bytes: [UInt8]) {
    for fault in parserFaults(bytes) { Issue.record("\(fault) in: \(String(decoding: bytes, as: UTF8.self))") }
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
    for _ in 0..<70 { check(random.mutated(original)) }
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

@Test(arguments: ["(", ")", "{", "}", "[", "\"", "\"\\(", "x ", "let x = ", "if a ", "if a {", "x y\n", "f(\n", "'", "/*", "#", "^", "- ", "a.", "a ? ", "|", "\n", ";", ",", "=>", "=", "for i = ", "repeat 4 [", "\u{FF}", "²", "a(b c", "{ a(b c", "\"\"\"\n", "\"a\n", "\\\"\"\"\n"])
func muchOfTheSameDoesNoHarm(piece: String) {
    check(Array(String(repeating: piece, count: 2_000).utf8))
}

/// Each of 40,000 lines begins a text of three quotes, and none ends one: looked for from each line the end would be looked
/// for in 4 GB.
@Test func theEndOfLongTextsIsLookedForOnce() {
    let source = Source(text: String(repeating: "\\\"\"\"\n", count: 40_000))
    // Of this thread: other tests run beside it.
    let start = processorSeconds()
    _ = Parser.parse(source)
    #expect(processorSeconds() - start < 20)
}

private func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
