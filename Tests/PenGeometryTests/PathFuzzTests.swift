// Broken path data: whatever is read, what is written and computed from the path agrees with it.

import PenGeometry
import Testing

@Suite struct PathFuzzTests {
    private static let seeds = [
        "M10 10h5v-5l.5.5-1-1q1 1 2 2t3 3c1 1 2 2 3 3s1 1 2 2a1 1 0 0110 10z",
        "M200 300A100 100 0 1 1 300 200zm10 10a30 50 45 01.1-60L0 0",
        "M0 0C0 50 50 0 90 10S20 80 10 10Q1 2 3 9A9 4 30 1 0 20 20Z",
        "M1e3-1e-3,5 5 6.25.75zM3 4M5 6a25 25 -30 0 1 50 -25l50 -25",
    ].map { Array($0.utf8) }

    private func check(_ data: [UInt8]) {
        for fault in pathFaults(data) { Issue.record("\(fault) from: \(String(decoding: data, as: UTF8.self))") }
    }

    @Test(arguments: seeds) func seedsAreRight(data: [UInt8]) { check(data) }

    @Test(arguments: 0..<4)
    func changedDataDoNoHarm(seed: Int) {
        var random = Randomness(state: UInt64(seed) * 104_729 + 11)
        for _ in 0..<60 { check(random.mutated(Self.seeds[random.next(Self.seeds.count)])) }
    }

    /// Ellipses about as thin as the last decimal, which slide along themselves when their ends are rounded; a subpath
    /// that is only a close where the one before ended; a curve that turns back where the quadrature looks away; a length beyond
    /// the largest number.
    @Test(arguments: [
        "M22 7A2 152 0 1020 5", "M219 0a1 151 0 10-1-1", "M300 300h15 0a16 10050 0 102 0h8", "M3002 0A1789 18 1 00580-35 1789 18 1 001310 2",
        "M20-300A152048 152 0 00-136237-134 152048 152 0 0030111 2", "M3002 0a252.465 12.623 14 00110 2", "M22 7a1 151 0 100 1",
        "M0 0zm0 0zM4100 90l360 100", "M 0 110 180 10 M 0 10 C -10 10 1810 10 180 10 60 10", "M0 0H1e308H-1e308H5",
    ])
    func foundByFuzzing(data: String) { check(Array(data.utf8)) }
}
