// Layers that are taken away.

import PenScene
import PenSyntax

extension Machine {
    /// Takes a layer, and all that is in it, out of the picture from now on; where it would appear only now, it never was.
    func remove(_ id: LayerID, at span: Span) throws {
        pen.endShape()
        try refuseRemoved(id, at: span)
        let now = pen.timeline.now, all = scene.subtree(of: id)
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
