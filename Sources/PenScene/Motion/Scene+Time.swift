// How long a scene moves, and which moment stands for all.

import PenGeometry

extension Scene {
    /// Whether the picture is not the same at all times.
    public var isMoving: Bool {
        layers.contains { $0.moves || $0.birth > 0 || $0.death < .infinity }
    }

    /// Whether a shape is drawn from properties of its own.
    public var hasOwnProperties: Bool { layers.contains { $0.own != nil } }

    /// When nothing happens any more, in seconds from the start; infinite where something is repeated for ever.
    public var endTime: Double {
        layers.reduce(0) { max($0, $1.motionEnd, $1.birth, $1.death < .infinity ? $1.death : 0) }
    }

    /// When all that moves does so; nil where nothing does.
    public var motionSpan: MotionSpan? { MotionSpan(layers.flatMap { $0.spans(besides: []) }, steps: layers.flatMap { [$0.birth, $0.death] }) }

    /// The end, or that of the last first cycle where there is none.
    public var showTime: Double { endTime.isFinite ? endTime : marks.max() ?? 0 }

    /// When something begins or ends, each once and in order.
    var marks: [Double] {
        let all = layers.flatMap { layer in layer.motionMarks + [layer.birth, layer.death].filter(\.isFinite) }
        return Set(all.filter { $0 >= 0 } + [0]).sorted()
    }

    /// The time of the picture that stands for all where nothing can move: the last at which most is to be seen.
    public var posterTime: Double { survey(margin: nil, wantsPoster: true, wantsPaper: false).posterTime }

    /// The box around all that is drawn at any time, with a margin, where there is no canvas; null where there is one or
    /// nothing moves.
    public func paper(margin: Double? = nil) -> Rect { survey(margin: margin, wantsPoster: false, wantsPaper: true).paper }

    /// Both, from one look at what happens.
    /// - Parameter margin: as for a frame.
    public func survey(margin: Double? = nil) -> (posterTime: Double, paper: Rect) { survey(margin: margin, wantsPoster: true, wantsPaper: true) }

    private func survey(margin: Double?, wantsPoster: Bool, wantsPaper: Bool) -> (posterTime: Double, paper: Rect) {
        let wantsPaper = wantsPaper && page.canvas == nil
        guard isMoving, wantsPoster || wantsPaper else { return (0, .null) }
        var best = (time: 0.0, amount: 0.0), paper = Rect.null
        for time in samples {
            let frame = frame(at: time), amount = wantsPoster ? frame.amount : 0
            if amount >= best.amount * (1 - 1e-9) { best = (time, max(amount, best.amount)) }
            if wantsPaper { paper = paper.union(frame.inkBounds) }
        }
        return (best.time, wantsPaper ? paper.framed(margin: margin) : .null)
    }

    /// Times that show what happens: all marks, and evenly between them.
    private var samples: [Double] {
        let end = showTime, even = (0...Scene.evenSamples).map { end * Double($0) / Double(Scene.evenSamples) }
        let marks = self.marks.filter { $0 <= end }
        // Where a cycle follows, its beginning takes the place of the end.
        let last = endTime.isFinite ? [] : [end * (1 - 1e-9)]
        return Set((marks.count <= 4 * Scene.evenSamples ? marks : []) + even + last).sorted()
    }

    private static let evenSamples = 64
}

extension Layer {
    /// When the last of its animations begins, in seconds from the start; nil where it has none.
    public var lastBeginning: Double? { spans(besides: []).compactMap(\.lastBeginning).max() }

    fileprivate var moves: Bool { motion != nil || own?.tracks.contains { !$0.isStill } ?? false }

    fileprivate var motionEnd: Double { max(motion?.endTime ?? 0, own?.tracks.map(\.endTime).max() ?? 0) }

    fileprivate var motionMarks: [Double] { (motion?.marks ?? []) + (own?.tracks.flatMap(\.marks) ?? []) }
}

extension Frame {
    /// How much is to be seen: the lengths of strokes and the sizes of boxes that are filled, by opacity and by what part of
    /// them lies on the paper.
    fileprivate var amount: Double {
        var result = 0.0, opacities = [1.0]
        func add(_ own: Double, _ box: Rect, _ opacity: Double) {
            let seen = box.intersection(bounds), size = max(box.width, 1e-9) * max(box.height, 1e-9)
            guard !seen.isNull else { return }
            result += own * opacity * opacities[opacities.count - 1] * min(max(seen.width, 1e-9) * max(seen.height, 1e-9) / size, 1)
        }
        for operation in operations {
            switch operation {
            case .shape(let shape):
                let path = shape.strokePath ?? shape.path, box = path.bounds
                if shape.stroke != nil { add(path.length, box, shape.opacity) }
                if shape.fill != nil { add(shape.path.bounds.diagonal, shape.path.bounds, shape.opacity) }
            case .text(let text): add(text.box.diagonal, text.box.transformed(by: text.transform), text.opacity)
            case .image(let image): add(image.box.diagonal, image.box.transformed(by: image.transform), image.opacity)
            case .beginGroup(let group): opacities.append(opacities[opacities.count - 1] * group.opacity)
            case .endGroup: opacities.removeLast()
            }
        }
        return result
    }
}

extension Rect {
    fileprivate var diagonal: Double { Point(width, height).length }
}
