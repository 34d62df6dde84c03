// What a property of a shape does by itself.

import PenGeometry

/// The values of a number or a point over time, each a list of coordinates.
struct OwnValues {
    /// Between two of them values go straight; two at one time are a jump.
    let keys: [MotionTrack.Key]
    /// The smallest and the largest of each coordinate.
    let low, high: [Double]

    var moves: Bool { low != high }

    /// - Returns: nil where the property is neither a number nor a point, at some time.
    init?(_ shape: OwnShape, _ property: Int) {
        let intervals = shape.intervals, parts = max(4, min(120, 20000 / intervals.count))
        var runs: [[MotionTrack.Key]] = []
        for interval in intervals {
            let count = interval.lowerBound < interval.upperBound ? parts : 0
            var run: [MotionTrack.Key] = []
            for i in 0...count {
                let time = interval.lowerBound + (interval.upperBound - interval.lowerBound) * Double(i) / Double(max(count, 1))
                guard let place = shape.place(of: property, at: time) else { return nil }
                run.append(MotionTrack.Key(time: time, value: place))
            }
            runs.append(run)
        }
        guard let first = runs.first?.first?.value, runs.allSatisfy({ $0.allSatisfy { $0.value.count == first.count } }) else { return nil }
        let values = runs.flatMap { $0.map(\.value) }
        (low, high) = (OwnValues.bounds(values, first, min), OwnValues.bounds(values, first, max))
        let reach = zip(low, high).reduce(0) { max($0, $1.1 - $1.0) }
        keys = reach > 0 ? runs.flatMap { KeyReduction.keys($0, tolerance: reach / 500) } : [MotionTrack.Key(time: 0, value: first)]
    }

    private static func bounds(_ values: [[Double]], _ first: [Double], _ choose: (Double, Double) -> Double) -> [Double] {
        values.reduce(into: first) { result, value in for i in result.indices { result[i] = choose(result[i], value[i]) } }
    }
}

extension OwnValues {
    /// Between which values a reader may choose: of a number those that it takes, and where it never moves from nothing to
    /// twice as much; of a point also all that the picture shows.
    func extent(in shape: OwnShape) -> [ClosedRange<Double>] {
        guard low.count == 2 else { return [OwnValues.extent(low[0], high[0])] }
        let view = shape.picture.bounds
        guard let inverse = shape.picture.coordinates(of: shape.element).inverse, !view.isNull else {
            return zip(low, high).map { OwnValues.extent($0, $1) }
        }
        let canvas = view.transformed(by: inverse), far = canvas.insetBy(-max(canvas.width, canvas.height) / 2)
        let taken = Rect(minX: low[0], minY: low[1], maxX: high[0], maxY: high[1]).intersection(far), box = taken.isNull ? canvas : canvas.union(taken)
        return [OwnValues.extent(box.minX, box.maxX), OwnValues.extent(box.minY, box.maxY)]
    }

    private static func extent(_ low: Double, _ high: Double) -> ClosedRange<Double> {
        if low < high { return low...high }
        return low == 0 ? -1...1 : min(0, 2 * low)...max(0, 2 * low)
    }
}
