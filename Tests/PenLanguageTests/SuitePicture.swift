// What a script of the suite says about its picture.

import PenGeometry
import PenScene

@testable import PenLanguage

/// One drawing operation of the picture. In a comment, `// draws: M0 0L9 9, stroke red, lineWidth 2`: the path as SVG path
/// data, `text` and its words, `group` or `canvas` and its box; then some of its properties, as a script writes them.
struct SuitePicture {
    var path: Path?
    var head: String
    var properties: [String: String] = [:]

    init(_ comment: String) {
        let parts = comment.split(separator: ", ").map(String.init)
        head = parts.first ?? ""
        path = head.hasPrefix("M") ? Path.parse(svg: head).path : nil
        for part in parts.dropFirst() {
            let words = part.split(separator: " ", maxSplits: 1).map(String.init)
            properties[words[0]] = words.count > 1 ? words[1] : ""
        }
    }

    static func operations(of scene: Scene) -> [SuitePicture] { scene.frame().operations.compactMap(SuitePicture.init) }

    static func canvas(of scene: Scene) -> SuitePicture {
        let frame = scene.frame(), box = frame.bounds
        var canvas = SuitePicture("canvas " + numbers([box.minX, box.minY, box.maxX, box.maxY]))
        canvas.properties = ["background": paint(frame.background), "title": frame.title ?? "none", "desc": frame.description ?? "none"]
        return canvas
    }

    private init?(_ operation: DrawingOperation) {
        switch operation {
        case .shape(let shape): self.init(shape)
        case .text(let text):
            let place = text.transform.apply(.zero)
            self.init("text " + text.lines.map(\.text).joined(separator: " / "))
            properties = ["at": SuitePicture.numbers([place.x, place.y]), "size": SuitePicture.numbers([text.size]),
                "font": text.font ?? "none", "align": text.alignment.rawValue, "fill": SuitePicture.paint(text.fill), "opacity": SuitePicture.numbers([text.opacity])]
        case .image(let image):
            let corners = [image.box.origin, Point(image.box.maxX, image.box.maxY)].map(image.transform.apply)
            self.init("image " + SuitePicture.numbers(corners.flatMap { [$0.x, $0.y] }))
            properties = ["pixels": SuitePicture.numbers([Double(image.content.width), Double(image.content.height)]),
                "smooth": "\(image.isSmooth)", "opacity": SuitePicture.numbers([image.opacity]), "blendMode": image.blendMode.rawValue,
                "name": image.name ?? "none"]
        case .beginGroup(let group):
            self.init("group")
            properties = ["opacity": SuitePicture.numbers([group.opacity]), "blendMode": group.blendMode.rawValue,
                "clip": group.clip.map { $0.path.data(3) } ?? "none", "name": group.name ?? "none"]
        case .endGroup: return nil
        }
    }

    private init(_ shape: DrawnShape) {
        let style = shape.strokeStyle
        (path, head) = (shape.path.transformed(by: shape.transform), "")
        let scale = shape.transform.applyToVector(Point(1, 0))
        properties = [
            "fill": SuitePicture.paint(shape.fill), "stroke": SuitePicture.paint(shape.stroke),
            "lineWidth": SuitePicture.numbers([style.width * scale.length]), "lineCap": style.cap.rawValue, "lineJoin": style.join.rawValue,
            "miterLimit": SuitePicture.numbers([style.miterLimit]), "lineDash": SuitePicture.numbers(style.dash),
            "phase": SuitePicture.numbers([style.dashPhase]), "fillRule": shape.fillRule.rawValue,
            "opacity": SuitePicture.numbers([shape.opacity]), "blendMode": shape.blendMode.rawValue, "name": shape.name ?? "none",
            "flatness": shape.flatness.map { SuitePicture.numbers([$0]) } ?? "none",
            "strokes": shape.strokePath.map { $0.transformed(by: shape.transform).data(3) } ?? "all",
        ]
        head = path?.data(6) ?? ""
    }

    /// What differs from an expectation; nil if nothing does.
    func difference(from expected: SuitePicture) -> String? {
        if let wanted = expected.path {
            guard let path, SuitePicture.sameCourse(path, wanted) else { return "\(head) is drawn, not \(expected.head)" }
        } else if head != expected.head {
            return "\(head) is drawn, not \(expected.head)"
        }
        for (name, value) in expected.properties where properties[name] != value {
            return "\(head) has \(name) \(properties[name] ?? "of no kind"), not \(value)"
        }
        return nil
    }

    /// The same subpaths, each through the same points at the same parts of its length.
    private static func sameCourse(_ a: Path, _ b: Path) -> Bool {
        a.subpaths.count == b.subpaths.count && zip(a.subpaths, b.subpaths).allSatisfy { a, b in
            let isNear = (0...16).allSatisfy {
                guard let p = a.point(atFraction: Double($0) / 16), let q = b.point(atFraction: Double($0) / 16) else { return false }
                return p.distance(to: q) < 1e-6 * max(1, q.length)
            }
            return isNear && a.isClosed == b.isClosed
        }
    }

    private static func paint(_ paint: Paint?) -> String {
        switch paint {
        case .color(let color): color.shown
        case .gradient(let gradient): (gradient.isLinear ? "linear " : "radial ") + gradient.stops.map { numbers([$0.offset]) + " " + $0.color.shown }.joined(separator: " ")
        case nil: "none"
        }
    }

    private static func numbers(_ numbers: [Double]) -> String { numbers.isEmpty ? "none" : numbers.map(Value.text).joined(separator: " ") }
}

extension Gradient {
    fileprivate var isLinear: Bool { if case .linear = kind { true } else { false } }
}

extension Path {
    fileprivate func data(_ digits: Int) -> String { String(decoding: svgData(decimals: digits), as: UTF8.self) }
}
