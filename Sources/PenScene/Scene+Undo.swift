// Marks in the history of a scene, and the way back to them.

extension Scene {
    /// A moment to which the scene can be taken back.
    public struct Mark: Hashable, Sendable {
        let serial: Int
        let position: Int
    }

    /// Remembers this moment. From here on changes are journalled, until every mark is released.
    public func mark() -> Mark { journal.mark(layerCount: layers.count) }

    /// Undoes everything since the mark, in the time of what changed. The mark stays alive; later ones die.
    /// - Returns: false, with nothing changed, where the mark is no longer alive.
    @discardableResult
    public func rollback(to mark: Mark) -> Bool {
        guard journal.isAlive(mark) else { return false }
        while let change = journal.popChange(after: mark) { undo(change) }
        journal.finishRollback(to: mark, layerCount: layers.count)
        return true
    }

    /// Gives a mark up. What has changed since stays, and can still be undone to older marks.
    public func release(_ mark: Mark) { journal.release(mark) }

    private func undo(_ change: SceneJournal.Change) {
        switch change {
        case .added:
            tree.removeLast()
            layers.removeLast()
        case .layer(let id, let old):
            layers[Int(id.index)] = old
        case .grew(let id, let extent):
            guard case .shape(var path) = self[id].content else { return }
            // The only reference, so that nothing is copied.
            layers[Int(id.index)].content = .group
            path.shorten(to: extent)
            layers[Int(id.index)].content = .shape(path)
        case .moved(let id, let parent, let previous):
            tree.unlink(id)
            if let parent { tree.link(id, in: parent, after: previous) }
        case .page(let old):
            page = old
        }
    }
}
