// What must hold for polynomials, curves and arcs of any numbers.

import PenGeometry

/// What went wrong, in words.
struct Faults {
    var found: [String] = []

    mutating func expect(_ isRight: Bool, _ what: @autoclosure () -> String) { if !isRight { found.append(what()) } }

    /// None of these is NaN.
    mutating func areNumbers(_ name: String, _ values: Double...) {
        for x in values where x.isNaN { found.append("\(name) is no number") }
    }

    mutating func areNumbers(_ name: String, _ points: [Point]) { for p in points { areNumbers(name, p.x, p.y) } }

    /// Parameters in 0…1, in growing order.
    mutating func areParameters(_ name: String, _ values: [Double]) {
        expect(values.allSatisfy { $0 >= 0 && $0 <= 1 } && values == values.sorted(), "\(name): \(values)")
    }
}

func polynomialFaults(_ data: [UInt8]) -> [String] {
    var reader = NumberReader(data), faults = Faults()
    let noise = reader.byte() % 4 == 0 ? abs(reader.number()) : 0, other = BernsteinPolynomial(coefficients: (0..<(reader.byte() % 5)).map { _ in reader.number() })
    let p = BernsteinPolynomial(coefficients: (0..<(1 + reader.byte() % 24)).map { _ in reader.number() })
    let roots = p.roots(noise: noise), exact = p.roots
    faults.areParameters("roots", roots.map(\.parameter))
    faults.areParameters("roots", exact)
    faults.expect(roots.reduce(0) { $0 + $1.multiplicity } <= p.degree || p.isZero || noise > 0, "\(roots) of \(p)")
    if p.isFinite, p.size < 1e300, p.size > 1e-280 {
        for (i, root) in exact.enumerated() {
            let h = 1e-9, around = p.value(at: max(root - h, 0)) * p.value(at: min(root + h, 1))
            faults.expect(abs(p.value(at: root)) <= 1e-13 * p.size || around <= 0, "root \(i) of \(p): \(root)")
        }
    }
    let power = PowerPolynomial(coefficients: p.coefficients), real = power.realRoots
    faults.expect(real == real.sorted() && real.allSatisfy { !$0.isNaN }, "real roots \(real) of \(p)")
    _ = (p * other, p + other, p - other, p.derivative, p.antiderivative, p.restricted(from: reader.number(), to: reader.number()), PowerPolynomial(p).bernstein)
    return faults.found
}

func curveFaults(_ data: [UInt8]) -> [String] {
    var reader = NumberReader(data), faults = Faults()
    let segment = reader.segment(), t = clamped(reader.number())
    _ = (segment.bounds, segment.tangent(at: t), segment.curvature(at: t), segment.extrema, segment.inflections, segment.cusps, segment.osculatingCircle(at: t))
    if segment.isFinite { finiteFaults(segment, t, &faults) }
    if case .curve(let curve) = segment {
        _ = (curve.reduced, curve.reduced(to: 2), curve.cubicShape, curve.doublePoint, curve.isStraight, curve.powerCoefficients, curve.elevated)
        if curve.isFinite { reductionFaults(curve, Int(reader.byte()) % 10, &faults) }
    }
    return faults.found.map { "\($0): \(segment) at \(t)" }
}

func clamped(_ t: Double) -> Double { t > 0 ? min(t, 1) : 0 }

private func finiteFaults(_ segment: PathSegment, _ t: Double, _ faults: inout Faults) {
    let tangent = segment.tangent(at: t), size = segment.largestCoordinate
    faults.areNumbers("tangent", [tangent, segment.normal(at: t), segment.point(at: t)])
    faults.expect(tangent == .zero || abs(tangent.length - 1) < 1e-9, "tangent \(tangent)")
    faults.areNumbers("curvature", segment.curvature(at: t))
    if let circle = segment.osculatingCircle(at: t) { faults.areNumbers("osculating circle", circle.center.x, circle.center.y, circle.radius) }
    faults.areParameters("extrema", segment.extrema)
    faults.areParameters("inflections", segment.inflections)
    faults.areParameters("cusps", segment.cusps)
    let box = segment.bounds, slack = size * 1e-9
    let p = segment.point(at: t)
    if size < 1e300 { faults.expect(box.insetBy(-slack).contains(p), "\(p) is out of \(box)") }
    let (first, second) = segment.split(at: t)
    faults.expect(first.start == segment.start && second.end == segment.end && first.end == second.start, "halves do not join")
    lengthFaults(segment, t, &faults)
}

private func lengthFaults(_ segment: PathSegment, _ t: Double, _ faults: inout Faults) {
    let length = segment.length, size = segment.largestCoordinate, chord = segment.start.distance(to: segment.end)
    faults.areNumbers("length", length, segment.length(accuracy: size * 1e-3))
    guard !segment.isLong else { return }
    faults.expect(length >= 0 && length >= chord * (1 - 1e-9) - 1e-9 * size, "length \(length) below \(chord)")
    guard length.isFinite, size < 1e150, size > 1e-150 else { return }
    let place = segment.parameter(atLength: length * t)
    faults.areParameters("parameter", [place])
    let reached = segment.length(from: 0, to: place)
    faults.expect(abs(reached - length * t) <= 1e-9 * (length + size), "length \(reached) instead of \(length * t)")
}

private func reductionFaults(_ curve: BezierCurve, _ target: Int, _ faults: inout Faults) {
    let (lower, error) = curve.reduced(to: target), size = PathSegment.curve(curve).largestCoordinate
    faults.areNumbers("reduction", error)
    guard size < 1e150, size > 1e-150 else { return }
    faults.areNumbers("reduced points", lower.points)
    for i in 0...8 {
        let t = Double(i) / 8, gap = lower.point(at: t).distance(to: curve.point(at: t))
        faults.expect(gap <= error + 1e-9 * size, "reduction to \(target) errs by \(gap), not \(error)")
    }
}

extension PathSegment {
    /// The largest coordinate of its points, and of an arc's center and radii.
    var largestCoordinate: Double {
        var points = [start, end]
        if case .curve(let curve) = self { points = curve.points }
        if case .arc(let arc, _, _) = self { points += [arc.center, arc.radii] }
        return points.reduce(0) { max($0, abs($1.x), abs($1.y)) }
    }
}
