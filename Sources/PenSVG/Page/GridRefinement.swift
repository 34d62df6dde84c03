// Where the lines of a grid must be.

/// Divides what a reader may choose where it is needed most, line by line.
struct GridRefinement {
    private(set) var lines: ShapeGrid.Lines
    private let tolerance: Double
    /// The shape at some times, for a place in steps of the grid; what has been asked for is kept.
    private var looks: [[[Int]: ShapeMarkup?]]
    private let markup: (_ time: Int, [Int]) -> ShapeMarkup?
    /// How much is wrong in each stretch between two lines of each axis.
    private var faults: [[Fault]] = []

    private struct Fault {
        /// In tolerances.
        var worst = 0.0
        /// The same, over the whole area.
        var sum = 0.0
    }

    /// - Parameters:
    ///   - axes: how many coordinates there are, 1 or 2.
    ///   - times: at how many times the shape is looked at.
    init(axes: Int, times: Int, tolerance: Double, markup: @escaping (_ time: Int, [Int]) -> ShapeMarkup?) {
        let first = Array(stride(from: 0, through: ShapeGrid.steps, by: ShapeGrid.steps / 4))
        (lines, self.tolerance, self.markup) = ([[Int]](repeating: first, count: axes), tolerance, markup)
        looks = [[[Int]: ShapeMarkup?]](repeating: [:], count: times)
        for axis in lines.indices { faults.append(first.indices.dropLast().map { fault(axis, $0) }) }
    }

    /// How far looks between lines are from the truth on the whole, in tolerances.
    var meanFault: Double { faults.reduce(0) { max($0, $1.reduce(0) { $0 + $1.sum }) } }

    /// Adds lines until nothing is wrong or a grid has as many bytes as it may.
    /// - Returns: whether it has not more.
    mutating func refine(size: Int) -> Bool {
        guard bytes <= size else { return false }
        while let (axis, stretch) = worstStretch {
            let before = (lines, faults)
            split(axis, stretch)
            guard bytes <= size else {
                (lines, faults) = before
                break
            }
        }
        return true
    }

    /// Of a grid, as the mean of times.
    private var bytes: Int {
        mutating get {
            var forms: [ShapeMarkup.Form: Int] = [:], sum = 0
            for time in looks.indices { sum += ShapeGrid(lines) { look(time, $0) }.text(&forms).count }
            return sum / looks.count
        }
    }

    private var worstStretch: (axis: Int, stretch: Int)? {
        var worst: (axis: Int, stretch: Int, sum: Double)?
        for (axis, faults) in faults.enumerated() {
            for (i, fault) in faults.enumerated() where fault.worst > 1 && lines[axis][i + 1] - lines[axis][i] > 1 && fault.sum > worst?.sum ?? 0 {
                worst = (axis, i, fault.sum)
            }
        }
        return worst.map { ($0.axis, $0.stretch) }
    }

    private mutating func split(_ axis: Int, _ stretch: Int) {
        lines[axis].insert((lines[axis][stretch] + lines[axis][stretch + 1]) / 2, at: stretch + 1)
        faults[axis][stretch] = fault(axis, stretch)
        faults[axis].insert(fault(axis, stretch + 1), at: stretch + 1)
        // The new line is one more on which the other axis is right or wrong.
        for other in lines.indices where other != axis { faults[other] = lines[other].indices.dropLast().map { fault(other, $0) } }
    }

    /// What is wrong half way between two lines, on all lines that cross them.
    private mutating func fault(_ axis: Int, _ stretch: Int) -> Fault {
        let low = lines[axis][stretch], high = lines[axis][stretch + 1], width = Double(high - low) / Double(ShapeGrid.steps)
        guard high - low > 1 else { return Fault() }
        let crossing = axis == 0 ? lines.count > 1 ? lines[1] : [0] : lines[0]
        var result = Fault()
        for (k, other) in crossing.enumerated() {
            let share = crossing.count == 1 ? 1 : Double(crossing[min(k + 1, crossing.count - 1)] - crossing[max(k - 1, 0)]) / Double(2 * ShapeGrid.steps)
            for time in looks.indices {
                let far = deviation(time, [low, (low + high) / 2, high].map { lines.count == 1 ? [$0] : axis == 0 ? [$0, other] : [other, $0] })
                result.worst = max(result.worst, far)
                result.sum += far * share * width / Double(looks.count)
            }
        }
        return result
    }

    private mutating func deviation(_ time: Int, _ places: [[Int]]) -> Double {
        guard let a = look(time, places[0]), let between = look(time, places[1]), let b = look(time, places[2]) else {
            return places.allSatisfy { look(time, $0) == nil } ? 0 : GridRefinement.mismatch
        }
        return between.deviation(from: a, b, at: 0.5, tolerance: tolerance) ?? GridRefinement.mismatch
    }

    /// Where there is one form on one side and another one on the other.
    private static let mismatch = 10.0

    private mutating func look(_ time: Int, _ place: [Int]) -> ShapeMarkup? {
        if let known = looks[time][place] { return known }
        let look = markup(time, place)
        looks[time][place] = .some(look)
        return look
    }
}
