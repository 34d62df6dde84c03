// What no output can hold is refused.

import PenGeometry

extension SVGDocument {
    func check(_ x: Double) throws(SVGError) {
        guard abs(x) <= SVGError.largestCoordinate else { throw SVGError(coordinate: x) }
    }

    func checkSides() throws(SVGError) {
        for side in [size.width, size.height, frame.bounds.width, frame.bounds.height] where side < precision.smallest {
            throw SVGError(side: side, smallest: precision.smallest)
        }
    }

    func check(_ bounds: Rect) throws(SVGError) {
        try check(bounds.minX)
        try check(bounds.minY)
        try check(bounds.maxX)
        try check(bounds.maxY)
    }

    func check(_ p: Point) throws(SVGError) {
        try check(p.x)
        try check(p.y)
    }

    func check(_ path: Path) throws(SVGError) {
        for p in path.points { try check(p) }
    }
}
