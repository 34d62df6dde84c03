// Drawing with the pen.

import PenGeometry
import PenScene
import PenSyntax

extension Builtin {
    nonisolated(unsafe) static let pen: [Builtin] = moving + curving + turtle + places

    private static var moving: [Builtin] {
        [
            point("moveTo", "Lifts the pen and puts it down at a point.", "where the pen is put", example: "moveTo 10, 10\nlineTo 90, 50") { $0.path.move(to: $1) },
            point("moveBy", "Lifts the pen and puts it down at a distance from where it is.", "how far the pen moves",
                example: "moveTo 10, 10\nmoveBy 20, 0\nlineBy 50, 50") { $0.path.move(to: $0.currentPoint + $1) },
            lineTo,
            point("lineBy", "Draws a straight line from where the pen is.", "how far the line goes",
                example: "moveTo 10, 10\nlineBy 80, 40") { $0.line(to: $0.currentPoint + $1) },
            command("close", .pen, "Draws a straight line back to where the pen was put down, and joins the ends.",
                example: "moveTo 10, 10; lineTo 90, 10; lineTo 50, 80\nclose") { call in call.machine.pen.path.close() },
            command("clear", .pen, "Takes back everything that was drawn since the pen's last change.",
                example: "moveTo 10, 10; lineTo 90, 90\nclear\ncircle 50, 50, 40") { call in call.machine.pen.clear() },
        ]
    }

    private static func point(
        _ name: String, _ summary: String, _ help: String, example: String, _ work: @escaping (Pen, Point) -> Void
    ) -> Builtin {
        command(name, .pen, summary, Parameter<Point>("point", help), example: example, direct: .pointCommand { machine, p in
            guard p.isFinite else { throw NotFinite(parameter: 0, value: .point(p)) }
            work(machine.pen, p)
        }) { call, p in work(call.machine.pen, p) }
    }

    private static var lineTo: Builtin {
        command("lineTo", .pen, "Draws a straight line to a point.", Parameter<Point>("point", "where the line ends"),
            example: "moveTo 10, 10\nlineTo 90, 50", direct: .pointCommand { machine, p in
                guard p.isFinite else { throw NotFinite(parameter: 0, value: .point(p)) }
                guard machine.pen.hasPoint else { throw StartsNowhere(end: p) }
                machine.pen.line(to: p)
            }) { call, p in
                if !call.machine.pen.hasPoint { call.machine.warnOfStart(call.site.span) }
                call.machine.pen.line(to: p)
            }
    }

    // MARK: Curves

    private static var curving: [Builtin] {
        [
            command("curveTo", .pen, "Draws a Bézier curve; with one control point it is quadratic, with two cubic.",
                Parameter<Point>("end", "where the curve ends"), Parameter<[Point]>("via", "the control points, which pull at the curve", degree),
                example: "moveTo 10, 90\ncurveTo (90, 90) via (20, 10), (80, 10)"
            ) { call, end, via in
                call.machine.pen.begin()
                call.machine.pen.path.curve(to: end, via: via)
            },
            command("curveBy", .pen, "Draws a Bézier curve whose points are told as distances from where the pen is.",
                Parameter<Point>("end", "how far the curve goes"), Parameter<[Point]>("via", "the control points, from where the pen is", degree),
                example: "moveTo 10, 90\ncurveBy (80, 0) via (10, -80), (70, -80)"
            ) { call, end, via in
                let here = call.machine.pen.currentPoint
                call.machine.pen.begin()
                call.machine.pen.path.curve(to: here + end, via: via.map { here + $0 })
            },
            command("spline", .pen, "Draws a smooth curve through points.",
                Parameter<[Point]>("through", "the points"), Parameter<Bool>("closed", "whether the curve comes back to its start", default: false, "no"),
                example: "spline through (10, 80), (30, 20), (60, 70), (90, 20)"
            ) { call, points, closed in
                let pen = call.machine.pen
                if closed || pen.path.isEmpty || !pen.path.isOpen { pen.path.append(.spline(through: points, closed: closed)) } else {
                    pen.path.append(continuing: .spline(through: [pen.currentPoint] + points))
                }
            },
            arc, arcTo, arcBy,
        ]
    }

    private static var degree: Limit<[Point]> {
        Limit { $0.count < Path.maximumDegree ? nil : "must be fewer than \(Path.maximumDegree) points" }
    }

    private static var arc: Builtin {
        command("arc", .pen, "Draws a part of a circle or an ellipse. It is joined by a line to where the pen is drawing.",
            Parameter<Point>("center", "the centre"), Parameter<Scale>("radius", "the radius, or a pair for an ellipse", radii),
            Parameter<Angle>("from", "the angle where it starts; 0 is to the right", default: Angle(0), "0"),
            Parameter<Angle>("to", "the angle where it ends", default: Angle(2 * .pi), "1turn"),
            Parameter<Bool?>("clockwise", "which way it goes, as one sees it; without a word the way angles grow"),
            example: "arc (50, 50), 40 from 90deg to 0deg"
        ) { call, center, radius, from, to, clockwise in
            let pen = call.machine.pen
            // Angles grow clockwise on the screen unless y grows up.
            let growing = clockwise.map { $0 == call.machine.growsClockwise } ?? true
            if !pen.path.isOpen, pen.scope.resume != nil, pen.path.isEmpty { pen.begin() }
            pen.path.arc(center: center, radii: radius.factors, from: from.radians, to: to.radians, clockwise: growing)
        }
    }

    private static var radii: Limit<Scale> {
        Limit { $0.factors.x < 0 || $0.factors.y < 0 ? "must not be negative" : nil }
    }

    private static var arcTo: Builtin {
        command("arcTo", .pen, "Draws a line towards a corner and rounds it with an arc.",
            Parameter<Point>("corner", "the corner that is rounded"), Parameter<Point>("end", "where the way goes after the corner"),
            Parameter<Double>("radius", "the arc's radius", .notNegative),
            example: "moveTo 10, 80\narcTo (50, 10), (90, 80), radius: 20\nlineTo 90, 80"
        ) { call, corner, end, radius in
            call.machine.pen.begin()
            call.machine.pen.path.arcTo(corner: corner, end: end, radius: radius)
        }
    }

    private static var arcBy: Builtin {
        command("ellipticalArc", .pen, "Draws an arc of an ellipse to a point, as SVG's A does.",
            Parameter<Point>("end", "where the arc ends"), Parameter<Scale>("radius", "the radius, or a pair for an ellipse", radii),
            Parameter<Angle>("rotation", "how far the ellipse is turned", default: Angle(0), "0"),
            Parameter<Bool>("large", "whether the longer way round is taken", default: false, "no"),
            Parameter<Bool>("clockwise", "which way it goes, as one sees it", default: true, "yes"),
            example: "moveTo 10, 50\nellipticalArc (90, 50), radius: (40, 20), large: yes"
        ) { call, end, radius, rotation, large, clockwise in
            call.machine.pen.begin()
            call.machine.pen.path.arc(
                to: end, radii: radius.factors, rotation: rotation.radians, largeArc: large, clockwise: clockwise == call.machine.growsClockwise)
        }
    }

    // MARK: The turtle

    private static var turtle: [Builtin] {
        [
            command("forward", .pen, "Draws a line in the direction in which the pen looks.", Parameter<Double>("distance", "how far"),
                example: "moveTo 10, 50\nforward 40; right 90deg; forward 30", direct: .numberCommand { try $0.step($1) }
            ) { call, distance in try call.machine.step(distance) },
            turn("right", "Turns the pen to its right.", sign: 1, example: "moveTo 10, 10\nforward 40; right 90deg; forward 40"),
            turn("left", "Turns the pen to its left.", sign: -1, example: "moveTo 10, 90\nforward 40; left 90deg; forward 40"),
        ]
    }

    private static func turn(_ name: String, _ summary: String, sign: Double, example: String) -> Builtin {
        let work: (Machine, Double) throws -> Void = { machine, angle in
            guard angle.isFinite else { throw NotFinite(parameter: 0, value: .number(angle)) }
            machine.pen.scope.heading += (machine.growsClockwise ? 1 : -1) * sign * angle
        }
        return command(name, .pen, summary, Parameter<Angle>("angle", "how far"), example: example, direct: .numberCommand(work)) { call, angle in
            try work(call.machine, angle.radians)
        }
    }

    private static var places: [Builtin] {
        [
            value("currentPoint", .pen, "Where the pen is.", example: "moveTo 10, 10; lineTo 30, 40\nprint currentPoint") { $0.machine.pen.currentPoint },
            value("heading", .pen, "The direction in which the turtle looks, as an angle.", example: "right 90deg\nprint heading") { $0.machine.pen.scope.heading },
        ]
    }
}

/// Thrown by the short way of `lineTo`, which does not know its place: a line is about to start at the origin.
struct StartsNowhere: Error { let end: Point }

extension Machine {
    /// Angles grow clockwise as one sees it, unless y grows up.
    var growsClockwise: Bool { (scene.canvas?.origin ?? .topLeft) == .topLeft }

    /// The turtle's step.
    func step(_ distance: Double) throws {
        let (s, c) = exactSineAndCosine(pen.scope.heading)
        let p = pen.currentPoint + Point(c, s) * distance
        guard p.isFinite else { throw NotFinite(parameter: 0, value: .number(distance)) }
        pen.line(to: p)
    }

    func warnOfStart(_ span: Span) {
        report(Diagnostic(.warning, .lineFromNowhere, "there is no moveTo before this lineTo, so the line starts at (0, 0)", at: span))
    }
}
