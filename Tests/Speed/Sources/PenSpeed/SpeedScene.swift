// What is drawn to be timed.

import PenGeometry
import PenLanguage
import PenScene

struct SpeedScene: Sendable {
    let name: String
    let frame: Frame
    let width, height: Int
    let transform: AffineTransform

    init(_ name: String, _ frame: Frame, width: Int, height: Int) {
        (self.name, self.frame, self.width, self.height) = (name, frame, width, height)
        let k = min(Double(width) / frame.bounds.width, Double(height) / frame.bounds.height)
        transform = AffineTransform(
            a: k, b: 0, c: 0, d: k, tx: (Double(width) - frame.bounds.width * k) / 2 - frame.bounds.minX * k,
            ty: (Double(height) - frame.bounds.height * k) / 2 - frame.bounds.minY * k)
    }

    /// What a script draws.
    init(_ name: String, script: String, bytes: [UInt8], width: Int, height: Int) {
        let session = Session()
        guard case .finished = session.run(session.add(name: script, bytes: bytes), report: { _ in }) else { fatalError("\(script) fails") }
        self.init(name, session.scene.frame(), width: width, height: height)
    }

    static var all: [SpeedScene] {
        [
            SpeedScene("10,000 cubics, filled", frame { $0.cubics(fill: true) }, width: 1000, height: 1000),
            SpeedScene("10,000 cubics, stroked", frame { $0.cubics(fill: false) }, width: 1000, height: 1000),
            SpeedScene("a path of 10,000 cubics, filled and stroked", frame { [$0.knot()] }, width: 1000, height: 1000),
            SpeedScene("1,000 thick dashed strokes", frame { $0.dashes() }, width: 1000, height: 1000),
            SpeedScene("a linear gradient of 4096 × 4096", gradient(.linear(from: Point(100, 0), to: Point(900, 1000))), width: 4096, height: 4096),
            SpeedScene(
                "a radial gradient of 4096 × 4096", gradient(.radial(center: Point(500, 500), radius: 600, focus: Point(400, 450))), width: 4096, height: 4096),
        ]
    }

    private static let bounds = Rect(x: 0, y: 0, width: 1000, height: 1000)

    private static func frame(_ shapes: (inout RandomShapes) -> [DrawnShape]) -> Frame {
        var random = RandomShapes()
        return Frame(bounds: bounds, background: .color(.white), operations: shapes(&random).map { .shape($0) })
    }

    private static func gradient(_ kind: Gradient.Kind) -> Frame {
        let colors = [(0, Color(red: 0.1, green: 0.2, blue: 0.5)), (0.4, Color(red: 0.9, green: 0.4, blue: 0.3)), (1, Color(red: 1, green: 0.9, blue: 0.6))]
        let gradient = Gradient(kind: kind, stops: colors.map { Gradient.Stop(offset: $0.0, color: $0.1) })
        return Frame(bounds: bounds, operations: [.shape(DrawnShape(path: .rect(bounds), fill: .gradient(gradient)))])
    }
}
