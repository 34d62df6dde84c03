// Where paths meet, and what is near them.

import PenGeometry

extension Builtin {
    static var pathPlaces: [Builtin] { meetings + nearness }

    private static let loop = "let loop = path { moveTo 10, 80; curveTo (90, 80) via (160, 0), (-60, 0) }\n"
    private static let twoCircles = "let a = path { circle 40, 50, 25 }\nlet b = path { circle 60, 50, 25 }\n"

    private static var meetings: [Builtin] {
        [
            function("intersections", .paths, "The places where two paths meet, in the order of the first: each has a point, a t and a parameter, and other, the place on the second path.",
                Parameter<Path>("path", "a path"), Parameter<Path>("with", "another path"),
                example: twoCircles + "draw a; draw b\nfor p in a.intersections(b) { circle p, 2 }\nprint a.intersections(b)[0].t"
            ) { _, path, other in
                places(path.intersections(with: other).points, path, other)
            },
            function("selfIntersections", .paths, "The places that a path passes twice: each has other, where it passes again.", Parameter<Path>("path", "a path"),
                example: loop + "draw loop\ncircle loop.selfIntersections[0], 3"
            ) { _, path in places(path.selfIntersections.points, path, path) },
            function("overlaps", .paths, "The stretches that two paths have in common, as a list of paths.",
                Parameter<Path>("path", "a path"), Parameter<Path>("with", "another path"),
                example: "let a = path { rect 10, 10, 40, 40 }\nlet b = path { rect 50, 20, 40, 40 }\nprint a.overlaps(b).count"
            ) { _, path, other in
                let segments = Array(path.segments)
                return path.intersections(with: other).overlaps.map { overlap in
                    let range = overlap.stretch.first
                    var common = Path()
                    common.add(segments[overlap.firstSegment].part(from: range.lowerBound, to: range.upperBound))
                    return common
                }
            },
        ]
    }

    private static func places(_ found: [PathIntersection], _ path: Path, _ other: Path) -> [PlaceObject] {
        let first = PlaceObject.places(found.map { ($0.first, $0.point) }, on: path)
        let second = PlaceObject.places(found.map { ($0.second, $0.point) }, on: other)
        return zip(first, second).map { $0.with(other: $1) }
    }

    private static var nearness: [Builtin] {
        [
            function("nearest", .paths, "The place on a path that is nearest to a point: it has a point, a t, a parameter and a distance.",
                Parameter<Path>("path", "a path"), Parameter<Point>("to", "a point", .finite),
                example: loop + "draw loop; moveTo 50, 20; lineTo loop.nearest((50, 20))"
            ) { call, path, point in try place(path.nearest(to: point), on: path, call) },
            function("farthest", .paths, "The place on a path that is farthest from a point.",
                Parameter<Path>("path", "a path"), Parameter<Point>("from", "a point", .finite),
                example: loop + "print loop.farthest((50, 20)).distance"
            ) { call, path, point in try place(path.farthest(from: point), on: path, call) },
            function("gap", .paths, "How far two paths are apart where they are nearest; 0 where they meet.",
                Parameter<Path>("path", "a path"), Parameter<Path>("to", "another path"),
                example: "print gap(path { circle 20, 50, 10 }, path { circle 70, 50, 10 })"
            ) { call, path, other in
                guard let distance = path.distance(to: other) else { throw call.failure(.noSuchPlace, "an empty path is nowhere", at: path.isEmpty ? 0 : 1) }
                return distance
            },
            function("signedDistance", .paths, "How far a point is from the edge of a closed path's area, negative inside.",
                Parameter<Path>("path", "a path"), Parameter<Point>("to", "a point", .finite),
                example: "print signedDistance(path { circle 0, 0, 10 }, (3, 0))"
            ) { call, path, point in
                guard let distance = path.signedDistance(to: point) else { throw call.failure(.noSuchPlace, "an empty path is nowhere", at: 0) }
                return distance
            },
            function("windingNumber", .paths, "How many times a path runs around a point, positive in the direction in which angles grow.",
                Parameter<Path>("path", "a path"), Parameter<Point>("around", "a point", .finite),
                example: "print windingNumber(path { circle 0, 0, 10 }, (3, 0))"
            ) { _, path, point in Double(path.winding(around: point)) },
        ]
    }

    private static func place(_ found: PathFootpoint?, on path: Path, _ call: Invocation) throws -> PlaceObject {
        guard let found, let place = PlaceObject.places([(found.location, found.point)], on: path, distance: found.distance).first else {
            throw call.failure(.noSuchPlace, "an empty path has no points", at: 0)
        }
        return place
    }
}
