// Path data that programs move.

import PenGeometry

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Path data in which letters depend on the structure alone, since programs move only between data whose letters agree. All
/// but the first point are relative, which is shorter; each is rounded where it stands, so that no error adds up.
struct MovingPathData {
    private(set) var bytes: [UInt8] = []
    private let decimals: Int
    private let grain: Double
    /// In steps of the last decimal.
    private var here = (x: 0.0, y: 0.0)

    /// - Parameter coordinates: x and y of each point of the structure.
    init(_ structure: [Path.Verb], _ coordinates: [Double], decimals: Int) {
        (self.decimals, grain) = (decimals, pow(10, Double(decimals)))
        var next = 0, start = here, last: UInt8 = 0
        for (i, verb) in structure.enumerated() {
            let letter = MovingPathData.letter(verb, isFirst: i == 0)
            // A letter holds until another one comes.
            if letter != last { bytes.append(letter) }
            last = letter
            let origin = i == 0 ? (x: 0.0, y: 0.0) : here
            for _ in 0..<verb.pointCount {
                here = (rounded(coordinates[next]), rounded(coordinates[next + 1]))
                append(here.x - origin.x)
                append(here.y - origin.y)
                next += 2
            }
            // What follows a move without a letter of its own is a line.
            if verb == .move { (start, last) = (here, 0) }
            if verb == .close { (here, last) = (start, 0) }
        }
    }

    private static func letter(_ verb: Path.Verb, isFirst: Bool) -> UInt8 {
        switch verb {
        case .move: UInt8(ascii: isFirst ? "M" : "m")
        case .line: UInt8(ascii: "l")
        case .quadratic: UInt8(ascii: "q")
        case .close: UInt8(ascii: "z")
        default: UInt8(ascii: "c")
        }
    }

    private func rounded(_ x: Double) -> Double { (x * grain).rounded() }

    /// Numbers stand side by side where a sign, or a second point, tells them apart.
    private mutating func append(_ steps: Double) {
        var number: [UInt8] = []
        appendShortest(steps / grain, decimals: decimals, to: &number)
        if let last = bytes.last, MovingPathData.isDigit(last), let first = number.first {
            if MovingPathData.isDigit(first) || (first == UInt8(ascii: ".") && !lastHasPoint) { bytes.append(UInt8(ascii: " ")) }
        }
        lastHasPoint = number.contains(UInt8(ascii: ".")) || number.contains(UInt8(ascii: "e"))
        bytes += number
    }

    private var lastHasPoint = false

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
