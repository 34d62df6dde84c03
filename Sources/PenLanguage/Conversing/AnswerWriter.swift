// Values as a conversation answers with them.

import PenGeometry
import PenScene
import PenSyntax

/// Writes what `print` would only name, too: what a path is made of, a function's text, a layer's looks.
struct AnswerWriter {
    let scene: Scene
    let source: (Int32) -> Source?

    /// So many items of a list are shown, and lines of a function.
    private static let mostItems = 12
    private static let mostBytes = 480

    func text(of given: Answers.Given) -> String {
        switch given.value {
        case .number(let x) where given.isAngle && x.isFinite: return Value.text(of: x / .pi * 180) + "deg"
        case .path(let path): return "path: " + description(of: path.path)
        case .function(let function): return text(of: function)
        case .layer(let id) where scene.contains(id): return text(of: scene[id], id)
        default:
            var writer = ValueWriter(room: ValueWriter.Room(items: AnswerWriter.mostItems, bytes: AnswerWriter.mostBytes, depth: 4))
            writer.write(given.value) { _ in }
            return writer.text
        }
    }

    // MARK: Functions

    private func text(of function: FunctionObject) -> String {
        switch function.kind {
        case .builtin(let builtin): return builtin.info.signature
        case .derivative(let base, let order): return "the derivative of " + (order > 1 ? "order \(order) of " : "") + text(of: base)
        case .script(let function):
            let lines = (source(function.declaration.source)?.text(function.declaration) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
            return lines.prefix(AnswerWriter.mostItems).joined(separator: "\n") + (lines.count > AnswerWriter.mostItems ? "\n…" : "")
        }
    }

    // MARK: Paths

    private func description(of path: Path) -> String {
        guard !path.isEmpty else { return "empty" }
        let bounds = path.bounds, figures = path.verbs.count { $0 == .move }
        let parts = (figures > 1 ? ["\(figures) figures"] : []) + segments(of: path) + [path.isClosed ? "closed" : "open"]
        return parts.joined(separator: ", ") + ", length \(short(path.length)), from \(place(bounds.minX, bounds.minY)) to \(place(bounds.maxX, bounds.maxY))"
    }

    /// `3 cubics`, by kind.
    private func segments(of path: Path) -> [String] {
        var counts = [Int](repeating: 0, count: 256)
        for verb in path.verbs { counts[Int(verb.rawValue)] += 1 }
        return counts.indices.compactMap { index in
            let verb = Path.Verb(rawValue: UInt8(index))
            guard counts[index] > 0, verb != .move, verb != .close else { return nil }
            return AnswerWriter.counted(counts[index], AnswerWriter.name(of: verb))
        }
    }

    private static func name(of verb: Path.Verb) -> String {
        switch verb {
        case .line: "line"
        case .quadratic: "quadratic"
        case .cubic: "cubic"
        case .arc: "arc"
        default: "curve of degree \(verb.rawValue)"
        }
    }

    private static func counted(_ count: Int, _ name: String) -> String {
        guard count != 1 else { return "1 " + name }
        return name.hasPrefix("curve") ? "\(count) curves" + name.dropFirst(5) : "\(count) \(name)s"
    }

    // MARK: Layers

    private func text(of layer: Layer, _ id: LayerID) -> String {
        switch layer.content {
        case .shape(let path): return "shape: " + description(of: path) + "; " + looks(layer.style)
        case .text(let content): return "text " + Value.quoted(content.text, within: 100) + ", size \(short(content.size))"
        case .image(let image): return "image \(short(image.width)) × \(short(image.height))"
        case .group: return "group of " + AnswerWriter.counted(scene.children(of: id).count, "layer")
        case .clip: return "clip of " + AnswerWriter.counted(scene.children(of: id).count, "layer")
        }
    }

    private func looks(_ style: Style) -> String {
        var parts = ["fill \(name(of: style.fill))", "stroke \(name(of: style.stroke))"]
        if style.stroke != nil, style.strokeStyle.width != 1 { parts.append("lineWidth \(short(style.strokeStyle.width))") }
        if style.opacity != 1 { parts.append("opacity \(short(style.opacity))") }
        return parts.joined(separator: ", ")
    }

    private func name(of paint: Paint?) -> String {
        switch paint {
        case nil: "none"
        case .color(let color): color.shown
        case .gradient: "a gradient"
        }
    }

    private func short(_ x: Double) -> String { Value.text(of: (x * 1000).rounded() / 1000) }

    private func place(_ x: Double, _ y: Double) -> String { "(\(short(x)), \(short(y)))" }
}
