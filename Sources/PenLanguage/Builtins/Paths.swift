// Paths as values.

import PenGeometry
import PenScene

extension Builtin {
    nonisolated(unsafe) static let paths: [Builtin] = [path, textPath, bounds] + pathMeasures + pathParts + bezier

    private static let leaf = "let leaf = path { moveTo 20, 50; curveTo (80, 50) via (50, 20) }\n"

    private static var path: Builtin {
        maker("path", .paths, "Makes a path of what its block draws, or reads one from SVG path data.",
            Parameter<String?>("data", "SVG path data, such as \"M0 0L9 9\""), block: .optional,
            example: "let road = path { moveTo 10, 10; lineTo 90, 50 }\ndraw road; draw path(\"M10 90h80\")"
        ) { call, data in
            if let block = call.block {
                guard data == nil else { throw call.failure(.wrongCount, "path takes path data or a block, not both") }
                return try pathOfBlock(call, block).value
            }
            guard let data else { return Path().value }
            try call.machine.charge(bytes: data.utf8.count, at: call.site.span)
            let (path, error) = Path.parse(svg: data)
            if let error {
                let place = data.utf8.index(data.utf8.startIndex, offsetBy: min(error.offset, data.utf8.count))
                let character = data.distance(from: data.startIndex, to: place) + 1
                throw call.failure(.wrongPathData, "the path data is wrong at its character \(character): \(error.message)", at: 0)
            }
            return path.value
        }
    }

    private static var textPath: Builtin {
        function("textPath", .paths, "The outlines of a text's letters as a path, the font's own curves; the baseline starts at (0, 0).",
            Parameter<Value>("text", "what is written"),
            Parameter<Double>("size", "how large the letters are", default: 16, "16", .positive),
            .font,
            Parameter<Double?>("width", "how wide its lines may be; longer ones are broken between words", .positive),
            Parameter<Word<TextAlignment>>("align", "what part of each line stands at x = 0", default: Word(.left), "left"),
            example: "let word = textPath(\"pen\", size: 60)\nshape { translate 10, 60; draw word; stroke navy; fill gold }"
        ) { call, text, size, font, width, align in
            let written = try call.machine.printed(text, at: call.site.span)
            // A letter has some twenty points.
            try call.machine.charge(bytes: 512 * written.utf8.count, at: call.site.span)
            do {
                let content = Layer.TextContent(text: written, font: font, size: size, width: width, alignment: align.choice)
                return try call.machine.scene.outline(of: content, for: LayerOrigin(call.site.span))
            } catch let error as TextError {
                throw call.failure(.cannotDraw, error.description + (error.advice.map { ": " + $0 } ?? ""))
            }
        }
    }

    private static var bounds: Builtin {
        function("bounds", .paths, "The box around a path or a layer: x, y, width, height, center.", Parameter<Value>("of", "a path or a layer").of(.path, .layer),
            example: leaf + "print leaf.bounds.width, leaf.bounds.center"
        ) { call, value in
            switch value {
            case .path(let path): return try some(path.path.bounds, call)
            case .layer(let id):
                call.machine.pen.endShape()
                return try some(call.machine.scene.bounds(of: id), call)
            default: throw call.mismatch(0, takes: "a path or a layer")
            }
        }
    }

    private static var whole: Parameter<Path> { Parameter("path", "a path") }

    private static var pathMeasures: [Builtin] {
        [
            function("start", .paths, "Where a path begins.", whole, example: leaf + "print leaf.start") { call, path in try some(path.start, call) },
            function("end", .paths, "Where a path ends.", whole, example: leaf + "print leaf.end") { call, path in try some(path.end, call) },
            function("isClosed", .paths, "Whether a path comes back to its start and is joined there.", whole,
                example: leaf + "print leaf.isClosed") { _, path in path.isClosed },
            function("area", .paths, "The area inside a path; negative where it runs counterclockwise on the screen.", whole,
                example: "print area(path { circle 0, 0, 10 })") { _, path in path.area },
            at("pointAt", "The point of a path at a part of its length.", example: "print leaf.pointAt(50%)") { try some($1.point(atFraction: $2), $0).value },
            at("tangentAt", "The direction of a path at a part of its length, as a point at distance 1.", example: "print leaf.tangentAt(50%)") {
                $1.tangent(atFraction: $2).value
            },
            at("normalAt", "The direction a quarter turn from the path's, at a part of its length.", example: "print leaf.normalAt(50%)") {
                $1.normal(atFraction: $2).value
            },
            at("curvatureAt", "How strongly a path bends at a part of its length: 1 / radius.", example: "print leaf.curvatureAt(50%)") {
                $1.curvature(atFraction: $2).value
            },
        ]
    }

    private static func at(_ name: String, _ summary: String, example: String, _ body: @escaping (Invocation, Path, Double) throws -> Value) -> Builtin {
        function(name, .paths, summary, whole, Parameter<Double>("t", "a part of the length, from 0 to 1", .finite), example: leaf + example) { call, path, t in
            guard !path.isEmpty else { throw call.failure(.noSuchPlace, "an empty path has no points", at: 0) }
            return try body(call, path, t)
        }
    }

    private static func some(_ box: Rect, _ call: Invocation) throws -> Rect {
        guard !box.isNull else { throw call.failure(.noSuchPlace, "there is nothing here that has a size", at: 0) }
        return box
    }

    private static func some(_ point: Point?, _ call: Invocation) throws -> Point {
        guard let point else { throw call.failure(.noSuchPlace, "an empty path has no points", at: 0) }
        return point
    }

    private static var pathParts: [Builtin] {
        [
            function("subpath", .paths, "The part of a path between two parts of its length.", whole,
                Parameter<Double>("from", "where it begins, from 0 to 1", .finite), Parameter<Double>("to", "where it ends, from 0 to 1", .finite),
                example: leaf + "draw leaf.subpath(25%, 75%)") { _, path, from, to in path.subpath(from: from, to: to) },
            function("outline", .paths, "The outline of a path's line of a certain width, as a path to be filled.", whole,
                Parameter<Double>("width", "how wide", .notNegative),
                Parameter<Word<LineCap>>("cap", "the shape of ends", default: Word(.butt), "butt"),
                Parameter<Word<LineJoin>>("join", "the shape of corners", default: Word(.miter), "miter"),
                example: leaf + "draw leaf.outline(10)"
            ) { _, path, width, cap, join in
                path.stroked(StrokeStyle(width: width, cap: cap.choice, join: join.choice), tolerance: max(width, 1e-9) / 1000)
            },
            function("subpaths", .paths, "A list of the pieces of a path, each drawn without lifting the pen.", whole,
                example: "print path(\"M0 0L9 9M20 0L30 9\").subpaths.count") { _, path in path.subpaths },
            function("svg", .paths, "A path as SVG path data.", whole,
                Parameter<Double>("digits", "how many digits after the point", default: 3, "3", .whole(0...12)),
                example: leaf + "print leaf.svg") { _, path, digits in String(decoding: path.svgData(decimals: Int(digits)), as: UTF8.self) },
        ]
    }

    // MARK: One Bézier curve

    private static var bezier: [Builtin] {
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
