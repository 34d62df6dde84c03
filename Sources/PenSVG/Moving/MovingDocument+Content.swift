// Shapes, texts and images that move.

import PenGeometry
import PenScene

extension MovingDocument {
    mutating func writeContent(_ element: MovingElement) throws(SVGError) {
        guard let span = element.span else { return try writeStill(element) }
        let samples = MotionSamples(picture, element, span, tolerance: tolerance, reach: 1)
        let parts = MovingPart.parts(of: samples)
        // Area and lines of a shape are seen at once, and count as one; of its forms only one is.
        guard samples.trimmedLength != nil, parts.count > 1, case .shape(let shape, _)? = parts.first?.content else {
            for part in parts { try write(part, samples, span) }
            return
        }
        let opacities = samples.looks.map { MotionState(opacityOf: $0) }
        try animate(opacities, opacities.map { _ in true }, hiding: .display, samples, span)
        let opacity = opacities[samples.poster].values[MotionKey(slot: .element, attribute: .opacity)]?.first
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
        let moved = try animate(part.states, part.isSeen, hiding: .visibility, samples, span)
        let needsTwin = !isForPage && (moved.contains(.d) || !document.movingGradients.isEmpty)
        if needsTwin { document.motionClass = StillStyle.moving }
        try write(content)
        document.movingGradients = [:]
        if needsTwin { try writeTwin(of: content, isSeen: part.isSeen[samples.poster]) }
    }

    /// What stands in for a moving element where the reader wants no motion.
    private mutating func writeTwin(of content: MovingLook.Content, isSeen: Bool) throws(SVGError) {
        document.stillStyle.addTwins()
        guard isSeen else { return }
        (document.motionClass, document.hiding) = (StillStyle.still, .display)
        try write(content.nameless)
    }

    private mutating func write(_ content: MovingLook.Content) throws(SVGError) {
        switch content {
        case .shape(let shape, _): try document.writePath(shape)
        case .text(let text): try document.write(text)
        case .image(let image): try document.write(image)
        case .group, .numbers, .nothing: break
        }
    }

    // MARK: Motion

    /// Has the next element move as the states say, and hides it at the poster time where it is not seen then.
    /// - Returns: what moves.
    @discardableResult
    mutating func animate(_ states: [MotionState], _ isSeen: [Bool], hiding: MotionAttribute, _ samples: MotionSamples, _ span: MotionSpan) throws(SVGError) -> [MotionAttribute] {
        // Between the start of a text and its letters every blank counts.
        var output = XMLOutput(depth: document.body.depth + 1, isInline: states[samples.poster].form.isText), moved: [MotionAttribute] = [], still: [String] = []
        for attribute in MotionAttribute.allCases {
            guard try write(attribute, in: .element, states, samples, span, to: &output) else { continue }
            moved.append(attribute)
            let value = states[samples.poster].values[MotionKey(slot: .element, attribute: attribute)]
            if let property = value.flatMap({ attribute.property($0, decimals: document.precision.decimals) }) { still.append(property) }
        }
        let visible = try keys(samples.times, isSeen.map { [$0 ? 1.0 : 0] }), isHidden = !isSeen[samples.poster]
        if let track = MotionTrack(hiding, visible, tolerance: 0) {
            MotionWriter(span: span).write(track, tolerance: 0, to: &output)
            if let property = hiding.property([isHidden ? 0 : 1], decimals: 0) { still.append(property) }
        }
        document.motion = output.bytes
        if isHidden { document.hiding = hiding }
        let hasTwin = moved.contains(.d) || !document.movingGradients.isEmpty
        document.motionClass = isForPage || still.isEmpty || hasTwin ? nil : document.stillStyle.className(for: still)
        return moved
    }

    /// - Returns: whether the attribute moves.
    private func write(
        _ attribute: MotionAttribute, in slot: MotionSlot, _ states: [MotionState], _ samples: MotionSamples, _ span: MotionSpan, to output: inout XMLOutput
    ) throws(SVGError) -> Bool {
        let key = MotionKey(slot: slot, attribute: attribute)
        // What is not there at some times keeps the value that it had last.
        guard var last = states.lazy.compactMap({ $0.values[key] }).first else { return false }
        let values = states.map { state in
            last = state.values[key] ?? last
            return last
        }
        let limit = attribute.tolerance(tolerance, reach: 1)
        guard let track = MotionTrack(attribute, try keys(samples.times, values), marks: span.marks, tolerance: limit * MotionSamples.keyShare) else { return false }
        MotionWriter(span: span).write(track, structure: states[0].form.verbs, tolerance: limit, to: &output)
        return true
    }

    /// - Throws: where a number is not finite, or too large for pictures.
    func keys(_ times: [Double], _ values: [[Double]]) throws(SVGError) -> [MotionTrack.Key] {
        for value in values { for x in value { try document.check(x) } }
        return zip(times, values).map { MotionTrack.Key(time: $0, value: $1) }
    }

    private mutating func animateGradient(of property: PaintProperty, _ part: MovingPart, _ samples: MotionSamples, _ span: MotionSpan) throws(SVGError) {
        guard case .gradient(let gradient)? = part.content.paint(property) else { return }
        func motion(_ slot: MotionSlot, depth: Int) throws(SVGError) -> [UInt8] {
            var output = XMLOutput(depth: depth)
            for attribute in MotionAttribute.allCases { _ = try write(attribute, in: slot, part.states, samples, span, to: &output) }
            return output.bytes
        }
        var stops: [[UInt8]] = []
        for i in gradient.stops.indices { stops.append(try motion(.stop(property, i), depth: SVGDefinitions.depth + 2)) }
        let moving = MovingGradient(itself: try motion(.gradient(property), depth: SVGDefinitions.depth + 1), stops: stops)
        document.movingGradients[gradient] = moving.isStill ? nil : moving
    }
}

extension MovingLook.Content {
    fileprivate var nameless: MovingLook.Content {
        switch self {
        case .shape(var shape, let trim):
            shape.name = nil
            return .shape(shape, trim: trim)
        case .text(var text):
            text.name = nil
            return .text(text)
        case .image(var image):
            image.name = nil
            return .image(image)
        case .group, .numbers, .nothing: return self
        }
    }
}
