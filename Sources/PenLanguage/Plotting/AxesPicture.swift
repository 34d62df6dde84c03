// What axes look like.

import PenGeometry
import PenPlot
import PenScene

/// The layers of a pair of axes: grid, lines, ticks, arrowheads, labels and the legend.
struct AxesPicture {
    private let axes: PlotAxes
    private var frame: PlotFrame { axes.frame }
    private var rect: Rect { frame.rect }
    private let measurer: any TextMeasurer
    private let cover: PlotCover
    private(set) var layers: [Layer] = []
    private var taken: [Rect] = []

    private static let labelSize = 12.0, tick = 3.0, gap = 4.0

    init(of axes: PlotAxes, _ measurer: any TextMeasurer) {
        (self.axes, self.measurer) = (axes, measurer)
        cover = PlotCover(axes.jobs.map(\.cover), in: axes.frame.rect)
        let x = Ticks(for: frame.x) { [measurer] in AxesPicture.width($0, axes, measurer) + 14 }
        let y = Ticks(for: frame.y) { _ in 28 }
        if axes.hasGrid { addGrid(x, y) }
        addLines(x, y)
        addLabels(x, y)
        addTitles()
        addLegend()
    }

    // MARK: Lines

    private func strokeLayer(_ path: Path, _ width: Double, opacity: Double = 1) -> Layer {
        var layer = Layer(content: .shape(path))
        (layer.style.stroke, layer.style.fill, layer.style.opacity) = (.color(axes.ink), nil, opacity)
        layer.style.strokeStyle.width = width
        return layer
    }

    private func line(_ path: inout Path, _ p: Point, _ q: Point) {
        path.move(to: p)
        path.line(to: q)
    }

    private mutating func addGrid(_ x: Ticks, _ y: Ticks) {
        func lines(_ xs: [Double], _ ys: [Double]) -> Path {
            var path = Path()
            for u in xs.map(frame.x.place) { line(&path, Point(u, rect.minY), Point(u, rect.maxY)) }
            for v in ys.map(frame.y.place) { line(&path, Point(rect.minX, v), Point(rect.maxX, v)) }
            return path
        }
        layers.append(strokeLayer(lines(x.minor, y.minor), 0.5, opacity: 0.08))
        layers.append(strokeLayer(lines(x.major.map(\.number), y.major.map(\.number)), 0.75, opacity: 0.18))
    }

    /// Where the axes stand: the y axis's x and the x axis's y on paper.
    private var cross: Point {
        func place(_ scale: PlotScale, atEdge: Bool) -> Double {
            guard !atEdge, scale.kind == .linear else { return scale.start }
            return scale.place(of: min(max(0, scale.range.lowerBound), scale.range.upperBound))
        }
        return Point(place(frame.x, atEdge: axes.crossings.contains(.left)), place(frame.y, atEdge: axes.crossings.contains(.bottom)))
    }

    /// Towards growing y on paper.
    private var up: Double { axes.turnsOver ? -1 : 1 }

    private mutating func addLines(_ x: Ticks, _ y: Ticks) {
        var lines = Path(), heads = Path()
        let o = cross, right = Point(rect.maxX + 10, o.y), top = Point(o.x, frame.y.end + 10 * up)
        line(&lines, Point(rect.minX, o.y), right - Point(4, 0))
        line(&lines, Point(o.x, frame.y.start), top - Point(0, 4 * up))
        for (tip, along, across) in [(right, Point(1, 0), Point(0, 1)), (top, Point(0, up), Point(1, 0))] {
            heads.move(to: tip)
            heads.line(to: tip - along * 8 + across * 3)
            heads.line(to: tip - along * 6)
            heads.line(to: tip - along * 8 - across * 3)
            heads.close()
        }
        for tick in x.major { let u = frame.x.place(of: tick.number); line(&lines, Point(u, o.y - AxesPicture.tick), Point(u, o.y + AxesPicture.tick)) }
        for tick in y.major { let v = frame.y.place(of: tick.number); line(&lines, Point(o.x - AxesPicture.tick, v), Point(o.x + AxesPicture.tick, v)) }
        layers.append(strokeLayer(lines, 1))
        var head = Layer(content: .shape(heads))
        (head.style.fill, head.style.stroke) = (.color(axes.ink), nil)
        layers.append(head)
    }

    // MARK: Labels

    private static func width(_ text: String, _ axes: PlotAxes, _ measurer: any TextMeasurer, size: Double = labelSize) -> Double {
        measurer.measure(TextLine(text, isRightToLeft: false), font: axes.font, size: size).width
    }

    private mutating func addLabels(_ x: Ticks, _ y: Ticks) {
        let o = cross, down = -up * (AxesPicture.tick + AxesPicture.gap)
        for tick in x.major {
            let u = frame.x.place(of: tick.number)
            // At the crossing the y axis runs through.
            if abs(u - o.x) < 1, o.x > rect.minX + 1 { continue }
            put(tick.label, [(Point(u, o.y + down), Point(0.5, 0)), (Point(u, o.y - down), Point(0.5, 1))])
        }
        for tick in y.major {
            let v = frame.y.place(of: tick.number)
            if abs(v - o.y) < 1 {
                if o.x > rect.minX + 1, o.y != frame.y.start { put(tick.label, [(Point(o.x - AxesPicture.gap, o.y + down / 2), Point(1, 0))]) }
                continue
            }
            let beside = AxesPicture.tick + AxesPicture.gap
            put(tick.label, [(Point(o.x - beside, v), Point(1, 0.5)), (Point(o.x + beside, v), Point(0, 0.5))])
        }
    }

    /// Writes a text at the first place where nothing is, or the one where least is.
    private mutating func put(_ text: String, size: Double = labelSize, _ places: [(at: Point, anchor: Point)]) {
        let width = AxesPicture.width(text, axes, measurer, size: size)
        let boxes = places.map { place -> Rect in
            let height = size * 1.1, top = axes.turnsOver ? place.at.y - place.anchor.y * height : place.at.y - (1 - place.anchor.y) * height
            return Rect(x: place.at.x - place.anchor.x * width, y: top, width: width, height: height)
        }
        func cost(_ i: Int) -> Double { Double(cover.count(in: boxes[i])) + (taken.contains { $0.overlaps(boxes[i]) } ? 1000 : 0) }
        guard let best = places.indices.min(by: { cost($0) < cost($1) }), cost(best) < 1000 else { return }
        taken.append(boxes[best])
        layers.append(textLayer(text, at: places[best].at, anchor: places[best].anchor, size: size))
    }

    private func textLayer(_ text: String, at place: Point, anchor: Point, size: Double) -> Layer {
        var layer = Layer(content: .text(Layer.TextContent(text: text, font: axes.font, size: size, width: nil, alignment: nil)))
        (layer.style.fill, layer.style.stroke) = (.color(axes.ink), nil)
        (layer.position, layer.anchor) = (place, anchor)
        return layer
    }

    private mutating func addTitles() {
        let o = cross
        if let title = axes.x.title { put(title, size: 14, [(Point(rect.maxX + 8, o.y - up * 8), Point(1, 0)), (Point(rect.maxX + 8, o.y + up * 8), Point(1, 1))]) }
        if let title = axes.y.title { put(title, size: 14, [(Point(o.x + 10, frame.y.end + 10 * up), Point(0, 0)), (Point(o.x - 10, frame.y.end + 10 * up), Point(1, 0))]) }
        if let title = axes.title { put(title, size: 16, [(Point((rect.minX + rect.maxX) / 2, frame.y.end + 12 * up), Point(0.5, 1))]) }
    }

    // MARK: The legend

    private mutating func addLegend() {
        let entries = axes.jobs.compactMap { job in job.label.map { ($0, job.paint ?? .color(axes.ink)) } }
        guard !entries.isEmpty else { return }
        let line = 18.0, sample = 22.0, width = sample + 8 + (entries.map { AxesPicture.width($0.0, axes, measurer) }.max() ?? 0), height = line * Double(entries.count)
        let inset = 8.0
        let xs = [rect.maxX - inset - width, rect.minX + inset], ys = [rect.minY + inset, rect.maxY - inset - height]
        let corners = (axes.turnsOver ? ys : ys.reversed()).flatMap { y in xs.map { Rect(x: $0, y: y, width: width, height: height) } }
        guard let box = corners.min(by: { cost(of: $0) < cost(of: $1) }) else { return }
        for (i, entry) in entries.enumerated() {
            let row = (Double(i) + 0.5) * line, y = axes.turnsOver ? box.minY + row : box.maxY - row
            var path = Path()
            self.line(&path, Point(box.minX, y), Point(box.minX + sample, y))
            var layer = strokeLayer(path, 2)
            layer.style.stroke = entry.1
            layers += [layer, textLayer(entry.0, at: Point(box.minX + sample + 8, y), anchor: Point(0, 0.5), size: AxesPicture.labelSize)]
        }
    }

    private func cost(of box: Rect) -> Double { Double(cover.count(in: box)) + 5 * Double(taken.count { $0.overlaps(box) }) }
}

extension Rect {
    fileprivate func overlaps(_ other: Rect) -> Bool { minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY }
}
