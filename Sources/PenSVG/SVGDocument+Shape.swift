// Shapes as paths.

import PenGeometry
import PenScene

extension SVGDocument {
    mutating func write(_ shape: DrawnShape) throws(SVGError) {
        if let outline = shape.strokePath, shape.stroke != nil, shape.fill != nil {
            try writeSeparately(shape, outline)
        } else {
            try writePath(shape)
        }
    }

    private mutating func writePath(_ shape: DrawnShape) throws(SVGError) {
        let inner = precision.inside(shape.transform)
        let path = shape.stroke == nil ? shape.path : shape.strokePath ?? shape.path
        let data = try pathData(path, inner)
        let fill = try paint(shape.fill, inside: shape.transform), stroke = try paint(shape.stroke, inside: shape.transform)
        body.begin("path")
        if let name = shape.name { body.attribute("id", identifiers.forElement(named: name)) }
        if shape.transform != .identity {
            try check(Point(shape.transform.tx, shape.transform.ty))
            body.transform("transform", shape.transform, precision, extent: path.points.reduce(0) { max($0, abs($1.x), abs($1.y)) })
        }
        body.attribute("d") { $0.append(raw: data) }
        body.fill(fill, rule: shape.fill == nil ? .nonZero : shape.fillRule)
        if shape.stroke != nil { body.stroke(stroke, shape.strokeStyle, of: path, inner) }
        body.composite(opacity: shape.opacity, blendMode: shape.blendMode)
        body.endEmpty()
    }

    /// Area and outline one after the other, since they are different paths; in a group where they count as one.
    private mutating func writeSeparately(_ shape: DrawnShape, _ outline: Path) throws(SVGError) {
        var area = shape
        (area.stroke, area.strokePath, area.opacity, area.blendMode, area.name) = (nil, nil, 1, .normal, nil)
        var line = area
        (line.path, line.fill, line.stroke) = (outline, nil, shape.stroke)
        let isGroup = shape.opacity < 1 || shape.blendMode != .normal || shape.name != nil
        if isGroup { try begin(DrawnGroup(opacity: shape.opacity, blendMode: shape.blendMode, name: shape.name), isBlending: false) }
        try writePath(area)
        try writePath(line)
        if isGroup { body.close("g") }
    }
}
