// Groups, and what they are clipped to.

import CLibraries
import PenGeometry
import PenScene

/// A group that is being drawn.
struct OpenGroup {
    /// nil where nothing but the clip makes it a group.
    var layer: (opacity: Double, blendMode: BlendMode)?
    var hasClip: Bool
}

extension PDFPicture {
    func begin(_ group: DrawnGroup, isBlending: Bool) throws(PDFError) -> OpenGroup {
        if let clip = group.clip {
            let path = clip.path.transformed(by: page.transform)
            guard path.points.allSatisfy(\.isFinite) else { throw .notFinite(group.origin) }
            cairo.save(context)
            setPath(path)
            setFillRule(clip.fillRule)
            cairo.clip(context)
        }
        let isLayer = group.opacity < 1 || group.blendMode != .normal || isBlending
        if isLayer {
            guard depth < Self.deepestLayer else { throw .tooDeep(group.origin) }
            depth += 1
            pushGroup(within: page.area)
        }
        return OpenGroup(layer: isLayer ? (group.opacity, group.blendMode) : nil, hasClip: group.clip != nil)
    }

    func end(_ group: OpenGroup) {
        if let layer = group.layer {
            popGroup(opacity: layer.opacity, layer.blendMode)
            depth -= 1
        }
        if group.hasClip { cairo.restore(context) }
    }

    /// Begins a layer no larger than it needs to be: readers make a bitmap of its size.
    func pushGroup(within bounds: Rect) {
        cairo.save(context)
        cairo.newPath(context)
        cairo.rectangle(context, bounds.minX.rounded(.down), bounds.minY.rounded(.down), bounds.width.rounded(.up) + 1, bounds.height.rounded(.up) + 1)
        cairo.clip(context)
        cairo.pushGroup(context)
    }

    /// Draws the innermost layer onto the one below it, no more of it than was drawn on.
    func popGroup(opacity: Double, _ mode: BlendMode) {
        var ink: (x: Double, y: Double, width: Double, height: Double) = (0, 0, 0, 0)
        var offset = Point.zero
        if let target = cairo.groupTarget(context) {
            cairo.inkExtents(target, &ink.x, &ink.y, &ink.width, &ink.height)
            cairo.deviceOffset(target, &offset.x, &offset.y)
        }
        cairo.popGroupToSource(context)
        defer { cairo.restore(context) }
        guard ink.width > 0, ink.height > 0 else { return }
        cairo.newPath(context)
        cairo.rectangle(context, ink.x - offset.x, ink.y - offset.y, ink.width, ink.height)
        cairo.clip(context)
        setBlendMode(mode)
        cairo.paintWithOpacity(context, min(max(opacity, 0), 1))
    }
}
