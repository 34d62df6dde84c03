// Colours and gradients that move.

import PenAnimation
import PenGeometry

/// Straight sRGB, each component on its own, as Core Animation has it.
extension Color: ComponentVector {
    public var components: [Double] { [red, green, blue, alpha] }
    public func with(components c: [Double]) -> Color { Color(red: c[0], green: c[1], blue: c[2], alpha: c[3]) }
}

/// A colour becomes another one, a gradient one of the same kind. No paint is what it comes from or goes to without opacity.
/// Linear and radial gradients change into each other when the way is over.
extension Paint?: Interpolatable {
    public static func interpolation(from start: Paint?, to end: Paint?) -> @Sendable (Double) -> Paint? {
        switch (start, end) {
        case (.color(let a), .color(let b)): return colors(a, b, start, end)
        case (nil, .color(let b)): return colors(b.faded, b, start, end)
        case (.color(let a), nil): return colors(a, a.faded, start, end)
        case (.gradient(let a), .gradient(let b)): return gradients(a, b).map { ends($0, start, end) } ?? steps(start, end)
        case (.gradient(let a), .color(let b)): return gradients(a, a.uniform(b)).map { ends($0, start, end) } ?? steps(start, end)
        case (.color(let a), .gradient(let b)): return gradients(b.uniform(a), b).map { ends($0, start, end) } ?? steps(start, end)
        case (nil, .gradient(let b)): return gradients(b.faded, b).map { ends($0, start, end) } ?? steps(start, end)
        case (.gradient(let a), nil): return gradients(a, a.faded).map { ends($0, start, end) } ?? steps(start, end)
        case (nil, nil): return steps(start, end)
        }
    }

    private static func steps(_ start: Paint?, _ end: Paint?) -> @Sendable (Double) -> Paint? { { $0 < 1 ? start : end } }

    private static func ends(_ way: @escaping @Sendable (Double) -> Paint?, _ start: Paint?, _ end: Paint?) -> @Sendable (Double) -> Paint? {
        { $0 == 0 ? start : $0 == 1 ? end : way($0) }
    }

    private static func colors(_ a: Color, _ b: Color, _ start: Paint?, _ end: Paint?) -> @Sendable (Double) -> Paint? {
        let way = Color.interpolation(from: a, to: b)
        return ends({ .color(way($0)) }, start, end)
    }

    private static func gradients(_ a: Gradient, _ b: Gradient) -> (@Sendable (Double) -> Paint?)? {
        let count = max(a.stops.count, b.stops.count), a = a.padded(to: count), b = b.padded(to: count), first = a.numbers, second = b.numbers
        guard first.count == second.count else { return nil }
        let way = [Double].interpolation(from: first, to: second)
        return { .gradient(a.with(numbers: way($0))) }
    }

    public func adding(_ other: Paint?) -> Paint? {
        if case (.color(let a)?, .color(let b)?) = (self, other) { return .color(a.adding(b)) }
        return other
    }

    public func multiplied(by factor: Double) -> Paint? {
        if case .color(let color)? = self { return .color(color.multiplied(by: factor)) }
        return self
    }

    public func separation(from other: Paint?) -> Double {
        switch (self, other) {
        case (.color(let a)?, .color(let b)?): return a.separation(from: b)
        default: return self == other ? 0 : 1
        }
    }
}

extension Color {
    fileprivate var faded: Color { Color(red: red, green: green, blue: blue, alpha: 0) }
}

extension Gradient {
    /// The same with one colour at all stops.
    fileprivate func uniform(_ color: Color) -> Gradient {
        var copy = self
        for i in copy.stops.indices { copy.stops[i].color = color }
        return copy
    }

    /// The same without opacity.
    fileprivate var faded: Gradient {
        var copy = self
        for i in copy.stops.indices { copy.stops[i].color = copy.stops[i].color.faded }
        return copy
    }

    /// The same with more stops: some stand twice.
    fileprivate func padded(to count: Int) -> Gradient {
        guard count > stops.count, !stops.isEmpty else { return self }
        var copy = self
        copy.stops = (0..<count).map { stops[$0 * stops.count / count] }
        return copy
    }

    /// Everything about it that moves, but for its kind.
    fileprivate var numbers: [Double] {
        let place: [Double]
        switch kind {
        case .linear(let from, let to): place = from.components + to.components
        case .radial(let center, let radius, let focus): place = center.components + focus.components + [radius]
        }
        return place + [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
            + stops.flatMap { [$0.offset] + $0.color.components }
    }

    fileprivate func with(numbers n: [Double]) -> Gradient {
        var copy = self, next = 4
        let p = Point(n[0], n[1]), q = Point(n[2], n[3])
        if case .radial = kind {
            (copy.kind, next) = (.radial(center: p, radius: n[4], focus: q), 5)
        } else {
            copy.kind = .linear(from: p, to: q)
        }
        copy.transform = AffineTransform(a: n[next], b: n[next + 1], c: n[next + 2], d: n[next + 3], tx: n[next + 4], ty: n[next + 5])
        next += 6
        for i in stops.indices {
            copy.stops[i] = Stop(offset: n[next], color: stops[i].color.with(components: Array(n[(next + 1)...(next + 4)])))
            next += 5
        }
        return copy
    }
}
