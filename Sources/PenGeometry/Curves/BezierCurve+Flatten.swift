// Bézier curves as polylines.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The most lines that one segment is flattened to: a bound for tolerances that are zero or nearly so.
let maximumFlatPieces = 65_536

extension BezierCurve {
    /// Calls `emit` with the points of a polyline that stays within `tolerance` user units of the curve: all but the
    /// start, the last exactly the curve's end. At most 65 536 points, whatever the tolerance.
    ///
    /// The parameter steps are uniform, their number by Wang's bound on the second derivative, which holds for cusps
    /// and turning points too. G. Wang: The subdivision method for finding the intersection between two Bézier curves
    /// or surfaces. Zhejiang University Journal (1984).
    public func flatten(tolerance: Double, _ emit: (Point) -> Void) {
        points.withUnsafeBufferPointer { flattenCurve($0, tolerance: tolerance, emit) }
    }
}

/// Flattens the curve with the control points `p`, which are at least two.
func flattenCurve(_ p: UnsafeBufferPointer<Point>, tolerance: Double, _ emit: (Point) -> Void) {
    let pieces = flatPieces(p, tolerance: tolerance)
    let step = 1 / Double(pieces)
    switch p.count {
    case 2: break
    case 3:
        let a = p[0] - p[1] - (p[1] - p[2]), b = (p[1] - p[0]) * 2
        for i in 1..<max(pieces, 1) {
            let t = Double(i) * step
            emit((a * t + b) * t + p[0])
        }
    case 4:
        let d0 = p[1] - p[0], d1 = p[2] - p[1], d2 = p[3] - p[2]
        let a = d0 - d1 - (d1 - d2), b = (d1 - d0) * 3, c = d0 * 3
        for i in 1..<max(pieces, 1) {
            let t = Double(i) * step
            emit(((a * t + b) * t + c) * t + p[0])
        }
    default:
        for i in 1..<max(pieces, 1) {
            var sum = p[0]
            forEachBlend(degree: p.count - 1, at: Double(i) * step) { k, share in sum = sum.lerp(to: p[k], share) }
            emit(sum)
        }
    }
    emit(p[p.count - 1])
}

/// How many uniform steps keep the chords within `tolerance`: √(n(n-1)/8 · largest second difference / tolerance).
private func flatPieces(_ p: UnsafeBufferPointer<Point>, tolerance: Double) -> Int {
    var largest = 0.0
    for i in 0..<max(p.count - 2, 0) {
        let d = p[i] - p[i + 1] - (p[i + 1] - p[i + 2])
        largest = max(largest, d.plainLength)
    }
    guard largest > 0 else { return 1 }
    let n = Double(p.count - 1)
    return boundedPieces((n * (n - 1) / 8 * largest / tolerance).squareRoot())
}

/// The count rounded up into 1…65 536; the largest where it is not a number.
func boundedPieces(_ count: Double) -> Int {
    count <= Double(maximumFlatPieces) ? max(1, Int(max(count, 0).rounded(.up))) : maximumFlatPieces
}
