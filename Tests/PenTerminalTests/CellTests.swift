// Parts to characters, and cells to bytes.

import Testing

@testable import PenTerminal

@Suite struct CellTests {
    static let red = SIMD3<Float>(1, 0, 0), blue = SIMD3<Float>(0, 0, 1), white = SIMD3<Float>.one, black = SIMD3<Float>.zero

    static func text(_ mode: PreviewMode, columns: Int, rows: Int, _ colors: [SIMD3<Float>], _ depth: ColorDepth = .trueColor) -> String {
        let picture = PartColors(parts: mode.parts, columns: columns, rows: rows, values: colors)
        return CellEncoder.encode(CellGrid(picture, mode: mode, paper: .one), depth: depth)
    }

    @Test(arguments: [
        (ColorDepth.trueColor, "\u{1B}[38;2;255;0;0;48;2;0;0;255m▀\u{1B}[48;2;255;0;0m \u{1B}[0m\n"),
        (.indexed, "\u{1B}[38;5;196;48;5;21m▀\u{1B}[48;5;196m \u{1B}[0m\n"),
        (.sixteen, "\u{1B}[91;44m▀\u{1B}[101m \u{1B}[0m\n"),
    ])
    func halves(depth: ColorDepth, expected: String) {
        #expect(Self.text(.half, columns: 2, rows: 1, [Self.red, Self.red, Self.blue, Self.red], depth) == expected)
    }

    /// Ink is what differs more from the paper; colours that are set already are not set again, and characters stand
    /// complemented where that spares a change.
    @Test func fewChanges() {
        let k = Self.black, w = Self.white
        #expect(
            Self.text(.half, columns: 4, rows: 2, [k, w, k, w, w, k, w, k, w, w, w, w, k, w, w, w], .sixteen)
                == "\u{1B}[30;107m▀▄▀▄\u{1B}[0m\n\u{1B}[30;107m▄   \u{1B}[0m\n")
        #expect(Self.text(.half, columns: 2, rows: 1, [Self.red, k, k, Self.red], .sixteen) == "\u{1B}[30;101m▄▀\u{1B}[0m\n")
    }

    @Test func quadrants() {
        let b = Self.black, w = Self.white
        let cells = [[b, w, w, w], [w, b, w, w], [w, w, b, w], [w, w, w, b], [b, w, w, b], [w, b, b, w], [b, b, b, w], [w, b, b, b]]
        let upper = cells.flatMap { $0[0...1] }, lower = cells.flatMap { $0[2...3] }
        #expect(Self.text(.quad, columns: 8, rows: 1, upper + lower, .sixteen) == "\u{1B}[30;107m▘▝▖▗▚▞▛▟\u{1B}[0m\n")
    }

    /// Unicode 13's names: BLOCK SEXTANT-1 is U+1FB00, -25 U+1FB11, -246 U+1FB28 has none: it is RIGHT HALF BLOCK.
    @Test(arguments: [
        (0b000001, "\u{1FB00}"), (0b000010, "\u{1FB01}"), (0b010010, "\u{1FB11}"), (0b010101, "▌"), (0b101010, "▐"), (0b111110, "\u{1FB3B}"),
        (0b111111, "█"), (0b010110, "\u{1FB14}"), (0b101011, "\u{1FB28}"),
    ])
    func sextants(mask: Int, expected: String) {
        #expect(String(PreviewMode.sextant.character(mask: mask)) == expected)
    }

    /// Braille's dots are numbered 1 2 3 down the left column, 4 5 6 down the right, 7 and 8 below.
    @Test(arguments: [(0b00000001, "⠁"), (0b00000010, "⠈"), (0b00000100, "⠂"), (0b00100000, "⠠"), (0b01000000, "⡀"), (0b10000000, "⢀"), (0b11111111, "⣿"), (0, " ")])
    func braille(mask: Int, expected: String) {
        #expect(String(PreviewMode.braille.character(mask: mask)) == expected)
    }

    /// Against all divisions one by one.
    @Test(arguments: [2, 4, 6, 8])
    func bestTwoColors(count: Int) {
        for seed in 0..<20 {
            let colors = (0..<count).map { i in
                SIMD3(Float((i * 7 + seed * 13) % 17) / 16, Float((i * 5 + seed * 3) % 11) / 10, Float((i * 3 + seed) % 5) / 4)
            }
            func error(_ mask: Int) -> Float {
                let sets = [true, false].map { inSet in colors.indices.filter { (mask >> $0 & 1 == 1) == inSet }.map { colors[$0] } }
                return sets.reduce(0) { sum, set in
                    let mean = set.reduce(.zero, +) / Float(max(set.count, 1))
                    return sum + set.reduce(0) { $0 + $1.squaredDistance(to: mean) }
                }
            }
            let fit = TwoColorFit(colors)
            let least = (1..<1 << (count - 1)).map(error).min() ?? 0
            #expect(abs(error(fit.mask) - least) < 1e-4)
            let inSet = colors.indices.filter { fit.mask >> $0 & 1 == 1 }
            #expect(fit.first.squaredDistance(to: inSet.map { colors[$0] }.reduce(.zero, +) / Float(inSet.count)) < 1e-8)
        }
    }

    @Test func evenCellsAreBlank() {
        let almost = SIMD3<Float>(0.5, 0.5, 0.5004)
        #expect(TwoColorFit([SIMD3<Float>(0.5, 0.5, 0.5), almost, almost, almost]).mask == 0)
    }

    static func dots(_ picture: [SIMD3<Float>], areas: [SIMD3<Float>]) -> String {
        func cell(_ colors: [SIMD3<Float>]) -> PartColors { PartColors(parts: PreviewMode.braille.parts, columns: 1, rows: 1, values: colors) }
        return CellEncoder.encode(CellGrid(dots: cell(picture), areas: cell(areas), paper: .one), depth: .trueColor)
    }

    /// A line's dots stand on bare paper, though no dot of the cell is without ink, and have the colour that is mixed with
    /// the paper the least.
    @Test func brailleLines() {
        let dark = SIMD3<Float>(0.2, 0.2, 0.2), pale = SIMD3<Float>(0.9, 0.9, 0.9), half = SIMD3<Float>(0.5, 0.5, 0.5)
        #expect(
            Self.dots([dark, pale, dark, pale, half, pale, half, pale], areas: Array(repeating: Self.white, count: 8))
                == "\u{1B}[38;2;51;51;51;48;2;255;255;255m⡇\u{1B}[0m\n")
    }

    /// An area is the cell's background; where two meet, the one farther from the paper is dotted, unless
    /// it takes nearly all of the cell or a line runs there.
    @Test func brailleAreas() {
        let (r, b, w) = (Self.red, Self.blue, Self.white)
        #expect(Self.dots(Array(repeating: b, count: 8), areas: Array(repeating: b, count: 8)) == "\u{1B}[48;2;0;0;255m \u{1B}[0m\n")
        #expect(Self.dots([b, b, b, b, w, w, w, w], areas: [b, b, b, b, w, w, w, w]) == "\u{1B}[38;2;0;0;255;48;2;255;255;255m⠛\u{1B}[0m\n")
        #expect(
            Self.dots([b, b, b, b, b, b, w, w], areas: [b, b, b, b, b, b, w, w]) == "\u{1B}[38;2;255;255;255;48;2;0;0;255m⣀\u{1B}[0m\n")
        #expect(
            Self.dots([r, r, b, b, b, b, w, w], areas: [b, b, b, b, b, b, w, w]) == "\u{1B}[38;2;255;0;0;48;2;0;0;255m⠉\u{1B}[0m\n")
    }
}
