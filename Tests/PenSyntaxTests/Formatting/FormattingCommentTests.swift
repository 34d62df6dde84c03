// Comments stay with what they speak of.

@testable import PenSyntax
import Testing

private func check(_ before: String, _ after: String) {
    #expect(formatted(before) == after)
    #expect(formattingFaults(before) == [])
}

@Test func commentsBehindCodeStandTwoBlanksAway() {
    check("a// one  \nb        //two\t", "a  // one\nb  //two\n")
    check("a = 1;// one", "a = 1  // one\n")
    check("a; b // both", "a; b  // both\n")
}

@Test func commentsOfConsecutiveLinesStandBelowEachOther() {
    check("a // 1st\nlonger = 2 // 2nd\nb\nc // 3rd\n\nlonger = 2 // 4th", "a           // 1st\nlonger = 2  // 2nd\nb\nc  // 3rd\n\nlonger = 2  // 4th\n")
    check("for i in l { // each\nprint i // shown\n} // end", "for i in l {  // each\n    print i   // shown\n}             // end\n")
    check("圆 = 1 // wide\nb = 20 // narrow", "圆 = 1  // wide\nb = 20  // narrow\n")
}

@Test func aCommentThatGoesOnBelowStaysThere() {
    check("a = 1    // one\n         // more\nlonger = 2 // two", "a = 1       // one\n            // more\nlonger = 2  // two\n")
    // Elsewhere it is one of its own, and so it is behind a blank line.
    check("a = 1    // one\n  // own\nb", "a = 1  // one\n// own\nb\n")
    check("a = 1    // one\n\n         // own\nb", "a = 1  // one\n\n// own\nb\n")
    // Where code would stand it is no continuation: this one stands four columns in.
    check("f(  // x\n    // y\n    a,  // z\nb)", "f(  // x\n    // y\n    a,  // z\n    b)\n")
}

/// pen takes the first for a division of another language, and goes on to do so.
@Test func whatLooksLikeADivisionKeepsItsDistance() {
    check("let h = n // 2", "let h = n // 2\n")
    check("let h = n    // 2", "let h = n  // 2\n")
    check("let h = n; // 2", "let h = n  // 2\n")
    check("let h = n // 2 of them", "let h = n  // 2 of them\n")
    #expect(Parser.parse(Source(text: formatted("let h = n // 2") ?? "")).diagnostics.count == 1)
}

@Test func commentsOnLinesOfTheirOwnAreIndentedLikeWhatFollows() {
    check("// top\na\n      // b\n b", "// top\na\n// b\nb\n")
    check("group {\n// first\na\n// last\n}\n// end", "group {\n    // first\n    a\n    // last\n}\n// end\n")
    check("k = [\n// first\n1, // one\n// second\n2\n// last\n]", "k = [\n    // first\n    1,  // one\n    // second\n    2\n    // last\n]\n")
    check("k = a + // one\n// two\nb", "k = a +  // one\n    // two\n    b\n")
    check("k = l\n// first\n.map(f) // second\n.count", "k = l\n    // first\n    .map(f)  // second\n    .count\n")
    check("f(x) =\n// why\nx", "f(x) =\n    // why\n    x\n")
}

@Test func commentsKeepLinesFromBeingJoined() {
    check("if a { b } // no\nelse { c } // yes", "if a {\n    b\n}  // no\nelse {\n    c\n}  // yes\n")
    check("if a {\nb\n}\n// or\nelse {\nc\n}", "if a {\n    b\n}\n// or\nelse {\n    c\n}\n")
    check("k = x => // what\n{ a }", "k = x =>  // what\n    { a }\n")
    check("k = (a // one\n, b)", "k = (a  // one\n    , b)\n")
    check("k = a - // less\n- // minus\nb", "k = a -  // less\n    -    // minus\n    b\n")
    check("k = (f // call\n(1))", "k = (f  // call\n    (1))\n")
}

@Test func blankLinesAroundCommentsAreKept() {
    check("// a\n\n\n\n// b\n\nc\n\n// d\n", "// a\n\n// b\n\nc\n\n// d\n")
    check("group {\n\n// a\n\n}", "group {\n    // a\n}\n")
    check("group { // g\n\n a\n}", "group {  // g\n    a\n}\n")
}

@Test func theFirstLineMayBeForTheSystem() {
    check("#!/usr/bin/env pen  \n\n\na", "#!/usr/bin/env pen\n\na\n")
    check("\u{FEFF}#!/usr/bin/env pen\r\na", "#!/usr/bin/env pen\na\n")
    check("#!/usr/bin/env pen", "#!/usr/bin/env pen\n")
}

@Test func commentsHoldWhateverTheyHold() {
    check("// \"(\\( { } [ ; 圆 😀 \u{301}\u{3000}\na", "// \"(\\( { } [ ; 圆 😀 \u{301}\na\n")
    check("//\na", "//\na\n")
    check("a //", "a  //\n")
    check("k = \"// no comment\" // comment", "k = \"// no comment\"  // comment\n")
}

/// Wherever a comment can be written, it is kept, and so is what the script means.
@Test(arguments: [
    "let (a, b) = (1, [2, 3,])", "f(x, n = 4) = 2pi * x^-n / 3(x + 1)", "def koch(a, b = 1) { return a }", "if not a and b or c { d } else if e { f } else {}", "while a <= b != c { break; continue }", "repeat 4 { a += 1 }",
    "for (i, p) in 1 ..< n + 1 by 2 { print i }", "import \"a.pen\"", "curveTo (3, 2) via (1, 1), (2, 3), ease: x => { x } { a }", "plot f(x) for x in -pi..pi by 1, stroke: red", "push a by (0, -1)", "k = l.map((x, y) => x + y).count[0](1)",
    "k = if a { 1 } else { 2 }", "k = \"a\\(b + c)d\" + path { a; b }.length", "k = (a, -b); l[0] = f''(1)", "k = [x => if a { b } else { c }, not d, #f80, nil, 50%]", "animate a.b from 0 to 1 over 3s { c = 1 }",
])
func commentsMayStandEverywhere(text: String) {
    let tokens = Lexer.tokens(of: Source(text: text)).tokens
    var accepted = 0
    for token in tokens {
        for comment in [" // c\n", "\n// c\n", "// c\n\n\n// d 圆\n  "] {
            let bytes = Array(text.utf8), changed = String(decoding: bytes[..<Int(token.start)] + comment.utf8 + bytes[Int(token.start)...], as: UTF8.self)
            if formatted(changed) != nil { accepted += 1 }
            #expect(formattingFaults(changed) == [], "\(changed)")
        }
    }
    #expect(accepted >= 6)
}
