// What a single Bézier curve knows.

import PenGeometry

extension Builtin {
    static var pathCurves: [Builtin] {
        [
            function("controlPoints", .paths, "The points that make the lines and Bézier curves of a path, their ends among them; what two of them share stands once.", whole,
                example: leaf + "draw leaf; stroke none; fill tomato\nfor p in leaf.controlPoints { circle p, 2 }"
            ) { call, path in
                guard !path.hasArcs else { throw call.failure(.wrongKind, "an arc has no control points, and this path has one", at: 0) }
                return path.points
            },
            function("degree", .paths, "The degree of a single Bézier curve: one less than its number of points.", whole,
                example: leaf + "print leaf.degree") { call, path in Double(try curve(path, call).degree) },
            function("elevated", .paths, "The same curve with one control point more.", whole,
                example: leaf + "print leaf.elevated.controlPoints") { call, path in 
                let curve = try curve(path, call)
                guard curve.degree < Path.maximumDegree else { throw call.failure(.outOfRange, "a curve has at most the degree \(Path.maximumDegree), and this one has it", at: 0) }
                return Path(curve.elevated)
            },
            function("reduced", .paths, "The same curve with as few control points as describe it.", whole,
                example: leaf + "print leaf.elevated.reduced.controlPoints") { call, path in Path(try curve(path, call).reduced) },
            function("derivative", .paths, "The hodograph of a single Bézier curve: the curve of its velocities, with t from 0 to 1 as time.", whole,
                example: leaf + "print leaf.derivative.controlPoints") { call, path in Path(try curve(path, call).derivative) },
            function("extrema", .paths, "Where the curves of a path run level or upright, as a list of parameters from 0 to 1, of which every curve has an equal share.", whole,
                example: leaf + "draw leaf\nfor t in leaf.extrema { circle leaf.pointAt(t, by: parameter), 3 }") { _, path in path.extrema },
            function("inflections", .paths, "Where a path changes the side to which it bends, as a list of parameters from 0 to 1, of which every curve has an equal share.", whole,
                example: "let s = path { moveTo 10, 50; curveTo (90, 50) via (40, 0), (60, 100) }\ndraw s\nfor t in s.inflections { circle s.pointAt(t, by: parameter), 3 }"
            ) { _, path in path.inflections },
        ]
    }

    private static func curve(_ path: Path, _ call: Invocation) throws -> BezierCurve {
        let segments = Array(path.segments.prefix(2)), name = call.site.name
        guard segments.count == 1 else {
            let number = segments.isEmpty ? "none; path { … } makes one" : "more; segments is the list of them"
            throw call.failure(.wrongKind, "\(name) is for a path of one Bézier curve, and this one has \(number)", at: 0)
        }
        switch segments[0] {
        case .line(let start, let end): return BezierCurve([start, end])
        case .curve(let curve): return curve
        case .arc: throw call.failure(.wrongKind, "\(name) is for a path of one Bézier curve, and this is an arc of an ellipse", at: 0)
        }
    }
}

extension Path {
    /// The path of one curve.
    init(_ curve: BezierCurve) {
        self.init()
        move(to: curve.start)
        if curve.degree == 1 { line(to: curve.end) } else { self.curve(to: curve.end, via: Array(curve.points.dropFirst().dropLast())) }
    }

    /// The path of one segment.
    init(_ segment: PathSegment) {
        self.init()
        add(segment)
    }

    fileprivate var hasArcs: Bool { verbs.contains(.arc) }
}
