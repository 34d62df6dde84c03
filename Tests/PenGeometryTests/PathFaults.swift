// What must hold for everything that the reader of path data accepts.

import PenGeometry

/// What is wrong with the path that these data give, and with what is written and computed from it.
func pathFaults(_ data: [UInt8]) -> [String] {
    let (path, error) = Path.parse(svg: data)
    var found: [String] = []
    if let error, error.message.isEmpty || error.offset > data.count { found.append("the mistake \(error)") }
    for decimals in [0, 3, 9] { found += writingFaults(path, decimals: decimals) }
    return found + measureFaults(path) + outlineFaults(path)
}

/// So large that sums of a few coordinates lose half of their digits.
private let largestFair = 1e8

private extension Path {
    var size: Double { points.reduce(0) { max($0, abs($1.x), abs($1.y)) } }

    /// Without the moves that nothing follows.
    var drawn: [PathElement] {
        var kept: [PathElement] = []
        for element in elements {
            if case .move = element, case .move? = kept.last { kept.removeLast() }
            kept.append(element)
        }
        if case .move? = kept.last { kept.removeLast() }
        return kept
    }
}

// MARK: Writing

/// What is written can be read, says the same within the last decimal, and is written alike again.
private func writingFaults(_ path: Path, decimals: Int) -> [String] {
    let written = path.svgData(decimals: decimals)
    let (again, error) = Path.parse(svg: written)
    let place = "with \(decimals) decimals: \(String(decoding: written.prefix(300), as: UTF8.self))"
    if let error { return ["\(error) \(place)"] }
    guard path.size < largestFair else { return [] }
    let step = (0..<decimals).reduce(1.0) { value, _ in value / 10 } + path.size * 1e-14
    // The center of nearly half an ellipse takes half of a Double's digits from its ends.
    let slack = path.verbs.contains(.arc) ? 3 * step + path.size * 1e-8 : 3 * step
    var found: [String] = []
    let drawn = Path(drawn: path.drawn)
    if !path.verbs.contains(.arc), !isClose(drawn.withoutClosingLines, again.withoutClosingLines, step) {
        found.append("other segments or points, \(place)")
    }
    let shift = distance(from: drawn.bounds, to: again.bounds)
    if shift > slack { found.append("its bounds moved by \(shift), \(place)") }
    let count = Double(path.verbs.count + again.verbs.count)
    if abs(path.length - again.length) > 3 * slack * count { found.append("its length changed by \(again.length - path.length), \(place)") }
    return found
}

private extension Path {
    init(drawn: [PathElement]) {
        self.init()
        for element in drawn { add(element) }
    }

    /// A line that a close draws as well need not be written.
    var withoutClosingLines: Path {
        var kept: [PathElement] = []
        for element in elements {
            if element == .close { while case .line? = kept.last { kept.removeLast() } }
            kept.append(element)
        }
        return Path(drawn: kept)
    }
}

private func isClose(_ a: Path, _ b: Path, _ step: Double) -> Bool {
    a.verbs == b.verbs && zip(a.points, b.points).allSatisfy { abs($0.x - $1.x) <= step && abs($0.y - $1.y) <= step }
}

/// How far the sides lie apart; 0 between two null rectangles.
private func distance(from a: Rect, to b: Rect) -> Double {
    if a == b { return 0 }
    return max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY))
}

// MARK: Measures

/// Lengths are no less than chords, points lie within the bounds.
private func measureFaults(_ path: Path) -> [String] {
    let bounds = path.bounds, measure = PathMeasure(path)
    var found: [String] = []
    if !(measure.length >= 0) { found.append("a length of \(measure.length)") }
    for i in 0...8 {
        let distance = measure.length * Double(i) / 8
        let p = measure.point(at: distance)
        _ = (measure.tangent(at: distance), measure.curvature(at: distance))
        guard let p, path.size < largestFair, !bounds.isNull, measure.length > 0 else { continue }
        if !bounds.insetBy(-1e-9 * path.size).contains(p) { found.append("\(p) at \(i)/8 of its length lies outside of \(bounds)") }
    }
    let (first, second) = path.split(at: 0.4)
    if path.size < largestFair, abs(first.length + second.length - measure.length) > 1e-6 * path.size {
        found.append("its parts have the lengths \(first.length) and \(second.length), it has \(measure.length)")
    }
    return found
}

// MARK: Outlines

/// Polylines, dashes and strokes lie where the path lies.
private func outlineFaults(_ path: Path) -> [String] {
    let size = path.size, width = size / 50, tolerance = size / 1000
    let polyline = path.flattened(tolerance: tolerance)
    let dashed = path.dashed(dash: [size / 5, size / 7, 0], phase: -size / 3)
    var found: [String] = []
    for (cap, join) in [(LineCap.butt, LineJoin.miter), (.round, .round), (.square, .bevel)] {
        let style = StrokeStyle(width: width, cap: cap, join: join, miterLimit: 4)
        let outline = path.stroked(style, tolerance: tolerance), reach = 2 * width + 2 * tolerance
        guard size < largestFair else { continue }
        if !isWithin(path.bounds, reach: reach, outline) { found.append("the stroke \(cap) \(join) reaches \(outline.bounds), the path \(path.bounds)") }
    }
    guard size < largestFair else { return [] }
    if !isWithin(path.bounds, reach: 2 * tolerance, polyline) { found.append("the polyline reaches \(polyline.bounds), the path \(path.bounds)") }
    if !isWithin(path.bounds, reach: 2 * tolerance, dashed) { found.append("the dashes reach \(dashed.bounds), the path \(path.bounds)") }
    return found
}

private func isWithin(_ bounds: Rect, reach: Double, _ outline: Path) -> Bool {
    let inner = outline.bounds, outer = bounds.insetBy(-reach)
    return inner.isNull || (inner.minX >= outer.minX && inner.minY >= outer.minY && inner.maxX <= outer.maxX && inner.maxY <= outer.maxY)
}
