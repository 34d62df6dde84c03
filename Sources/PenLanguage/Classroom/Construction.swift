// A construction on a Bézier curve: lines, points and labels, as a group of layers.

import PenGeometry
import PenScene

/// Draws the parts of a construction, each a layer, into a group of their own.
struct Construction {
    private let pen: Pen
    /// What the script said of lines; nil for the construction's own colours.
    var stroke: Paint?
    var lineWidth: Double?

    /// Colours that tell the parts from each other on white paper: the polygon's, and one for each level.
    static let grey: UInt32 = 0x94A3B8FF
    private static let levelColours: [UInt32] = [0x2563EBFF, 0x059669FF, 0xD97706FF, 0x7C3AEDFF, 0x0891B2FF, 0xDB2777FF]
    static let accent: UInt32 = 0xDC2626FF
    private static let radius = 3.5, labelSize = 13.0, labelDistance = 15.0

    static func colour(ofLevel level: Int) -> UInt32 { levelColours[level % levelColours.count] }

    /// Makes the group, has `body` draw into it, and gives it.
    static func drawn(_ call: Invocation, stroke: Paint? = nil, lineWidth: Double? = nil, _ body: (Construction) throws -> Void) throws -> Value {
        let pen = call.machine.pen
        try Builtin.refuseInside(call, pen)
        pen.endShape()
        let container = pen.addGroup()
        pen.enter(.group, container: container)
        defer {
            pen.leave()
            pen.keepLast(container)
        }
        try body(Construction(pen: pen, stroke: stroke, lineWidth: lineWidth))
        return .layer(container)
    }

    /// The curve itself.
    func curve(_ path: Path) { line(path, Construction.ink, width: 2.5) }

    private static let ink: UInt32 = 0x0F172AFF

    /// A line from point to point.
    func polygon(_ points: [Point], _ colour: UInt32, width: Double = 1.25, isDashed: Bool = false) {
        guard let first = points.first, points.count > 1 else { return }
        var path = Path()
        path.move(to: first)
        for point in points.dropFirst() { path.line(to: point) }
        line(path, colour, width: width, isDashed: isDashed)
    }

    private func line(_ path: Path, _ colour: UInt32, width: Double, isDashed: Bool = false) {
        pen.add(.shape(path)) { layer in
            layer.style.stroke = stroke ?? .color(Color(rgba: colour))
            layer.style.fill = nil
            layer.style.strokeStyle.width = lineWidth ?? width
            if isDashed { layer.style.strokeStyle.dash = [4, 4] }
        }
    }

    /// A disc at each of the points.
    func dots(_ points: [Point], _ colour: UInt32, scale: Double = 1) {
        var discs = Path()
        for point in points { discs.append(.circle(center: point, radius: Construction.radius * scale)) }
        pen.add(.shape(discs)) { layer in
            (layer.style.fill, layer.style.stroke) = (.color(Color(rgba: colour)), nil)
        }
    }

    /// P₀, P₁ … beside the control points, outside of the polygon.
    func labels(of curve: BezierCurve) {
        for (i, point) in curve.points.enumerated() {
            label("P" + Construction.subscripted(i), at: point + curve.labelDirection(of: i) * Construction.labelDistance)
        }
    }

    private func label(_ text: String, at point: Point) {
        pen.add(.text(Layer.TextContent(text: text, font: nil, size: Construction.labelSize, width: nil, alignment: nil))) { layer in
            (layer.position, layer.anchor) = (point, Point(0.5, 0.5))
            (layer.style.fill, layer.style.stroke) = (.color(Color(rgba: 0x475569FF)), nil)
        }
    }

    /// 12 as ₁₂.
    static func subscripted(_ number: Int) -> String {
        String(String.UnicodeScalarView(String(number).unicodeScalars.compactMap { Unicode.Scalar($0.value - 0x30 + 0x2080) }))
    }
}
