// Angles between directions.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenGeometry

extension Point {
    /// The angle between two directions, 0…π in radians; NaN where one of them is none.
    func turn(to other: Point) -> Double { abs(atan2(cross(other), dot(other))) }
}
