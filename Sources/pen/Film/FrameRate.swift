// How fast the frames of a film follow each other.

/// Frames in a second, as a fraction: 30, 29.97 and 30000/1001 are exact.
struct FrameRate: Equatable {
    let numerator, denominator: Int

    static let usual = FrameRate(numerator: 30, denominator: 1)
    static let most = 1000.0

    private init(numerator: Int, denominator: Int) {
        var (a, b) = (numerator, denominator)
        while b > 0 { (a, b) = (b, a % b) }
        (self.numerator, self.denominator) = (numerator / a, denominator / a)
    }

    /// A number, or two with a slash between; nil for what is none, is not greater than 0 or more than 1000 in a second.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(FrameRate.decimal)
        guard (1...2).contains(parts.count), let a = parts[0], let b = parts.count == 2 ? parts[1] : (1, 1), a.digits > 0, b.digits > 0 else { return nil }
        self.init(numerator: a.digits * b.unit, denominator: b.digits * a.unit)
        guard numerator <= Int(Int32.max), denominator <= Int(Int32.max), perSecond <= FrameRate.most else { return nil }
    }

    /// 29.97 as 2997 and 100: no more than nine digits, so that products fit.
    private static func decimal(_ text: Substring) -> (digits: Int, unit: Int)? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false), digits = parts.joined()
        guard parts.count <= 2, (1...9).contains(digits.utf8.count), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits) else { return nil }
        let decimals = parts.count == 2 ? parts[1].utf8.count : 0
        return (number, (0..<decimals).reduce(1) { unit, _ in unit * 10 })
    }

    var perSecond: Double { Double(numerator) / Double(denominator) }

    /// How long frames last, in seconds.
    func seconds(of count: Int) -> Double { Double(count) * Double(denominator) / Double(numerator) }

    /// As ffmpeg reads it.
    var text: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
}
