// Moving pictures as SVG documents.

import PenGeometry
import PenScene

extension SVGDocument {
    /// - Parameter tolerance: how far, in user units, what is shown may be from where it should be.
    static func write(_ picture: MovingPicture, options: SVGOptions, tolerance: Double) throws(SVGError) -> [UInt8] {
        try MovingDocument.written(picture, options: options, tolerance: tolerance).bytes
    }
}

/// Writes the elements of a moving picture one by one.
struct MovingDocument {
    var document: SVGDocument
    /// Whether something outside of all groups is blended with what lies below it.
    let isBlending: Bool
    let picture: MovingPicture
    /// Of each element at the poster time.
    private let looks: [MovingLook]
    private let wholeTolerance: Double
    private let blendingGroups: Set<Int>
    private var open: [Level] = []

    /// Elements with properties of their own, in their order, and how far in their units they may be off: each stands in a
    /// group of its own then, numbered by `data-shape`. nil where the picture is not for a page.
    private(set) var ownShapes: [(element: MovingElement, tolerance: Double)]?
    var isForPage: Bool { ownShapes != nil }

    /// What an element has begun.
    private struct Level {
        var hasGroup: Bool
        /// How much larger its content is in the picture at most.
        var magnification: Double
        var moves: Bool
    }

    init(document: SVGDocument, picture: MovingPicture, looks: [MovingLook], tolerance: Double) {
        (self.document, self.picture, self.looks, wholeTolerance) = (document, picture, looks, tolerance)
        var stack: [Int?] = [nil], blending: Set<Int?> = []
        for (i, element) in picture.elements.enumerated() {
            if picture.isEverBlended(element), let group = stack.last { blending.insert(group) }
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

    /// - Parameter isForPage: whether what holds it still is left to a page, and shapes with properties of their own are
    ///   found again.
    static func written(_ picture: MovingPicture, options: SVGOptions, tolerance: Double, isForPage: Bool = false) throws(SVGError) -> MovingDocument {
        let factor = Frame(bounds: picture.bounds).svgUnitFactor, picture = factor == 1 ? picture : picture.scaled(by: factor)
        let looks = picture.elements.map { picture.look(of: $0, at: picture.posterTime) }
        let frame = Frame(
            bounds: picture.bounds, background: picture.background, title: picture.title, description: picture.description,
            operations: looks.compactMap(\.operation))
        var document = SVGDocument(frame: frame, options: options)
        try document.checkSides()
        try document.writeBackground()
        var writer = MovingDocument(document: document, picture: picture, looks: looks, tolerance: tolerance * factor)
        if isForPage { writer.ownShapes = [] }
        try writer.write()
        return writer
    }

    var bytes: [UInt8] { document.assemble(isBlending: isBlending) }

    private mutating func write() throws(SVGError) {
        for (index, element) in picture.elements.enumerated() {
            do throws(SVGError) {
                try write(element, index)
            } catch {
                throw SVGError(coordinate: error.coordinate, origin: looks[index].operation?.origin)
            }
        }
    }

    private mutating func write(_ element: MovingElement, _ index: Int) throws(SVGError) {
        document.movesTexts = element.span != nil || open.last?.moves ?? false
        switch element.kind {
        case .matrix: try begin(element.transform)
        case .place, .turn, .stretch, .pivot: try beginPlace(element, looks[index])
        case .group: try beginGroup(element, index)
        case .background: try writeContent(element)
        case .content:
            let isMarked = mark(element)
            try writeContent(element)
            if isMarked { document.body.close("g") }
        case .end: if open.popLast()?.hasGroup ?? false { document.body.close("g") }
        }
    }

    private mutating func push(hasGroup: Bool, growth: Double = 1, moves: Bool) {
        open.append(Level(hasGroup: hasGroup, magnification: magnification * max(growth, .leastNormalMagnitude), moves: moves || open.last?.moves ?? false))
    }

    private var magnification: Double { open.last?.magnification ?? 1 }

    /// In the units of the element that comes next.
    var tolerance: Double { wholeTolerance / magnification }

    // MARK: Placing

    private mutating func begin(_ matrix: AffineTransform) throws(SVGError) {
        try document.check(Point(matrix.tx, matrix.ty))
        document.body.begin("g")
        document.body.transform("transform", matrix, document.precision, extent: max(picture.bounds.width, picture.bounds.height))
        document.body.open()
        push(hasGroup: true, growth: matrix.meanScale, moves: false)
    }

    /// One `g` for each part of a transform: so each goes its own way.
    private mutating func beginPlace(_ element: MovingElement, _ look: MovingLook) throws(SVGError) {
        let attribute = element.kind.attribute, still = element.kind == .stretch ? [1.0, 1] : element.kind == .turn ? [0.0] : [0.0, 0]
        let reach = element.kind == .turn || element.kind == .stretch ? picture.reach(of: element) : 1
        let limit = attribute.tolerance(tolerance, reach: reach), value = attribute.values(look)
        var keys: [MotionTrack.Key] = []
        if let span = element.span {
            let samples = MotionSamples(picture, element, span, tolerance: tolerance, reach: reach)
            keys = try self.keys(samples.times, samples.looks.map { attribute.values($0) })
        }
        let track = MotionTrack(attribute, keys, marks: element.span?.marks ?? [], tolerance: limit * MotionSamples.keyShare), hasGroup = track != nil || value != still
        defer { push(hasGroup: hasGroup, growth: element.kind == .stretch ? (keys.map(\.value) + [value]).joined().reduce(0) { max($0, abs($1)) } : 1, moves: track != nil) }
        guard hasGroup else { return }
        let decimals = max(MotionWriter.decimals(limit), document.precision.decimals)
        if !isForPage, track != nil, let property = attribute.property(value, decimals: decimals) { document.motionClass = document.stillStyle.className(for: [property]) }
        document.body.begin("g")
        document.body.attribute("transform") { list in
            list.append(raw: "\(attribute.rawValue)(".utf8)
            MotionWriter.append(value, of: attribute, [], decimals, to: &list)
            list.append(")")
        }
        document.open()
        if let track, let span = element.span { MotionWriter(span: span).write(track, tolerance: limit, to: &document.body) }
    }

    // MARK: Groups

    private mutating func beginGroup(_ element: MovingElement, _ index: Int) throws(SVGError) {
        guard case .group(let group) = looks[index].content else { return }
        if let span = element.span {
            let samples = MotionSamples(picture, element, span, tolerance: tolerance, reach: 1)
            try animate(samples.looks.map { MotionState($0.content) }, samples.looks.map(\.isVisible), hiding: .display, samples, span)
            try animateBlending(samples, span)
        } else if !looks[index].isVisible {
            document.hiding = .display
        }
        let isNeeded = group.opacity < 1 || group.blendMode != .normal || group.clip != nil || group.name != nil || blendingGroups.contains(index)
            || !document.motion.isEmpty || document.hiding != nil
        push(hasGroup: isNeeded, moves: element.span != nil)
        if isNeeded { try document.begin(group, isBlending: blendingGroups.contains(index)) }
    }

    /// Of a group: what is in it is written once, and its class says how it is blended.
    private mutating func animateBlending(_ samples: MotionSamples, _ span: MotionSpan) throws(SVGError) {
        let modes = samples.looks.map(\.blendMode), numbers = modes.map { [Double(BlendMode.allCases.firstIndex(of: $0) ?? 0)] }
        guard let track = MotionTrack(.blending, try keys(samples.times, numbers), tolerance: 0) else { return }
        document.stillStyle.add(Set(modes))
        if !isForPage {
            let still = document.stillStyle.className(for: ["mix-blend-mode:" + modes[samples.poster].css])
            document.motionClass = [document.motionClass, still].compactMap(\.self).joined(separator: " ")
        }
        var output = XMLOutput(depth: document.body.depth + 1)
        MotionWriter(span: span, classes: document.motionClass ?? "").write(track, tolerance: 0, to: &output)
        document.motion += output.bytes
    }

    // MARK: Own properties

    /// Begins a group for a shape with properties of its own, in a page.
    private mutating func mark(_ element: MovingElement) -> Bool {
        guard let count = ownShapes?.count, picture.own(of: element) != nil else { return false }
        let limit = tolerance
        ownShapes?.append((element, limit))
        document.body.begin("g")
        document.body.attribute("data-shape", String(count))
        document.body.open()
        return true
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
}
