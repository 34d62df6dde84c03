// One subpath, as morphs see it.

import PenGeometry

/// The segments of a subpath that draws something, with where each begins as a fraction of the whole length.
struct Contour {
    private(set) var segments: [PathSegment]
    let isClosed: Bool
    /// Ascending from 0 to 1, one more than segments.
    let fractions: [Double]
    private let length: Double
    /// Points at equal distances along it; the first is the start, and an open contour's last is its end.
    let samples: [Point]

    static let sampleCount = 128

    /// - Returns: nil where there is no length.
    init?(_ path: Path) {
        self.init(path.segments.filter { $0.length > 0 }, isClosed: path.isClosed)
    }

    private init?(_ segments: [PathSegment], isClosed: Bool) {
        let lengths = segments.map(\.length)
        let whole = lengths.reduce(0, +)
        guard whole > 0, whole.isFinite else { return nil }
        (self.segments, self.isClosed, length) = (segments, isClosed, whole)
        var sum = 0.0, fractions = [0.0]
        for length in lengths.dropLast() {
            sum += length
            fractions.append(sum / whole)
        }
        self.fractions = fractions + [1]
        samples = Contour.samples(segments, self.fractions, isClosed: isClosed)
    }

    private static func samples(_ segments: [PathSegment], _ fractions: [Double], isClosed: Bool) -> [Point] {
        var i = 0
        return (0..<sampleCount).map { k in
            let f = Double(k) / Double(isClosed ? sampleCount : sampleCount - 1)
            while i + 1 < segments.count, fractions[i + 1] <= f { i += 1 }
            return segments[i].point(at: segments[i].parameter(at: f, from: fractions[i], to: fractions[i + 1]))
        }
    }

    /// The mean of the points along it.
    var center: Point { samples.reduce(.zero, +) / Double(samples.count) }

    /// Twice the area around which it goes, positive in the direction in which angles grow.
    var signedArea: Double {
        var sum = 0.0, before = samples[samples.count - 1]
        for p in samples {
            sum += (before - samples[0]).cross(p - samples[0])
            before = p
        }
        return sum
    }

    /// The root of the mean square of the distance from the center.
    var radius: Double {
        let center = center
        return (samples.reduce(0) { $0 + ($1 - center).dot($1 - center) } / Double(samples.count)).squareRoot()
    }

    var bounds: Rect {
        var box = Rect.null
        for p in samples { box.include(p) }
        return box
    }

    /// The polygon through the points along it, for containment.
    var polygon: Path {
        var path = Path()
        path.move(to: samples[0])
        for p in samples.dropFirst() { path.line(to: p) }
        path.close()
        return path
    }

    var reversed: Contour { Contour(segments.reversed().map(\.reversed), isClosed: isClosed) ?? self }

    /// The same closed contour, begun at a fraction of its length.
    func started(at fraction: Double) -> Contour {
        let i = segment(at: fraction)
        let t = segments[i].parameter(at: fraction, from: fractions[i], to: fractions[i + 1])
        guard t > 1e-9, t < 1 - 1e-9 else {
            let first = t < 0.5 ? i : i + 1
            return Contour(Array(segments[first...] + segments[..<first]), isClosed: isClosed) ?? self
        }
        let parts = [segments[i].part(from: t, to: 1)] + segments[(i + 1)...] + segments[..<i] + [segments[i].part(from: 0, to: t)]
        return Contour(parts, isClosed: isClosed) ?? self
    }

    /// The segments between ascending fractions, among which are all ends of segments.
    func pieces(between cuts: [Double]) -> [PathSegment] {
        var i = 0
        return zip(cuts, cuts.dropFirst()).map { a, b in
            while i + 1 < segments.count, fractions[i + 1] <= (a + b) / 2 { i += 1 }
            let from = segments[i].parameter(at: a, from: fractions[i], to: fractions[i + 1])
            let to = segments[i].parameter(at: b, from: fractions[i], to: fractions[i + 1])
            return from <= 0 && to >= 1 ? segments[i] : segments[i].part(from: from, to: to)
        }
    }

    private func segment(at fraction: Double) -> Int {
        min(max((fractions.firstIndex { $0 > fraction } ?? fractions.count) - 1, 0), segments.count - 1)
    }
}

extension PathSegment {
    /// The parameter at a fraction of a whole of which the segment has the part from `start` to `end`, clamped to it.
    fileprivate func parameter(at fraction: Double, from start: Double, to end: Double) -> Double {
        if fraction <= start || fraction >= end { return fraction <= start ? 0 : 1 }
        return parameter(atLength: length * ((fraction - start) / (end - start)))
    }
}
