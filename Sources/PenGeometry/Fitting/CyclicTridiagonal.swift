// Linear equations of which each has three neighbouring unknowns.

/// A tridiagonal system whose first and last unknowns may be neighbours too. The diagonal must outweigh the rest of its
/// row. Solved in linear time by elimination without pivots (L. H. Thomas, 1949) and, for the two corners, the
/// Sherman–Morrison formula.
struct CyclicTridiagonal {
    private var below, diagonal, above, right: [Double]

    init(count: Int) {
        below = Array(repeating: 0, count: count)
        (diagonal, above, right) = (below, below, below)
    }

    /// The equation below·x[k-1] + diagonal·x[k] + above·x[k+1] = right; the neighbours of the ends are the other ends.
    mutating func set(_ k: Int, below: Double, diagonal: Double, above: Double, right: Double) {
        (self.below[k], self.diagonal[k], self.above[k], self.right[k]) = (below, diagonal, above, right)
    }

    var solution: [Double] {
        let n = diagonal.count
        if n < 3 { return smallSolution }
        let (corner, opposite) = (below[0], above[n - 1])
        guard corner != 0 || opposite != 0 else { return eliminate(diagonal, right) }
        // The matrix is a tridiagonal one plus u·vᵀ with u = (g, 0, …, opposite) and v = (1, 0, …, corner/g).
        let g = -diagonal[0]
        var changed = diagonal, u = [Double](repeating: 0, count: n)
        changed[0] -= g
        changed[n - 1] -= opposite * corner / g
        (u[0], u[n - 1]) = (g, opposite)
        let y = eliminate(changed, right), z = eliminate(changed, u)
        let factor = (y[0] + corner / g * y[n - 1]) / (1 + z[0] + corner / g * z[n - 1])
        return (0..<n).map { y[$0] - factor * z[$0] }
    }

    private func eliminate(_ diagonal: [Double], _ right: [Double]) -> [Double] {
        let n = diagonal.count
        var d = diagonal, x = right
        for k in 1..<n {
            let factor = below[k] / d[k - 1]
            d[k] -= factor * above[k - 1]
            x[k] -= factor * x[k - 1]
        }
        x[n - 1] /= d[n - 1]
        for k in stride(from: n - 2, through: 0, by: -1) { x[k] = (x[k] - above[k] * x[k + 1]) / d[k] }
        return x
    }

    /// One or two unknowns, where both neighbours are one; zeros where two equations are one.
    private var smallSolution: [Double] {
        guard diagonal.count == 2 else { return diagonal.isEmpty ? [] : [right[0] / (diagonal[0] + below[0] + above[0])] }
        let b = above[0] + below[0], c = above[1] + below[1], determinant = diagonal[0] * diagonal[1] - b * c
        guard determinant != 0 else { return [0, 0] }
        return [(right[0] * diagonal[1] - b * right[1]) / determinant, (diagonal[0] * right[1] - c * right[0]) / determinant]
    }
}
