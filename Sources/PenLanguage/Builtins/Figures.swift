// Whole figures.

import PenGeometry
import PenScene

extension Builtin {
    nonisolated(unsafe) static let figures: [Builtin] = [rect, roundRect, oval, circle, polygon, star]

    /// On a line of its own a figure joins what the pen is drawing. Where its value is wanted it is a shape of its own,
    /// and given; in a shape's and a path's block there are no shapes within.
    static func draw(_ call: Invocation, _ figure: Path) -> Value {
        let pen = call.machine.pen
        if call.site.wantsValue, pen.scope.place == .group { return .layer(pen.addShape(figure)) }
        pen.path.append(figure)
        return .nothing
    }

    private static var size: [Parameter<Double>] {
        [Parameter("width", "how wide; negative goes to the left"), Parameter("height", "how high; negative goes up")]
    }

    private static var rect: Builtin {
        maker("rect", .figures, "Draws a rectangle from one corner.", Parameter<Point>("corner", "the first corner"), size[0], size[1],
            example: "rect 20, 20, 60, 40"
        ) { call, corner, width, height in
            draw(call, Path.rect(Rect(x: corner.x, y: corner.y, width: width, height: height)))
        }
    }

    private static var roundRect: Builtin {
        maker("roundRect", .figures, "Draws a rectangle with rounded corners.", Parameter<Point>("corner", "the first corner"), size[0], size[1],
            Parameter<Scale>("radius", "how round; at most half the shorter side. A pair gives elliptical corners", Limit {
                $0.factors.x < 0 || $0.factors.y < 0 ? "must not be negative" : nil
            }),
            Parameter<[Word<Corner>]>("corners", "which corners are rounded", default: Corner.allCases.map(Word.init), "all"),
            example: "roundRect 20, 20, 60, 40, radius: 10, corners: [topLeft, bottomRight]"
        ) { call, corner, width, height, radius, corners in
            let rect = Rect(x: corner.x, y: corner.y, width: width, height: height)
            let flips = !call.machine.growsClockwise
            let set = corners.reduce(into: RectCorners()) { $0.insert($1.choice.place(flipped: flips)) }
            // One radius is the same in both directions, and fits the shorter side.
            let k = radius.factors
            let fitted = k.x == k.y ? min(k.x, min(rect.width, rect.height) / 2) : nil
            return draw(call, Path.roundRect(rect, radii: fitted.map { Point($0, $0) } ?? k, corners: set))
        }
    }

    private static var oval: Builtin {
        maker("oval", .figures, "Draws an ellipse that fits into a rectangle.", Parameter<Point>("corner", "the rectangle's first corner"), size[0], size[1],
            example: "oval 10, 30, 80, 40"
        ) { call, corner, width, height in
            draw(call, Path.oval(in: Rect(x: corner.x, y: corner.y, width: width, height: height)))
        }
    }

    private static var circle: Builtin {
        maker("circle", .figures, "Draws a circle.", Parameter<Point>("center", "the centre"), Parameter<Double>("radius", "the radius", .notNegative),
            example: "circle 50, 50, 40"
        ) { call, center, radius in draw(call, Path.circle(center: center, radius: radius)) }
    }

    private static var polygon: Builtin {
        maker("polygon", .figures, "Draws a regular polygon, one corner at the top.",
            Parameter<Point>("center", "the centre"), Parameter<Double>("radius", "from the centre to the corners", .notNegative),
            Parameter<Double>("sides", "how many sides", .whole(3...100_000)),
            example: "polygon (50, 50), 40, sides: 6"
        ) { call, center, radius, sides in
            draw(call, upright(Path.polygon(center: center, radius: radius, sides: Int(sides)), about: center, call))
        }
    }

    private static var star: Builtin {
        maker("star", .figures, "Draws a star, one point at the top.",
            Parameter<Point>("center", "the centre"), Parameter<Double>("radius", "from the centre to the points", .notNegative),
            Parameter<Double>("points", "how many points", default: 5, "5", .whole(2...100_000)),
            Parameter<Double>("inner", "the inner corners' radius, as a part of the outer one", default: 0.382, "0.382", .notNegative),
            example: "fill gold\nstar (50, 50), 40, points: 7, inner: 0.6"
        ) { call, center, radius, points, inner in
            draw(call, upright(Path.star(center: center, radius: radius, points: Int(points), innerRatio: inner), about: center, call))
        }
    }

    /// The first corner is at the top of the picture also where y grows up.
    private static func upright(_ path: Path, about center: Point, _ call: Invocation) -> Path {
        guard !call.machine.growsClockwise else { return path }
        return path.transformed(by: AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * center.y))
    }
}

/// A rectangle's corner as one sees it.
enum Corner: String, CaseIterable {
    case topLeft, topRight, bottomRight, bottomLeft

    /// As the geometry counts them, where top is the smaller y.
    func place(flipped: Bool) -> RectCorners {
        switch (self, flipped) {
        case (.topLeft, false), (.bottomLeft, true): return .topLeft
        case (.topRight, false), (.bottomRight, true): return .topRight
        case (.bottomRight, false), (.topRight, true): return .bottomRight
        case (.bottomLeft, false), (.topLeft, true): return .bottomLeft
        }
    }
}
