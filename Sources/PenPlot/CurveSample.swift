// What is known of a plotted curve at one number.

import PenGeometry

struct CurveSample {
    let t: Double
    /// As the axes count.
    let numbers: Point
    /// On paper; infinite or NaN where the curve is.
    var place: Point
    /// On which sides of the paper it lies; 0 inside.
    var sides: Sides
    /// How the place changes with the number; nil where nobody has asked.
    var velocity: Point?

    var isDefined: Bool { sides != .undefined }
    var isInside: Bool { sides.isEmpty }
    var isFinite: Bool { isDefined && place.isFinite }

    struct Sides: OptionSet {
        let rawValue: UInt8
        static let left = Sides(rawValue: 1), right = Sides(rawValue: 2), below = Sides(rawValue: 4), above = Sides(rawValue: 8)
        static let undefined = Sides(rawValue: 16)

        /// The sides of a rectangle on which a point lies.
        @inline(__always)
        init(of p: Point, _ rect: Rect) {
            if p.x.isNaN || p.y.isNaN { self = .undefined; return }
            var sides: Sides = p.x < rect.minX ? .left : p.x > rect.maxX ? .right : []
            if p.y < rect.minY { sides.insert(.below) } else if p.y > rect.maxY { sides.insert(.above) }
            self = sides
        }

        init(rawValue: UInt8) { self.rawValue = rawValue }
    }
}
