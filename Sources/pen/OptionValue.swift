// Reading the values of options.

import PenTerminal

/// Each function reads one kind of value or throws the reason why not, worded to follow the option's name.
enum OptionValue {
    private static let previews = PreviewMode.allCases.map(\.rawValue)
    static var previewNames: String { previews.joined(separator: " ") }

    static func path(_ path: ByteString) throws -> ByteString {
        guard !path.bytes.isEmpty else { throw OptionValueError("needs the name of a file") }
        return path
    }

    static func format(_ text: String) throws -> Options.Format {
        guard let format = Options.Format(rawValue: text.lowercased()) else {
            throw OptionValueError("takes \(Options.Format.list()), not `\(text)`")
        }
        return format
    }

    /// - Parameter others: words that are taken elsewhere.
    static func preview(_ text: String, or others: [String] = []) throws -> PreviewMode {
        guard let mode = PreviewMode(rawValue: text) else {
            let names = others + previews, hint = nearestName(to: text, in: names).map { "Did you mean `\($0)`?" }
            throw OptionValueError("takes one of \(names.joined(separator: " ")), not `\(text)`", hint: hint)
        }
        return mode
    }

    /// A number greater than 0 and at most 1e9.
    static func positive(_ text: String) throws -> Double {
        guard let number = Double(text), number > 0 else { throw OptionValueError("takes a number greater than 0, not `\(text)`") }
        guard number <= 1e9 else { throw OptionValueError("takes a number up to 1000000000, not `\(text)`") }
        return number
    }

    /// User units. What is far below a pixel would only make a file larger, without end.
    static func tolerance(_ text: String) throws -> Double {
        let distance = try positive(text)
        guard distance >= 1e-4 else { throw OptionValueError("takes a distance of at least 0.0001, not `\(text)`") }
        return distance
    }

    /// `W`, `W,H` or `WxH`.
    static func size(_ text: String) throws -> Options.Size {
        let sides = text.split(omittingEmptySubsequences: false) { ",x×".contains($0) }.map { side in
            try? positive(String(side.drop { $0 == " " }))
        }
        guard (1...2).contains(sides.count), let width = sides[0], let height = sides.last else {
            throw OptionValueError("takes a width, or width,height, in numbers greater than 0, not `\(text)`")
        }
        return Options.Size(width: width, height: sides.count == 2 ? height : nil)
    }

    static func columns(_ text: String) throws -> Int {
        guard let number = Int(text), (1...10_000).contains(number) else {
            throw OptionValueError("takes a whole number of columns from 1 to 10000, not `\(text)`")
        }
        return number
    }

    static func compression(_ text: String) throws -> Int {
        guard let level = Int(text), (0...9).contains(level) else {
            throw OptionValueError("takes a whole number from 0 (fast) to 9 (small), not `\(text)`")
        }
        return level
    }

    /// A whole number of things: `k`, `M` and `G` stand for powers of 1000.
    static func count(_ text: String) throws -> Int { try multiple(text, of: 1000) }

    /// A number of bytes: `k`, `M` and `G` stand for powers of 1024.
    static func bytes(_ text: String) throws -> Int { try multiple(text, of: 1024) }

    private static func multiple(_ text: String, of base: Double) throws -> Int {
        let (number, unit) = split(text)
        let factors = ["": 1, "k": base, "m": base * base, "g": base * base * base]
        guard let number, let factor = factors[unit.lowercased()], let count = Int(exactly: (number * factor).rounded()), count > 0 else {
            throw OptionValueError("takes a number like 5000, 64k, 512M or 2G, not `\(text)`")
        }
        return count
    }

    /// - Parameter earlier: what has been asked for before.
    static func motion(_ motion: Options.Motion, after earlier: Options.Motion?) throws -> Options.Motion {
        guard earlier == nil || earlier == motion else { throw OptionValueError("goes against the other of --play and --still: give one of them") }
        return motion
    }

    /// Seconds, or with a unit `ms`, `s`, `m` or `h`.
    static func duration(_ text: String) throws -> Double {
        guard let seconds = seconds(text), seconds > 0 else { throw OptionValueError("takes a time like 2, 500ms, 10s or 2m, not `\(text)`") }
        return seconds
    }

    /// The same from the start, which is 0.
    static func moment(_ text: String) throws -> Double {
        guard let seconds = seconds(text) else { throw OptionValueError("takes a time like 0, 1.5, 500ms or 2m, not `\(text)`") }
        return seconds
    }

    static func rate(_ text: String) throws -> FrameRate {
        guard let rate = FrameRate(text) else { throw OptionValueError("takes frames in a second, up to 1000, like 30, 29.97 or 30000/1001, not `\(text)`") }
        return rate
    }

    /// `A..B`, with B.
    static func frames(_ text: String) throws -> ClosedRange<Int> {
        let ends = text.split(separator: "..", omittingEmptySubsequences: false).map { Int($0) }
        guard ends.count == 2, let first = ends[0], let last = ends[1], first >= 0, first <= last, last < FrameTimes.most else {
            throw OptionValueError("takes the first and the last frame, counted from 0, like 100..199, not `\(text)`")
        }
        return first...last
    }

    private static func seconds(_ text: String) -> Double? {
        let (number, unit) = split(text)
        let factors = ["": 1, "ms": 0.001, "s": 1, "m": 60, "min": 60, "h": 3600]
        guard let number, number >= 0, let factor = factors[unit], number * factor <= 1e9 else { return nil }
        return number * factor
    }

    /// A leading number (`_` may group its digits) and the letters behind it.
    private static func split(_ text: String) -> (number: Double?, unit: String) {
        let unit = text.reversed().prefix { $0.isLetter }.reversed()
        let digits = text.dropLast(unit.count).filter { $0 != "_" }
        return (Double(digits), String(unit))
    }
}

/// Why a value does not do; the option's name goes before it.
struct OptionValueError: Error {
    var message: String
    var hint: String?
    init(_ message: String, hint: String? = nil) { (self.message, self.hint) = (message, hint) }
}
