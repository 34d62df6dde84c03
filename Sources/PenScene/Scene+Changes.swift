// Changing a scene.

import PenGeometry

extension Scene {
    /// Puts a new layer in front of all others in `parent`, a group or a clip.
    @discardableResult
    public func add(_ layer: Layer, to parent: LayerID) -> LayerID {
        journal.record(.added)
        layers.append(layer)
        return tree.append(to: parent)
    }

    /// Changes the properties of a layer.
    public func update(_ id: LayerID, _ change: (inout Layer) throws -> Void) rethrows {
        journal.record(id, self[id])
        try change(&layers[Int(id.index)])
    }

    /// Gives a shape a path; where that goes on from the one it has, the journal keeps only how long this one was.
    public func setPath(of id: LayerID, to path: Path) {
        guard case .shape(let earlier) = self[id].content, path.extends(earlier) else { return update(id) { $0.content = .shape(path) } }
        guard path.extent != earlier.extent else { return }
        journal.record(id, growingFrom: earlier.extent)
        layers[Int(id.index)].content = .shape(path)
    }

    /// Takes a layer, and all that lies in it, out of the drawing. The root stays.
    public func remove(_ id: LayerID) {
        recordPlace(of: id)
        tree.unlink(id)
    }

    /// Draws the layer after its siblings.
    public func bringToFront(_ id: LayerID) {
        guard let parent = tree[id].parent, tree[id].next != nil else { return }
        recordPlace(of: id)
        tree.unlink(id)
        tree.link(id, in: parent, after: tree[parent].last)
    }

    /// Draws the layer before its siblings.
    public func sendToBack(_ id: LayerID) {
        guard let parent = tree[id].parent, tree[id].previous != nil else { return }
        recordPlace(of: id)
        tree.unlink(id)
        tree.link(id, in: parent, after: nil)
    }

    public func setCanvas(_ canvas: Canvas?) { updatePage { $0.canvas = canvas } }
    public func setBackground(_ background: Paint?) { update(.root) { $0.style.fill = background } }
    public func setTitle(_ title: String?) { updatePage { $0.title = title } }
    public func setDescription(_ description: String?) { updatePage { $0.description = description } }

    private func updatePage(_ change: (inout Page) -> Void) {
        journal.record(.page(page))
        change(&page)
    }

    private func recordPlace(of id: LayerID) {
        guard let parent = tree[id].parent else { return }
        journal.record(.moved(id, parent: parent, previous: tree[id].previous))
    }
}
