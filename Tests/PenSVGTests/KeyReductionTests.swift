// No track has more than twice the fewest keys that keep its tolerance.

import Foundation
import Testing

@testable import PenSVG

@Suite struct KeyReductionTests {
    /// Numbers at equal times.
    struct Samples: Sendable, CustomStringConvertible {
        var description: String
        var values: [[Double]]
        var keys: [MotionTrack.Key] { values.enumerated().map { MotionTrack.Key(time: Double($0) / Double(values.count - 1), value: $1) } }

        init(_ name: String, count: Int = 41, _ value: (Double) -> [Double]) {
            (description, values) = (name, (0..<count).map { value(Double($0) / Double(count - 1)) })
        }
    }

    static let tracks = [
        Samples("parabola") { [10 * $0 * $0] },
        Samples("sine") { [3 * sin(2 * .pi * $0)] },
        Samples("spring") { [8 * (1 - exp(-6 * $0) * cos(20 * $0))] },
        Samples("zigzag within the tolerance") { [0.09 * cos(40 * .pi * $0)] },
        Samples("zigzag beyond it") { [0.3 * cos(40 * .pi * $0)] },
        Samples("corner") { [abs($0 - 0.37) * 20] },
        Samples("stairs") { [($0 * 5).rounded()] },
        Samples("still but for one") { [$0 == 0.5 ? 1 : 0] },
        Samples("circle", count: 25) { [2 * cos(2 * .pi * $0), 2 * sin(2 * .pi * $0)] },
        Samples("two that bend in turn", count: 25) { [$0 < 0.5 ? 0 : 9 * ($0 - 0.5) * ($0 - 0.5), 4 * abs($0 - 0.2)] },
    ] + (1...6).map { seed in
        var state = UInt64(seed)
        func random() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) / Double(1 << 53) - 0.5
        }
        let steps = (0..<41).map { _ in random() }
        return Samples("walk \(seed)") { x in [steps.prefix(Int((x * 40).rounded())).reduce(0, +) * 0.3] }
    }

    @Test(arguments: tracks) func atMostTwiceTheFewest(_ samples: Samples) throws {
        let tolerance = 0.1, keys = KeyReduction.keys(samples.keys, tolerance: tolerance)
        #expect(keys.count <= 2 * Self.fewest(samples.keys, tolerance))
        #expect(keys.first?.time == 0 && keys.last?.time == 1)
        for sample in samples.keys {
            let next = keys.firstIndex { $0.time >= sample.time } ?? 0, b = keys[next], a = keys[max(next - 1, 0)]
            let f = b.time > a.time ? (sample.time - a.time) / (b.time - a.time) : 1
            for i in sample.value.indices { #expect(abs(a.value[i] + (b.value[i] - a.value[i]) * f - sample.value[i]) <= tolerance + 1e-9) }
        }
    }

    /// Smooth tracks have hardly more than the fewest.
    @Test func smoothTracksAreNearTheFewest() {
        let smooth = Self.tracks.prefix(3).map { (KeyReduction.keys($0.keys, tolerance: 0.1).count, Self.fewest($0.keys, 0.1)) }
        #expect(smooth.allSatisfy { $0.0 <= $0.1 + 1 }, "\(smooth)")
    }

    /// By dynamic programming over the samples, with values at nine levels within the tolerance (three of two numbers), and at
    /// the ends where they are.
    private static func fewest(_ samples: [MotionTrack.Key], _ tolerance: Double) -> Int {
        let levels = samples[0].value.count == 1 ? 9 : 3, last = samples.count - 1
        func candidates(_ i: Int) -> [[Double]] {
            let room = i == 0 || i == last ? [0.0] : (0..<levels).map { tolerance * (2 * Double($0) / Double(levels - 1) - 1) }
            return samples[i].value.reduce([[]]) { lists, value in lists.flatMap { list in room.map { list + [value + $0] } } }
        }
        let all = samples.indices.map(candidates)
        func isStraight(_ i: Int, _ a: [Double], _ j: Int, _ b: [Double]) -> Bool {
            (i + 1..<max(j, i + 1)).allSatisfy { k in
                let f = Double(k - i) / Double(j - i)
                return a.indices.allSatisfy { abs(a[$0] + (b[$0] - a[$0]) * f - samples[k].value[$0]) <= tolerance + 1e-9 }
            }
        }
        var reached: [[Bool]] = all.map { $0.map { _ in false } }, front = [(0, 0)], count = 1
        reached[0][0] = true
        while !reached[last][0] {
            var next: [(Int, Int)] = []
            for (i, a) in front {
                for j in samples.indices where j > i {
                    for b in all[j].indices where !reached[j][b] && isStraight(i, all[i][a], j, all[j][b]) {
                        reached[j][b] = true
                        next.append((j, b))
                    }
                }
            }
            (front, count) = (next, count + 1)
        }
        return count
    }
}
