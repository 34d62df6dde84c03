// The areas of paths, and how they are combined.

import PenGeometry
import PenSyntax

extension Builtin {
    static var pathAreas: [Builtin] {
        [
            function("union", .paths, "The area of two paths together, as a path: a ∪ b; of one path alone the same area as a path that crosses itself nowhere.",
                Parameter<Path>("path", "a path"), Parameter<Path?>("with", "another path"), FillRule.parameter,
                example: example("union")
            ) { call, path, other, rule in
                if other == nil, let sign = call.site.sign { throw call.failure(.wrongKind, "\(sign.rawValue) takes a path, and this is nothing", at: 1) }
                return other.map { path.combined(with: $0, .union, fillRule: rule.choice, otherFillRule: rule.choice) } ?? path.normalized(fillRule: rule.choice)
            },
            combining("intersect", .intersection, "The area that two paths have in common, as a path: a ∩ b."),
            combining("subtract", .difference, "The area of a path without that of another one, as a path: a ∖ b."),
            combining("xor", .symmetricDifference, "The area that is in one of two paths and not in both, as a path: a △ b."),
            function("inset", .paths, "The part of a path's area that is at least a distance from its edge; with a negative distance the area and all that is so near to it.",
                Parameter<Path>("path", "a path"), Parameter<Double>("distance", "how far", .finite),
                Parameter<Word<LineJoin>>("join", "the shape of corners; a miter that would be too long is round", default: Word(.miter), "miter"), FillRule.parameter,
                Parameter<Double?>("tolerance", "how far the result may be from the true one", .positive),
                example: "let star = path { star 50, 50, 40 }\nfor d in [0, 4, 8, 12] { draw star.inset(d) }"
            ) { call, path, distance, join, rule, tolerance in
                try fitted(call) { () throws(FittingError) in
                    try path.inset(distance: distance, join: join.choice, fillRule: rule.choice, tolerance: tolerance ?? path.finest(at: distance))
                }
            },
            function("centroid", .paths, "The middle of the area inside a path: where it would balance.", Parameter<Path>("path", "a path"),
                example: "let kite = path(\"M50 10L70 40L50 90L30 40z\")\ndraw kite; circle kite.centroid, 2"
            ) { call, path in
                guard let centroid = path.centroid else { throw call.failure(.noSuchPlace, "a path without an area has no centroid", at: 0) }
                return centroid
            },
            function("hull", .paths, "The convex hull of a path: what a rubber band around it would enclose.", Parameter<Path>("path", "a path"),
                Parameter<Double?>("tolerance", "how far it may be from the true one where that is curved", .positive),
                example: "let star = path { star 50, 50, 40 }\ndraw star; draw star.hull"
            ) { _, path, tolerance in path.convexHull(tolerance: tolerance ?? max(path.bounds.width, path.bounds.height, 1e-300) * 1e-6) },
        ]
    }

    private static func example(_ name: String) -> String {
        "let a = path { circle 40, 50, 30 }\nlet b = path { rect 40, 20, 50, 40 }\nfill gold; draw a.\(name)(b)"
    }

    private static func combining(_ name: String, _ operation: BooleanOperation, _ summary: String) -> Builtin {
        function(name, .paths, summary, Parameter<Path>("path", "a path"), Parameter<Path>("with", "another path"), FillRule.parameter,
            example: example(name)
        ) { _, path, other, rule in path.combined(with: other, operation, fillRule: rule.choice, otherFillRule: rule.choice) }
    }
}

extension AreaOperator {
    /// The function that it is a sign for.
    var builtin: String {
        switch self {
        case .union: "union"
        case .intersection: "intersect"
        case .difference: "subtract"
        case .symmetricDifference: "xor"
        }
    }
}

extension FillRule {
    /// Which rule says what is inside paths that cross themselves.
    fileprivate static var parameter: Parameter<Word<FillRule>> {
        Parameter("rule", "what is inside where a path crosses itself", default: Word(.nonZero), "nonZero")
    }
}
