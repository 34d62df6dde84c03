// A shape as markup with places for numbers.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The numbers of a shape, and the markup around them, which is the same for all shapes of one structure: between two of
/// these each number goes its own way.
struct ShapeMarkup: Equatable {
    /// What a number is.
    enum Kind {
        case coordinate
        /// In user units, and not below zero.
        case length
        /// 0…1.
        case share
        /// 0…255.
        case color
        case factor
    }

    struct Form: Hashable {
        /// The first stands before the first number, the last behind the last one.
        fileprivate(set) var texts: [[UInt8]] = [[]]
        fileprivate(set) var kinds: [Kind] = []
    }

    private(set) var form = Form()
    /// As whole multiples of the last decimal of their kind.
    private(set) var steps: [Int] = []
    /// Of coordinates.
    let decimals: Int
    /// Whether all numbers are such as a picture can hold.
    private(set) var isPossible = true

    /// - Parameter decimals: of coordinates.
    init(decimals: Int) { self.decimals = min(decimals, ShapeMarkup.mostDecimals) }

    private static let mostDecimals = 6

    mutating func append(_ text: String) { form.texts[form.texts.count - 1] += text.utf8 }

    mutating func append(_ number: Double, _ kind: Kind) {
        let number = kind == .length ? max(number, 0) : kind == .share ? min(max(number, 0), 1) : number
        isPossible = isPossible && abs(number) <= SVGError.largestCoordinate
        form.kinds.append(kind)
        form.texts.append([])
        steps.append(isPossible ? Int((number * pow(10, Double(decimals(of: kind)))).rounded()) : 0)
    }

    func decimals(of kind: Kind) -> Int {
        switch kind {
        case .coordinate, .length: decimals
        case .share: 3
        case .color: 0
        case .factor: 6
        }
    }

    /// How far this is from what is at a part of the way from one to another of the same form.
    /// - Returns: in tolerances; nil where the forms differ.
    /// - Parameter tolerance: of coordinates, in user units.
    func deviation(from start: ShapeMarkup, _ end: ShapeMarkup, at fraction: Double, tolerance: Double) -> Double? {
        guard start.form == form, end.form == form else { return nil }
        let limit = tolerance * pow(10, Double(decimals))
        return steps.indices.reduce(0) { worst, i in
            let expected = Double(start.steps[i]) * (1 - fraction) + Double(end.steps[i]) * fraction
            let isLength = form.kinds[i] == .coordinate || form.kinds[i] == .length
            return max(worst, abs(Double(steps[i]) - expected) / (isLength ? limit : ShapeMarkup.otherLimit))
        }
    }

    /// Steps of what is no length.
    private static let otherLimit = 4.0
}
