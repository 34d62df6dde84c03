// Which colours a picture has in sixels.

/// The colours of a picture where there is room for all of them; else those of its flat areas, and means of the rest.
struct SixelPalette: Sendable {
    let colors: [SixelColor]

    /// A colour that so large a part of the picture has is kept as it is: noise would be seen there.
    private static let flatPart = 1.0 / 512

    /// - Parameters:
    ///   - histogram: how many pixels have each colour, by its number.
    ///   - limit: the most colours.
    init(histogram: [UInt32], limit: Int) {
        let used = histogram.indices.lazy.filter { histogram[$0] > 0 }.map { WeightedColor(color: SixelColor($0), weight: Float(histogram[$0])) }
        let all = Array(used)
        guard all.count > limit else {
            colors = all.map(\.color)
            return
        }
        let pixels = histogram.reduce(0.0) { $0 + Double($1) }
        let flat = all.filter { Double($0.weight) >= pixels * Self.flatPart }.sorted { $0.weight > $1.weight }.prefix(limit / 2)
        let kept = Set(flat.map(\.color))
        let rest = all.filter { !kept.contains($0.color) }
        colors = flat.map(\.color) + ColorBox.divide(rest, into: limit - flat.count).map(\.mean)
    }

    /// The index of the nearest colour.
    func nearest(to color: SixelColor) -> Int {
        var best = (index: 0, distance: Float.infinity)
        for (index, candidate) in colors.enumerated() {
            let d = candidate.percent - color.percent, distance = (d * d * Self.importance).sum()
            if distance < best.distance { best = (index, distance) }
        }
        return best.index
    }

    /// How well differences of red, green and blue are seen.
    static let importance = SIMD3<Float>(2, 4, 3) / 9
}

/// A colour and how many pixels have it.
struct WeightedColor: Sendable {
    var color: SixelColor
    var weight: Float
}

/// Colours that are near to each other.
private struct ColorBox {
    private var colors: ArraySlice<WeightedColor>
    private let weight: Float
    private let center: SIMD3<Float>
    /// The sums of squared distances from the centre.
    private let spread: SIMD3<Float>

    private init(_ colors: ArraySlice<WeightedColor>) {
        self.colors = colors
        weight = colors.reduce(0) { $0 + $1.weight }
        let sum = colors.reduce(SIMD3<Float>.zero) { $0 + $1.color.percent * $1.weight }
        let center = weight > 0 ? sum / weight : .zero
        spread = colors.reduce(.zero) { $0 + ($1.color.percent - center) * ($1.color.percent - center) * $1.weight } * SixelPalette.importance
        self.center = center
    }

    var mean: SixelColor { SixelColor(percent: center) }

    /// Divides the box with the largest error again and again, across the axis of the largest spread, at the mean
    /// (Wan, Wong and Prusinkiewicz 1988, "An algorithm for multidimensional data clustering").
    static func divide(_ colors: [WeightedColor], into count: Int) -> [ColorBox] {
        guard count > 0, !colors.isEmpty else { return [] }
        var boxes = [ColorBox(colors[...])]
        while boxes.count < count {
            guard let worst = boxes.indices.max(by: { boxes[$0].spread.sum() < boxes[$1].spread.sum() }), let halves = boxes[worst].halves else { break }
            boxes[worst] = halves.0
            boxes.append(halves.1)
        }
        return boxes
    }

    /// nil where all colours are the same.
    private var halves: (ColorBox, ColorBox)? {
        let axis = (0..<3).max { spread[$0] < spread[$1] } ?? 0
        var sorted = colors
        let middle = sorted.partition { $0.color.percent[axis] > center[axis] }
        guard middle > sorted.startIndex, middle < sorted.endIndex else { return nil }
        return (ColorBox(sorted[..<middle]), ColorBox(sorted[middle...]))
    }
}
