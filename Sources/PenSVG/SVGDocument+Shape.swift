// Shapes as paths.

import PenGeometry
import PenScene

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension SVGDocument {
    mutating func write(_ shape: DrawnShape) throws(SVGError) {
        if let dot = dot(of: shape) {
            try writePath(dot)
        } else if let outline = shape.strokePath, shape.stroke != nil, shape.fill != nil {
            try writeSeparately(shape, outline)
        } else {
            try writePath(shape)
        }
    }

    /// What the stroke covers of a shape so small that all its coordinates would be written alike; nil for any other.
    /// A subpath of length zero is none: by SVG's own rule its caps make a dot or nothing.
    private func dot(of shape: DrawnShape) -> DrawnShape? {
        guard let stroke = shape.stroke else { return nil }
        let path = shape.strokePath ?? shape.path, box = path.bounds
        let side = max(box.width, box.height), smallest = pow(10, -Double(precision.inside(shape.transform).decimals))
        guard side > 0, side < smallest else { return nil }
        var dot = shape
        (dot.path, dot.strokePath, dot.stroke) = (path.stroked(shape.strokeStyle, tolerance: max(smallest, shape.strokeStyle.width / 400)), nil, nil)
        (dot.fill, dot.fillRule) = (stroke, .nonZero)
        return dot.path.isEmpty ? nil : dot
    }

    mutating func writePath(_ shape: DrawnShape) throws(SVGError) {
        let inner = precision.inside(shape.transform)
        let path = shape.stroke == nil ? shape.path : shape.strokePath ?? shape.path
        let data = try pathData(path, inner)
        let fill = try paint(shape.fill, inside: shape.transform), stroke = try paint(shape.stroke, inside: shape.transform)
        body.begin("path")
        if let name = shape.name { body.attribute("id", identifiers.forElement(named: name)) }
        if shape.transform != .identity {
            try check(Point(shape.transform.tx, shape.transform.ty))
            body.transform("transform", shape.transform, precision, extent: path.largestCoordinate)
        }
        body.attribute("d") { $0.append(raw: data) }
        body.fill(fill, rule: shape.fill == nil ? .nonZero : shape.fillRule)
        if shape.stroke != nil { body.stroke(stroke, shape.strokeStyle, of: path, inner) }
        body.composite(opacity: shape.opacity, blendMode: shape.blendMode)
        end("path")
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
