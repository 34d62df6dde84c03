// The drawing: a tree of layers that lives as long as the script's session.

import PenGeometry

/// All layers of a drawing, and what belongs to the picture as a whole. Every change goes through a method, so that it
/// can be undone to a mark in the time that it took.
///
/// A layer that was removed keeps its identifier and properties; it is only no longer drawn.
public final class Scene {
    var layers = [Layer(content: .group)]
    var tree = LayerTree()
    var page = Page()
    var journal = SceneJournal()
    /// The first error of a shape that was to be drawn for a time.
    private var fault: (any Error)?
    /// Where the sizes of texts come from.
    public var textMeasurer: any TextMeasurer

    public init(textMeasurer: any TextMeasurer = EstimatedTextMeasurer()) { self.textMeasurer = textMeasurer }

    public var canvas: Canvas? { page.canvas }
    /// At first; it moves as the root's fill does.
    public var background: Paint? { self[.root].style.fill }
    public var title: String? { page.title }
    public var description: String? { page.description }

    /// True where no layer is in the drawing.
    public var isEmpty: Bool { tree[.root].first == nil }

    /// How many layers have been made, the root and removed ones included.
    public var layerCount: Int { layers.count }

    /// False for a layer whose making has been undone.
    public func contains(_ id: LayerID) -> Bool { layers.indices.contains(Int(id.index)) }

    /// - Precondition: the scene contains the layer.
    public subscript(id: LayerID) -> Layer { layers[Int(id.index)] }

    /// The first error of a shape that was to be drawn for a time, which is forgotten then; whoever asks for frames asks for it
    /// after them.
    public func takeFault() -> (any Error)? {
        defer { fault = nil }
        return fault
    }

    /// The layer with its properties as they are at a time, in seconds from the start.
    /// A shape that cannot be drawn then is as it was at first, and `takeFault` says why.
    /// - Precondition: the scene contains the layer.
    public subscript(id: LayerID, at time: Double) -> Layer {
        var layer = self[id]
        guard layer.own != nil || layer.motion != nil else { return layer }
        do {
            if let own = layer.own { layer = try own.applied(to: layer, at: time) }
        } catch {
            if fault == nil { fault = error }
        }
        layer.motion?.apply(to: &layer, at: time)
        return layer
    }

    /// The layer at a time, as it is where its own properties have other values then.
    /// - Precondition: the scene contains the layer.
    /// - Throws: an error of the script.
    func layer(_ id: LayerID, at time: Double, with values: [PropertyValue]) throws -> Layer {
        var layer = try self[id].own?.applied(to: self[id], at: time, values) ?? self[id]
        self[id].motion?.apply(to: &layer, at: time)
        return layer
    }

    /// The group that the layer lies in; nil for the root and for layers that were removed.
    public func parent(of id: LayerID) -> LayerID? { tree[id].parent }

    /// A layer and all that lies in it, each before what lies in it.
    public func subtree(of id: LayerID) -> [LayerID] { tree.subtree(of: id) }

    /// The layers in a group, back to front.
    public func children(of id: LayerID) -> [LayerID] {
        Array(sequence(state: tree[id].first) { [tree] next in
            defer { next = next.flatMap { tree[$0].next } }
            return next
        })
    }

    /// True where y grows upwards.
    var isYUp: Bool { (page.canvas?.origin ?? .topLeft) != .topLeft }
}
