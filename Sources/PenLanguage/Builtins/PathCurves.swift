// What a single Bézier curve knows.

import PenGeometry

extension Builtin {
    static var pathCurves: [Builtin] {
        [
            function("controlPoints", .paths, "The points that make a single Bézier curve, its ends among them.", whole,
                example: leaf + "print leaf.controlPoints") { call, path in try curve(path, call).points },
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
            function("extrema", .paths, "Where a single Bézier curve runs level or upright, as a list of parameters t from 0 to 1.", whole,
                example: leaf + "print leaf.extrema") { call, path in try curve(path, call).extrema },
            function("inflections", .paths, "Where a single Bézier curve changes the side to which it bends, as a list of parameters t from 0 to 1.", whole,
                example: "let s = path { moveTo 10, 50; curveTo (90, 50) via (40, 0), (60, 100) }\nprint s.inflections") { call, path in try curve(path, call).inflections },
        ]
    }

    private static func curve(_ path: Path, _ call: Invocation) throws -> BezierCurve {
        let elements = Array(path.elements)
        let several = "\(call.site.name) is for a path of one Bézier curve, and this one has more or none; subpath takes a part of it"
        guard elements.count == 2, case .move(let start) = elements[0] else { throw call.failure(.wrongKind, several, at: 0) }
        switch elements[1] {
        case .line(let end): return BezierCurve([start, end])
        case .curve(let controls, let end): return BezierCurve([start] + controls + [end])
        default: throw call.failure(.wrongKind, several, at: 0)
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
}
