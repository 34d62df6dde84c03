// What must be known of a group before it is drawn.

import PenScene

/// A group, the pixels that its content may touch, and whether it needs a layer of its own.
final class GroupPlan: Sendable {
    let opacity: Double
    let blendMode: BlendMode
    let bounds: PixelRect
    /// Whether something in it is mixed in another way than normal.
    let blends: Bool
    let isClipped: Bool
    /// The outline of its clip, if it has one that shows anything.
    let clip: Outline?

    init(_ group: DrawnGroup, bounds: PixelRect, blends: Bool, clip: Outline?) {
        (opacity, blendMode, self.bounds, self.blends) = (group.opacity, group.blendMode, bounds, blends)
        (isClipped, self.clip) = (group.clip != nil, clip)
    }

    var isLayer: Bool { isClipped || opacity < 1 || blendMode != .normal || blends }
}

extension Drawing {
    /// The frame's operations with what must be known before they are drawn. A group that has no end goes to the last
    /// operation.
    /// - Parameter shapes: those that each operation draws.
    func steps(_ shapes: [[OutlinedShape]]) -> [Step] {
        var steps: [Step] = []
        var open: [(step: Int, group: DrawnGroup, bounds: PixelRect, blends: Bool)] = []
        func note(_ bounds: PixelRect, _ blends: Bool) {
            guard let last = open.indices.last else { return }
            open[last].bounds = open[last].bounds.union(bounds)
            if blends { open[last].blends = true }
        }
        func end() {
            guard let (step, group, bounds, blends) = open.popLast() else { return }
            steps[step] = .begin(GroupPlan(group, bounds: bounds, blends: blends, clip: group.clip.flatMap(outlined)))
            steps.append(.end)
            note(bounds, blends || group.blendMode != .normal)
        }
        for (index, operation) in frame.operations.enumerated() {
            switch operation {
            case .shape, .text, .image:
                for shape in shapes[index] {
                    steps.append(.shape(shape))
                    note(shape.bounds, shape.blendMode != .normal)
                }
            case .beginGroup(let group):
                open.append((steps.count, group, .empty, false))
                steps.append(.end)
            case .endGroup: end()
            }
        }
        while !open.isEmpty { end() }
        return steps
    }

    /// The widths of nested layers, at most, together.
    static func layerWidth(of steps: [Step]) -> Int {
        var open: [Int] = [], width = 0, widest = 0
        for step in steps {
            switch step {
            case .shape: break
            case .begin(let plan):
                open.append(plan.isLayer ? plan.bounds.width : 0)
                width += open[open.count - 1]
                widest = max(widest, width)
            case .end: width -= open.popLast() ?? 0
            }
        }
        return widest
    }
}
