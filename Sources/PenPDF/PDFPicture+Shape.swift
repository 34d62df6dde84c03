// Shapes.

import CLibraries
import PenGeometry
import PenScene

extension PDFPicture {
    /// Draws fill and stroke as one layer.
    func draw(_ shape: DrawnShape) throws(PDFError) {
        let m = shape.transform.then(page.transform)
        let area = shape.path.transformed(by: m)
        guard m.isFinite, area.points.allSatisfy(\.isFinite) else { throw .notFinite(shape.origin) }
        guard shape.opacity > 0 else { return }
        let isLayer = shape.fill != nil && shape.stroke != nil && (shape.opacity < 1 || shape.blendMode != .normal)
        let opacity = isLayer ? 1 : shape.opacity
        let line = shape.stroke.flatMap {
            DrawnStroke(shape.strokePath ?? shape.path, shape.strokeStyle, m, within: reach, isOutlined: !canStroke(with: $0, opacity))
        }
        let bounds = (shape.fill == nil ? .null : area.bounds).union(line?.bounds ?? .null).intersection(page.area)
        guard !bounds.isNull else { return }
        if isLayer { pushGroup(within: bounds) } else { setBlendMode(shape.blendMode) }
        if let paint = shape.fill, setSource(paint, opacity: opacity) {
            setPath(area)
            setFillRule(shape.fillRule)
            cairo.fill(context)
        }
        if let paint = shape.stroke, let line, setSource(paint, opacity: opacity) { draw(line) }
        if isLayer { popGroup(opacity: shape.opacity, shape.blendMode) }
        setBlendMode(.normal)
    }

    private func draw(_ line: DrawnStroke) {
        switch line {
        case .outline(let path):
            setPath(path)
            setFillRule(.nonZero)
            cairo.fill(context)
        case .pen(let path, let style, let nib):
            setPath(path)
            setStyle(style)
            if let nib {
                var matrix = cairo_affine(nib)
                cairo.setMatrix(context, &matrix)
            }
            cairo.stroke(context)
            if nib != nil { cairo.resetMatrix(context) }
        }
    }

    private func setStyle(_ style: StrokeStyle) {
        cairo.setLineWidth(context, style.width)
        switch style.cap {
        case .butt: cairo.setLineCap(context, 0)
        case .round: cairo.setLineCap(context, 1)
        case .square: cairo.setLineCap(context, 2)
        }
        switch style.join {
        // PDF knows no limit below 1, which cuts every miter.
        case .miter: cairo.setLineJoin(context, style.miterLimit >= 1 ? 0 : 2)
        case .round: cairo.setLineJoin(context, 1)
        case .bevel: cairo.setLineJoin(context, 2)
        }
        cairo.setMiterLimit(context, max(1, style.miterLimit))
        cairo.setDash(context, style.dash, Int32(clamping: style.dash.count), style.dashPhase)
    }
}
