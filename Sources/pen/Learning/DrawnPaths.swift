// What is to be seen of a drawing, as paths.

import PenGeometry
import PenScene

/// The paths of a scene at a moment, in the coordinates of its script, one for each piece that was drawn without lifting
/// the pen; of a stroke as far as it is drawn.
struct DrawnPaths {
    private(set) var drawn: [Path] = []
    /// Those of shapes that are filled.
    private(set) var filled: [Path] = []
    private let toScript: AffineTransform

    /// - Parameters:
    ///   - time: seconds from the start; nil for the moment that stands for all.
    ///   - given: what was drawn before, and is left out.
    init(_ scene: Scene, at time: Double?, without given: Scene?) {
        toScript = scene.toPicture.inverse ?? .identity
        var rest = given.map { DrawnPaths.shapes(of: $0, at: time) } ?? []
        for shape in DrawnPaths.shapes(of: scene, at: time) {
            if let index = rest.firstIndex(where: { $0.path == shape.path && $0.strokePath == shape.strokePath }) { rest.remove(at: index) } else { add(shape) }
        }
    }

    private mutating func add(_ shape: DrawnShape) {
        let seen = shape.fill == nil ? shape.strokePath ?? shape.path : shape.path
        let pieces = seen.transformed(by: shape.transform).transformed(by: toScript).subpaths.filter { $0.length > 1e-6 }
        drawn += pieces
        if shape.fill != nil { filled += pieces }
    }

    /// Those that are to be seen.
    private static func shapes(of scene: Scene, at time: Double?) -> [DrawnShape] {
        var shapes: [DrawnShape] = [], opacities: [Double] = [1]
        for operation in scene.frame(at: time ?? scene.posterTime).operations {
            switch operation {
            case .shape(let shape): if (shape.fill ?? shape.stroke) != nil, shape.opacity * opacities[opacities.count - 1] > 0 { shapes.append(shape) }
            case .beginGroup(let group): opacities.append(opacities[opacities.count - 1] * group.opacity)
            case .endGroup: if opacities.count > 1 { opacities.removeLast() }
            case .text, .image: break
            }
        }
        return shapes
    }

    /// As a script that declares them for a check.
    var script: String { "let drawn = \(DrawnPaths.list(drawn))\nlet filled = \(DrawnPaths.list(filled))\n" }

    private static func list(_ paths: [Path]) -> String {
        "[" + paths.map { "path(\"" + String(decoding: $0.svgData(decimals: 6), as: UTF8.self) + "\")" }.joined(separator: ", ") + "]"
    }
}
