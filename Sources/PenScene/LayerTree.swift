// Who lies in whom, and in which order.

/// The layers' sibling lists, back to front. Doubly linked, so that taking a layer out and putting it anywhere cost the
/// same however many siblings there are, and so that every change has an inverse as cheap as itself.
struct LayerTree: Sendable {
    struct Links: Sendable {
        var parent, previous, next, first, last: LayerID?
    }

    private var links = [Links()]

    subscript(id: LayerID) -> Links { links[Int(id.index)] }

    var count: Int { links.count }

    /// Makes the next layer's node, the front one in `parent`.
    mutating func append(to parent: LayerID) -> LayerID {
        let id = LayerID(index: Int32(truncatingIfNeeded: links.count))
        links.append(Links())
        link(id, in: parent, after: self[parent].last)
        return id
    }

    /// Takes back the latest `append`.
    mutating func removeLast() {
        unlink(LayerID(index: Int32(truncatingIfNeeded: links.count - 1)))
        links.removeLast()
    }

    /// Takes a layer out of its parent; nothing where it has none.
    mutating func unlink(_ id: LayerID) {
        let old = self[id]
        guard let parent = old.parent else { return }
        if let previous = old.previous { edit(previous) { $0.next = old.next } } else { edit(parent) { $0.first = old.next } }
        if let next = old.next { edit(next) { $0.previous = old.previous } } else { edit(parent) { $0.last = old.previous } }
        edit(id) { ($0.parent, $0.previous, $0.next) = (nil, nil, nil) }
    }

    /// Puts a layer that has no parent right in front of `previous`, or behind all others.
    mutating func link(_ id: LayerID, in parent: LayerID, after previous: LayerID?) {
        let next = previous.map { self[$0].next } ?? self[parent].first
        edit(id) { ($0.parent, $0.previous, $0.next) = (parent, previous, next) }
        if let previous { edit(previous) { $0.next = id } } else { edit(parent) { $0.first = id } }
        if let next { edit(next) { $0.previous = id } } else { edit(parent) { $0.last = id } }
    }

    /// The layer and all that lies in it, parents before children, back before front.
    func subtree(of top: LayerID) -> [LayerID] {
        var result: [LayerID] = []
        var current: LayerID? = top
        while let id = current {
            result.append(id)
            current = self[id].first ?? successor(of: id, within: top)
        }
        return result
    }

    /// The next layer in front that is not inside `id`.
    private func successor(of id: LayerID, within top: LayerID) -> LayerID? {
        var id = id
        while id != top {
            if let next = self[id].next { return next }
            guard let parent = self[id].parent else { return nil }
            id = parent
        }
        return nil
    }

    private mutating func edit(_ id: LayerID, _ change: (inout Links) -> Void) { change(&links[Int(id.index)]) }
}
