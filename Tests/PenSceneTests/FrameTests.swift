// Frames: what is seen at one instant.

import PenGeometry
import PenScene
import Testing

@Suite struct FrameTests {
    private let scene = Scene()

    private func line(_ points: Point...) -> Path {
        var path = Path()
        path.move(to: points[0])
        for p in points.dropFirst() { path.line(to: p) }
        return path
    }

    @discardableResult
    private func add(_ content: Layer.Content, to parent: LayerID = .root, _ change: (inout Layer) -> Void = { _ in }) -> LayerID {
        var layer = Layer(content: content)
        change(&layer)
        return scene.add(layer, to: parent)
    }

    private var diagonal: Layer.Content { .shape(line(Point(0, 0), Point(30, 40))) }

    private func shapes(at time: Double = 0) -> [DrawnShape] {
        scene.frame(at: time).operations.compactMap { if case .shape(let shape) = $0 { shape } else { nil } }
    }

    /// The kinds of a frame's operations: s for a shape, t for a text, brackets for groups.
    private var pattern: String {
        scene.frame().operations.map {
            switch $0 {
            case .shape: "s"
            case .text: "t"
            case .image: "i"
            case .beginGroup: "("
            case .endGroup: ")"
            }
        }.joined()
    }

    // MARK: Coordinates

    @Test(arguments: [
        (CanvasOrigin.topLeft, Point(0, 0), Point(30, 40)),
        (.bottomLeft, Point(0, 100), Point(30, 60)),
        (.center, Point(100, 50), Point(130, 10)),
    ])
    func origins(origin: CanvasOrigin, start: Point, end: Point) {
        scene.setCanvas(Canvas(width: 200, height: 100, origin: origin))
        add(diagonal)
        #expect(shapes()[0].path.points == [start, end])
        #expect(scene.frame().bounds == Rect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test func similaritiesAreResolved() {
        add(diagonal) {
            $0.base = AffineTransform.scaling(2, -2).then(.rotation(.pi / 2))
            $0.style.strokeStyle = StrokeStyle(width: 3, dash: [4, 5], dashPhase: 6)
            $0.style.flatness = 0.5
        }
        let shape = shapes()[0]
        #expect(shape.transform == .identity)
        #expect(shape.path.points == [Point(0, 0), Point(80, 60)])
        #expect(shape.strokeStyle == StrokeStyle(width: 6, dash: [8, 10], dashPhase: 12))
        #expect(shape.flatness == 1)
    }

    @Test func distortedStrokesKeepTheirTransform() {
        let squash = AffineTransform.scaling(3, 1)
        let id = add(diagonal) { $0.base = squash }
        #expect(shapes()[0].transform == squash)
        #expect(shapes()[0].path.points[1] == Point(30, 40))
        scene.update(id) { ($0.style.stroke, $0.style.fill) = (nil, .color(.black)) }
        #expect(shapes()[0].transform == .identity)
        #expect(shapes()[0].path.points[1] == Point(90, 40))
    }

    @Test func gradientsMoveWithTheirShape() {
        let stops = [Gradient.Stop(offset: 0, color: .black), Gradient.Stop(offset: 1, color: .white)]
        let gradient = Gradient(kind: .linear(from: Point(0, 0), to: Point(1, 0)), stops: stops, transform: .scaling(2, 2))
        add(diagonal) { ($0.style.fill, $0.base) = (.gradient(gradient), .translation(Point(5, 0))) }
        guard case .gradient(let moved)? = shapes()[0].fill else { Issue.record("no gradient"); return }
        #expect(moved.transform.apply(Point(1, 0)) == Point(7, 0))
    }

    @Test func aGradientWithoutExtentIsItsLastColor() {
        let stops = [Gradient.Stop(offset: 0, color: .black), Gradient.Stop(offset: 1, color: .white)]
        for kind in [Gradient.Kind.linear(from: Point(1, 1), to: Point(1, 1)), .radial(center: .zero, radius: 0, focus: .zero)] {
            add(diagonal) { $0.style.fill = .gradient(Gradient(kind: kind, stops: stops)) }
        }
        #expect(shapes().map(\.fill) == [.color(.white), .color(.white)])
    }

    // MARK: What is seen

    @Test func whatIsNotSeenLeavesNothing() {
        let clear = Paint.color(Color(rgba: 0xFF00_0000))
        add(diagonal) { $0.isHidden = true }
        add(diagonal) { $0.style.opacity = 0 }
        add(diagonal) { $0.style.stroke = nil }
        add(diagonal) { ($0.style.stroke, $0.style.fill) = (clear, clear) }
        add(diagonal) { $0.style.strokeStyle.width = 0 }
        add(diagonal) { ($0.style.strokeStart, $0.style.strokeEnd) = (0.5, 0.5) }
        add(diagonal) { $0.base = .scaling(0, 1) }
        add(diagonal) { $0.style.fill = .gradient(Gradient(kind: .linear(from: .zero, to: Point(1, 0)), stops: [])); $0.style.stroke = nil }
        add(.shape(Path()))
        add(.text(Layer.TextContent(text: " \n")))
        add(.group) { $0.name = "empty" }
        add(.clip(Path(), .nonZero))
        add(diagonal, to: add(.clip(Path(), .nonZero)))
        add(diagonal, to: add(.group) { $0.isHidden = true })
        add(diagonal, to: add(.group) { $0.style.opacity = 0 })
        #expect(pattern == "")
    }

    @Test func layersAppearInTime() {
        add(diagonal) { $0.birth = 0 }
        add(diagonal) { $0.birth = 2 }
        #expect([-1, 0, 1.9, 2, 3].map { shapes(at: $0).count } == [0, 1, 1, 2, 2])
    }

    @Test func strokesAreTrimmed() {
        add(diagonal) { ($0.style.strokeStart, $0.style.strokeEnd) = (0.2, 0.6) }
        add(diagonal) { ($0.style.strokeStart, $0.style.strokeEnd) = (-1, 2) }
        let outline = shapes()[0].strokePath?.points ?? []
        #expect(outline.count == 2)
        for (p, q) in zip(outline, [Point(6, 8), Point(18, 24)]) { #expect(p.distance(to: q) < 1e-12) }
        #expect(shapes()[0].path.points.count == 2)
        #expect(shapes()[1].strokePath == nil)
    }

    @Test func dashesStayWhereTheyAreOnATrimmedStroke() {
        var path = line(Point(0, 0), Point(100, 0))
        let id = add(.shape(path)) {
            $0.style.strokeStyle = StrokeStyle(width: 1, dash: [10, 10], dashPhase: 4)
            $0.style.strokeStart = 0.25
        }
        #expect(shapes()[0].strokeStyle.dashPhase == 29)
        // Over several subpaths the pattern starts anew in each: the dashes are cut here.
        path.append(line(Point(0, 5), Point(100, 5)))
        scene.update(id) { ($0.content, $0.style.strokeStart) = (.shape(path), 0.45) }
        let shape = shapes()[0]
        #expect(shape.strokeStyle.dash.isEmpty)
        // Dashes begin at 16, 36, 56, 76 and 96; 0.45 of 200 is 90, in a gap. The second line has its own from 0.
        let starts = shape.strokePath?.subpaths.compactMap(\.start) ?? []
        let expected = [Point(96, 0), Point(0, 5), Point(16, 5), Point(36, 5), Point(56, 5), Point(76, 5), Point(96, 5)]
        #expect(starts.count == expected.count)
        for (p, q) in zip(starts, expected) { #expect(p.distance(to: q) < 1e-9) }
    }

    // MARK: Groups

    @Test func groupsThatChangeNothingAreDissolved() {
        add(diagonal, to: add(.group, to: add(.group)))
        #expect(pattern == "s")
    }

    @Test func groupsThatChangeSomethingStay() {
        add(diagonal, to: add(.group) { $0.style.opacity = 0.5 })
        add(diagonal, to: add(.group) { $0.style.blendMode = .screen })
        add(diagonal, to: add(.group) { $0.name = "a" })
        add(diagonal, to: add(.clip(line(Point(0, 0), Point(9, 0), Point(0, 9)), .evenOdd)))
        #expect(pattern == "(s)(s)(s)(s)")
    }

    @Test func blendingEndsAtItsGroup() {
        let outer = add(.group), inner = add(.group, to: outer)
        add(diagonal, to: inner) { $0.style.blendMode = .multiply }
        #expect(pattern == "(s)")
        add(diagonal, to: add(.group)) { ($0.style.blendMode, $0.isHidden) = (.multiply, true) }
        add(diagonal) { $0.style.blendMode = .multiply }
        #expect(pattern == "(s)s")
    }

    @Test func clipsAreInThePicturesCoordinates() {
        scene.setCanvas(Canvas(width: 100, height: 100, origin: .bottomLeft))
        add(diagonal, to: add(.clip(line(Point(0, 0), Point(9, 0), Point(0, 9)), .evenOdd)) { $0.base = .translation(Point(1, 2)) })
        guard case .beginGroup(let group)? = scene.frame().operations.first else { Issue.record("no group"); return }
        #expect(group.clip?.path.points == [Point(1, 98), Point(10, 98), Point(1, 89)])
        #expect(group.clip?.fillRule == .evenOdd)
    }

    // MARK: The picture's bounds

    @Test func anEmptyDrawingHasABlankPicture() {
        #expect(scene.frame().bounds == Rect(x: 0, y: 0, width: 100, height: 100))
        #expect(scene.frame().operations.isEmpty)
    }

    @Test func withoutACanvasThePictureHoldsTheStrokesAndAMargin() {
        add(.shape(line(Point(0, 0), Point(100, 0), Point(100, 50)))) { $0.style.strokeStyle.width = 10 }
        // The stroke reaches from (0, -5) to (105, 50); the margin is 105/20 = 5.25; rounding goes to whole units.
        #expect(scene.frame().bounds == Rect(minX: -6, minY: -11, maxX: 111, maxY: 56))
        #expect(scene.frame(margin: 0).bounds == Rect(minX: 0, minY: -5, maxX: 105, maxY: 50))
        #expect(scene.frame(margin: 2.5).bounds == Rect(minX: -2.5, minY: -7.5, maxX: 107.5, maxY: 52.5))
    }

    @Test(arguments: [1e-12, 1e-3, 1, 1e6, 1e150]) func theMarginFollowsTheSize(_ k: Double) {
        add(diagonal) { $0.style.strokeStyle.width = k; $0.base = .identity; $0.content = .shape(line(Point(k, k), Point(4 * k, 5 * k))) }
        let ink = scene.frame(margin: 0).bounds, bounds = scene.frame().bounds
        for gap in [ink.minX - bounds.minX, ink.minY - bounds.minY, bounds.maxX - ink.maxX, bounds.maxY - ink.maxY] {
            #expect(gap > 0.049 * ink.height && gap < 0.07 * ink.height)
        }
    }

    @Test func distortedStrokesHaveTrueBounds() {
        // A vertical line of width 2, turned by 45° and then made three times as wide: its corners go with it.
        let m = AffineTransform.rotation(.pi / 4).then(.scaling(3, 1))
        add(.shape(line(Point(0, 0), Point(0, 10)))) { ($0.base, $0.style.strokeStyle.width) = (m, 2) }
        var expected = Rect.null
        for p in [Point(-1, 0), Point(1, 0), Point(1, 10), Point(-1, 10)] { expected.include(m.apply(p)) }
        let ink = scene.frame(margin: 0).bounds
        #expect(max(abs(ink.minX - expected.minX), abs(ink.maxX - expected.maxX), abs(ink.minY - expected.minY), abs(ink.maxY - expected.maxY)) < 1e-9)
    }

    @Test func scaledPicturesAreTheSamePictures() {
        scene.setCanvas(Canvas(width: 100, height: 50))
        add(diagonal) { $0.style.strokeStyle = StrokeStyle(width: 2, dash: [3]) }
        add(diagonal) { $0.base = .scaling(1, 2) }
        add(.text(Layer.TextContent(text: "pen", size: 8))) { $0.position = Point(5, 6) }
        add(diagonal, to: add(.clip(line(Point(0, 0), Point(9, 0), Point(0, 9)), .nonZero)))
        let large = scene.frame().scaled(by: 10)
        #expect(large.bounds == Rect(x: 0, y: 0, width: 1000, height: 500))
        guard case .shape(let plain) = large.operations[0], case .shape(let squashed) = large.operations[1], case .text(let text) = large.operations[2],
            case .beginGroup(let group) = large.operations[3]
        else { Issue.record("other operations"); return }
        #expect(plain.path.points[1] == Point(300, 400) && plain.strokeStyle == StrokeStyle(width: 20, dash: [30]))
        #expect(squashed.path.points[1] == Point(30, 40) && squashed.transform == .scaling(10, 20))
        #expect(text.size == 80 && text.transform == .translation(Point(50, 60)))
        #expect(group.clip?.path.points[1] == Point(90, 0))
    }

    @Test func clipsCutThePicture() {
        add(diagonal, to: add(.clip(line(Point(0, 0), Point(9, 0), Point(9, 9), Point(0, 9)), .nonZero)))
        let ink = scene.frame(margin: 0).bounds
        #expect(ink == Rect(minX: 0, minY: 0, maxX: 9, maxY: 9))
    }

    // MARK: Text

    @Test(arguments: CanvasOrigin.allCases) func lettersStandUpright(origin: CanvasOrigin) {
        scene.setCanvas(Canvas(width: 100, height: 100, origin: origin))
        add(.text(Layer.TextContent(text: "pen", size: 10))) { ($0.position, $0.scale) = (Point(20, 30), Point(2, 2)) }
        guard case .text(let text)? = scene.frame().operations.first else { Issue.record("no text"); return }
        let place = [CanvasOrigin.topLeft: Point(20, 30), .bottomLeft: Point(20, 70), .center: Point(70, 20)][origin]
        #expect(text.transform == place.map(AffineTransform.translation))
        #expect(text.size == 20)
        #expect(text.start == .zero && text.alignment == .left)
        #expect(text.box.minY == -16 && text.box.maxY == 4)
    }

    @Test(arguments: CanvasOrigin.allCases) func anchorsOfTexts(origin: CanvasOrigin) {
        scene.setCanvas(Canvas(width: 100, height: 100, origin: origin))
        // Where y grows up, the box's first corner is its lower one.
        add(.text(Layer.TextContent(text: "pen", size: 10))) { ($0.position, $0.anchor) = (Point(0, 0), Point(1, 0)) }
        guard case .text(let text)? = scene.frame().operations.first else { Issue.record("no text"); return }
        #expect(text.alignment == .right && abs(text.start.x) < 1e-12)
        #expect(abs(text.box.maxX) < 1e-12)
        #expect(abs(text.start.y - (origin == .topLeft ? 8 : -2)) < 1e-12)
    }

    @Test func aTurnedTextTurnsTheWayAnglesGrow() {
        scene.setCanvas(Canvas(width: 100, height: 100, origin: .center))
        add(.text(Layer.TextContent(text: "pen"))) { $0.rotation = .pi / 2 }
        guard case .text(let text)? = scene.frame().operations.first else { Issue.record("no text"); return }
        // With y up a quarter turn makes the line run upwards, on the screen towards smaller y.
        #expect(text.transform.applyToVector(Point(1, 0)) == Point(0, -1))
    }

    @Test func linesLieApart() {
        let measurer = EstimatedTextMeasurer()
        func box(_ text: String) -> Rect { TextLayout(Layer.TextContent(text: text, size: 10), measurer: measurer).box }
        let one = box("Wort"), two = box("Wort\nWo")
        #expect(two.height == one.height + 12 && two.width == one.width)
        #expect(box("曲线曲线").width == 40)
    }
}
