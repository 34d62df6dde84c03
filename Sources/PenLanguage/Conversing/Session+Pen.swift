// Where the pen stands between the inputs of a conversation.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenGeometry

extension Session {
    /// The pen's place, and a point ahead of it, in the scene's coordinates.
    public var pen: (place: Point, ahead: Point) {
        let pen = machine.pen, place = pen.currentPoint, heading = pen.scope.heading
        return (pen.scope.transform.apply(place), pen.scope.transform.apply(place + Point(cos(heading), sin(heading))))
    }
}
