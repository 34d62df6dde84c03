// Moving pictures as SVG documents.

import PenGeometry
import PenScene

extension SVGDocument {
    /// - Parameter tolerance: how far, in user units, what is shown may be from where it should be.
    static func write(_ picture: MovingPicture, options: SVGOptions, tolerance: Double) throws(SVGError) -> [UInt8] {
        let looks = picture.elements.map { picture.look(of: $0, at: picture.posterTime) }
        let frame = Frame(
            bounds: picture.bounds, background: picture.background, title: picture.title, description: picture.description,
            operations: looks.compactMap(\.operation))
        var document = SVGDocument(frame: frame, options: options)
        try document.checkSides()
        try document.writeBackground()
        var writer = MovingDocument(document: document, picture: picture, looks: looks, tolerance: tolerance)
        try writer.write()
        return writer.document.assemble(isBlending: writer.isBlending)
    }
}

/// Writes the elements of a moving picture one by one.
struct MovingDocument {
    var document: SVGDocument
    /// Whether something outside of all groups is blended with what lies below it.
    private(set) var isBlending = false
    private let picture: MovingPicture
    /// Of each element at the poster time.
    private let looks: [MovingLook]
    private let tolerance: Double
    private let blendingGroups: Set<Int>
    private var open: [Level] = []

    /// What an element has begun.
    private struct Level {
        var hasGroup: Bool
        /// How much larger its content is in the picture at most.
        var magnification: Double
    }

    init(document: SVGDocument, picture: MovingPicture, looks: [MovingLook], tolerance: Double) {
        (self.document, self.picture, self.looks, self.tolerance) = (document, picture, looks, tolerance)
        var stack: [Int?] = [nil], blending: Set<Int?> = []
        for (i, element) in picture.elements.enumerated() {
            if looks[i].blendMode != .normal, let group = stack.last { blending.insert(group) }
            switch element.kind {
            case .end: stack.removeLast()
            case .group: stack.append(i)
            case .matrix, .place, .turn, .stretch, .pivot: stack.append(stack[stack.count - 1])
            case .background, .content: break
            }
        }
        isBlending = blending.contains(nil)
        blendingGroups = Set(blending.compactMap { $0 })
    }

    mutating func write() throws(SVGError) {
        for (index, element) in picture.elements.enumerated() {
            do throws(SVGError) {
                try write(element, index)
            } catch {
                throw SVGError(coordinate: error.coordinate, origin: looks[index].origin)
            }
        }
    }

    private mutating func write(_ element: MovingElement, _ index: Int) throws(SVGError) {
        switch element.kind {
        case .matrix:
            try begin(element.transform)
        case .place, .turn, .stretch, .pivot: try beginPlace(element, looks[index])
        case .group: try beginGroup(element, index)
        case .background, .content: try writeContent(element)
        case .end: if open.popLast()?.hasGroup ?? false { document.body.close("g") }
        }
    }

    private var magnification: Double { open.last?.magnification ?? 1 }

    // MARK: Placing

    private mutating func begin(_ matrix: AffineTransform) throws(SVGError) {
        try document.check(Point(matrix.tx, matrix.ty))
        document.body.begin("g")
        document.body.transform("transform", matrix, document.precision, extent: max(picture.bounds.width, picture.bounds.height))
        document.body.open()
        open.append(Level(hasGroup: true, magnification: magnification * max(matrix.meanScale, .leastNormalMagnitude)))
    }

    /// One `g` for each part of a transform: so each goes its own way.
    private mutating func beginPlace(_ element: MovingElement, _ look: MovingLook) throws(SVGError) {
        let attribute = element.kind.attribute, still = element.kind == .stretch ? [1.0, 1] : element.kind == .turn ? [0.0] : [0.0, 0]
        let reach = element.kind == .turn || element.kind == .stretch ? picture.reach(of: element) : 1
        let limit = attribute.tolerance(tolerance / magnification, reach: reach)
        let samples = element.span.map { MotionSamples(picture, element, $0, tolerance: tolerance / magnification, reach: reach) }
        var keys: [MotionTrack.Key] = []
        if let samples { keys = try self.keys(samples.times, samples.looks.map { attribute.values($0) }) }
        let track = MotionTrack(attribute, keys, marks: element.span?.marks ?? [], tolerance: limit * MotionSamples.keyShare), value = attribute.values(look)
        let growth = element.kind == .stretch ? keys.reduce(value.map(abs).max() ?? 1) { max($0, $1.value.map(abs).max() ?? 0) } : 1
        let hasGroup = track != nil || value != still
        open.append(Level(hasGroup: hasGroup, magnification: magnification * max(growth, .leastNormalMagnitude)))
        guard hasGroup else { return }
        document.body.begin("g")
        document.body.attribute("transform") { list in
            list.append(raw: "\(attribute.rawValue)(".utf8)
            for (i, x) in value.enumerated() {
                if i > 0 { list.append(" ") }
                list.append(x, decimals: max(MotionWriter.decimals(limit), document.precision.decimals))
            }
            list.append(")")
        }
        document.body.open()
        if let track, let span = element.span { MotionWriter(span: span).write(track, tolerance: limit, to: &document.body) }
    }

    /// - Throws: where a number is not finite, or too large for pictures.
    private func keys(_ times: [Double], _ values: [[Double]]) throws(SVGError) -> [MotionTrack.Key] {
        for value in values { for x in value { try document.check(x) } }
        return zip(times, values).map { MotionTrack.Key(time: $0, value: $1) }
    }

    // MARK: Groups

    private mutating func beginGroup(_ element: MovingElement, _ index: Int) throws(SVGError) {
        guard case .group(let group) = looks[index].content else { return }
        if let span = element.span {
            let samples = MotionSamples(picture, element, span, tolerance: tolerance / magnification, reach: 1)
            try animate(samples.looks.map { MotionState($0.content) }, samples.looks.map(\.isVisible), hiding: .display, samples, span)
        } else if !looks[index].isVisible {
            document.hiding = .display
        }
        let isNeeded = group.opacity < 1 || group.blendMode != .normal || group.clip != nil || group.name != nil || blendingGroups.contains(index)
            || !document.motion.isEmpty || document.hiding != nil
        open.append(Level(hasGroup: isNeeded, magnification: magnification))
        if isNeeded { try document.begin(group, isBlending: blendingGroups.contains(index)) }
    }

    // MARK: Content

    private mutating func writeContent(_ element: MovingElement) throws(SVGError) {
        guard let span = element.span else {
            return try writeStill(element)
        }
        let samples = MotionSamples(picture, element, span, tolerance: tolerance / magnification, reach: 1)
        let parts = MovingPart.parts(of: samples)
        // Area and lines of a shape are seen at once, and count as one; of its forms only one is.
        guard samples.trimmedLength != nil, parts.count > 1, case .shape(let shape, _)? = parts.first?.content else {
            for part in parts { try write(part, samples, span) }
            return
        }
        let opacities = samples.looks.map { MotionState(opacityOf: $0) }, opacity = opacities[samples.poster].values[MotionKey(slot: .element, attribute: .opacity)]?.first
        try animate(opacities, opacities.map { _ in true }, hiding: .display, samples, span)
        let group = DrawnGroup(opacity: opacity ?? 1, blendMode: shape.blendMode, name: shape.name, origin: shape.origin)
        let isNeeded = !document.motion.isEmpty || group.opacity < 1 || group.blendMode != .normal || group.name != nil
        if isNeeded { try document.begin(group, isBlending: false) }
        for part in parts { try write(part.solid, samples, span) }
        if isNeeded { document.body.close("g") }
    }

    private mutating func writeStill(_ element: MovingElement) throws(SVGError) {
        switch picture.still(element) {
        case .shape(let shape)?: try document.write(shape)
        case .text(let text)?: try document.write(text)
        case .image(let image)?: try document.write(image)
        case .beginGroup?, .endGroup?, nil: break
        }
    }

    private mutating func write(_ part: MovingPart, _ samples: MotionSamples, _ span: MotionSpan) throws(SVGError) {
        var content = part.content
        for property in PaintProperty.allCases {
            try animateGradient(of: property, part, samples, span)
            if content.paint(property) == nil, part.states.contains(where: { $0.hasPaint(property) }) {
                content.setPaint(.color(Color(red: 0, green: 0, blue: 0, alpha: 0)), property)
            }
        }
        try animate(part.states, part.isSeen, hiding: .visibility, samples, span)
        switch content {
        case .shape(let shape, _): try document.writePath(shape)
        case .text(let text): try document.write(text)
        case .image(let image): try document.write(image)
        case .group, .numbers, .nothing: break
        }
        document.movingGradients = [:]
    }

    // MARK: Motion

    /// Has the next element move as the states say, and hides it at the poster time where it is not seen then.
    private mutating func animate(_ states: [MotionState], _ isSeen: [Bool], hiding: MotionAttribute, _ samples: MotionSamples, _ span: MotionSpan) throws(SVGError) {
        var output = XMLOutput(depth: document.body.depth + 1)
        for attribute in MotionAttribute.allCases {
            try write(attribute, in: .element, states, samples, span, to: &output)
        }
        let visible = try keys(samples.times, isSeen.map { [$0 ? 1.0 : 0] })
        if let track = MotionTrack(hiding, visible, tolerance: 0) { MotionWriter(span: span).write(track, tolerance: 0, to: &output) }
        document.motion = output.bytes
        if !isSeen[samples.poster] { document.hiding = hiding }
    }

    private func write(
        _ attribute: MotionAttribute, in slot: MotionSlot, _ states: [MotionState], _ samples: MotionSamples, _ span: MotionSpan, to output: inout XMLOutput
    ) throws(SVGError) {
        let key = MotionKey(slot: slot, attribute: attribute)
        // What is not there at some times keeps the value that it had last.
        guard var last = states.lazy.compactMap({ $0.values[key] }).first else { return }
        let values = states.map { state in
            last = state.values[key] ?? last
            return last
        }
        let limit = attribute.tolerance(tolerance / magnification, reach: 1)
        guard let track = MotionTrack(attribute, try keys(samples.times, values), marks: span.marks, tolerance: limit * MotionSamples.keyShare) else { return }
        MotionWriter(span: span).write(track, structure: states[0].form.verbs, tolerance: limit, to: &output)
    }

    private mutating func animateGradient(of property: PaintProperty, _ part: MovingPart, _ samples: MotionSamples, _ span: MotionSpan) throws(SVGError) {
        guard case .gradient(let gradient)? = part.content.paint(property) else { return }
        func motion(_ slot: MotionSlot, depth: Int) throws(SVGError) -> [UInt8] {
            var output = XMLOutput(depth: depth)
            for attribute in MotionAttribute.allCases { try write(attribute, in: slot, part.states, samples, span, to: &output) }
            return output.bytes
        }
        var stops: [[UInt8]] = []
        for i in gradient.stops.indices { stops.append(try motion(.stop(property, i), depth: SVGDefinitions.depth + 2)) }
        let moving = MovingGradient(itself: try motion(.gradient(property), depth: SVGDefinitions.depth + 1), stops: stops)
        document.movingGradients[gradient] = moving.isStill ? nil : moving
    }
}

extension MotionAttribute {
    /// The values of what places.
    fileprivate func values(_ look: MovingLook) -> [Double] {
        guard case .numbers(let numbers) = look.content else { return [] }
        return self == .rotate ? numbers.map { $0 * 180 / .pi } : numbers
    }
}

extension MovingLook {
    fileprivate var blendMode: BlendMode {
        switch content {
        case .shape(let shape, _): shape.blendMode
        case .text(let text): text.blendMode
        case .image(let image): image.blendMode
        case .group(let group): group.blendMode
        case .numbers, .nothing: .normal
        }
    }

    fileprivate var origin: LayerOrigin? { operation?.origin }
}
