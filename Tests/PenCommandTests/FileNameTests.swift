// Names of files are bytes: what is not UTF-8 works, and what would disturb a terminal is not shown to it.

import Foundation
import Testing

struct FileNameTests {
    let place = try! Workplace()

    /// A folder, a script and its neighbour whose names are Latin-1 or hold a colour code.
    private func prepare() throws {
        let outcome = try place.shell(#"""
            mkdir $'caf\xe9' && cd $'caf\xe9'
            echo 'let b = 3' > b.pen
            printf 'import "b.pen"\nprint b, args\ncircle 5, 5, b' > $'\e[31m\xff.pen'
            """#)
        try #require(outcome.code == 0)
    }

    @Test func theyAreReadAndWrittenAsTheyAre() throws {
        try prepare()
        let outcome = try place.shell(#"pen $'caf\xe9/\e[31m\xff.pen' -o $'caf\xe9/\xfe.svg' && cat $'caf\xe9/\xfe.svg'"#)
        #expect(outcome.code == 0)
        #expect(outcome.output.hasPrefix("3 []\n<svg "), "\(outcome.output)")
        #expect(outcome.errors.hasPrefix(#"wrote caf\xE9/\xFE.svg: "#), "\(outcome.errors)")
    }

    @Test func theyNameThePicturesInAFolder() throws {
        try prepare()
        let outcome = try place.shell(#"pen $'caf\xe9/\e[31m\xff.pen' -o $'\xfd/' && test -s $'\xfd/\e[31m\xff.svg'"#)
        #expect(outcome.code == 0, "\(outcome.errors)")
    }

    /// Every way in which a message names a file, and every message that quotes what the user wrote.
    @Test(arguments: [
        #"pen $'caf\xe9/\e[31m\xff.pex'"#, #"pen $'caf\xe9/\e[31m\xff.pen' -o $'\e[31m/a.svg'"#, #"pen $'caf\xe9/\e[31m\xff.pen' -o $'\e[31m'"#,
        #"echo 'circle 1, -1, -1' > $'\e[31m.pen'; pen $'\e[31m.pen'"#, #"pen --size $'\e[31m'"#, #"pen $'--\e[31m'"#, #"pen help $'\e[31m'"#,
        #"pen example $'\e[31m'"#, #"pen -e $'print "\e[31m'"#, #"pen -e $'\e[31m = 4'"#, #"pen -e 'import "\u{1B}[31m.pen"'"#,
        #"pen -e 'fill "\u{1B}[31m"'"#, #"pen -e 'lineCap "\u{9B}31m"'"#, #"touch $'\e[31m.pen'; pen $'\e[31m.pen' -o a.svg"#,
    ])
    func messagesHoldNoControlCharacters(line: String) throws {
        try prepare()
        let outcome = try place.shell(line)
        #expect(!outcome.errors.isEmpty)
        #expect(outcome.errors.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control }, "\(outcome.errors.debugDescription)")
    }

    /// What a script prints is its own affair.
    @Test func printsAreRaw() throws {
        #expect(try place.pen("-e", #"print "\u{1B}[31m""#).output == "\u{1B}[31m\n")
    }

    @Test func wordsThatAreNotUTF8() throws {
        let code = try place.shell(#"pen -e $'let a = 1\nprint "\xff"'"#)
        #expect(code.code == 65)
        #expect(code.errors.contains("<code>:2:8: error[unknown-character]: this is not UTF-8"), "\(code.errors)")
        #expect(try place.shell(#"pen -e 'print args' -- $'a\xff'"#).output == "[\"a\u{FFFD}\"]\n")
        #expect(try place.shell(#"pen $'--\xff'"#).code == 64)
    }
}
