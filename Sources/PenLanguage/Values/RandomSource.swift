// Random numbers that are the same each time.

/// The generator xoshiro256** of Blackman and Vigna ("Scrambled linear pseudorandom number generators", 2021), its state
/// filled from a seed by SplitMix64.
public struct RandomSource: RandomNumberGenerator, Sendable {
    private var state: (UInt64, UInt64, UInt64, UInt64)

    public init(seed: UInt64 = 0) {
        var mixer = seed
        func word() -> UInt64 {
            mixer &+= 0x9E37_79B9_7F4A_7C15
            var z = mixer
            z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
            return z ^ z >> 31
        }
        state = (word(), word(), word(), word())
    }

    public mutating func next() -> UInt64 {
        func rotated(_ x: UInt64, _ k: UInt64) -> UInt64 { x << k | x >> (64 - k) }
        let result = rotated(state.1 &* 5, 7) &* 9
        let shifted = state.1 << 17
        state.2 ^= state.0
        state.3 ^= state.1
        state.1 ^= state.2
        state.0 ^= state.3
        state.2 ^= shifted
        state.3 = rotated(state.3, 45)
        return result
    }

    /// A number from 0 up to 1, without 1; all multiples of 2^-53 are equally likely.
    public mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

    /// A number from one bound to the other.
    public mutating func number(from a: Double, to b: Double) -> Double {
        let t = unit()
        return a * (1 - t) + b * t
    }

    /// A whole number from 0 up to `count`, without it (Lemire's multiplication; its bias is below count / 2^64).
    /// - Precondition: `count > 0`.
    public mutating func index(below count: Int) -> Int { Int(UInt64(count).multipliedFullWidth(by: next()).high) }
}
