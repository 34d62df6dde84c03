// Images, with their files' bytes in data URIs.

import PenGeometry
import PenScene

extension SVGDocument {
    mutating func write(_ image: DrawnImage) throws(SVGError) {
        try check(image.box.transformed(by: image.transform))
        let isShared = sharedImages.contains(ObjectIdentifier(image.content))
        let definition = isShared ? define(image.content) : nil
        body.begin(isShared ? "use" : "image")
        if let name = image.name { body.attribute("id", identifiers.forElement(named: name)) }
        if let definition {
            body.attribute("href", "#" + definition)
            place(image)
        } else if image.content.orientation == .upright {
            placeUpright(image)
        } else {
            body.pixelBox(of: image.content)
            place(image)
        }
        body.composite(opacity: image.opacity, blendMode: image.blendMode, isPixelated: !image.isSmooth)
        if !isShared { body.data(of: image.content) }
        end(isShared ? "use" : "image")
    }

    /// The `id` of an image that is used more than once, as large as its pixels are many.
    private mutating func define(_ content: ImageContent) -> String {
        if let known = imageIdentifiers[ObjectIdentifier(content)] { return known }
        let identifier = identifiers.forDefinition("image")
        imageIdentifiers[ObjectIdentifier(content)] = identifier
        var element = XMLOutput(depth: SVGDefinitions.depth)
        element.begin("image")
        element.attribute("id", identifier)
        element.pixelBox(of: content)
        element.data(of: content)
        element.endEmpty()
        definitions.add(element)
        return identifier
    }

    /// Leads from the pixels as they are stored to their place.
    private mutating func place(_ image: DrawnImage) {
        let (width, height) = image.content.storedSize
        let m = AffineTransform.scaling(1 / width, 1 / height)
            .then(image.content.orientation.transform)
            .then(.scaling(image.box.width, image.box.height))
            .then(.translation(image.box.origin)).then(image.transform)
        body.transform("transform", m, precision, extent: max(width, height))
    }

    private mutating func placeUpright(_ image: DrawnImage) {
        let box = image.box, inner = precision.inside(image.transform)
        if box.minX != 0 { body.attribute("x", box.minX, decimals: inner.decimals) }
        if box.minY != 0 { body.attribute("y", box.minY, decimals: inner.decimals) }
        body.attribute("width", box.width, decimals: inner.forLength(box.width))
        body.attribute("height", box.height, decimals: inner.forLength(box.height))
        let stretch = box.width * Double(image.content.height) / (box.height * Double(image.content.width))
        if abs(stretch - 1) > 1e-9 { body.attribute("preserveAspectRatio", "none") }
        if image.transform != .identity {
            body.transform("transform", image.transform, precision, extent: max(abs(box.minX), abs(box.maxX), abs(box.minY), abs(box.maxY)))
        }
    }
}

extension Frame {
    /// The images that are seen more than once.
    var sharedImages: Set<ObjectIdentifier> {
        var seen: Set<ObjectIdentifier> = [], shared: Set<ObjectIdentifier> = []
        for case .image(let image) in operations where !seen.insert(ObjectIdentifier(image.content)).inserted {
            shared.insert(ObjectIdentifier(image.content))
        }
        return shared
    }
}

extension ImageContent {
    /// In pixels, before it is turned upright.
    fileprivate var storedSize: (width: Double, height: Double) {
        let (width, height) = (Double(width), Double(height))
        return orientation.swapsSides ? (height, width) : (width, height)
    }
}

extension XMLOutput {
    fileprivate mutating func pixelBox(of content: ImageContent) {
        let (width, height) = content.storedSize
        attribute("width", width, decimals: 0)
        attribute("height", height, decimals: 0)
    }

    fileprivate mutating func data(of content: ImageContent) {
        attribute("href") { uri in
            uri.append("data:")
            uri.append(raw: content.format.mediaType.utf8)
            uri.append(";base64,")
            uri.append(base64: content.bytes)
        }
    }
}
