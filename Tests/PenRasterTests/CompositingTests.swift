// Blend modes, opacity, groups and clips against the formulas of W3C Compositing and Blending 1.

import PenGeometry
import PenScene
import Testing

@testable import PenRaster

func rectanglePath(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> Path {
    var path = Path()
    path.move(to: Point(x, y))
    for p in rectangle(x, y, w, h).dropFirst() { path.line(to: p) }
    path.close()
    return path
}

func render(_ operations: [DrawingOperation], width: Int = 1, height: Int = 1, background: Color? = nil) -> Raster {
    let frame = Frame(bounds: Rect(x: 0, y: 0, width: Double(width), height: Double(height)), operations: operations)
    return Rasterizer.render(frame: frame, width: width, height: height, transform: .identity, background: background)
}

func fill(_ color: Color, _ path: Path = rectanglePath(0, 0, 100, 100)) -> DrawingOperation {
    .shape(DrawnShape(path: path, fill: .color(color)))
}

func fill(_ color: Color, _ mode: BlendMode) -> DrawingOperation {
    .shape(DrawnShape(path: rectanglePath(0, 0, 100, 100), fill: .color(color), blendMode: mode))
}

func isClose(_ p: Pixel, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double, _ tolerance: Double = 1e-5) -> Bool {
    zip([p.x, p.y, p.z, p.w], [red, green, blue, alpha]).allSatisfy { abs(Double($0) - $1) <= tolerance }
}

/// Backdrop and source in one channel, and B(cb, cs) computed by hand.
@Test(arguments: [
    (BlendMode.normal, 0.6, 0.3, 0.3), (.multiply, 0.6, 0.3, 0.18), (.screen, 0.6, 0.3, 0.72), (.overlay, 0.6, 0.3, 0.44), (.overlay, 0.2, 0.3, 0.12),
    (.darken, 0.6, 0.3, 0.3), (.lighten, 0.6, 0.3, 0.6), (.colorDodge, 0.6, 0.3, 0.6 / 0.7), (.colorDodge, 0, 1, 0), (.colorDodge, 0.1, 1, 1),
    (.colorBurn, 0.8, 0.4, 0.5), (.colorBurn, 1, 0, 1), (.colorBurn, 0.9, 0, 0), (.hardLight, 0.6, 0.3, 0.36), (.hardLight, 0.6, 0.7, 0.76),
    (.softLight, 0.6, 0.3, 0.6 - 0.4 * 0.6 * 0.4), (.softLight, 0.64, 0.75, 0.64 + 0.5 * (0.8 - 0.64)),
    (.softLight, 0.25, 1, 0.5), (.difference, 0.6, 0.3, 0.3), (.exclusion, 0.6, 0.3, 0.54),
] as [(BlendMode, Double, Double, Double)])
func separableModes(mode: BlendMode, backdrop: Double, source: Double, expected: Double) {
    let gray = { (x: Double) in Color(red: x, green: x, blue: x) }
    #expect(isClose(render([fill(gray(source), mode)], background: gray(backdrop))[0, 0], expected, expected, expected, 1))
}

/// Lum is 0.3·r + 0.59·g + 0.11·b; of (0.8, 0.4, 0.2) 0.498, of the gray 0.5 0.5.
@Test func nonSeparableModes() {
    let orange = Color(red: 0.8, green: 0.4, blue: 0.2), gray = Color(red: 0.5, green: 0.5, blue: 0.5), blue = Color(red: 0, green: 0, blue: 1)
    // The gray takes the hue, saturation and so the whole colour, moved by 0.002 to its own luminosity.
    #expect(isClose(render([fill(orange, .color)], background: gray)[0, 0], 0.802, 0.402, 0.202, 1))
    #expect(isClose(render([fill(gray, .color)], background: orange)[0, 0], 0.498, 0.498, 0.498, 1))
    #expect(isClose(render([fill(gray, .luminosity)], background: orange)[0, 0], 0.802, 0.402, 0.202, 1))
    #expect(isClose(render([fill(gray, .saturation)], background: orange)[0, 0], 0.498, 0.498, 0.498, 1))
    // Hue of a gray backdrop: saturation 0.
    #expect(isClose(render([fill(blue, .hue)], background: gray)[0, 0], 0.5, 0.5, 0.5, 1))
    // Blue at luminosity 0.498 is out of the gamut: L + (C - L)·(1 - L)/(x - L) with x = 0.498 + 0.89.
    let low = 0.498 - 0.11 * 0.502 / 0.89
    #expect(isClose(render([fill(blue, .color)], background: orange)[0, 0], low, low, 1, 1))
}

@Test func blendingWithHalfTransparentColours() {
    // αs·αb·B + αs·(1 - αb)·cs + αb·(1 - αs)·cb
    let p = render([fill(Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)), fill(Color(red: 0.5, green: 0.5, blue: 1, alpha: 0.5), .multiply)])[0, 0]
    let blended = Point(0.5, 0.25), source = Point(0.5, 0.5), backdrop = Point(1, 0.5)
    let expected = 0.25 * (blended + source + backdrop)
    #expect(isClose(p, expected.x, expected.y, 0.25, 0.75))
}

@Test func fillAndStrokeShareTheirOpacity() {
    var shape = DrawnShape(
        path: rectanglePath(2, 2, 4, 4), fill: .color(Color(red: 1, green: 0, blue: 0)), stroke: .color(Color(red: 0, green: 0, blue: 1)),
        strokeStyle: StrokeStyle(width: 2), opacity: 0.5)
    let picture = render([.shape(shape)], width: 8, height: 8)
    // Half of the stroke lies on the fill, and does not let it through.
    #expect(isClose(picture[2, 4], 0, 0, 0.5, 0.5))
    #expect(isClose(picture[4, 4], 0.5, 0, 0, 0.5))
    #expect(isClose(picture[0, 0], 0, 0, 0, 0))
    shape.opacity = 0
    #expect(render([.shape(shape)], width: 8, height: 8).pixels.allSatisfy { $0 == .zero })
}

@Test func groupOpacityHoldsForTheWhole() {
    let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)
    let group = [DrawingOperation.beginGroup(DrawnGroup(opacity: 0.5)), fill(red), fill(blue, rectanglePath(0, 0, 1, 1)), .endGroup]
    #expect(isClose(render(group, background: .white)[0, 0], 0.5, 0.5, 1, 1))
    let nested = [DrawingOperation.beginGroup(DrawnGroup(opacity: 0.5))] + group + [.endGroup]
    #expect(isClose(render(nested)[0, 0], 0, 0, 0.25, 0.25))
}

@Test func groupWithABlendModeInsideIsIsolated() {
    let gray = Color(red: 0.5, green: 0.5, blue: 0.5)
    let group = [DrawingOperation.beginGroup(DrawnGroup()), fill(gray, .multiply), .endGroup]
    #expect(isClose(render(group, background: gray)[0, 0], 0.5, 0.5, 0.5, 1))
    #expect(isClose(render([fill(gray, .multiply)], background: gray)[0, 0], 0.25, 0.25, 0.25, 1))
    let mode = [DrawingOperation.beginGroup(DrawnGroup(blendMode: .multiply)), fill(gray), .endGroup]
    #expect(isClose(render(mode, background: gray)[0, 0], 0.25, 0.25, 0.25, 1))
}

@Test func clipsCutAndNest() {
    func clip(_ path: Path, _ rule: FillRule = .nonZero) -> DrawingOperation { .beginGroup(DrawnGroup(clip: .init(path: path, fillRule: rule))) }
    let red = Color(red: 1, green: 0, blue: 0)
    // Two shapes in a half covered pixel cover it by half, not by three quarters.
    let half = render([clip(rectanglePath(0, 0, 1.5, 1)), fill(red), fill(red), .endGroup], width: 3)
    #expect(isClose(half[0, 0], 1, 0, 0, 1) && isClose(half[1, 0], 0.5, 0, 0, 0.5) && half[2, 0] == .zero)
    let both = render([clip(rectanglePath(0, 0, 2, 1)), clip(rectanglePath(1, 0, 2, 1)), fill(red), .endGroup, .endGroup, fill(red, rectanglePath(3, 0, 1, 1))], width: 4)
    #expect(both.pixels.map(\.w) == [0, 1, 0, 1])
    var ring = rectanglePath(0, 0, 3, 1)
    ring.append(rectanglePath(1, 0, 1, 1))
    #expect(render([clip(ring, .evenOdd), fill(red), .endGroup], width: 3).pixels.map(\.w) == [1, 0, 1])
    #expect(render([clip(Path()), fill(red), .endGroup], width: 3).pixels.allSatisfy { $0 == .zero })
}

@Test func groupsWithoutTheirEndsAreDrawn() {
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(isClose(render([.endGroup, .beginGroup(DrawnGroup(opacity: 0.5)), fill(red)])[0, 0], 0.5, 0, 0, 0.5))
}

@Test(arguments: [(0, 0), (-5, 3), (3, -5)]) func pictureWithoutPixels(width: Int, height: Int) {
    #expect(render([fill(.black)], width: width, height: height).pixels.isEmpty)
}
