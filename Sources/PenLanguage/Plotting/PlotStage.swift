// Where plots are put.

import PenGeometry
import PenPlot
import PenScene

/// Puts what a call plots into the axes that hold, and makes some where there are none.
struct PlotStage {
    let call: Invocation
    private var pen: Pen { call.machine.pen }

    /// The axes that hold, or new ones, which are shown.
    func axes(for content: PlotContent) -> PlotAxes {
        if let axes = pen.axes { return axes }
        var axes = newAxes(for: content)
        pen.show(&axes)
        return axes
    }

    func newAxes(for content: PlotContent) -> PlotAxes {
        var options = AxesOptions()
        switch content.kind {
        case .parametric, .line, .area, .path: options.isEqual = true
        case .graph, .points: break
        }
        return pen.newAxes(options)
    }

    /// Finds the ranges anew, and draws what they change.
    func add(_ job: PlotJob, to given: PlotAxes) throws {
        var axes = given
        axes.jobs.append(job)
        let isChanged = try axes.settle(at: call), last = axes.jobs.count - 1
        for i in axes.jobs.indices where isChanged || i == last { axes.jobs[i].cover = try axes.jobs[i].show(call, axes.frame) }
        pen.draw(axes)
        pen.axes = axes
    }

    /// The colours of plots for which nothing is said.
    private static let palette: [UInt32] = [0x2563EBFF, 0xDC2626FF, 0x059669FF, 0xD97706FF, 0x7C3AEDFF, 0x0891B2FF, 0xDB2777FF, 0x65A30DFF]

    /// The pen's colour where that was chosen, else one for each plot.
    func paint(number: Int) -> Paint {
        let own = pen.scope.prototype.style.stroke
        if let own, own != .color(.black) { return own }
        return .color(Color(rgba: PlotStage.palette[number % PlotStage.palette.count]))
    }

    /// One layer whose path follows the frame.
    func add(_ content: PlotContent, style: (inout Style, Paint) -> Void, path: @escaping (Invocation, PlotFrame) throws -> Path) throws -> LayerID {
        pen.endShape()
        let axes = axes(for: content), paint = paint(number: axes.jobs.count)
        let layer = pen.add(.shape(Path())) { style(&$0.style, paint) }
        let scene = pen.scene
        try add(PlotJob(content: content, layer: layer, paint: paint) { call, frame in
            let path = try path(call, frame)
            scene.update(layer) { $0.content = .shape(path) }
            return path
        }, to: axes)
        return layer
    }

    /// A group whose layers are made anew for each frame.
    func add(_ content: PlotContent, layers: @escaping (Invocation, PlotFrame, Paint) throws -> [Layer]) throws -> LayerID {
        pen.endShape()
        let axes = axes(for: content), paint = paint(number: axes.jobs.count), birth = pen.timeline.now
        let group = pen.addGroup()
        let scene = pen.scene
        try add(PlotJob(content: content, layer: group, paint: paint) { call, frame in
            for child in scene.children(of: group) { scene.remove(child) }
            var cover = Path()
            for var layer in try layers(call, frame, paint) {
                layer.birth = birth
                if case .shape(let path) = layer.content { cover.append(path) }
                scene.add(layer, to: group)
            }
            return cover
        }, to: axes)
        return group
    }
}

extension Style {
    /// Filled and not stroked.
    mutating func becomeArea(_ paint: Paint) { (fill, stroke) = (paint, nil) }

    /// Stroked and not filled.
    mutating func becomeLine(_ paint: Paint, width: Double) {
        (fill, stroke) = (nil, paint)
        strokeStyle.width = width
        strokeStyle.join = .round
    }
}
