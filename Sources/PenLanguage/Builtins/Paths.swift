// Paths as values.

import PenGeometry
import PenScene

extension Builtin {
    nonisolated(unsafe) static let paths: [Builtin] = [path, textPath, bounds] + pathMeasures + pathParts + pathCurves + pathPlaces + pathAreas

    /// What the examples of paths begin with.
    static let leaf = "let leaf = path { moveTo 20, 50; curveTo (80, 50) via (50, 20) }\n"

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

    static var whole: Parameter<Path> { Parameter("path", "a path") }

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

    private static func some(_ box: Rect, _ call: Invocation) throws -> Rect {
        guard !box.isNull else { throw call.failure(.noSuchPlace, "there is nothing here that has a size", at: 0) }
        return box
    }
}
