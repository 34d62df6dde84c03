// Moving pictures as SVG documents.

import PenGeometry
import PenScene

extension SVGDocument {
    /// - Parameter tolerance: how far, in user units, what is shown may be from where it should be.
    static func write(_ picture: MovingPicture, options: SVGOptions, tolerance: Double) throws(SVGError) -> [UInt8] {
        let samples = MotionSamples(picture, tolerance: tolerance)
        let poster = samples.operations[samples.poster]
        let frame = Frame(
            bounds: picture.bounds, background: picture.background, title: picture.title, description: picture.description,
            operations: poster.compactMap(\.drawing))
        var document = SVGDocument(frame: frame, options: options)
        try document.checkSides()
        try document.writeBackground()
        var writer = MovingWriter(document: document, picture: picture, samples: samples, tolerance: tolerance)
        try writer.write()
        return writer.document.assemble(isBlending: false)
    }
}

extension MovingOperation {
    fileprivate var drawing: DrawingOperation? {
        switch content {
        case .shape(let shape): .shape(shape)
        case .text(let text): .text(text)
        case .image(let image): .image(image)
        case .beginGroup(let group): .beginGroup(group)
        case .beginPlacement, .end: nil
        }
    }
}

/// Writes the elements of a moving picture one by one.
struct MovingWriter {
    var document: SVGDocument
    private let picture: MovingPicture
    private let samples: MotionSamples
    private let tolerance: Double
    private let animations: MotionWriter
    /// How many `g` each open operation has.
    private var open: [Int] = []

    init(document: SVGDocument, picture: MovingPicture, samples: MotionSamples, tolerance: Double) {
        (self.document, self.picture, self.samples, self.tolerance) = (document, picture, samples, tolerance)
        animations = MotionWriter(end: picture.end, loopStart: picture.loopStart, decimals: min(document.precision.decimals, 2))
    }

    mutating func write() throws(SVGError) {
        for (index, operation) in samples.operations[samples.poster].enumerated() {
            switch operation.content {
            case .shape: try writeShape(index)
            case .text(let text):
                animate(states(of: index) { if case .text(let text) = $0.content { MotionState(text) } else { MotionState() } })
                try document.write(text)
            case .image(let image):
                animate(states(of: index) { if case .image(let image) = $0.content { MotionState(image) } else { MotionState() } })
                try document.write(image)
            case .beginGroup(let group):
                animate(states(of: index, hiding: .display) { operation in
                    var state = MotionState()
                    if case .beginGroup(let group) = operation.content { state.set(.opacity, group.opacity) }
                    return state
                })
                try document.begin(group, isBlending: false)
                open.append(1)
            case .beginPlacement(let placement): begin(placement, index)
            case .end: for _ in 0..<(open.popLast() ?? 0) { document.body.close("g") }
            }
        }
    }

    // MARK: States

    /// An operation at all times, with whether it is seen.
    private func states(of index: Int, hiding: MotionAttribute = .visibility, _ state: (MovingOperation) -> MotionState) -> [MotionState] {
        guard samples.operations[samples.poster][index].moves else { return [] }
        return samples.operations.map { sample in
            var result = state(sample[index])
            result.set(hiding, sample[index].isVisible ? 1 : 0)
            return result
        }
    }

    /// Has the next element move as the states say.
    private mutating func animate(_ states: [MotionState], structure: [Path.Verb] = []) {
        let tracks = MotionAttribute.allCases.compactMap { track($0, states) }
        var output = XMLOutput(depth: document.body.depth + 1)
        animations.write(tracks, structure: structure, to: &output)
        document.motion = output.bytes
        for attribute in [MotionAttribute.visibility, .display] {
            guard tracks.contains(where: { $0.attribute == attribute }), states[samples.poster].values[attribute] == [0] else { continue }
            document.hiding = attribute
        }
    }

    private func track(_ attribute: MotionAttribute, _ states: [MotionState], reach: Double = 1) -> MotionTrack? {
        let count = states.first?.values[attribute]?.count
        // What is not there at some times keeps the value that it had last.
        var last = states.lazy.compactMap { $0.values[attribute] }.first
        let keys = zip(samples.times, states).compactMap { time, state -> MotionTrack.Key? in
            if let value = state.values[attribute], value.count == last?.count ?? count { last = value }
            return last.map { MotionTrack.Key(time: time, value: $0) }
        }
        return MotionTrack(attribute, keys, tolerance: attribute.tolerance(tolerance, reach: reach))
    }

    // MARK: Placements

    private mutating func begin(_ placement: MovingOperation.Placement, _ index: Int) {
        var count = 0
        if placement.outer != .identity {
            document.body.begin("g")
            document.body.transform("transform", placement.outer, document.precision, extent: max(picture.bounds.width, picture.bounds.height))
            document.body.open()
            count += 1
        }
        let states = states(of: index) { if case .beginPlacement(let placement) = $0.content { MotionState(placement) } else { MotionState() } }
        let reach = MotionSamples.reach(of: index, in: samples.operations[samples.poster])
        for attribute in [MotionAttribute.translate, .rotate, .scale] {
            let still = attribute == .scale ? [1.0, 1] : attribute == .rotate ? [0.0] : [0.0, 0]
            let track = track(attribute, states, reach: reach), value = states[samples.poster].values[attribute] ?? still
            guard track != nil || value != still else { continue }
            document.body.begin("g")
            document.body.attribute("transform") { list in
                list.append(raw: "\(attribute.rawValue)(".utf8)
                for (i, x) in value.enumerated() {
                    if i > 0 { list.append(" ") }
                    list.append(x, decimals: attribute == .scale ? 4 : document.precision.decimals)
                }
                list.append(")")
            }
            document.body.open()
            if let track { animations.write([track], structure: [], to: &document.body) }
            count += 1
        }
        open.append(count)
    }

    // MARK: Shapes

    private mutating func writeShape(_ index: Int) throws(SVGError) {
        let all = samples.operations.map { $0[index] }, poster = all[samples.poster]
        guard poster.moves else {
            if case .shape(let shape) = poster.content, poster.isVisible { try document.write(shape) }
            return
        }
        let shapes = MovingShape(all)
        let parts = shapes.parts
        guard parts.count > 1, let whole = poster.shape else { return try write(parts, named: poster.shape?.name) }
        var group = DrawnGroup(opacity: whole.opacity, blendMode: whole.blendMode, name: whole.name)
        let opacities = states(of: index) { operation in
            var state = MotionState()
            state.set(.opacity, operation.shape?.opacity ?? 1)
            return state
        }
        animate(opacities.map { state in
            var state = state
            state.values[.visibility] = nil
            return state
        })
        if document.motion.isEmpty, group.opacity == 1, group.blendMode == .normal, group.name == nil { return try write(parts.map(\.solid), named: nil) }
        group.origin = whole.origin
        try document.begin(group, isBlending: false)
        try write(parts.map(\.solid), named: nil)
        document.body.close("g")
    }

    private mutating func write(_ parts: [MovingShape.Part], named name: String?) throws(SVGError) {
        for part in parts {
            animate(part.states, structure: part.structure)
            var shape = part.poster(at: samples.poster)
            shape.name = name
            try document.writePath(shape)
        }
    }
}

extension MovingOperation {
    var shape: DrawnShape? { if case .shape(let shape) = content { shape } else { nil } }
}
