// The pen: the path being drawn, and the properties and coordinates that hold for what is drawn next.

import PenGeometry
import PenScene
import PenSyntax

final class Pen {
    /// What a block opened; its end restores what stood before.
    enum Place {
        /// The script or a group: paths become shapes of their own.
        case group
        /// A shape's block: paths and properties are that shape's.
        case shape
        /// A path's block: nothing is drawn.
        case path
    }

    let scene: Scene
    /// The path being built, in the current coordinates.
    @exclusivity(unchecked) var path = Path()
    var scope = Scope(place: .group, container: .root)
    var outer: [Scope] = []
    var timeline = Timeline()
    /// What was drawn last, which is animated where no other layer is named.
    private(set) var lastLayer: LayerID?
    /// Axes that a plot in a shape's block made, to be shown when the shape is there.
    var leftAxes: PlotAxes?
    /// The call that is going on, of which a layer says that it made it.
    private var current: LayerOrigin?

    struct Scope {
        var place: Place
        var container: LayerID
        /// What the next shape looks like and where it stands: the pen's, or in a shape's block the shape's.
        var prototype = Layer(content: .group)
        /// From the current coordinates to the container's; in a shape's and a path's block to the block's own.
        var transform = AffineTransform.identity
        /// In a shape's block: from the block's own coordinates to the container's.
        var base = AffineTransform.identity
        /// In a shape's and a path's block: what was drawn before the last change of coordinates, in the block's own.
        var finished = Path()
        /// The path being built goes on where `finished` ends.
        var continues = false
        /// Where the pen stands when the path being built is empty.
        var resume: Point?
        /// Where the pen stood when the group began: lines and the turtle go on from there, and no arc is joined to it.
        var inherited: Point?
        /// Clips of a shape's block, in the container's coordinates.
        var clips: [(Path, FillRule)] = []
        /// The layer that shows the path being built, once it has been shown.
        var openLayer: LayerID?
        /// The call that began the path.
        var origin: LayerOrigin?
        /// Radians, for the turtle.
        var heading = 0.0
        /// In a shape's block: what is said of the shape, to be done when it is there.
        var animations: [(inout Layer) throws -> Void] = []
        /// The enclosing block's path, while this block lasts.
        var suspended = Path()
        /// The axes in which something is plotted from here on.
        var axes: PlotAxes?
        /// Coordinates are those of axes: from their numbers to the coordinates around.
        var plane: PlotPlane?

        init(place: Place, container: LayerID) { (self.place, self.container) = (place, container) }
    }

    init(scene: Scene) { self.scene = scene }

    /// A command is called; if the path is empty, it may begin one.
    @inline(__always) func note(_ span: Span) {
        let origin = LayerOrigin(span)
        current = origin
        if path.isEmpty { scope.origin = origin }
    }

    // MARK: The pen's place

    /// The origin before anything was drawn.
    var currentPoint: Point { path.currentPoint ?? scope.resume ?? scope.inherited ?? .zero }

    var hasPoint: Bool { !path.isEmpty || scope.resume != nil || scope.inherited != nil }

    /// A segment is about to be added: an empty path begins where the pen stands.
    @inline(__always) func begin() {
        if path.isEmpty { path.move(to: currentPoint) }
    }

    @inline(__always) func line(to p: Point) {
        begin()
        path.line(to: p)
    }

    /// Forgets the path being built.
    func clear() {
        path.removeAll()
        scope.finished = Path()
        scope.resume = nil
        if let layer = scope.openLayer { scene.remove(layer) }
        scope.openLayer = nil
    }

    // MARK: Changes of pen and coordinates

    /// Ends the pen's shape; the next segment goes on from here.
    func endShape() {
        guard scope.place == .group else { return }
        present()
        scope.openLayer = nil
        scope.resume = path.currentPoint ?? scope.resume
        path.removeAll()
    }

    /// Shows the path being built as a layer, and keeps building it.
    func present() {
        guard scope.place == .group, path.hasSegments else { return }
        if let layer = scope.openLayer {
            scene.setPath(of: layer, to: scope.plane?.onPaper(path.transformed(by: scope.transform)) ?? path)
        } else {
            scope.openLayer = made(scene.add(layer(path, scope.transform, scope.origin), to: scope.container))
        }
    }

    /// Makes a shape of its own, in the order of drawing; the next segment goes on from its end.
    func addShape(_ figure: Path) -> LayerID {
        endShape()
        scope.resume = figure.currentPoint ?? scope.resume
        return made(scene.add(layer(figure, scope.transform, current), to: scope.container))
    }

    /// Other layers were made that nobody means by the one drawn last.
    func keepLast(_ id: LayerID) { lastLayer = id }

    private func made(_ id: LayerID) -> LayerID {
        lastLayer = id
        return id
    }

    /// The pen is told the same again: an open line goes on, and after a closed figure a new shape begins.
    func confirm() { if !path.isOpen { endShape() } }

    func change(_ change: (inout Layer) -> Void) {
        endShape()
        change(&scope.prototype)
    }

    /// Makes `m` act first on all coordinates that follow.
    func transform(by m: AffineTransform) {
        let here = path.currentPoint ?? scope.resume
        switch scope.place {
        case .group:
            endShape()
            scope.transform = m.then(scope.transform)
        case .shape where path.isEmpty && scope.finished.isEmpty:
            scope.base = m.then(scope.base)
        case .shape, .path:
            let open = path.isOpen
            finishPiece()
            scope.continues = open
            scope.transform = m.then(scope.transform)
        }
        // The pen stays where it is on the paper.
        scope.resume = here.flatMap { here in m.inverse?.apply(here) }
        scope.inherited = scope.inherited.flatMap { m.inverse?.apply($0) }
    }

    private func finishPiece() {
        let piece = path.transformed(by: scope.transform)
        if scope.continues { scope.finished.append(continuing: piece) } else { scope.finished.append(piece) }
        path.removeAll()
    }

    // MARK: Blocks

    func enter(_ place: Place, container: LayerID? = nil) {
        // A path's block only computes: what the pen is drawing goes on after it.
        if place != .path { endShape() }
        var inner = Scope(place: place, container: container ?? scope.container)
        inner.prototype = scope.prototype
        switch place {
        case .group: (inner.inherited, inner.heading) = (hasPoint ? currentPoint : nil, scope.heading)
        case .shape: inner.base = scope.transform
        case .path: break
        }
        inner.plane = place == .group ? scope.plane?.inside(scope.transform) : scope.plane
        inner.suspended = path
        path = Path()
        outer.append(scope)
        scope = inner
    }

    /// The whole path of a shape's or a path's block.
    func takePath() -> Path {
        if scope.finished.isEmpty, scope.transform == .identity { return path }
        finishPiece()
        return scope.finished
    }

    func leave() {
        endShape()
        path = scope.suspended
        if let scope = outer.popLast() { self.scope = scope }
    }

    /// Ends a shape's block and gives the layer that it made.
    func leaveShape() throws -> LayerID {
        var container = scope.container
        for (path, rule) in scope.clips { container = scene.add(layer(clipping: path, rule, scope.origin), to: container) }
        let animations = scope.animations
        var layer = layer(takePath(), scope.base, scope.origin)
        leave()
        for animation in animations { try animation(&layer) }
        return made(scene.add(layer, to: container))
    }

    /// Shows everything that was begun: after an error in the middle of blocks.
    func unwind() {
        while !outer.isEmpty {
            scope.animations = []
            if scope.place == .shape, !takePath().isEmpty { _ = try? leaveShape() } else { leave() }
        }
        timeline.unwind()
        present()
    }

    private func layer(_ path: Path, _ base: AffineTransform, _ origin: LayerOrigin?) -> Layer {
        var layer = scope.prototype
        layer.origin = origin
        if let plane = scope.plane {
            (layer.content, layer.base) = (.shape(plane.onPaper(path.transformed(by: base))), plane.base)
        } else {
            (layer.content, layer.base) = (.shape(path), base)
        }
        layer.birth = timeline.now
        return layer
    }

    /// Makes a layer of another kind, after what was drawn before it.
    func add(_ content: Layer.Content, _ adjust: (inout Layer) -> Void = { _ in }) -> LayerID {
        endShape()
        var layer = scope.prototype
        (layer.content, layer.origin) = (content, current)
        (layer.base, layer.birth) = (scope.plane?.base ?? scope.transform, timeline.now)
        adjust(&layer)
        if let plane = scope.plane { layer.position = layer.position.map { plane.onPaper(scope.transform.apply($0)) } }
        return made(scene.add(layer, to: scope.container))
    }

    /// Makes an empty group here that nothing of the pen changes.
    func addGroup() -> LayerID {
        add(.group) { layer in
            layer.style = Style()
            (layer.position, layer.rotation, layer.scale, layer.anchor, layer.isHidden) = (nil, 0, Point(1, 1), nil, false)
        }
    }

    /// Puts a layer that is ready where the pen draws.
    func add(_ layer: Layer) -> LayerID { made(scene.add(layer, to: scope.container)) }

    /// Clips what follows in this block.
    func clip(_ clip: Path, _ rule: FillRule) {
        switch scope.place {
        case .group:
            endShape()
            let clip = clip.transformed(by: scope.transform)
            scope.container = scene.add(layer(clipping: scope.plane.map { $0.onPaper(clip).transformed(by: $0.base) } ?? clip, rule, current), to: scope.container)
        case .shape: scope.clips.append((clip.transformed(by: scope.transform).transformed(by: scope.base), rule))
        case .path: break
        }
    }

    private func layer(clipping path: Path, _ rule: FillRule, _ origin: LayerOrigin?) -> Layer {
        var layer = Layer(content: .clip(path, rule))
        layer.origin = origin
        return layer
    }

    /// Runs a shape's block for nothing but the layer that it would make.
    /// - Parameters:
    ///   - prototype: the pen with which it begins.
    ///   - base: from its coordinates to its container's.
    ///   - timeline: the time at which it looks at other layers.
    ///   - axes: those in which it plots.
    ///   - plane: the coordinates in which it draws, where these are those of axes.
    func redraw(_ prototype: Layer, base: AffineTransform, _ timeline: Timeline, in axes: PlotAxes?, _ plane: PlotPlane?, _ block: () throws -> Void) rethrows -> Layer {
        let kept = (scope, outer, path, self.timeline, lastLayer)
        defer { (scope, outer, path, self.timeline, lastLayer) = kept }
        var inner = Scope(place: .shape, container: scope.container)
        (inner.prototype, inner.base) = (prototype, base)
        (inner.axes, inner.plane) = (axes, plane)
        (scope, path, outer, self.timeline) = (inner, Path(), [], timeline)
        try block()
        return layer(takePath(), scope.base, scope.origin)
    }

    // MARK: Undo

    struct Snapshot {
        /// nil where the open layer shows it, whose journal keeps less than a copy.
        fileprivate let path: Path?
        fileprivate let scope: Scope
        fileprivate let outer: [Scope]
        fileprivate let timeline: Timeline
        fileprivate let lastLayer: LayerID?
    }

    func snapshot() -> Snapshot { Snapshot(path: shownPath == path ? nil : path, scope: scope, outer: outer, timeline: timeline, lastLayer: lastLayer) }

    /// Goes back to a moment; the scene must be there already.
    func restore(_ snapshot: Snapshot) {
        (scope, outer, timeline, lastLayer) = (snapshot.scope, snapshot.outer, snapshot.timeline, snapshot.lastLayer)
        path = snapshot.path ?? shownPath ?? Path()
    }

    private var shownPath: Path? {
        guard let layer = scope.openLayer, case .shape(let path) = scene[layer].content else { return nil }
        return path
    }
}

extension Path {
    /// Anything but moves.
    var hasSegments: Bool { verbs.contains { $0 != .move } }
}
