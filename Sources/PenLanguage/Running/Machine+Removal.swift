// Layers that are taken away.

import PenScene
import PenSyntax

extension Machine {
    /// Takes a layer, and all that is in it, out of the picture from now on; where it would appear only now, it never was.
    func remove(_ id: LayerID, at span: Span) throws {
        pen.endShape()
        try refuseRemoved(id, at: span)
        let now = pen.timeline.now, all = scene.subtree(of: id)
        warnOfLateAnimation(of: id, span)
        let left = all.filter { scene[$0].removal == nil }
        let isSeen = now > scene[id].birth
        for layer in left {
            scene.update(layer) { layer in
                layer.removal = LayerOrigin(span)
                if isSeen { layer.death = min(layer.death, now) }
            }
        }
        if isSeen { pen.timeline.removed(left) } else { scene.remove(id) }
    }

    /// An animation that begins when its layer is gone is never seen.
    private func warnOfLateAnimation(of id: LayerID, _ span: Span) {
        let layer = scene[id], now = pen.timeline.now
        guard pen.timeline.clocks.isEmpty, let begin = layer.lastBeginning, begin >= now, now > layer.birth else { return }
        report(Diagnostic(.warning, .removedLayer, "\(layer.name ?? layer.content.kindName) is removed at \(Value.number(now).shown) s, before an animation of it begins at \(Value.number(begin).shown) s", at: span))
    }

    /// What has been removed has no properties any more.
    /// - Parameter time: the moment that is asked about; now if not given.
    func refuseRemoved(_ id: LayerID, at span: Span, time: Double? = nil) throws {
        let layer = scene[id]
        guard let removal = layer.removal, !layer.death.isFinite || layer.death <= time ?? pen.timeline.now else { return }
        let name = layer.name ?? layer.content.kindName
        throw Diagnostic(.removedLayer, "\(name) has been removed, so nothing of it can be asked for or changed after that", at: span,
            notes: [Diagnostic.Note("it is removed here", at: removal.span)])
    }
}
