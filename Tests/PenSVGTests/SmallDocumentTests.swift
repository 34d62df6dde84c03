// Small documents, byte by byte.

import PenGeometry
import PenScene
import PenSVG
import Testing

@Suite struct SmallDocumentTests {
    private func svg(_ build: (Scene) -> Void) throws -> String {
        let scene = Scene()
        build(scene)
        return String(decoding: try SVGWriter.write(scene.frame()), as: UTF8.self)
    }

    @Test func seven() throws {
        var path = Path()
        path.move(to: Point(10, 10))
        path.line(to: Point(100, 10))
        path.line(to: Point(100, 100))
        let text = try svg { scene in
            scene.setCanvas(Canvas(width: 120, height: 120))
            scene.add(Layer(content: .shape(path)), to: .root)
        }
        #expect(text.utf8.count <= 250)
    }
}
