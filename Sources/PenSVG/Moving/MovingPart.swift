// An element of a moving picture as what is written for it.

import PenGeometry
import PenScene

/// One element of SVG at all times. What changes its form over time is as many of them as it has forms, each seen while it
/// is the one.
struct MovingPart {
    /// At the picture's poster time.
    let content: MovingLook.Content
    let states: [MotionState]
    /// Whether it is to be seen at each of the samples.
    let isSeen: [Bool]

    /// The parts of something that is there at some times, in the order in which their forms appear.
    /// - Parameter contents: at each of the samples; nil where there is nothing.
    static func parts(_ contents: [MovingLook.Content?], isSeen: [Bool], poster: Int) -> [MovingPart] {
        let contents = contents.withAlikePaints, states = contents.map { $0.map(MotionState.init) }
        var forms: [MotionForm] = []
        for case let state? in states where !forms.contains(state.form) { forms.append(state.form) }
        return forms.filter { !$0.isEmptyPath }.compactMap { form in
            let isOne = states.map { $0?.form == form }, seen = zip(isSeen, isOne).map { $0 && $1 }
            // One that is not there keeps how it was last.
            guard seen.contains(true), let first = isOne.firstIndex(of: true) else { return nil }
            var last = first, held: [Int] = []
            for i in states.indices {
                if isOne[i] { last = i }
                held.append(last)
            }
            guard let content = contents[held[poster]] else { return nil }
            return MovingPart(content: content, states: held.map { states[$0] ?? MotionState() }, isSeen: seen)
        }
    }

    /// The parts of a shape, a text or an image.
    static func parts(of samples: MotionSamples) -> [MovingPart] {
        let seen = samples.looks.map(\.isVisible)
        guard let length = samples.trimmedLength, length > 0 else {
            return parts(samples.looks.map { if case .nothing = $0.content { nil } else { $0.content } }, isSeen: seen, poster: samples.poster)
        }
        let shapes = samples.looks.map(TrimmedShape.init)
        let area = shapes.contains { $0.area != nil } ? parts(shapes.map(\.area), isSeen: seen, poster: samples.poster) : []
        let count = shapes.map(\.lines.count).max() ?? 0
        return area + (0..<count).flatMap { k in
            parts(shapes.map { $0.lines.indices.contains(k) ? $0.lines[k].content : nil }, isSeen: zip(seen, shapes.indices).map { isSeen, i in
                // Until the next sample: a line that grows from nothing is there at once.
                isSeen && [i, min(i + 1, shapes.count - 1)].contains { shapes[$0].lines.indices.contains(k) && !shapes[$0].lines[k].isEmpty }
            }, poster: samples.poster)
        }
    }

    /// Without an opacity, a blend mode and a name of its own, which a group around it has.
    var solid: MovingPart {
        guard case .shape(var shape, let trim) = content else { return self }
        (shape.opacity, shape.blendMode, shape.name) = (1, .normal, nil)
        return MovingPart(content: .shape(shape, trim: trim), states: states.map(\.withoutOpacity), isSeen: isSeen)
    }
}

extension [MovingLook.Content?] {
    /// The same with gradients of one colour for colours that become gradients or come from them.
    fileprivate var withAlikePaints: [Element] {
        var result = self
        for property in PaintProperty.allCases {
            let paints = map { $0?.paint(property) }
            guard paints.contains(where: { if case .gradient? = $0 { true } else { false } }) else { continue }
            let next = paints.nearestGradients(paints.indices.reversed()), before = paints.nearestGradients(Array<Int>(paints.indices))
            for i in indices where self[i] != nil {
                if case .gradient? = paints[i] { continue }
                guard let gradient = next[i] ?? before[i] else { continue }
                result[i]?.setPaint(.gradient(gradient.uniform(paints[i])), property)
            }
        }
        return result
    }
}

extension [Paint?] {
    /// The gradient that was met last, going through them in an order.
    fileprivate func nearestGradients(_ order: some Sequence<Int>) -> [Gradient?] {
        var last: Gradient?, result = [Gradient?](repeating: nil, count: count)
        for i in order {
            if case .gradient(let gradient)? = self[i] { last = gradient }
            result[i] = last
        }
        return result
    }
}

extension Gradient {
    /// With one colour at all stops; without a colour, with its own that are not seen.
    fileprivate func uniform(_ paint: Paint?) -> Gradient {
        var copy = self
        for i in copy.stops.indices {
            if case .color(let color)? = paint { copy.stops[i].color = color } else { copy.stops[i].color.alpha = 0 }
        }
        return copy
    }
}

extension MovingLook.Content {
    func paint(_ property: PaintProperty) -> Paint? {
        switch self {
        case .shape(let shape, _): property == .fill ? shape.fill : shape.stroke
        case .text(let text): property == .fill ? text.fill : text.stroke
        case .image, .group, .numbers, .nothing: nil
        }
    }

    mutating func setPaint(_ paint: Paint?, _ property: PaintProperty) {
        switch self {
        case .shape(var shape, let trim):
            if property == .fill { shape.fill = paint } else { shape.stroke = paint }
            self = .shape(shape, trim: trim)
        case .text(var text):
            if property == .fill { text.fill = paint } else { text.stroke = paint }
            self = .text(text)
        case .image, .group, .numbers, .nothing: break
        }
    }
}
