// Layers and the canvas.

import PenGeometry
import PenScene
import PenSyntax

extension Builtin {
    nonisolated(unsafe) static let layers: [Builtin] = [canvas, background, title, desc, shape, group, text, image, draw] + order

    // MARK: The canvas

    private static var canvas: Builtin {
        command("canvas", .layers, "Sets the size of the picture, and where its (0, 0) is.",
            Parameter<Double>("width", "in units", .positive), Parameter<Double>("height", "in units", .positive),
            Parameter<Word<CanvasOrigin>>("origin", "topLeft lets y grow down as on screens; the others let it grow up as in mathematics",
                default: Word(.topLeft), "topLeft"),
            example: "canvas 200, 100, origin: center\ncircle 0, 0, 40"
        ) { call, width, height, origin in
            call.machine.scene.setCanvas(Canvas(width: width, height: height, origin: origin.choice))
        }
    }

    private static var background: Builtin {
        command("background", .layers, "Sets the colour of the paper, from now on.", Parameter<Paint?>("colour", "a colour, a gradient or none"),
            example: "background midnightblue\nfill gold\ncircle 50, 50, 30") { call, paint in
                call.machine.pen.endShape()
                call.machine.update(.root, [.paint(.fill)]) { $0.style.fill = paint }
            }
    }

    private static var title: Builtin {
        command("title", .layers, "Names the picture, for readers and search machines.", Parameter<String>("text", "the name"),
            example: "title \"A circle\"\ncircle 50, 50, 40") { call, text in call.machine.scene.setTitle(text) }
    }

    private static var desc: Builtin {
        command("desc", .layers, "Describes the picture, for those who cannot see it.", Parameter<String>("text", "what it shows"),
            example: "desc \"A circle in the middle\"\ncircle 50, 50, 40") { call, text in call.machine.scene.setDescription(text) }
    }

    // MARK: Layers

    private static var shape: Builtin {
        maker("shape", .layers, "Makes a layer of what its block draws, with the properties that its block sets.", block: .required,
            example: "let ring = shape { circle 50, 50, 40; stroke gold; lineWidth 8 }\nring.stroke = tomato"
        ) { call in
            let pen = call.machine.pen
            try refuseInside(call, pen)
            pen.enter(.shape)
            try call.block?()
            let layer = try pen.leaveShape()
            pen.showLeftAxes(behind: layer)
            return .layer(layer)
        }
    }

    private static var group: Builtin {
        maker("group", .layers, "Makes one layer of all that its block draws. Changes of the pen and of coordinates end with it.", block: .required,
            example: "group { translate 50, 50; fill gold; circle 0, 0, 30 }"
        ) { call in
            let pen = call.machine.pen
            try refuseInside(call, pen)
            pen.endShape()
            let container = pen.addGroup()
            pen.enter(.group, container: container)
            try call.block?()
            pen.leave()
            return .layer(container)
        }
    }

    static func refuseInside(_ call: Invocation, _ pen: Pen) throws {
        switch pen.scope.place {
        case .group: return
        case .shape: throw call.failure(.misplacedDrawing, "a shape is one path; several layers belong into a group { … }")
        case .path: throw call.failure(.misplacedDrawing, "a path holds no layers; it is only lines and curves")
        }
    }

    private static var text: Builtin {
        maker("text", .layers, "Writes a text, in the fill's colour or, without a fill, in that of lines; \\n begins a new line, and textPath gives outlines to stroke.", Parameter<Value>("text", "what is written"),
            Parameter<Point>("at", "where the baseline starts, or where the anchor stands", default: .zero, "(0, 0)"),
            Parameter<Double>("size", "how large the letters are", default: 16, "16", .positive),
            .font,
            Parameter<Point?>("anchor", "the point of the text that stands there: parts of its width and height from the corner with the smallest x and y, such as (50%, 50%)"),
            Parameter<Double?>("width", "how wide its lines may be; longer ones are broken between words", .positive),
            Parameter<Word<TextAlignment>?>("align", "what part of each line stands at the point"),
            example: "text \"Bézier\" at (10, 50), size: 30"
        ) { call, text, place, size, font, anchor, width, align in
            let pen = call.machine.pen
            try refuseInside(call, pen)
            let written = try call.machine.printed(text, at: call.site.span)
            let content = Layer.TextContent(text: written, font: font, size: size, width: width, alignment: align?.choice)
            return .layer(pen.add(.text(content)) { layer in
                layer.position = place
                layer.anchor = anchor ?? layer.anchor
                // Letters are filled: with the pen's fill, or with its ink.
                // A gradient stays where it is on the paper, as it does for shapes, though the text has a place of its own.
                layer.style.fill = (layer.style.fill ?? layer.style.stroke)?.moved(by: -place)
                layer.style.stroke = nil
            })
        }
    }

    private static var draw: Builtin {
        maker("draw", .layers, "Adds a path to what is being drawn.", Parameter<Rest<Path>>("paths", "one path or more"),
            example: "let leaf = path { moveTo 10, 50; curveTo (90, 50) via (50, 0); curveTo (10, 50) via (50, 100) }\ndraw leaf"
        ) { call, paths in
            if paths.items.isEmpty { throw call.failure(.missingValue, "draw needs a path, such as draw path(\"M0 0L9 9\")") }
            let whole = paths.items.dropFirst().reduce(into: paths.items[0]) { $0.append($1) }
            if whole.isEmpty, call.machine.isolation == nil, call.site.mayWarn() { call.machine.report(Diagnostic(.warning, .emptyPicture, "the path is empty, so nothing is drawn", at: call.site.span)) }
            return draw(call, whole)
        }
    }

    private static var order: [Builtin] {
        [
            command("front", .layers, "Brings a layer before all others of its group.", Parameter<LayerID>("layer", "the layer"),
                example: "let a = shape { fill red; circle 40, 50, 30 }\nlet b = shape { fill gold; circle 60, 50, 30 }\nfront a"
            ) { call, layer in
                call.machine.pen.endShape()
                call.machine.scene.bringToFront(layer)
            },
            back,
        ]
    }

    /// The turtle's step back and the way to the bottom of a group have one name.
    private static var back: Builtin {
        command("back", .layers, "Draws a line backwards; or puts a layer behind all others of its group.",
            Parameter<Value>("distance", "how far, or a layer").of(.number, .layer),
            example: "moveTo 50, 50\nback 40"
        ) { call, value in
            if case .layer(let id) = value {
                call.machine.pen.endShape()
                return call.machine.scene.sendToBack(id)
            }
            guard case .number(let distance) = value else { throw call.failure(.wrongKind, "back takes a distance or a layer, and this is \(value.described)", at: 0) }
            try call.machine.step(-distance)
        }
    }
}

extension Paint {
    fileprivate func moved(by distance: Point) -> Paint {
        guard case .gradient(var gradient) = self else { return self }
        gradient.transform = gradient.transform.then(.translation(distance))
        return .gradient(gradient)
    }
}
