// Light, slow gradients, hairlines and pictures in bands.

import Foundation
import PenGeometry
import PenScene
import Testing

@testable import PenRaster

private func line(_ a: Point, _ b: Point, width: Double) -> DrawnShape {
    var path = Path()
    path.move(to: a)
    path.line(to: b)
    return DrawnShape(path: path, stroke: .color(.black), strokeStyle: StrokeStyle(width: width))
}

/// The most bytes of memory that this process has held.
private func peakMemory() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 * 1024 } ?? 0
}

private func drawing(_ operations: [DrawingOperation], _ width: Int, _ height: Int, background: Paint? = nil, light: Bool = false) -> Drawing {
    let bounds = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    return Drawing(
        Frame(bounds: bounds, background: background, operations: operations), width: width, height: height, transform: .identity, mixesLight: light)
}

/// Whether no channel differs by more.
private func isAlike(_ a: ArraySlice<Pixel>, _ b: ArraySlice<Pixel>, _ tolerance: Float) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { p, q in
        let difference = p - q
        return (0..<4).allSatisfy { abs(difference[$0]) <= tolerance }
    }
}

@Suite struct LightTests {
    /// Half the light is 188 in sRGB (IEC 61966-2-1: 1.055 · 0.5^(1/2.4) - 0.055 = 0.7354), a quarter 137.
    @Test(arguments: [(0.5, 188), (0.25, 137), (1, 255), (0, 0)] as [(Double, UInt8)])
    func whatIsCoveredInPartHasItsPartOfTheLight(part: Double, level: UInt8) {
        let white = fill(.white, rectanglePath(0, 0, part, 1))
        #expect(drawing([white], 1, 1, background: .color(.black), light: true).bytes(channels: 3) == [level, level, level])
        let faint = fill(Color(red: 1, green: 1, blue: 1, alpha: part))
        #expect(drawing([faint], 1, 1, background: .color(.black), light: true).bytes(channels: 3) == [level, level, level])
    }

    /// What is not mixed stays as it is, to the last of 256 levels, opaque or not.
    @Test func coloursThatAreNotMixedStay() {
        for level in 0...255 {
            let value = Double(level) / 255, color = Color(red: value, green: 1 - value, blue: 0.6, alpha: 1)
            let bytes = drawing([fill(color)], 1, 1, light: true).bytes(channels: 4)
            #expect(bytes == [UInt8(level), UInt8(255 - level), 153, 255])
            let half = drawing([fill(Color(red: value, green: 1 - value, blue: 0.6, alpha: 0.5))], 1, 1, light: true).bytes(channels: 4)
            #expect(half == [UInt8(level), UInt8(255 - level), 153, 128])
        }
    }

    /// Between stops a gradient has sRGB's colours (SVG 2, 11.3: color-interpolation), whatever it is mixed with.
    @Test func gradientsKeepTheirColours() {
        let stops = [Gradient.Stop(offset: 0, color: .black), Gradient.Stop(offset: 1, color: .white)]
        let gradient = Paint.gradient(Gradient(kind: .linear(from: .zero, to: Point(4, 0)), stops: stops))
        let shape = DrawingOperation.shape(DrawnShape(path: rectanglePath(0, 0, 4, 1), fill: gradient))
        #expect(drawing([shape], 4, 1, light: true).bytes(channels: 3) == drawing([shape], 4, 1).bytes(channels: 3))
    }
}

@Suite struct DitherTests {
    private static func slow(_ width: Int, _ height: Int) -> Drawing {
        // A step of eight bits is 51.2 pixels wide.
        let colors = [Color(red: 0.2, green: 0.2, blue: 0.2), Color(red: 0.2 + 10.0 / 255, green: 0.2, blue: 0.2)]
        let stops = [Gradient.Stop(offset: 0, color: colors[0]), Gradient.Stop(offset: 1, color: colors[1])]
        let paint = Paint.gradient(Gradient(kind: .linear(from: .zero, to: Point(512, 0)), stops: stops))
        return drawing([.shape(DrawnShape(path: rectanglePath(0, 0, 512, 512), fill: paint))], width, height)
    }

    /// Squares of the matrix's size have the gradient's mean, though no pixel has a level between two.
    @Test func slowGradientsHaveNoSteps() {
        let bytes = Self.slow(512, 64).bytes(channels: 3)
        for x in stride(from: 0, to: 512, by: 8) {
            var sum = 0
            for j in 0..<8 { for i in 0..<8 { sum += Int(bytes[3 * (j * 512 + x + i)]) } }
            // The middle of the square; rounding half a rank of 64 is the largest error.
            let exact = 51 + (Double(x) + 4) / 51.2
            #expect(abs(Double(sum) / 64 - exact) < 0.05)
        }
        // What does not change is not touched.
        #expect(stride(from: 1, to: bytes.count, by: 3).allSatisfy { bytes[$0] == 51 })
    }

    @Test func noPixelIsMoreThanALevelAway() {
        let bytes = Self.slow(512, 8).bytes(channels: 3)
        for i in 0..<512 * 8 {
            let level = Double(bytes[3 * i]), exact = 51 + (Double(i % 512) + 0.5) / 51.2
            #expect(abs(level - exact) < 1)
        }
    }

    /// Steps of a pixel or two are no bands.
    @Test func quickGradientsAreExact() {
        let stops = [Gradient.Stop(offset: 0, color: .black), Gradient.Stop(offset: 1, color: .white)]
        let paint = Paint.gradient(Gradient(kind: .linear(from: .zero, to: Point(510, 0)), stops: stops))
        let bytes = drawing([.shape(DrawnShape(path: rectanglePath(0, 0, 510, 4), fill: paint))], 510, 4).bytes(channels: 3)
        for i in 0..<510 * 4 {
            let level = Double(bytes[3 * i]), exact = (Double(i % 510) + 0.5) / 2
            #expect(abs(level - exact) <= 0.5 + 1e-3)
        }
    }
}

@Suite struct HairlineTests {
    /// The light that a line takes is its area, however thin it is and wherever it lies.
    @Test(arguments: [0.5, 0.1, 0.01], [Point(90, 0), Point(90, 7.3), Point(60, 60), Point(3.3, 90), Point(0, 90)])
    func thinLinesKeepTheirLight(width: Double, way: Point) {
        let start = Point(4.37, 5.81), picture = drawing([.shape(line(start, start + way, width: width))], 100, 100).render(rows: 0..<100)
        let light = picture.pixels.reduce(0.0) { $0 + Double($1.w) }
        let area = width * way.length
        #expect(abs(light - area) < 0.002 * area + 1e-4)
    }

    @Test(arguments: [1e-6, 1e-3, 1, 1e3, 1e6]) func scalesChangeNothing(scale: Double) {
        var circle = Path.circle(center: Point(8, 8) * (1 / scale), radius: 6 / scale)
        circle.append(.circle(center: Point(10, 8) * (1 / scale), radius: 3 / scale))
        let shape = DrawnShape(
            path: circle, fill: .color(.black), fillRule: .evenOdd, stroke: .color(Color(red: 1, green: 0, blue: 0)),
            strokeStyle: StrokeStyle(width: 1.5 / scale, dash: [2 / scale, 1 / scale]))
        let frame = Frame(bounds: Rect(x: 0, y: 0, width: 16, height: 16), operations: [.shape(shape)])
        let scaled = Rasterizer.render(frame: frame, width: 16, height: 16, transform: .scaling(scale, scale))
        let plain = Frame(bounds: frame.bounds, operations: [.shape(shape.scaled(by: scale))])
        let picture = Rasterizer.render(frame: plain, width: 16, height: 16, transform: .identity)
        #expect(isAlike(scaled.pixels[...], picture.pixels[...], 0.004))
    }
}

extension DrawnShape {
    /// The same in coordinates that are `k` times as large.
    fileprivate func scaled(by k: Double) -> DrawnShape {
        var shape = self
        shape.path = path.transformed(by: .scaling(k, k))
        shape.strokeStyle.width *= k
        shape.strokeStyle.dash = strokeStyle.dash.map { $0 * k }
        return shape
    }
}

@Suite struct BandTests {
    /// A picture with all that bands might part: curves that overlap, dashes, a slow gradient, clips of clips, a layer.
    private static var operations: [DrawingOperation] {
        var star = Path.star(center: Point(60, 60), radius: 58, points: 7, innerRatio: 0.3)
        star.append(.circle(center: Point(70, 50), radius: 40))
        let stops = [Gradient.Stop(offset: 0, color: .black), Gradient.Stop(offset: 1, color: Color(red: 0.1, green: 0.1, blue: 0.2))]
        let glow = Gradient(kind: .radial(center: Point(60, 60), radius: 80, focus: Point(50, 40)), stops: stops)
        let style = StrokeStyle(width: 5, cap: .round, join: .round, dash: [9, 7])
        return [
            .shape(DrawnShape(path: rectanglePath(0, 0, 120, 120), fill: .gradient(glow))),
            .beginGroup(DrawnGroup(opacity: 0.7, clip: .init(path: .circle(center: Point(60, 60), radius: 55), fillRule: .nonZero))),
            .beginGroup(DrawnGroup(blendMode: .screen, clip: .init(path: star, fillRule: .evenOdd))),
            .shape(DrawnShape(path: star, fill: .color(Color(red: 0.9, green: 0.3, blue: 0.2, alpha: 0.5)), stroke: .color(.white), strokeStyle: style, opacity: 0.8)),
            .endGroup, .endGroup,
            .shape(DrawnShape(path: star, stroke: .color(.white), strokeStyle: StrokeStyle(width: 0.3))),
        ]
    }

    @Test(arguments: [1, 7, 16, 50]) func bandsAreTheWholePicture(rows: Int) {
        let drawing = drawing(Self.operations, 120, 120), whole = drawing.render(rows: 0..<120)
        for start in stride(from: 0, to: 120, by: rows) {
            let band = drawing.render(rows: start..<min(120, start + rows))
            let part = whole.pixels[(start * 120)..<(start * 120 + band.pixels.count)]
            #expect(isAlike(band.pixels[...], part, 1e-4))
        }
    }

    /// Drawn at once the groups would take 800 · 256 · 48 · 16 bytes, which is 157 MB. What is in the innermost shows
    /// through all of them with 0.999⁸⁰⁰.
    @Test(arguments: [false, true]) func deepNestingTakesFewRowsAtOnce(isClipped: Bool) {
        let clip = isClipped ? DrawnGroup.Clip(path: rectanglePath(0, 0, 256, 48), fillRule: .nonZero) : nil
        let count = 800, begin = DrawingOperation.beginGroup(DrawnGroup(opacity: 0.999, clip: clip))
        let circle = DrawingOperation.shape(DrawnShape(path: .circle(center: Point(128, 24), radius: 200), fill: .color(.white)))
        let operations = Array(repeating: begin, count: count) + [circle] + Array(repeating: .endGroup, count: count)
        let before = peakMemory(), picture = drawing(operations, 256, 48).render(rows: 0..<48)
        #expect(peakMemory() - before < 90_000_000)
        #expect(picture.pixels.allSatisfy { abs(Double($0.w) - pow(0.999, 800)) < 1e-3 })
    }

    /// Rows that the picture does not have are left out.
    @Test func rowsOutsideOfThePicture() {
        let drawing = drawing(Self.operations, 120, 120)
        #expect(drawing.render(rows: 200..<300).pixels.isEmpty)
        #expect(drawing.render(rows: -5..<3).pixels == drawing.render(rows: 0..<3).pixels)
    }
}
