// What must be known of a group before it is drawn.

import PenScene

/// A group, the pixels that its content may touch, and whether it needs a layer of its own.
struct GroupPlan {
    var group: DrawnGroup
    var bounds = PixelRect.empty
    var blends = false

    var isLayer: Bool { group.clip != nil || group.opacity < 1 || group.blendMode != .normal || blends }
}

extension Rasterizer {
    /// The groups by the index of the operation that begins them. A group that has no end goes to the last operation.
    func groupPlans(_ operations: [DrawingOperation]) -> [Int: GroupPlan] {
        var plans: [Int: GroupPlan] = [:]
        var open: [(index: Int, plan: GroupPlan)] = []
        func end() {
            guard let (index, plan) = open.popLast() else { return }
            plans[index] = plan
            note(plan.bounds, plan.group.blendMode)
            if plan.blends, !open.isEmpty { open[open.count - 1].plan.blends = true }
        }
        func note(_ bounds: PixelRect, _ mode: BlendMode) {
            guard !open.isEmpty else { return }
            open[open.count - 1].plan.bounds = open[open.count - 1].plan.bounds.union(bounds)
            if mode != .normal { open[open.count - 1].plan.blends = true }
        }
        for (index, operation) in operations.enumerated() {
            switch operation {
            case .shape(let shape): note(pixelBounds(shape), shape.blendMode)
            case .text(let text): for shape in placeholder(for: text) { note(pixelBounds(shape), shape.blendMode) }
            case .image(let image): note(pixelBounds(image), image.blendMode)
            case .beginGroup(let group): open.append((index, GroupPlan(group: group)))
            case .endGroup: end()
            }
        }
        while !open.isEmpty { end() }
        return plans
    }
}
