// `image`: its layer, its size, and what cannot be shown.

import PenGeometry
import PenScene
import PenSyntax
import Testing

@testable import PenLanguage

@Suite struct ImageTests {
    private func images(_ script: String) -> [DrawnImage] {
        let run = ScriptRun(script)
        #expect(run.diagnostics.isEmpty, "\(run.diagnostics.map(\.message))")
        return run.scene.frame().operations.compactMap { if case .image(let image) = $0 { image } else { nil } }
    }

    /// The images of these tests have 40 × 20 pixels.
    @Test(arguments: [
        ("image \"car.png\"", Rect(x: 0, y: 0, width: 40, height: 20)),
        ("image \"car.png\" at (10, 20)", Rect(x: 10, y: 20, width: 40, height: 20)),
        ("image \"car.png\" at (10, 20), size: 80", Rect(x: 10, y: 20, width: 80, height: 40)),
        ("image \"car.png\" at (10, 20), size: (30, 30)", Rect(x: 10, y: 20, width: 30, height: 30)),
        ("image \"car.png\" at (50, 50), anchor: (50%, 100%)", Rect(x: 30, y: 30, width: 40, height: 20)),
        ("translate 5, 5; image \"car.png\"", Rect(x: 5, y: 5, width: 40, height: 20)),
        ("let car = image(\"car.png\"); car.position = (7, 8); car.size = 20", Rect(x: 7, y: 8, width: 20, height: 10)),
        ("let car = image(\"car.png\", size: 20); car.size = (car.size.x, 20)", Rect(x: 0, y: 0, width: 20, height: 20)),
        ("canvas 100, 100, origin: bottomLeft; image \"car.png\" at (10, 90)", Rect(x: 10, y: 10, width: 40, height: 20)),
        ("let car = image(\"car.png\"); image \"car.png\" at (car.bounds.maxX, 0)", Rect(x: 0, y: 0, width: 40, height: 20)),
    ])
    func places(script: String, box: Rect) {
        #expect(images(script).first?.box == box)
    }

    @Test func thePensOpacityAndTheLayersProperties() {
        let drawn = images("opacity 50%; image \"car.png\"\nlet van = image(\"van.png\", smoothing: false)\nvan.blendMode = \"multiply\"; van.opacity = 1\nimage \"car.png\"")
        #expect(drawn.map(\.opacity) == [0.5, 1, 0.5])
        #expect(drawn.map(\.isSmooth) == [true, false, true])
        #expect(drawn.map(\.name) == [nil, "van", nil])
        #expect(drawn[1].blendMode == .multiply)
        // The same file is the same image.
        #expect(drawn[0].content === drawn[2].content && drawn[0].content !== drawn[1].content)
    }

    @Test func propertiesAreRead() {
        #expect(ScriptRun("let a = image(\"car.png\", size: 80, smoothing: false)\nprint a.size, a.smoothing, a.bounds.height").printed == "(80, 40) false 40\n")
        #expect(ScriptRun("let a = image(\"car.png\")\na.smoothing = false\nprint a.smoothing").printed == "false\n")
    }

    @Test(arguments: [
        ("image \"\"", "image needs the name of a file between the quotes", 6..<8),
        ("image \"missing.png\"", "missing.png cannot be shown: there is none", 6..<19),
        ("image \"car.png\", size: 0", "size must be greater than 0, and is 0", 23..<24),
        ("image \"car.png\", size: (5, -5)", "size must be greater than 0 both ways, and is (5, -5)", 23..<30),
        ("image \"car.png\", size: red", "size takes a number or point, and this is the colour red", 23..<26),
        ("image 5", "file takes a text, and this is the number 5", 6..<7),
        ("let a = image(\"car.png\")\na.size = (1, 0)", "size must be greater than 0 both ways", 25..<40),
        ("shape { image \"car.png\" }", "a shape is one path", 8..<23),
    ])
    func mistakes(script: String, message: String, place: Range<Int>) {
        let diagnostics = ScriptRun(script).diagnostics
        #expect(diagnostics.count == 1 && diagnostics[0].message.hasPrefix(message), "\(diagnostics.map(\.message))")
        #expect(diagnostics.first.map { Int($0.span.start)..<Int($0.span.end) } == place)
    }

    @Test(arguments: ["drawImage", "img", "picture"])
    func whatOthersCallIt(name: String) {
        let diagnostics = ScriptRun("\(name) \"car.png\"").diagnostics
        #expect(diagnostics.first?.message.hasSuffix("in pen it is image") == true, "\(diagnostics.map(\.message))")
    }
}
