// Pictures that every renderer must draw alike.

import PenGeometry
import PenScene
import Testing

/// A scene for each style and each way of combining styles, on a canvas of 200 × 200.
struct ComparisonPicture: Sendable, CustomTestStringConvertible {
    let name: String
    let build: @Sendable (Scene) -> Void
    var testDescription: String { name }

    func frame() -> Frame {
        let scene = Scene()
        scene.setCanvas(Canvas(width: 200, height: 200))
        build(scene)
        return scene.frame()
    }

    static let all = strokes + fills + paints + groups + geometry
}

extension Path {
    static func polyline(_ points: [Point], closed: Bool = false) -> Path {
        var path = Path()
        for (i, p) in points.enumerated() {
            if i == 0 { path.move(to: p) } else { path.line(to: p) }
        }
        if closed { path.close() }
        return path
    }

    static func ellipse(_ center: Point, _ radii: Point, rotation: Double = 0, from start: Double = 0, sweep: Double = 2 * .pi) -> Path {
        var path = Path()
        path.arc(EllipticalArc(center: center, radii: radii, rotation: rotation, start: start, sweep: sweep))
        if abs(sweep) == 2 * .pi { path.close() }
        return path
    }

    static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
        polyline([Point(x, y), Point(x + width, y), Point(x + width, y + height), Point(x, y + height)], closed: true)
    }

    /// The five-pointed star that crosses itself.
    static func pentagram(_ center: Point, _ radius: Double) -> Path {
        polyline((0..<5).map { AffineTransform.rotation(Double($0) * 0.8 * .pi).apply(Point(0, -radius)) + center }, closed: true)
    }
}

extension Scene {
    @discardableResult
    func shape(_ path: Path, in parent: LayerID = .root, base: AffineTransform = .identity, _ change: (inout Style) -> Void = { _ in }) -> LayerID {
        var style = Style()
        change(&style)
        return add(Layer(content: .shape(path), style: style, base: base), to: parent)
    }

    func group(in parent: LayerID = .root, _ change: (inout Style) -> Void = { _ in }) -> LayerID {
        var style = Style()
        change(&style)
        return add(Layer(content: .group, style: style), to: parent)
    }

    func clip(_ path: Path, _ rule: FillRule = .nonZero, in parent: LayerID = .root) -> LayerID {
        add(Layer(content: .clip(path, rule)), to: parent)
    }
}

extension Style {
    mutating func fill(_ rgba: UInt32) { (fill, stroke) = (.color(Color(rgba: rgba)), nil) }
}

extension ComparisonPicture {
    fileprivate static let zigzag = Path.polyline([Point(30, 50), Point(90, 150), Point(120, 40), Point(150, 150), Point(180, 130)])

    fileprivate static let strokes: [ComparisonPicture] =
        LineCap.allCases.map { cap in
            ComparisonPicture(name: "cap-\(cap)") { scene in
                scene.shape(zigzag) { $0.strokeStyle = StrokeStyle(width: 18, cap: cap) }
                scene.shape(.polyline([Point(30, 180), Point(30, 180)])) { $0.strokeStyle = StrokeStyle(width: 20, cap: cap) }
            }
        }
        + LineJoin.allCases.map { join in
            ComparisonPicture(name: "join-\(join)") { scene in
                scene.shape(zigzag) { $0.strokeStyle = StrokeStyle(width: 18, join: join) }
                scene.shape(.box(20, 160, 30, 30)) { $0.strokeStyle = StrokeStyle(width: 8, join: join) }
            }
        }
        + [1.0, 2, 3, 10, 30].map { limit in
            ComparisonPicture(name: "miter-limit-\(limit)") { scene in
                for i in 0..<5 {
                    let x = 20 + 36 * Double(i), half = 1 + 4 * Double(i)
                    scene.shape(.polyline([Point(x - half, 190), Point(x, 120), Point(x + half, 190)])) {
                        $0.strokeStyle = StrokeStyle(width: 6, miterLimit: limit)
                    }
                }
            }
        }
        + [
            ("even", [20.0, 10], 0.0), ("odd", [18, 6, 10], 0), ("phase", [20, 10], 13), ("negative-phase", [20, 10], -7), ("huge-phase", [20, 10], 1e12),
            ("zeros", [0, 0], 0), ("dots", [0, 15], 0),
        ].map { name, dash, phase in
            ComparisonPicture(name: "dash-\(name)") { scene in
                // Not wider: librsvg measures curves by chords, so dashes on them end up to a third of a pixel elsewhere.
                let style = StrokeStyle(width: 4, cap: name == "dots" ? .round : .butt, dash: dash, dashPhase: phase)
                scene.shape(zigzag) { $0.strokeStyle = style }
                scene.shape(name == "dots" ? .pentagram(Point(60, 155), 40) : .ellipse(Point(60, 160), Point(40, 30))) { $0.strokeStyle = style }
            }
        }
        + [
            ComparisonPicture(name: "stroke-distorted") { scene in
                let squash = AffineTransform.scaling(2.5, 0.5).then(.rotation(0.4)).then(.translation(Point(40, 20)))
                scene.shape(.ellipse(Point(20, 60), Point(15, 40)), base: squash) {
                    $0.strokeStyle = StrokeStyle(width: 10, dash: [9, 4])
                    $0.fill = .color(Color(rgba: 0xFFD7_00FF))
                }
            },
            ComparisonPicture(name: "stroke-sheared-tiny-units") { scene in
                let grow = AffineTransform.skewing(0.5, 0).then(.scaling(1e6, 0.5e6))
                scene.shape(.ellipse(Point(60e-6, 160e-6), Point(50e-6, 60e-6)), base: grow) { $0.strokeStyle.width = 12e-6 }
            },
            ComparisonPicture(name: "trim") { scene in
                scene.shape(.box(30, 30, 140, 100)) {
                    $0.strokeStyle.width = 10
                    ($0.strokeStart, $0.strokeEnd) = (0.2, 0.7)
                    $0.fill = .color(Color(rgba: 0x87CE_EBFF))
                    $0.opacity = 0.6
                }
                scene.shape(.ellipse(Point(100, 165), Point(60, 20))) {
                    $0.strokeStyle = StrokeStyle(width: 4, dash: [10, 5])
                    ($0.strokeStart, $0.strokeEnd) = (0.1, 0.9)
                }
            },
        ]

    fileprivate static let fills: [ComparisonPicture] = FillRule.allCases.map { rule in
        ComparisonPicture(name: "fill-\(rule)") { scene in
            scene.shape(.pentagram(Point(100, 100), 90)) {
                $0.fill = .color(Color(rgba: 0xFFD7_00FF))
                $0.fillRule = rule
                $0.strokeStyle.width = 3
            }
        }
    }

    fileprivate static let stops = [
        Gradient.Stop(offset: 0, color: Color(rgba: 0xFF63_47FF)), Gradient.Stop(offset: 0.4, color: Color(rgba: 0xFFFF_FFFF)),
        Gradient.Stop(offset: 1, color: Color(rgba: 0x0000_8080)),
    ]

    fileprivate static let turned = AffineTransform.skewing(0.4, 0).then(.rotation(0.5)).then(.translation(Point(30, -40)))

    fileprivate static let paints: [ComparisonPicture] = [
        ComparisonPicture(name: "linear-gradient") { scene in
            scene.setBackground(.gradient(Gradient(kind: .linear(from: Point(0, 0), to: Point(200, 0)), stops: stops)))
            let gradient = Gradient(kind: .linear(from: Point(60, 60), to: Point(140, 120)), stops: stops)
            scene.shape(.ellipse(Point(100, 100), Point(80, 60))) { ($0.fill, $0.stroke) = (.gradient(gradient), nil) }
        },
        ComparisonPicture(name: "linear-gradient-distorted") { scene in
            let gradient = Gradient(kind: .linear(from: Point(60, 60), to: Point(140, 120)), stops: stops, transform: .scaling(1, 1.2))
            scene.shape(.box(40, 40, 100, 100), base: turned) {
                ($0.fill, $0.stroke) = (.gradient(gradient), .gradient(gradient))
                $0.strokeStyle.width = 12
            }
        },
        ComparisonPicture(name: "radial-gradient") { scene in
            let gradient = Gradient(kind: .radial(center: Point(100, 100), radius: 80, focus: Point(130, 80)), stops: stops)
            scene.shape(.box(10, 10, 180, 180)) { ($0.fill, $0.stroke) = (.gradient(gradient), nil) }
        },
        ComparisonPicture(name: "radial-gradient-distorted") { scene in
            let gradient = Gradient(kind: .radial(center: Point(90, 90), radius: 60, focus: Point(90, 90)), stops: stops)
            scene.shape(.box(40, 40, 100, 100), base: turned) { ($0.fill, $0.stroke) = (.gradient(gradient), nil) }
            scene.shape(.ellipse(Point(90, 90), Point(70, 70)), base: turned) {
                $0.stroke = .gradient(gradient)
                $0.strokeStyle.width = 9
            }
        },
        ComparisonPicture(name: "gradient-one-stop-and-empty-span") { scene in
            let one = Gradient(kind: .linear(from: Point(0, 0), to: Point(9, 0)), stops: [stops[0]])
            let empty = Gradient(kind: .linear(from: Point(50, 50), to: Point(50, 50)), stops: stops)
            let dot = Gradient(kind: .radial(center: Point(50, 50), radius: 0, focus: Point(50, 50)), stops: stops)
            let outside = Gradient(kind: .radial(center: Point(150, 150), radius: 30, focus: Point(190, 150)), stops: stops)
            for (i, gradient) in [one, empty, dot, outside].enumerated() {
                scene.shape(.box(Double(i % 2) * 100 + 5, Double(i / 2) * 100 + 5, 90, 90)) { ($0.fill, $0.stroke) = (.gradient(gradient), nil) }
            }
        },
        ComparisonPicture(name: "alpha") { scene in
            for i in 0..<3 {
                scene.shape(.ellipse(Point(70 + 30 * Double(i), 100), Point(60, 60))) {
                    $0.fill = .color(Color(red: i == 0 ? 1 : 0, green: i == 1 ? 1 : 0, blue: i == 2 ? 1 : 0, alpha: 0.4))
                    $0.stroke = .color(Color(red: 0, green: 0, blue: 0, alpha: 0.5))
                    $0.strokeStyle.width = 10
                }
            }
        },
        ComparisonPicture(name: "opacity-of-fill-and-stroke-together") { scene in
            scene.setBackground(.color(Color(rgba: 0xF0E6_8CFF)))
            scene.shape(.ellipse(Point(100, 100), Point(70, 50))) {
                $0.fill = .color(Color(rgba: 0xFF00_00FF))
                $0.strokeStyle.width = 30
                $0.opacity = 0.5
            }
        },
    ]

    fileprivate static let groups: [ComparisonPicture] =
        BlendMode.allCases.map { mode in
            ComparisonPicture(name: "blend-\(mode)") { scene in
                scene.setBackground(.color(Color(rgba: 0xE0D0_B0FF)))
                let clip = scene.clip(.ellipse(Point(100, 100), Point(90, 90)))
                scene.shape(.box(10, 10, 120, 120), in: clip) { $0.fill(0x87CE_EBFF) }
                scene.shape(.box(70, 60, 120, 120), in: clip) {
                    $0.fill(0xFF63_47FF)
                    $0.blendMode = mode
                    // pixman, which librsvg blends with, mixes translucent colours wrongly in the non-separable modes.
                    $0.opacity = [.hue, .saturation, .color, .luminosity].contains(mode) ? 1 : 0.8
                }
            }
        }
        + [
            ComparisonPicture(name: "blend-on-bare-canvas") { scene in
                scene.shape(.box(20, 20, 100, 100)) { $0.fill(0x87CE_EBFF) }
                for (i, mode) in [BlendMode.difference, .screen, .multiply].enumerated() {
                    scene.shape(.box(60 + 30 * Double(i), 80, 40, 100)) {
                        $0.fill(0xFF63_47FF)
                        $0.blendMode = mode
                    }
                }
            },
            ComparisonPicture(name: "blend-of-groups") { scene in
                scene.setBackground(.color(Color(rgba: 0xFFD7_00FF)))
                for (i, mode) in [BlendMode.multiply, .difference].enumerated() {
                    let group = scene.group { ($0.blendMode, $0.opacity) = (mode, 0.7) }
                    let y = 10 + 95 * Double(i)
                    scene.shape(.box(20, y, 100, 60), in: group) { $0.fill(0xFF63_47FF) }
                    scene.shape(.box(80, y + 20, 100, 60), in: group) {
                        $0.fill(0x4682_B4FF)
                        $0.blendMode = .screen
                    }
                }
            },
            ComparisonPicture(name: "group-opacity") { scene in
                let group = scene.group { $0.opacity = 0.5 }
                scene.shape(.box(20, 20, 100, 100), in: group) { $0.fill(0xFF00_00FF) }
                scene.shape(.box(80, 80, 100, 100), in: group) { $0.fill(0x0000_FFFF) }
            },
            ComparisonPicture(name: "clip-even-odd") { scene in
                let clip = scene.clip(.pentagram(Point(100, 100), 90), .evenOdd)
                scene.shape(.box(0, 0, 200, 200), in: clip) { $0.fill(0x2E8B_57FF) }
            },
            ComparisonPicture(name: "clip-of-clips") { scene in
                let outer = scene.clip(.ellipse(Point(80, 100), Point(70, 70)))
                let inner = scene.clip(.ellipse(Point(130, 100), Point(60, 80)), in: outer)
                let third = scene.clip(.box(0, 60, 200, 70), in: inner)
                let group = scene.group(in: third) { $0.opacity = 0.8 }
                scene.shape(.box(0, 0, 200, 200), in: group) { $0.fill(0xFF63_47FF) }
                scene.shape(.polyline([Point(0, 60), Point(200, 140)]), in: group) { $0.strokeStyle.width = 20 }
            },
        ]

    fileprivate static let geometry: [ComparisonPicture] = [
        ComparisonPicture(name: "arcs") { scene in
            for i in 0..<8 {
                let center = Point(35 + 45 * Double(i % 4), 60 + 80 * Double(i / 4)), sweep = [0.5, 2, 3.1, 3.2, 4, 6, -2, -5][i]
                scene.shape(.ellipse(center, Point(20, 30), rotation: 0.3 * Double(i), from: 1, sweep: sweep)) { $0.strokeStyle.width = 3 }
            }
        },
        ComparisonPicture(name: "arcs-mirrored-and-distorted") { scene in
            let pie = Path.ellipse(Point(0, 0), Point(40, 25), rotation: 0.5, from: 0.3, sweep: 4)
            for (i, m) in [AffineTransform.identity, .scaling(-1, 1), .scaling(1.1, 0.4), .skewing(0.7, 0)].enumerated() {
                scene.shape(pie, base: m.then(.translation(Point(50 + 100 * Double(i % 2), 50 + 100 * Double(i / 2))))) { $0.fill(0x4682_B4FF) }
            }
        },
        ComparisonPicture(name: "curves-of-degree-2-to-7") { scene in
            for degree in 2...7 {
                var path = Path()
                let y = 25 * Double(degree) - 20
                path.move(to: Point(20, y))
                path.curve(to: Point(180, y), via: (1..<degree).map { Point(20 + 160 * Double($0) / Double(degree), y + ($0 % 2 == 0 ? -50 : 50)) })
                scene.shape(path) { $0.strokeStyle.width = 2 }
            }
        },
        ComparisonPicture(name: "no-larger-than-1e-12") { scene in
            scene.setCanvas(nil)
            scene.shape(.ellipse(Point(3e-12, 4e-12), Point(1e-12, 2e-12))) { $0.strokeStyle = StrokeStyle(width: 2e-13, cap: .round) }
            scene.shape(.pentagram(Point(6e-12, 4e-12), 2e-12)) { $0.fill(0xFF63_47FF) }
        },
        ComparisonPicture(name: "as-large-as-1e6") { scene in
            scene.setCanvas(nil)
            scene.shape(.ellipse(Point(-3e6, 4e6), Point(1e6, 2e6))) { $0.strokeStyle.width = 2e5 }
            scene.shape(.pentagram(Point(-6e6, 4e6), 2e6)) { $0.fill(0xFF63_47FF) }
        },
        ComparisonPicture(name: "y-up") { scene in
            scene.setCanvas(Canvas(width: 200, height: 200, origin: .center))
            scene.shape(.ellipse(Point(0, 0), Point(80, 80), from: 0, sweep: 2)) { $0.strokeStyle.width = 6 }
            scene.shape(.polyline([Point(-80, -80), Point(80, -40), Point(0, 70)], closed: true)) { $0.strokeStyle = StrokeStyle(width: 4, join: .round) }
        },
        ComparisonPicture(name: "turned-layers") { scene in
            for i in 0..<6 {
                let id = scene.shape(.box(60, 80, 80, 40)) { $0.strokeStyle.width = 2 }
                scene.update(id) { ($0.anchor, $0.rotation, $0.scale) = (Point(0.5, 0.5), Double(i) * .pi / 6, Point(1, 1 + Double(i) / 5)) }
            }
        },
    ]
}
