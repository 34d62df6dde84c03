// What paths know of themselves along their way.

import PenGeometry

extension Builtin {
    static var pathMeasures: [Builtin] {
        [
            function("start", .paths, "Where a path begins.", whole, example: leaf + "print leaf.start") { call, path in try some(path.start, call) },
            function("end", .paths, "Where a path ends.", whole, example: leaf + "print leaf.end") { call, path in try some(path.end, call) },
            function("isClosed", .paths, "Whether a path comes back to its start and is joined there.", whole,
                example: leaf + "print leaf.isClosed") { _, path in path.isClosed },
            function("area", .paths, "The area inside a path; negative where it runs counterclockwise on the screen.", whole,
                example: "print area(path { circle 0, 0, 10 })") { _, path in path.area },
            at("pointAt", "The point of a path at a part of its length.", example: "print leaf.pointAt(50%), leaf.pointAt(0.5, by: parameter)",
                { $0.point(atFraction: $1)?.value }, { $0.point(at: $1).value }),
            at("tangentAt", "The direction of a path at a part of its length, as a point at distance 1.", example: "print leaf.tangentAt(50%)",
                { $0.tangent(atFraction: $1).value }, { $0.tangent(at: $1).value }),
            at("normalAt", "The direction a quarter turn from the path's, at a part of its length.", example: "print leaf.normalAt(50%)",
                { $0.normal(atFraction: $1).value }, { $0.normal(at: $1).value }),
            at("curvatureAt", "How strongly a path bends at a part of its length: 1 / radius.", example: "print leaf.curvatureAt(50%)",
                { $0.curvature(atFraction: $1).value }, { $0.curvature(at: $1).value }),
            osculatingCircle,
            function("pointsAlong", .paths, "A list of points at equal distances along a path, from its start to its end.", whole,
                Parameter<Double>("count", "how many points", .whole(2...1_000_000)),
                example: leaf + "for p in leaf.pointsAlong(9) { circle p, 2 }"
            ) { call, path, count in
                guard !path.isEmpty else { throw call.failure(.noSuchPlace, "an empty path has no points", at: 0) }
                return path.points(count: Int(count))
            },
        ]
    }

    private static func at(
        _ name: String, _ summary: String, example: String, _ byLength: @escaping (Path, Double) -> Value?,
        _ byParameter: @escaping (PathSegment, Double) -> Value
    ) -> Builtin {
        function(name, .paths, summary, whole, share, counted, example: leaf + example) { call, path, t, along in
            try place(call, path, t, along.choice, byLength, byParameter)
        }
    }

    private static var osculatingCircle: Builtin {
        function("osculatingCircle", .paths, "The circle that touches a path at a part of its length and bends as the path does there.", whole, share, counted,
            example: leaf + "stroke tomato; draw leaf.osculatingCircle(50%)"
        ) { call, path, t, along in
            let circle = try place(call, path, t, along.choice, { .some($0.osculatingCircle(atFraction: $1)) }, { $0.osculatingCircle(at: $1) })
            guard let circle, circle.center.isFinite, circle.radius.isFinite else {
                throw call.failure(.noSuchPlace, "the path is straight there or turns back, and no circle bends as it does", at: 0)
            }
            return Path.circle(center: circle.center, radius: circle.radius)
        }
    }

    /// What there is at a part of a path.
    private static func place<T>(
        _ call: Invocation, _ path: Path, _ t: Double, _ along: Along, _ byLength: (Path, Double) -> T?, _ byParameter: (PathSegment, Double) -> T
    ) throws -> T {
        let empty = call.failure(.noSuchPlace, "an empty path has no points", at: 0)
        switch along {
        case .length:
            guard !path.isEmpty, let value = byLength(path, t) else { throw empty }
            return value
        case .parameter:
            guard let location = path.location(atParameter: t), let segment = path.segment(location.segment) else { throw empty }
            return byParameter(segment, location.t)
        }
    }

    private static func some(_ point: Point?, _ call: Invocation) throws -> Point {
        guard let point else { throw call.failure(.noSuchPlace, "an empty path has no points", at: 0) }
        return point
    }
}
