// Where layers are.

import PenGeometry

extension Scene {
    /// From the layer's own coordinates to the scene's.
    public func worldTransform(of id: LayerID, at time: Double = 0) -> AffineTransform {
        var result = transform(of: id, at: time)
        var current = tree[id].parent
        while let parent = current {
            result = result.then(transform(of: parent, at: time))
            current = tree[parent].parent
        }
        return result
    }

    /// The smallest box around the layer's path, or the boxes of all that lies in it, without strokes, in its parent's
    /// coordinates; null where there is nothing. A turned group's box is the box around its turned box.
    public func bounds(of id: LayerID, at time: Double = 0) -> Rect { boundsInParent(of: id, at: time, content: contentBounds(of: id, at: time)) }

    /// The layer's content in its own coordinates; hidden layers and those yet to come count too, so that an anchor
    /// stays where it is.
    public func contentBounds(of id: LayerID, at time: Double) -> Rect { contentBounds(of: id, self[id, at: time], at: time) }

    /// - Parameter layer: as it is at that time.
    func contentBounds(of id: LayerID, _ layer: Layer, at time: Double) -> Rect {
        switch layer.content {
        case .shape(let path): return path.bounds
        case .text(let text): return textBox(of: text, layer)
        case .image(let image): return box(of: image)
        case .group, .clip: return groupBounds(under: id, at: time)[id] ?? .null
        }
    }

    /// The content's bounds of every group from `top` downwards: each is found once, children first.
    func groupBounds(under top: LayerID, at time: Double) -> [LayerID: Rect] {
        var result: [LayerID: Rect] = [:]
        for id in tree.subtree(of: top).reversed() {
            let content: Rect
            switch self[id].content {
            case .shape, .text, .image: content = contentBounds(of: id, at: time)
            case .group: content = result[id] ?? .null
            case .clip(let path, _): content = (result[id] ?? .null).intersection(path.bounds)
            }
            if case .clip = self[id].content { result[id] = content }
            guard id != top, let parent = tree[id].parent else { continue }
            result[parent] = (result[parent] ?? .null).union(boundsInParent(of: id, at: time, content: content))
        }
        return result
    }

    /// The lines of a text. By an anchor in the middle or at the right they are aligned as well, where nothing else is
    /// said.
    func layout(of text: Layer.TextContent, _ layer: Layer) -> TextLayout {
        let alignment = TextAlignment.allCases.first { $0.fraction == layer.anchor?.x } ?? .left
        return TextLayout(text, alignment: alignment, measurer: textMeasurer)
    }

    /// The box of a text in its layer's coordinates, in which y may grow up.
    private func textBox(of text: Layer.TextContent, _ layer: Layer) -> Rect {
        let box = layout(of: text, layer).box
        return isYUp && !box.isNull ? Rect(minX: box.minX, minY: -box.maxY, maxX: box.maxX, maxY: -box.minY) : box
    }

    /// The box of an image in its layer's coordinates, in which y may grow up.
    private func box(of image: Layer.SizedImage) -> Rect {
        Rect(x: 0, y: isYUp ? -image.height : 0, width: image.width, height: image.height)
    }

    private func transform(of id: LayerID, at time: Double) -> AffineTransform { self[id, at: time].transform { contentBounds(of: id, at: time) } }

    private func boundsInParent(of id: LayerID, at time: Double, content: Rect) -> Rect {
        let layer = self[id, at: time]
        let m = layer.transform { content }
        guard case .shape(let path) = layer.content, !m.keepsAxes else { return content.transformed(by: m) }
        return path.transformed(by: m).bounds
    }
}

extension AffineTransform {
    /// True where horizontal and vertical lines stay so, and a box around a figure becomes the box around its image.
    var keepsAxes: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}

extension Scene {
    /// The point of a layer, in its own coordinates, to which position, rotation and scale refer.
    public func anchorPoint(of id: LayerID, at time: Double = 0) -> Point { pivot(of: id, self[id, at: time], at: time) }

    /// - Parameter layer: as it is at that time.
    func pivot(of id: LayerID, _ layer: Layer, at time: Double) -> Point {
        layer.anchor.map { contentBounds(of: id, layer, at: time).point(atFraction: $0) } ?? .zero
    }
}
