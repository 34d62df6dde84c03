// Small documents, byte by byte.

import PenGeometry
import PenScene
import PenSVG
import Testing

@Suite struct SmallDocumentTests {
    private let scene = Scene()

    /// The document without its first and last line.
    private func body() throws -> String {
        let lines = try document().split(separator: "\n")
        return lines.dropFirst().dropLast().joined(separator: "\n")
    }

    private func document(_ options: SVGOptions = SVGOptions()) throws -> String {
        String(decoding: try SVGWriter.write(scene.frame(), options: options), as: UTF8.self)
    }

    private let seven = Path.polyline([Point(10, 10), Point(100, 10), Point(100, 100)])

    init() { scene.setCanvas(Canvas(width: 120, height: 120)) }

    @Test func aWholeDocument() throws {
        scene.shape(seven)
        #expect(
            try document() == """
                <svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="0 0 120 120">
                  <path d="M10 10h90v90" fill="none" stroke="#000"/>
                </svg>

                """)
    }

    @Test func theSameSceneGivesTheSameBytes() throws {
        for picture in ComparisonPicture.all {
            #expect(try SVGWriter.write(picture.frame()) == SVGWriter.write(picture.frame()), "\(picture.name)")
        }
    }

    @Test func titleDescriptionAndBackground() throws {
        scene.setTitle("A & B")
        scene.setDescription("<seven>")
        scene.setBackground(.color(.white))
        #expect(
            try body() == """
                  <title>A &amp; B</title>
                  <desc>&lt;seven&gt;</desc>
                  <rect width="120" height="120" fill="#fff"/>
                """)
    }

    @Test func theBackgroundCoversAPictureThatStartsElsewhere() throws {
        scene.setCanvas(nil)
        scene.setBackground(.color(Color(rgba: 0x0000_0080)))
        scene.shape(.box(-50, -50, 100, 100)) { $0.fill(0xFF00_00FF) }
        #expect(
            try body() == """
                  <rect x="-55" y="-55" width="110" height="110" fill-opacity=".502"/>
                  <path d="M-50-50H50V50H-50z" fill="red"/>
                """)
    }

    @Test func strokeAttributes() throws {
        scene.shape(seven) {
            $0.stroke = .color(Color(rgba: 0xFF63_4780))
            $0.strokeStyle = StrokeStyle(width: 2.5, cap: .round, join: .bevel, dash: [4, 2, 1], dashPhase: 3)
            $0.opacity = 0.25
            $0.blendMode = .colorBurn
        }
        #expect(
            try body() == """
                  <path d="M10 10h90v90" fill="none" stroke="tomato" stroke-opacity=".502" stroke-width="2.5" stroke-linecap="round" \
                stroke-linejoin="bevel" stroke-dasharray="4 2 1" stroke-dashoffset="3" opacity=".25" style="mix-blend-mode:color-burn"/>
                """)
        #expect(try document().contains(#"viewBox="0 0 120 120" style="isolation:isolate">"#))
    }

    @Test func fillAttributes() throws {
        scene.shape(.box(0, 0, 9, 9)) { ($0.fill, $0.stroke, $0.fillRule) = (.color(.black), nil, .evenOdd) }
        #expect(try body() == #"  <path d="M0 0H9V9H0z" fill-rule="evenodd"/>"#)
    }

    @Test(arguments: [(4.0, 20.0, false), (10, 20, true), (10, 60, false), (2.1, 60, false), (1.9, 60, true), (10, 5, false), (1000, 5, true)])
    func theMiterLimitStandsWhereACornerNeedsIt(limit: Double, degrees: Double, isNeeded: Bool) throws {
        // A corner of angle θ has a miter of 1/sin(θ/2) times the width: 5.76 at 20°, 2 at 60°, 22.9 at 5°.
        let end = AffineTransform.rotation(degrees * .pi / 180).apply(Point(50, 0))
        scene.shape(.polyline([Point(50, 0), Point(0, 0), Point(0, 0), end])) { $0.strokeStyle.miterLimit = limit }
        scene.shape(.polyline([Point(0, 0), Point(50, 0), end, Point(0, 0)], closed: true)) { $0.strokeStyle.miterLimit = limit }
        let lines = try body().split(separator: "\n")
        #expect(lines[0].contains("stroke-miterlimit") == isNeeded)
        if isNeeded && degrees < 60 { #expect(lines[1].contains("stroke-miterlimit")) }
    }

    @Test func aTrimmedStrokeLeavesTheAreaWhole() throws {
        let id = scene.shape(.box(10, 10, 100, 100)) {
            $0.fill = .color(Color(rgba: 0xFFFF_00FF))
            $0.strokeEnd = 0.25
        }
        #expect(
            try body() == """
                  <path d="M10 10H110V110H10z" fill="#ff0"/>
                  <path d="M10 10H110" fill="none" stroke="#000"/>
                """)
        scene.update(id) { ($0.style.opacity, $0.name) = (0.5, "half") }
        #expect(
            try body() == """
                  <g id="half" opacity=".5">
                    <path d="M10 10H110V110H10z" fill="#ff0"/>
                    <path d="M10 10H110" fill="none" stroke="#000"/>
                  </g>
                """)
    }

    @Test func distortedStrokes() throws {
        scene.shape(seven, base: AffineTransform.scaling(1, 1.0 / 3).then(.translation(Point(0.5, -1))))
        #expect(try body() == ##"  <path transform="matrix(1 0 0 .33333 .5 -1)" d="M10 10h90v90" fill="none" stroke="#000"/>"##)
    }

    // MARK: Definitions

    private func gradient(_ kind: Gradient.Kind, _ transform: AffineTransform = .identity) -> Paint {
        let stops = [Gradient.Stop(offset: 0, color: .white), Gradient.Stop(offset: 0.75, color: Color(rgba: 0xFF00_0080))]
        return .gradient(Gradient(kind: kind, stops: stops, transform: transform))
    }

    @Test func equalGradientsAreDefinedOnce() throws {
        let paint = gradient(.linear(from: Point(0, 0), to: Point(5, 0)), .scaling(2, 2))
        scene.shape(seven) { ($0.fill, $0.stroke) = (paint, paint) }
        scene.shape(seven) { ($0.fill, $0.stroke) = (gradient(.radial(center: Point(1, 2), radius: 3, focus: Point(1, 1)), .scaling(1, 2)), nil) }
        #expect(
            try body() == """
                  <defs>
                    <linearGradient id="gradient1" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="10" y2="0">
                      <stop offset="0" stop-color="#fff"/>
                      <stop offset=".75" stop-color="red" stop-opacity=".502"/>
                    </linearGradient>
                    <radialGradient id="gradient2" gradientUnits="userSpaceOnUse" cx="1" cy="2" r="3" fx="1" fy="1" gradientTransform="matrix(1 0 0 2 0 0)">
                      <stop offset="0" stop-color="#fff"/>
                      <stop offset=".75" stop-color="red" stop-opacity=".502"/>
                    </radialGradient>
                  </defs>
                  <path d="M10 10h90v90" fill="url(#gradient1)" stroke="url(#gradient1)"/>
                  <path d="M10 10h90v90" fill="url(#gradient2)"/>
                """)
    }

    @Test func clipsAndBlendedGroups() throws {
        let outer = scene.clip(.box(0, 0, 9, 9), .evenOdd), inner = scene.clip(.box(0, 0, 9, 9), .evenOdd, in: outer)
        scene.shape(.box(0, 0, 5, 5), in: inner) {
            $0.fill(0xFF00_00FF)
            $0.blendMode = .multiply
        }
        #expect(
            try body() == """
                  <defs>
                    <clipPath id="clip1">
                      <path d="M0 0H9V9H0z" clip-rule="evenodd"/>
                    </clipPath>
                  </defs>
                  <g clip-path="url(#clip1)">
                    <g clip-path="url(#clip1)" style="isolation:isolate">
                      <path d="M0 0H5V5H0z" fill="red" style="mix-blend-mode:multiply"/>
                    </g>
                  </g>
                """)
    }

    @Test func idsOfDefinitionsGiveWayToTheScriptsNames() throws {
        scene.shape(seven) { $0.stroke = gradient(.linear(from: .zero, to: Point(1, 0))) }
        scene.update(scene.shape(seven)) { $0.name = "gradient1" }
        let text = try body()
        #expect(text.contains(#"<linearGradient id="gradient2""#))
        #expect(text.contains(#"<path id="gradient1""#))
    }

    // MARK: Text

    private func text(_ string: String, font: String? = nil, size: Double = 16, _ change: (inout Layer) -> Void = { _ in }) throws -> String {
        let scene = Scene()
        scene.setCanvas(scene.canvas ?? Canvas(width: 120, height: 120))
        var layer = Layer(content: .text(Layer.TextContent(text: string, font: font, size: size)))
        (layer.style.fill, layer.style.stroke, layer.position) = (.color(.black), nil, Point(10, 20))
        change(&layer)
        scene.add(layer, to: .root)
        let lines = String(decoding: try SVGWriter.write(scene.frame()), as: UTF8.self).split(separator: "\n")
        return lines.dropFirst().dropLast().joined(separator: "\n").trimmingPrefix("  ").description
    }

    @Test func lines() throws {
        #expect(try text("Bézier") == #"<text x="10" y="20" font-family="sans-serif" font-size="16">Bézier</text>"#)
        #expect(
            try text("a\n\nb", size: 10)
                == #"<text font-family="sans-serif" font-size="10"><tspan x="10" y="20">a</tspan><tspan x="10" y="44">b</tspan></text>"#)
    }

    @Test func anchors() throws {
        #expect(try text("a") { $0.anchor = Point(0.5, 0) }.hasPrefix(#"<text x="10" y="32.8" font-family="sans-serif" font-size="16" text-anchor="middle">"#))
        #expect(try text("a") { $0.anchor = Point(1, 1) }.hasPrefix(#"<text x="10" y="16.8" font-family="sans-serif" font-size="16" text-anchor="end">"#))
    }

    @Test func turns() throws {
        #expect(try text("a") { $0.rotation = .pi / 6 }.hasPrefix(#"<text x="10" y="20" transform="rotate(30 10 20)" font-family"#))
        #expect(try text("a") { $0.scale = Point(2, 2) }.hasPrefix(#"<text x="10" y="20" font-family="sans-serif" font-size="32">"#))
        #expect(try text("a") { $0.scale = Point(-1, 1) }.hasPrefix(#"<text x="0" y="0" transform="matrix(-1 0 0 1 10 20)" font-family"#))
    }

    @Test func spacesAreKept() throws {
        #expect(try text("a  b").contains(#"xml:space="preserve">a  b<"#))
        #expect(try !text("a b").contains("xml:space"))
    }

    @Test(arguments: [
        ("Georgia", "Georgia, serif"), ("DejaVu Sans Mono", "DejaVu Sans Mono, monospace"), ("serif", "serif"), ("Inter, serif", "Inter, serif"),
        ("O'Neill 3", #"'O\'Neill 3', sans-serif"#), ("宋体", "'宋体', sans-serif"), (" , ", "sans-serif"), ("", "sans-serif"),
    ])
    func fonts(name: String, family: String) throws {
        #expect(try text("a", font: name).contains("font-family=\"\(family)\""))
    }

    // MARK: Size

    @Test(arguments: [
        (SVGOptions(width: 300), "300", "150"), (SVGOptions(height: 300), "600", "300"), (SVGOptions(width: 50, height: 50), "50", "50"),
        (SVGOptions(scale: 2.5), "500", "250"), (SVGOptions(), "200", "100"),
    ])
    func sizes(options: SVGOptions, width: String, height: String) throws {
        scene.setCanvas(Canvas(width: 200, height: 100))
        #expect(try document(options).hasPrefix(#"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" viewBox="0 0 200 100">"#))
    }
}
