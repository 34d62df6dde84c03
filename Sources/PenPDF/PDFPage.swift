// The page that a picture is on.

import PenGeometry

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The size of a page, and how the picture's coordinates lead to the units in which it is drawn.
struct PDFPage {
    /// What PDF's readers can be trusted with (ISO 32000-1, annex C.2), in points.
    static let smallestSide = 3.0, largestSide = 14400.0

    /// In points.
    let width, height: Double
    /// How many units make a point: a power of two. cairo keeps coordinates in steps of 1/256 and below 2²³; with 4096 to
    /// 8192 units a side the steps are a two-millionth of the page, and a thousand pages lie on either side of it. Pages
    /// of less than 16 points have fewer units, whose steps are still finer than a hundred-thousandth of their longer side.
    let unitsPerPoint: Double
    /// A unit that is smaller than cairo's step is none for it, and replaying what was recorded in it fails.
    private static let mostUnitsPerPoint = 256.0
    /// From the picture's coordinates to units: undistorted and, where the proportions differ, in the middle.
    let transform: AffineTransform

    /// The page in units.
    var area: Rect { Rect(minX: 0, minY: 0, maxX: width * unitsPerPoint, maxY: height * unitsPerPoint) }

    private static let pointsPerPixel = 0.75

    init(bounds: Rect, options: PDFOptions) throws(PDFError) {
        let side = max(bounds.width, bounds.height)
        guard !bounds.isNull, bounds.origin.isFinite, side.isFinite, side > 0 else { throw .noSize }
        let sizes = (options.width.map { $0 * Self.pointsPerPixel }, options.height.map { $0 * Self.pointsPerPixel })
        let factors = [sizes.0.map { $0 / bounds.width }, sizes.1.map { $0 / bounds.height }].compactMap(\.self).filter(\.isFinite)
        let k = factors.min() ?? Self.factor(side: side, scale: options.scale)
        let drawn = Point(bounds.width * k, bounds.height * k)
        width = try Self.side(sizes.0 ?? drawn.x, isGiven: options.isSizeGiven)
        height = try Self.side(sizes.1 ?? drawn.y, isGiven: options.isSizeGiven)
        unitsPerPoint = min(exp2(13 - log2(max(width, height)).rounded(.up)), Self.mostUnitsPerPoint)
        let toPoints = AffineTransform(
            a: k, b: 0, c: 0, d: k, tx: (width - drawn.x) / 2 - bounds.minX * k, ty: (height - drawn.y) / 2 - bounds.minY * k)
        transform = toPoints.then(.scaling(unitsPerPoint, unitsPerPoint))
    }

    /// Points a user unit. Without a scale, pictures smaller than a pixel are shown in units of which a power of ten make
    /// one, as in SVG; and those larger than any page, as large as the largest.
    private static func factor(side: Double, scale: Double?) -> Double {
        if let scale { return scale * pointsPerPixel }
        let unit = side < 1 ? pow(10, 2 - floor(log10(side))) : 1
        return min(pointsPerPixel * unit, largestSide / side)
    }

    /// A narrow page is as wide as pages must be.
    private static func side(_ length: Double, isGiven: Bool) throws(PDFError) -> Double {
        guard length <= largestSide * (1 + 1e-9), !isGiven || length > 0 else { throw .badSide(length) }
        return min(max(length, smallestSide), largestSide)
    }
}
