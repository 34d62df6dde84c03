// The axes that hold where the pen draws.

import PenGeometry
import PenPlot
import PenScene

extension Pen {
    /// The axes that hold here: this block's or those of the nearest one around it.
    var axes: PlotAxes? {
        get { scope.axes ?? outer.last { $0.axes != nil }?.axes }
        set {
            if scope.axes == nil, let i = outer.lastIndex(where: { $0.axes != nil }) { outer[i].axes = newValue } else { scope.axes = newValue }
        }
    }

    /// Whether y grows upwards on the paper without any axes.
    private var growsUp: Bool { scene.canvas.map { $0.origin != .topLeft } ?? false }

    /// New axes where nothing else is said: on the whole canvas, or on paper of a usual size.
    func newAxes(_ options: AxesOptions = AxesOptions()) -> PlotAxes {
        var axes = PlotAxes(rect: options.rect ?? rectOfCanvas(options), turnsOver: !growsUp)
        options.apply(to: &axes)
        axes.birth = timeline.now
        if case .color(let color)? = scope.prototype.style.stroke { axes.ink = color }
        return axes
    }

    private func rectOfCanvas(_ options: AxesOptions) -> Rect {
        guard let canvas = scene.canvas else { return Rect(x: 0, y: 0, width: 480, height: 320) }
        let left = options.crossings.contains(.left) ? 52.0 : 28, bottom = options.crossings.contains(.bottom) ? 36.0 : 24
        let corner = canvas.origin == .center ? Point(-canvas.width / 2, -canvas.height / 2) : .zero
        let top = options.title == nil ? 24.0 : 40, low = growsUp ? bottom : top, high = growsUp ? top : bottom
        guard canvas.width > left + 60, canvas.height > top + bottom + 30 else {
            return Rect(x: corner.x, y: corner.y, width: canvas.width, height: canvas.height)
        }
        return Rect(x: corner.x + left, y: corner.y + low, width: canvas.width - left - 28, height: canvas.height - low - high)
    }

    /// Makes the group that shows the axes.
    func show(_ axes: inout PlotAxes) {
        let before = lastLayer
        axes.layer = addGroup()
        draw(axes)
        if let before { keepLast(before) }
    }

    /// Shows what axes a plot made in the block of a shape.
    /// - Returns: them.
    @discardableResult func showLeftAxes(behind shape: LayerID? = nil) -> PlotAxes? {
        guard var axes = leftAxes else { return nil }
        leftAxes = nil
        show(&axes)
        self.axes = axes
        if let shape { scene.bringToFront(shape) }
        return axes
    }

    /// Draws the lines and labels of axes anew.
    func draw(_ axes: PlotAxes) {
        guard let group = axes.layer else { return }
        for child in scene.children(of: group) { scene.remove(child) }
        for var layer in AxesPicture(of: axes, scene.textMeasurer).layers {
            layer.birth = axes.birth
            scene.add(layer, to: group)
        }
    }
}

/// What `axes` is told.
struct AxesOptions {
    var x: ClosedRange<Double>?, y: ClosedRange<Double>?
    var logarithmic: [PlotAxes.LogarithmicAxis] = []
    var crossings: Set<PlotAxes.Crossing> = [.origin]
    var hasGrid = false, isEqual = false
    var rect: Rect?
    var title: String?, xTitle: String?, yTitle: String?, font: String?

    func apply(to axes: inout PlotAxes) {
        axes.x = PlotAxes.Side(given: x, kind: logarithmic.contains(.x) ? .logarithmic : .linear, title: xTitle)
        axes.y = PlotAxes.Side(given: y, kind: logarithmic.contains(.y) ? .logarithmic : .linear, title: yTitle)
        (axes.hasGrid, axes.isEqual, axes.crossings, axes.title, axes.font) = (hasGrid, isEqual, crossings, title, font)
        axes.layOut()
    }
}
