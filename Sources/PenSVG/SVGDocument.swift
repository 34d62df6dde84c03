// An SVG document in the making.

import PenGeometry
import PenScene

struct SVGDocument {
    let frame: Frame
    let size: (width: Double, height: Double)
    let precision: SVGPrecision
    var body = XMLOutput(depth: 1)
    var definitions = SVGDefinitions()
    var identifiers: SVGIdentifiers
    /// The images that stand in the definitions, or will.
    let sharedImages: Set<ObjectIdentifier>
    var imageIdentifiers: [ObjectIdentifier: String] = [:]
    /// What stands in the next element and moves it.
    var motion: [UInt8] = []
    /// What moves the gradients of the next element.
    var movingGradients: [Gradient: MovingGradient] = [:]
    /// By what the next element is hidden where nothing moves.
    var hiding: MotionAttribute?
    /// By which the style sheet for readers who want no motion knows the next element.
    var motionClass: String?
    var stillStyle = StillStyle()
    /// Whether texts are drawn where they are to the fraction of a pixel.
    var movesTexts = false

    init(frame: Frame, options: SVGOptions) {
        let frame = frame.inSVGUnits
        self.frame = frame
        size = options.size(for: frame.bounds)
        precision = SVGPrecision(bounds: frame.bounds, width: size.width)
        sharedImages = frame.sharedImages
        identifiers = SVGIdentifiers(reserved: frame.operations.lazy.compactMap(\.name).map(SVGIdentifiers.valid))
    }

    mutating func write() throws(SVGError) -> [UInt8] {
        try checkSides()
        try writeBackground()
        let blending = BlendingGroups(frame.operations)
        for (index, operation) in frame.operations.enumerated() {
            do throws(SVGError) {
                try write(operation, isBlending: blending.contains(index))
            } catch {
                throw SVGError(coordinate: error.coordinate, origin: operation.origin)
            }
        }
        try checkBounds()
        return assemble(isBlending: blending.containsRoot)
    }

    /// All coordinates may be small enough where a stroke is too wide.
    private func checkBounds() throws(SVGError) {
        do throws(SVGError) {
            try check(frame.bounds)
        } catch {
            let widest = frame.operations.first { operation in (try? check(Frame(bounds: frame.bounds, operations: [operation]).inkBounds)) == nil }
            throw SVGError(coordinate: error.coordinate, origin: widest?.origin)
        }
    }

    private mutating func write(_ operation: DrawingOperation, isBlending: Bool) throws(SVGError) {
        switch operation {
        case .shape(let shape): try write(shape)
        case .text(let text): try write(text)
        case .image(let image): try write(image)
        case .beginGroup(let group): try begin(group, isBlending: isBlending)
        case .endGroup: body.close("g")
        }
    }

    /// The root element around what has been written.
    func assemble(isBlending: Bool) -> [UInt8] {
        var output = XMLOutput()
        output.begin("svg")
        output.attribute("xmlns", "http://www.w3.org/2000/svg")
        output.attribute("width", size.width, decimals: precision.decimals)
        output.attribute("height", size.height, decimals: precision.decimals)
        output.attribute("viewBox") { box in
            for (i, x) in [frame.bounds.minX, frame.bounds.minY, frame.bounds.width, frame.bounds.height].enumerated() {
                if i > 0 { box.append(" ") }
                box.append(x, decimals: precision.decimals)
            }
        }
        if isBlending { output.attribute("style", "isolation:isolate") }
        output.open()
        if let title = frame.title { output.element("title", text: title) }
        if let description = frame.description { output.element("desc", text: description) }
        if !stillStyle.isEmpty { output.element("style", text: stillStyle.css) }
        if !definitions.isEmpty {
            output.begin("defs")
            output.open()
            output.append(raw: definitions.output.bytes)
            output.close("defs")
        }
        output.append(raw: body.bytes)
        output.close("svg")
        output.newLine()
        return output.bytes
    }

    mutating func writeBackground() throws(SVGError) {
        guard let background = frame.background else { return }
        let bounds = frame.bounds
        let fill = try paint(background, inside: .identity)
        body.begin("rect")
        if bounds.minX != 0 { body.attribute("x", bounds.minX, decimals: precision.decimals) }
        if bounds.minY != 0 { body.attribute("y", bounds.minY, decimals: precision.decimals) }
        body.attribute("width", bounds.width, decimals: precision.decimals)
        body.attribute("height", bounds.height, decimals: precision.decimals)
        body.fill(fill)
        body.endEmpty()
    }

    /// Ends the start tag of an element and leaves it open, with what moves it.
    mutating func open() {
        markMotion()
        body.open()
        body.append(raw: motion)
        motion = []
    }

    /// Ends an element that has nothing in it but what moves it.
    mutating func end(_ tag: String) {
        markMotion()
        guard !motion.isEmpty else { return body.endEmpty() }
        body.open()
        body.append(raw: motion)
        motion = []
        body.close(tag)
    }

    /// How the element is known and whether it is seen where nothing moves.
    mutating func markMotion() {
        if let motionClass { body.attribute("class", motionClass) }
        motionClass = nil
        switch hiding {
        case .visibility?: body.attribute("visibility", "hidden")
        case .display?: body.attribute("display", "none")
        default: break
        }
        hiding = nil
    }

    /// The `id` of a definition, which is added unless the same is there.
    mutating func define(_ tag: SVGDefinitions.Tag, prefix: String, _ body: XMLOutput) -> String {
        let definition = SVGDefinitions.Definition(tag: tag, body: body.bytes)
        if let known = definitions.identifier(of: definition) { return known }
        let identifier = identifiers.forDefinition(prefix)
        definitions.add(definition, identifier: identifier)
        return identifier
    }

    /// Path data in coordinates of the given precision.
    func pathData(_ path: Path, _ precision: SVGPrecision) throws(SVGError) -> [UInt8] {
        try check(path)
        return path.svgData(decimals: precision.decimals)
    }
}
