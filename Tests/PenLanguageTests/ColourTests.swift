// Colours and gradients: values from CSS Color 4 and from the definitions of the colour spaces.

import PenGeometry
import PenScene
import Testing

@testable import PenLanguage

struct ColourTests {
    let call = BuiltinCalls()

    private func close(_ a: Color, _ b: Color, _ tolerance: Double = 1e-12) -> Bool {
        abs(a.red - b.red) <= tolerance && abs(a.green - b.green) <= tolerance && abs(a.blue - b.blue) <= tolerance && abs(a.alpha - b.alpha) <= tolerance
    }

    private static let opaque: [(h: Double, s: Double, b: Double, rgb: UInt32)] = [
        (0, 1, 1, 0xFF0000FF), (1.0 / 6, 1, 1, 0xFFFF00FF), (1.0 / 3, 1, 1, 0x00FF00FF), (0.5, 1, 1, 0x00FFFFFF), (2.0 / 3, 1, 1, 0x0000FFFF),
        (5.0 / 6, 1, 1, 0xFF00FFFF), (0.3, 0, 0.4, 0x666666FF), (0.9, 1, 0, 0x000000FF), (1.0 / 12, 1, 1, 0xFF8000FF),
    ]

    @Test func hueSaturationBrightness() throws {
        for (h, s, b, rgb) in ColourTests.opaque {
            #expect(try call.color("hsb", .number(h), .number(s), .number(b)).rgba == rgb)
            #expect(close(try call.color("hsb", .number(h + 3), .number(s), .number(b)), try call.color("hsb", .number(h), .number(s), .number(b))))
            #expect(close(try call.color("hsb", .number(h - 2), .number(s), .number(b)), try call.color("hsb", .number(h), .number(s), .number(b))))
        }
    }

    /// CSS: hsl(120 100% 25%) is #008000 and hsl(210 50% 40%) #336699.
    @Test func hueSaturationLightness() throws {
        #expect(try call.color("hsl", .number(120.0 / 360), 1, 0.25).rgba == 0x008000FF)
        #expect(try call.color("hsl", .number(210.0 / 360), 0.5, 0.4).rgba == 0x336699FF)
        #expect(try call.color("hsl", 0, 1, 1).rgba == 0xFFFFFFFF)
        #expect(try call.color("hsl", 0, 1, 0.5, 0.5).alpha == 0.5)
    }

    @Test func componentsComeBack() throws {
        for (h, s, b) in [(0.1, 0.5, 0.8), (0.45, 1, 0.3), (0.7, 0.2, 0.9), (0.99, 0.6, 0.6)] {
            let color = try call.color("hsb", .number(h), .number(s), .number(b))
            #expect(abs(color.hue - h) < 1e-12 && abs(color.saturation - s) < 1e-12 && abs(color.brightness - b) < 1e-12)
        }
        #expect(Color.white.hue == 0 && Color.white.saturation == 0 && Color.black.saturation == 0)
        #expect(same(Builtin.colorProperties["green"]?(Color(rgba: 0x00FF00FF)) ?? .nothing, 1))
    }

    /// The sRGB primaries in OKLCH, as CSS Color 4 implementations give them.
    @Test func oklchOfThePrimaries() throws {
        let degree = Double.pi / 180
        for (l, c, h, rgb) in [
            (0.627955, 0.257683, 29.2339, UInt32(0xFF0000FF)), (0.866440, 0.294827, 142.4953, 0x00FF00FF), (0.452014, 0.313214, 264.0520, 0x0000FFFF),
            (0.967983, 0.211006, 109.7692, 0xFFFF00FF),
        ] {
            #expect(close(try call.color("oklch", .number(l), .number(c), .number(h * degree)), Color(rgba: rgb), 5e-3))
        }
        #expect(try call.color("oklch", 1, 0, 0).rgba == 0xFFFFFFFF)
        #expect(try call.color("oklch", 0, 0.3, 1).rgba == 0x000000FF)
        #expect(try call.color("oklch", 1, 0.4, 2).rgba == 0xFFFFFFFF)
    }

    @Test func tooColourfulOnesKeepLightnessAndHue() throws {
        let far = try call.color("oklch", 0.7, 0.4, 2.5), near = try call.color("oklch", 0.7, 0.1, 2.5)
        #expect([far.red, far.green, far.blue].allSatisfy { $0 >= 0 && $0 <= 1 })
        #expect([far.red, far.green, far.blue].contains { $0 < 1e-3 || $0 > 1 - 1e-3 })
        #expect(far.saturation > near.saturation)
        #expect(try call.complaint("oklch", 0.5, 0.1, .number(.infinity)) != nil && call.color("oklch", 0.5, 1e300, 1).alpha == 1)
    }

    @Test func partsFromNoughtTo255AreOfferedAsHex() {
        #expect(call.complaint("rgb", 255, 128, 0)?.contains("#ff8000") == true)
        #expect(call.complaint("rgb", 0, 0, 2)?.contains("blue must be from 0 to 1") == true)
        #expect(call.complaint("rgb", -1, 0, 0)?.contains("red") == true)
        #expect(call.complaint("rgb", 1, .number(.nan), 0)?.contains("green") == true)
        #expect(call.complaint("rgb", 1, 0, 0, 2)?.contains("alpha") == true)
        #expect(call.complaint("hsb", 0, 2, 0) != nil)
        #expect(call.complaint("hsb", .number(.nan), 1, 1) != nil)
        #expect(call.complaint("gray", 300) != nil)
    }

    @Test func mixing() throws {
        let red = Value.color(ColorObject(Color(rgba: 0xFF0000FF))), blue = Value.color(ColorObject(Color(rgba: 0x0000FFFF)))
        let clear = Value.color(ColorObject(Color(rgba: 0)))
        #expect(close(try call.color("mix", red, blue, 0.25), Color(red: 0.75, green: 0, blue: 0.25)))
        #expect(close(try call.color("lerp", red, blue, 0.25), Color(red: 0.75, green: 0, blue: 0.25)))
        #expect(close(try call.color("mix", red, clear, 0.5), Color(red: 1, green: 0, blue: 0, alpha: 0.5)))
        #expect(close(try call.color("lerp", red, blue, 2), Color(red: 0, green: 0, blue: 1)))
        #expect(close(try call.color("lighter", red, 0.5), Color(red: 1, green: 0.5, blue: 0.5)))
        #expect(close(try call.color("darker", red, 0.5), Color(red: 0.5, green: 0, blue: 0)))
        #expect(close(try call.color("withAlpha", red, 0.3), Color(red: 1, green: 0, blue: 0, alpha: 0.3)))
        #expect(call.complaint("lerp", red, 1, 0.5)?.contains("two colours") == true)
    }

    @Test func names() {
        #expect(ColorNames.named.count == 149)
        #expect(ColorNames.named["rebeccapurple"] == 0x663399FF)
        #expect(ColorNames.color("transparent")?.alpha == 0)
        #expect(ColorNames.color("nocolour") == nil)
        #expect(ColorNames.name(of: Color(rgba: 0x00FFFFFF)) == "cyan")
        #expect(ColorNames.name(of: Color(rgba: 0x808080FF)) == "gray")
        #expect(ColorNames.name(of: Color(red: 1, green: 1e-5, blue: 0)) == nil)
        for (name, rgba) in ColorNames.named where name.contains("grey") {
            #expect(ColorNames.named[name.replacing("grey", with: "gray")] == rgba)
        }
        for (name, rgba) in ColorNames.named { #expect(ColorNames.name(of: Color(rgba: rgba)).flatMap { ColorNames.named[$0] } == rgba, "\(name)") }
        #expect(Color(rgba: 0x0A0B0CFF).hex == "#0a0b0c" && Color(rgba: 0x0A0B0C0D).hex == "#0a0b0c0d")
    }

    private func offsets(_ value: Value) -> [Double] {
        guard case .gradient(let object) = value else { return [] }
        return object.gradient.stops.map(\.offset)
    }

    @Test func gradientStops() throws {
        let c = Value.color(ColorObject(.black))
        func linear(_ stops: Value...) throws -> [Double] {
            offsets(try call("linearGradient", point(0, 0), point(1, 0), .list(ListObject(packing: stops))))
        }
        #expect(try linear(c) == [0])
        #expect(try linear(c, c, c) == [0, 0.5, 1])
        #expect(try linear(list(0.2, c), list(0.2, c), list(1, c)) == [0.2, 0.2, 1])
        #expect(try linear(c, list(0.25, c), c, c) == [0, 0.25, 0.625, 1])
        #expect(try offsets(call("radialGradient", point(0, 0), 5, list(c, c), point(1, 1))) == [0, 1])
    }

    @Test func gradientsRefuseWhatTheyCannotDraw() {
        let c = Value.color(ColorObject(.black)), from = point(0, 0), to = point(1, 0)
        func linear(_ stops: Value...) -> String? { call.complaint("linearGradient", from, to, .list(ListObject(packing: stops))) }
        #expect(linear()?.contains("at least one colour") == true)
        #expect(linear(list(0.5, c), list(0.2, c))?.contains("must grow") == true)
        #expect(linear(list(1.5, c))?.contains("from 0 to 1") == true)
        #expect(linear(list(.number(.nan), c)) != nil)
        #expect(linear(5)?.contains("[50%, red]") == true)
        #expect(call.complaint("radialGradient", from, -1, list(c))?.contains("negative") == true)
        #expect(call.complaint("radialGradient", from, .number(.infinity), list(c)) != nil)
        #expect(call.complaint("linearGradient", point(.nan, 0), to, list(c)) != nil)
        #expect(call.complaint("radialGradient", from, 1, list(c), point(.infinity, 0)) != nil)
    }
}
