// Parts of paths, and paths made from paths.

import PenGeometry
import PenScene

extension Builtin {
    /// A path that is made within a tolerance, or why it cannot be.
    static func fitted(_ call: Invocation, _ make: () throws(FittingError) -> Path) throws -> Path {
        do { return try make() } catch { throw call.failure(.cannotDraw, "\(call.site.name): \(error)") }
    }

    static var pathParts: [Builtin] {
        [
            function("subpath", .paths, "The part of a path between two parts of its length.", whole,
                Parameter<Double>("from", "where it begins, from 0 to 1", .share), Parameter<Double>("to", "where it ends, from 0 to 1", .share), counted,
                example: leaf + "draw leaf.subpath(25%, 75%)", body: subpath),
            function("segments", .paths, "A list of the lines, curves and arcs of a path, each as a path; their number is segments.count.", whole,
                example: "let wave = path { moveTo 10, 50; curveTo (50, 50) via (30, 10); curveTo (90, 50) via (70, 90) }\nfor (i, part) in wave.segments { stroke [teal, tomato][i]; draw part }"
            ) { _, path in path.segments.map(Path.init) },
            function("offset", .paths, "The path at a distance beside a path: on the side of its normal, or on the other where the distance is negative.", whole,
                Parameter<Double>("distance", "how far", .finite),
                Parameter<Word<LineJoin>>("join", "the shape of corners; a miter that would be too long is round", default: Word(.miter), "miter"),
                Parameter<Double?>("tolerance", "how far the result may be from the true one", .positive),
                example: leaf + "stroke teal; for d in [-10, 10, 20] { draw leaf.offset(d) }"
            ) { call, path, distance, join, tolerance in
                try fitted(call) { () throws(FittingError) in try path.parallel(distance: distance, join: join.choice, tolerance: tolerance ?? path.finest(at: distance)) }
            },
            function("simplified", .paths, "A path that stays within a distance of a path and has as few lines and curves as can be found.", whole,
                Parameter<Double>("tolerance", "how far they may be apart", .positive),
                example: "let rough = path { moveTo 0, 50; for x in 2..100 by 2 { lineTo x, 50 + 20sin(x / 8) } }\nprint rough.simplified(0.5).svg"
            ) { _, path, tolerance in path.simplified(tolerance: tolerance) },
            function("cleaned", .paths, "The same path without segments of no length, and with one line for several in a row.", whole,
                example: "print path(\"M0 0H5H5H9V9\").cleaned.svg") { _, path in path.cleaned },
            function("fit", .paths, "A smooth path that passes all points of a list within a distance, with as few curves as can be found.",
                Parameter<[Point]>("points", "a list of points"), Parameter<Double>("tolerance", "how far the path may be from a point", .positive),
                Parameter<Bool>("closed", "whether it comes back to its start", default: false, "no"),
                example: "let points = (0..40).map(i => (2i, 50 + 20sin(i / 5)))\ndraw fit(points, 0.5)"
            ) { call, points, tolerance, closed in
                try fitted(call) { () throws(FittingError) in try Path.fitting(points, tolerance: tolerance, closed: closed) }
            },
            function("outline", .paths, "The outline of a path's line of a certain width, as a path to be filled.", whole,
                Parameter<Double>("width", "how wide", .notNegative),
                Parameter<Word<LineCap>>("cap", "the shape of ends", default: Word(.butt), "butt"),
                Parameter<Word<LineJoin>>("join", "the shape of corners", default: Word(.miter), "miter"),
                example: leaf + "draw leaf.outline(10)"
            ) { _, path, width, cap, join in
                path.stroked(StrokeStyle(width: width, cap: cap.choice, join: join.choice), tolerance: width / 1000)
            },
            function("subpaths", .paths, "A list of the pieces of a path, each drawn without lifting the pen.", whole,
                example: "print path(\"M0 0L9 9M20 0L30 9\").subpaths.count") { _, path in path.subpaths },
            function("svg", .paths, "A path as SVG path data.", whole,
                Parameter<Double>("digits", "how many digits after the point", default: 3, "3", .whole(0...12)),
                example: leaf + "print leaf.svg") { _, path, digits in String(decoding: path.svgData(decimals: Int(digits)), as: UTF8.self) },
        ]
    }

    private static func subpath(_ call: Invocation, _ path: Path, _ from: Double, _ to: Double, _ along: Word<Along>) throws -> Path {
        guard from <= to + 1e-9 else {
            throw call.failure(.outOfRange, "a part of a path ends behind its beginning; subpath(\(Value.number(to).shown), \(Value.number(from).shown)).reversed is the way back", at: 1)
        }
        return along.choice == .length ? path.subpath(from: from, to: to) : path.subpath(fromParameter: from, to: to)
    }
}

extension Path {
    /// A distance that nobody sees in what lies at a distance from the path: a hundred-thousandth of its size.
    func finest(at distance: Double) -> Double { min(max(bounds.width, bounds.height, abs(distance), 1e-300) * 1e-5, .greatestFiniteMagnitude) }
}
