// What a curve must answer to be fitted with cubics.

/// A curve without corners and cusps inside its range of parameters.
protocol FittableCurve {
    /// Growing parameters, the range's ends among them. From one to the next the direction turns by less than a quarter
    /// turn, so that a few samples between them see all that the curve does.
    var knots: [Double] { get }

    /// The point at a parameter inside the range, and its derivative.
    func motion(at t: Double) -> (point: Point, velocity: Point)

    /// The point at any parameter of the range.
    func point(at t: Double) -> Point

    /// The unit tangent, also at the ends, where the derivative may vanish.
    func direction(at t: Double) -> Point

    /// Whether nothing but a line lies between two neighbouring knots.
    func isLine(from a: Double, to b: Double) -> Bool

    /// The curve itself between two parameters, where it is a line or one cubic there.
    func piece(from a: Double, to b: Double) -> FittedCubic?

    /// How many nodes a span between knots needs, where a stretch consists of few spans (up to two, up to sixteen) or of many.
    var rules: (few: SampleRule, some: SampleRule, many: SampleRule) { get }

    /// A parameter near `t` and behind `begin` at which a fitted piece may end.
    func end(near t: Double, behind begin: Double) -> Double

    /// Whether a piece may end anywhere soon behind a parameter, where that makes it much longer.
    func isDivisible(behind t: Double) -> Bool
}

extension FittableCurve {
    func isLine(from a: Double, to b: Double) -> Bool { false }
    func piece(from a: Double, to b: Double) -> FittedCubic? { nil }
    func end(near t: Double, behind begin: Double) -> Double { t }
    func isDivisible(behind t: Double) -> Bool { false }
    var rules: (few: SampleRule, some: SampleRule, many: SampleRule) { (.sixteen, .eight, .four) }
}

/// A Gauss–Legendre rule with its nodes in growing order, for 0…1.
struct SampleRule: Sendable {
    let nodes: [(t: Double, weight: Double)]

    static let two = SampleRule(order: 2)
    static let four = SampleRule(order: 4)
    static let eight = SampleRule(order: 8)
    static let sixteen = SampleRule(order: 16)

    private init(order: Int) {
        let half = GaussLegendre(order: order).nodes
        let both = half.map { ($0.x, $0.weight) } + half.map { (-$0.x, $0.weight) }
        nodes = both.map { (t: (1 + $0.0) / 2, weight: $0.1 / 2) }.sorted { $0.t < $1.t }
    }
}
