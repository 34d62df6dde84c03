// Numbers by chance that are the same each time, and texts that are changed by them.

/// A linear congruential generator (Knuth's MMIX constants).
struct Randomness {
    var state: UInt64

    init(state: UInt64) { self.state = state }

    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(max(1, bound)))
    }

    /// The bytes with one to six places changed, removed, doubled or replaced by a piece from elsewhere in them.
    mutating func mutated(_ original: [UInt8]) -> [UInt8] {
        var bytes = original
        for _ in 0..<(1 + next(6)) where !bytes.isEmpty {
            let place = next(bytes.count)
            switch next(5) {
            case 0: bytes[place] = UInt8(next(256))
            case 1: bytes.remove(at: place)
            case 2: bytes.insert(original[next(original.count)], at: place)
            case 3: bytes.removeSubrange(place..<min(bytes.count, place + next(30)))
            default:
                let from = next(original.count)
                bytes.insert(contentsOf: original[from..<min(original.count, from + next(30))], at: place)
            }
        }
        return bytes
    }
}
