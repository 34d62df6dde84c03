// One plot in a pair of axes.

import PenGeometry
import PenPlot
import PenScene

/// What is plotted and the layers that show it.
struct PlotJob {
    let content: PlotContent
    /// What shows it: a shape, or a group.
    let layer: LayerID
    /// Draws it, or draws it anew in other ranges. Gives what it covers on paper.
    let show: (Invocation, PlotFrame) throws -> Path
    /// What the legend says of it.
    var label: String?
    var paint: Paint?
    /// What it covers on paper.
    var cover = Path()
    private var measured: (x: ClosedRange<Double>?, extent: PlotExtent)?

    init(content: PlotContent, layer: LayerID, label: String? = nil, paint: Paint? = nil, show: @escaping (Invocation, PlotFrame) throws -> Path) {
        (self.content, self.layer, self.label, self.paint, self.show) = (content, layer, label, paint, show)
    }

    /// What it needs over a range of x.
    mutating func extent(over x: ClosedRange<Double>?, _ y: ClosedRange<Double>, _ axes: PlotAxes, at call: Invocation) throws -> PlotExtent {
        if let measured, measured.x == x { return measured.extent }
        let usual = PlotAxes.usual(axes.x)
        var extent = PlotExtent(PlotScale(x ?? usual, from: 0, to: 1, kind: axes.x.kind), PlotScale(y, from: 0, to: 1, kind: axes.y.kind))
        try content.measure(&extent, at: call)
        if case .graph(isInverse: false) = content.kind, x == nil { extent.addX(usual) }
        measured = (x, extent)
        return extent
    }
}
