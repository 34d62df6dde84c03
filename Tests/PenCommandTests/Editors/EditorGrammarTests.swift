// The grammars for editors: fresh, and of one mind with the lexer.

import Foundation
import PenLanguage
import PenSyntax
import Testing

@testable import pen

@Suite struct EditorGrammarTests {
    @Test(arguments: [("vim", "pen.vim"), ("textmate", "pen.tmLanguage.json")])
    func theFileIsFresh(editor: String, file: String) throws {
        let written = try String(contentsOf: Workplace.repository.appendingPathComponent("grammar/" + file), encoding: .utf8)
        #expect(try Workplace().pen("grammar", editor).output == written, "run pen grammar \(editor) > grammar/\(file)")
    }

    @Test func theGrammarForTextMateIsJSON() throws {
        let grammar = try #require(try JSONSerialization.jsonObject(with: Data(TextMateGrammar.text.utf8)) as? [String: Any])
        #expect(grammar["scopeName"] as? String == "source.pen" && grammar["fileTypes"] as? [String] == ["pen"])
    }

    @Test(arguments: ["vim", "textmate"]) func everyWordOfTheTablesIsKnown(editor: String) throws {
        let words = Set(try #require(Editor(rawValue: editor)).grammar.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        let table = BuiltinInfo.all.map(\.name) + ColorNames.all + LanguageWord.all.map(\.name).filter { $0.first?.isLetter == true }
        #expect(Set(table).subtracting(words).subtracting(["by"]) == [])
    }

    @Test(.enabled(if: EditorColours.isPossible(.vim))) func vimReadsScriptsAsTheLexerDoes() throws { try compare(.vim) }

    @Test(.enabled(if: EditorColours.isPossible(.textmate))) func textMateReadsScriptsAsTheLexerDoes() throws { try compare(.textmate) }

    /// The gallery, the scenes, the examples of help, and what is hard.
    private func compare(_ editor: Editor) throws {
        let place = try Workplace()
        var scripts = EditorGrammarTests.hard
        for folder in ["scripts/gallery", "Tests/Scenes"] {
            let root = Workplace.repository.appendingPathComponent(folder)
            for name in try FileManager.default.contentsOfDirectory(atPath: root.path).filter({ $0.hasSuffix(".pen") }) {
                scripts[name] = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
            }
        }
        scripts["examples.pen"] = HelpSubject.all.map { $0.example + "\n" }.joined()
        for (name, text) in scripts { try place.write(name, text) }
        let colours = try EditorColours(of: scripts.keys.sorted(), in: place, by: editor)
        #expect(scripts.count > 35 && Set(scripts.keys).subtracting(colours.names.keys) == [])
        for (name, text) in scripts {
            let differences = differences(Array(text.utf8), try #require(colours.names[name]))
            #expect(differences.isEmpty, "\(name): \(differences.prefix(5).joined(separator: "; "))")
        }
    }

    /// Where the editor takes a byte for something else than the lexer does.
    private func differences(_ bytes: [UInt8], _ names: [Int: String]) -> [String] {
        ByteClass.classes(of: bytes).enumerated().compactMap { index, own in
            let theirs = names[index].map(ByteClass.init(editorName:)) ?? .plain
            guard let own, own != theirs else { return nil }
            let around = String(decoding: bytes[max(0, index - 15)..<min(bytes.count, index + 15)], as: UTF8.self)
            return "\(own) is \(names[index] ?? "nothing") in \(around.debugDescription)"
        }
    }

    private static let hard: [String: String] = [
        "texts.pen": #"""
            #!/usr/bin/env pen
            print "a \(1 + (2 * 3)) b // no comment \"c\" \u{e9}\n" // a comment "no text"
            print "\("inner \(sin(0)) text") \(if yes { "y" } else { "n" })", "é\(#2a9d8f)ü"
            """#,
        "numbers.pen": """
            print 2pi, 3e, 2e3, 1_000, .5, 1..5, 0..<10, 10%3, 50% + 1, 90deg, 90°, 1.5turn, 250ms, 2sx, x2, 3cos(2x), 1e-3, 2s
            let sx = 1; let x2 = 2; let x = 3
            """,
        "words.pen": """
            let fromto = 1; let forth = 2; let order = fromto.repeat; let größe = 圆
            f(repeat: 2, from: 3, at : 4)
            arc (50, 50), 40 from 90deg to 0deg
            let y = if not true or false and nil == none { 1 } else { 2 }
            spline through (1, 2), (3, 4), closed: yes
            print f'(x), f''(2), 2f'(x)
            for i in 0..<n by 2 { continue }
            """,
    ]

    // MARK: What names are

    @Test(arguments: [
        ("circle 50, 50, 40", "circle", "penCommand", "support.function.command"), ("  close", "close", "penCommand", "support.function.command"),
        ("if a { close }", "close", "penCommand", "support.function.command"), ("fill none; stroke navy", "stroke", "penCommand", "support.function.command"),
        ("fill tomato", "tomato", "penColourName", "support.constant.color"), ("fill none", "none", "penConstant", "support.constant"),
        ("lineJoin bevel", "bevel", "penChoice", "support.constant.word"), ("tangent 3", "tangent", "penOwnCommand", "entity.name.function.command"),
        ("f(x) = x^2", "f", "penDefinition", "entity.name.function"), ("def ring(p) { }", "ring", "penDefined", "entity.name.function"),
        ("def ring(p) { }", "def", "penDeclaration", "storage.type.function"), ("let road = 3", "road", "penVariable", "variable.other.declaration"),
        ("let p = path { close }", "path", "penFunction", "support.function"), ("y = 25sin(2pi * x)", "sin", "penFunction", "support.function"),
        ("y = 25sin(2pi * x)", "pi", "penConstant", "support.constant"), ("y = g(x)", "g", "penOwnFunction", "entity.name.function.call"),
        ("print \"\\(sin(x)) m\"", "sin", "penFunction", "support.function"), ("length = 3", "length", "penName", "variable.other"),
        ("for x in 0..9 by 3 { }", "by", "penBy", "support.other.preposition"), ("x => x + 1", "=>", "penOperator", "keyword.operator"),
    ])
    func aNameIsColouredByWhatItIs(line: String, word: String, group: String, scope: String) throws {
        let place = try Workplace()
        try place.write("line.pen", line + "\n")
        let start = try #require(line.firstRange(of: word)).lowerBound.utf16Offset(in: line)
        if EditorColours.isPossible(.vim) {
            let names = try #require(EditorColours(of: ["line.pen"], in: place, by: .vim).names["line.pen"])
            #expect(names[start] == group && names[start + word.utf8.count - 1] == group, "vim: \(names[start] ?? "nothing")")
        }
        if EditorColours.isPossible(.textmate) {
            let names = try #require(EditorColours(of: ["line.pen"], in: place, by: .textmate).names["line.pen"])
            #expect(names[start] == scope + ".pen", "TextMate: \(names[start] ?? "nothing")")
        }
    }

    // MARK: Indentation

    @Test(.enabled(if: EditorColours.isPossible(.vim))) func vimIndentsTheGalleryAsItIs() throws {
        let place = try Workplace()
        for script in Gallery.scripts {
            let flat = script.text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmingPrefix { $0 == " " } }.joined(separator: "\n")
            try place.write(script.name + ".pen", flat)
        }
        try place.write("indent.vim", "filetype plugin indent on\nsource pen.vim\nfor s:file in glob('*.pen', 0, 1)\n  execute 'edit ' . s:file\n  normal! gg=G\n  write\nendfor\nquitall!\n")
        _ = try place.shell("pen grammar vim > pen.vim; HOME=$PWD vim -X -N -u NONE -i NONE -es -S indent.vim </dev/null >/dev/null")
        for script in Gallery.scripts { #expect(try place.read(script.name + ".pen") == script.text, "\(script.name)") }
    }
}
