// The nearest colours of poorer terminals.

import Testing

@testable import PenTerminal

@Suite struct PaletteTests {
    /// xterm's 256 colours from 16 on: a cube of six levels, then greys from 8 in steps of ten.
    static let indexed: [RGB] = (0..<240).map { i in
        let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
        if i >= 216 { return RGB(UInt8(8 + 10 * (i - 216)), UInt8(8 + 10 * (i - 216)), UInt8(8 + 10 * (i - 216))) }
        return RGB(levels[i / 36], levels[i / 6 % 6], levels[i % 6])
    }

    @Test func ownColorsAreKept() {
        for (i, color) in Self.indexed.enumerated() {
            #expect(Self.indexed[Int(Palette.nearestIndexed(to: color)) - 16] == color, "colour \(i + 16)")
        }
        for (i, color) in Palette.sixteen.enumerated() { #expect(Palette.nearestOfSixteen(to: color) == i) }
    }

    /// No other colour of the 240 is nearer in sRGB.
    @Test func nearestOf240() {
        func distance(_ a: RGB, _ b: RGB) -> Int {
            zip([a.red, a.green, a.blue], [b.red, b.green, b.blue]).reduce(0) { $0 + (Int($1.0) - Int($1.1)) * (Int($1.0) - Int($1.1)) }
        }
        for seed in 0..<2000 {
            let color = RGB(UInt8(seed * 37 & 255), UInt8(seed * 101 >> 3 & 255), UInt8(seed * 59 >> 1 & 255))
            let least = Self.indexed.map { distance($0, color) }.min()
            #expect(distance(Self.indexed[Int(Palette.nearestIndexed(to: color)) - 16], color) == least)
        }
    }

    @Test(arguments: [
        (RGB(176, 176, 176), [7, 8]), (RGB(135, 206, 235), [6, 14]), (RGB(255, 99, 71), [1, 9]), (RGB(0, 128, 0), [2]), (RGB(10, 10, 10), [0]),
    ] as [(RGB, [UInt8])])
    func hueSurvivesInSixteen(color: RGB, allowed: [UInt8]) {
        #expect(allowed.contains(Palette.nearestOfSixteen(to: color)))
    }

    @Test func parameters() {
        #expect(TerminalColor.sixteen(1).foregroundParameters == "31")
        #expect(TerminalColor.sixteen(15).backgroundParameters == "107")
        #expect(TerminalColor.indexed(231).backgroundParameters == "48;5;231")
        #expect(TerminalColor.direct(RGB(1, 2, 3)).foregroundParameters == "38;2;1;2;3")
    }

    @Test func colorsOutOfRange() {
        #expect(RGB(SIMD3(-1, 2, .nan)) == RGB(0, 255, 0))
        #expect(RGB(SIMD3(.infinity, -.infinity, 0.5)) == RGB(255, 0, 128))
    }

    /// What is one of the sixteen colours, or hardly another, is not mixed; what lies between them is.
    @Test func shades() {
        for color in Palette.sixteen { #expect(Palette.shade(nearestTo: color) == Cell(" ", foreground: color, background: color)) }
        #expect(Palette.shade(nearestTo: RGB(253, 250, 243)).background == RGB(255, 255, 255))
        #expect(Palette.shade(nearestTo: RGB(253, 250, 243)).text == " ")
        for evening in [RGB(95, 80, 125), RGB(200, 120, 110), RGB(30, 60, 110), RGB(180, 200, 140)] {
            let cell = Palette.shade(nearestTo: evening)
            #expect(["░", "▒"].contains(cell.text))
            #expect(cell.foreground != cell.background)
        }
    }
}
