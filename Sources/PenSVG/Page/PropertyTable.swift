// What a reader may do to one property of a shape.

import PenGeometry

/// How a shape looks for all values of one property, at all times: between the values of a grid and between moments its
/// numbers go straight.
struct PropertyTable {
    let name: String
    let values: OwnValues
    let extent: [ClosedRange<Double>]
    let lines: ShapeGrid.Lines
    /// When which of the grids holds, in the order of time; two at one time are a jump.
    let moments: [(time: Double, grid: Int)]
    let grids: [ShapeGrid]

    /// - Parameter size: how many bytes the table may have, more or less.
    /// - Returns: nil where the property is neither a number nor a point.
    init?(_ shape: OwnShape, _ property: Int, size: Int) {
        guard let values = OwnValues(shape, property) else { return nil }
        (self.values, name, extent) = (values, shape.own.names[property], values.extent(in: shape))
        var survey = TableSurvey(shape, property, extent)
        let (lines, times) = survey.fineness(size: size)
        var moments: [(time: Double, grid: Int)] = [], drawn: [Double] = []
        for time in times {
            if let known = drawn.firstIndex(where: { shape.picture.isSame(shape.element, at: $0, and: time, besides: property) }) {
                moments.append((time, known))
            } else {
                moments.append((time, drawn.count))
                drawn.append(time)
            }
        }
        (self.lines, self.moments) = (lines, moments)
        grids = drawn.map { [survey] in survey.grid(at: $0, lines) }
    }
}
