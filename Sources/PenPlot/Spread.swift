// Numbers at which a curve is looked at.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

enum Spread {
    /// So many parts less one of one, evenly but for a wobble, so that no period agrees with them.
    static func parts(_ count: Int) -> [Double] {
        (1..<max(count, 2)).map { (Double($0) + 0.3 * sin(Double($0) * 2.399963)) / Double(count) }
    }

    /// The numbers between two in growing order, each once, with these two.
    static func grid(_ a: Double, _ inner: [Double], _ b: Double) -> [Double] {
        var numbers = [a]
        for t in inner.filter({ $0 > a && $0 < b }).sorted() where t > numbers[numbers.count - 1] { numbers.append(t) }
        if b > a { numbers.append(b) }
        return numbers
    }
}
