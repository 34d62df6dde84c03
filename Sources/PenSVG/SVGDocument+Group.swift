// Groups, and what they are clipped to.

import PenGeometry
import PenScene

extension SVGDocument {
    mutating func begin(_ group: DrawnGroup, isBlending: Bool) throws(SVGError) {
        var clip: String?
        if let shape = group.clip { clip = try define(shape) }
        body.begin("g")
        if let name = group.name { body.attribute("id", identifiers.forElement(named: name)) }
        if let clip { body.attribute("clip-path", "url(#\(clip))") }
        body.composite(opacity: group.opacity, blendMode: group.blendMode, isIsolated: isBlending)
        open()
    }

    private mutating func define(_ clip: DrawnGroup.Clip) throws(SVGError) -> String {
        let data = try pathData(clip.path, precision)
        var body = XMLOutput(depth: SVGDefinitions.depth)
        body.open()
        body.begin("path")
        body.attribute("d") { $0.append(raw: data) }
        if clip.fillRule == .evenOdd { body.attribute("clip-rule", "evenodd") }
        body.endEmpty()
        body.close("clipPath")
        return define(.clipPath, prefix: "clip", body)
    }
}
