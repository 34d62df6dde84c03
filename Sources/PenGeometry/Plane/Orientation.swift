// On which side of a line a point is, without rounding.

/// 1 where a, b, c turn the way angles grow, -1 where they turn the other way, 0 where they lie on one line; exact for all
/// coordinates whose products do not underflow, and 0 where one is not finite.
///
/// A rounded determinant with its error bound, and where this does not decide, the exact sum of its products (J. Shewchuk:
/// Adaptive precision floating-point arithmetic and fast robust geometric predicates. Discrete and Computational Geometry 18,
/// 1997).
public func orientation(_ a: Point, _ b: Point, _ c: Point) -> Int {
    let left = (a.x - c.x) * (b.y - c.y), right = (a.y - c.y) * (b.x - c.x), determinant = left - right
    let bound = 3.3306690738754716e-16 * (abs(left) + abs(right))
    if abs(determinant) > bound { return determinant > 0 ? 1 : -1 }
    guard determinant.isFinite else {
        let isHuge = a.isFinite && b.isFinite && c.isFinite
        return isHuge ? orientation(a * 0x1p-520, b * 0x1p-520, c * 0x1p-520) : 0
    }
    return exactOrientation(a, b, c)
}

/// a.x·b.y - a.x·c.y - c.x·b.y - a.y·b.x + a.y·c.x + c.y·b.x, each product as two numbers without error, all added up as a
/// sum of numbers that do not overlap.
private func exactOrientation(_ a: Point, _ b: Point, _ c: Point) -> Int {
    let factors = [(a.x, b.y), (-a.x, c.y), (-c.x, b.y), (-a.y, b.x), (a.y, c.x), (c.y, b.x)]
    var sum: [Double] = []
    for (x, y) in factors {
        let product = x * y
        grow(&sum, by: (-product).addingProduct(x, y))
        grow(&sum, by: product)
    }
    let leading = sum.last { $0 != 0 } ?? 0
    return leading > 0 ? 1 : leading < 0 ? -1 : 0
}

/// Adds a number to a sum of numbers of growing size that do not overlap.
private func grow(_ sum: inout [Double], by x: Double) {
    var carry = x
    for i in sum.indices {
        let total = carry + sum[i], part = total - carry
        sum[i] = (carry - (total - part)) + (sum[i] - part)
        carry = total
    }
    sum.append(carry)
}
