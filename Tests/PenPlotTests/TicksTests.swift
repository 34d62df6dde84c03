// The numbers that are written at an axis.

import Testing

import PenPlot

@Suite struct TicksTests {
    private func labels(_ range: ClosedRange<Double>, length: Double = 400, width: Double = 50, kind: PlotScale.Kind = .linear) -> [String] {
        Ticks(for: PlotScale(range, from: 0, to: length, kind: kind)) { _ in width }.major.map(\.label)
    }

    @Test func stepsAreOneTwoOrFiveTimesAPowerOfTen() {
        #expect(labels(-5...5) == ["−4", "−2", "0", "2", "4"])
        #expect(labels(0...1) == ["0", "0.2", "0.4", "0.6", "0.8", "1"])
        #expect(labels(0...100, width: 100) == ["0", "50", "100"])
        #expect(labels(-0.03...0.02, width: 80) == ["−0.03", "−0.02", "−0.01", "0", "0.01", "0.02"])
    }

    @Test func labelsAreTheDigitsOfTheNumbers() {
        let ticks = Ticks(for: PlotScale(0...0.7, from: 0, to: 700)) { _ in 60 }
        #expect(ticks.major.map(\.number) == [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7])
    }

    @Test func multiplesOfPiWhereTheRangeIsOne() {
        #expect(labels(-2 * .pi ... 2 * .pi, width: 60) == ["−2π", "−3π/2", "−π", "−π/2", "0", "π/2", "π", "3π/2", "2π"].filter { !$0.contains("/") } )
        #expect(labels(0 ... .pi, width: 90) == ["0", "π/4", "π/2", "3π/4", "π"])
        #expect(labels(-4 * .pi ... 4 * .pi, width: 60) == ["−4π", "−2π", "0", "2π", "4π"])
    }

    @Test func powersOnLogarithmicScales() {
        #expect(labels(1...1e6, width: 40, kind: .logarithmic) == ["1", "10", "100", "1000", "10⁴", "10⁵", "10⁶"])
        #expect(labels(1e-12...1e12, width: 60, kind: .logarithmic) == ["10⁻¹²", "10⁻⁸", "10⁻⁴", "1", "10⁴", "10⁸", "10¹²"])
    }

    @Test func hugeAndTinyRanges() {
        #expect(labels(0...1e9, width: 100) == ["0", "5·10⁸", "10⁹"])
        #expect(labels(0...1e-9, width: 100) == ["0", "5·10⁻¹⁰", "10⁻⁹"])
        #expect(!labels(-1.7e308...1.7e308).isEmpty)
        #expect(labels(1e15...(1e15 + 4), width: 90).count <= 5)
    }
}
