// Valid XML, whatever the strings hold.

import Foundation
import PenGeometry
import PenScene
import PenSVG
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct XMLValidityTests {
    /// What a parser of another house (libxml2) reads in a document.
    private final class Reader: NSObject, XMLParserDelegate {
        var ids: [String] = [], texts: [String: String] = [:]
        private var open: [String] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String] = [:]
        ) {
            open.append(name)
            if let id = attributes["id"] { ids.append(id) }
        }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) { open.removeLast() }
        func parser(_ parser: XMLParser, foundCharacters string: String) { texts[open.last ?? "", default: ""] += string }
    }

    private func read(_ scene: Scene, _ place: SourceLocation = #_sourceLocation) throws -> Reader {
        let parser = XMLParser(data: Data(try SVGWriter.write(scene.frame()))), reader = Reader()
        parser.delegate = reader
        #expect(parser.parse(), "\(String(describing: parser.parserError))", sourceLocation: place)
        return reader
    }

    static let hostile = [
        "<&>\"'", "]]>", "<!-- -->", "&amp;&#0;", "</svg>", "<script>alert(1)</script>", "a\u{0}b\u{1}\u{8}\u{B}\u{C}\u{E}\u{1F}\u{7F}\u{85}", "\u{FFFE}\u{FFFF}",
        "\t\n\r", "\r\n", "🖊️ 你好 e\u{301} \u{10FFFF} \u{1FFFE}", "\u{202E}abc", "", " ", "-", "1a", ".", ":", "é", "·x", "x:y", "a b", "%@", "url(#x)",
    ]

    @Test(arguments: hostile) func everyString(_ string: String) throws {
        let scene = Scene()
        scene.setTitle(string)
        scene.setDescription(string)
        for _ in 0..<2 {
            let id = scene.shape(.box(0, 0, 9, 9))
            scene.update(id) { $0.name = string }
        }
        var text = Layer(content: .text(Layer.TextContent(text: "x" + string, font: string)))
        (text.name, text.style.fill) = (string, .color(.black))
        scene.add(text, to: .root)
        let reader = try read(scene)
        #expect(reader.ids.count == 3 && Set(reader.ids).count == 3)
        #expect(reader.ids.allSatisfy(isNCName), "\(reader.ids)")
        let forbidden = (Array(0..<9) + [11, 12] + Array(14..<32) + [0xFFFE, 0xFFFF]).compactMap(Unicode.Scalar.init)
        var expected = String.UnicodeScalarView()
        for scalar in string.unicodeScalars { expected.append(forbidden.contains(scalar) ? "\u{FFFD}" : scalar) }
        #expect(reader.texts["title"] ?? "" == String(expected))
        #expect(reader.texts["desc"] ?? "" == String(expected))
    }

    /// NCName of Namespaces in XML 1.0, by general categories: what a name may hold is nearly letters, marks and digits.
    private func isNCName(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, first == "_" || first.properties.isAlphabetic || first.value >= 0x10000 else { return false }
        return name.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0.properties.numericType != nil || "_-.·".unicodeScalars.contains($0) || !$0.isASCII }
    }

    @Test(arguments: [
        ("ring", "ring"), ("größe", "größe"), ("环", "环"), ("x1", "x1"), ("1x", "_1x"), ("-x", "_-x"), ("a b", "a_b"), ("a:b", "a_b"), ("\u{301}", "_\u{301}"), ("", "_"),
        ("α′", "α_"),
    ])
    func idsComeFromNames(name: String, id: String) throws {
        let scene = Scene()
        scene.update(scene.shape(.box(0, 0, 9, 9))) { $0.name = name }
        #expect(try read(scene).ids == [id])
    }

    @Test func idsAreUnique() throws {
        let scene = Scene()
        for name in ["a", "a", "a-2", "a", "a b", "a_b"] { scene.update(scene.shape(.box(0, 0, 9, 9))) { $0.name = name } }
        #expect(try read(scene).ids == ["a", "a-3", "a-2", "a-4", "a_b", "a_b-2"])
    }

    @Test func manyLayersOfOneName() throws {
        let scene = Scene()
        for _ in 0..<20_000 { scene.update(scene.shape(.polyline([.zero, Point(1, 1)]))) { $0.name = "leaf" } }
        let ids = try read(scene).ids
        #expect(ids.first == "leaf" && ids.last == "leaf-20000")
    }

    @Test func everyPictureIsValid() throws {
        for picture in ComparisonPicture.all {
            let parser = XMLParser(data: Data(try SVGWriter.write(picture.frame())))
            #expect(parser.parse(), "\(picture.name): \(String(describing: parser.parserError))")
        }
    }
}
