// Gradients.

import PenGeometry
import PenScene

extension Builtin {
    private static var stops: Parameter<ListObject> {
        Parameter("stops", "the colours, evenly spread; or pairs of a place from 0 to 1 and a colour: [[0, red], [30%, gold], [1, blue]]")
    }

    static var gradients: [Builtin] {
        [
            function(
                "linearGradient", .colours, "A paint that changes its colour along a line.",
                Parameter<Point>("from", "where the first colour is", .finite), Parameter<Point>("to", "where the last colour is", .finite), stops,
                example: "fill linearGradient(from: (10, 0), to: (90, 0), stops: [red, gold])\ncircle 50, 50, 40"
            ) { call, from, to, stops in
                try GradientObject(Gradient(kind: .linear(from: from, to: to), stops: call.gradientStops(stops, at: 2)))
            },
            function(
                "radialGradient", .colours, "A paint that changes its colour from a centre outwards.",
                Parameter<Point>("center", "where the first colour is", .finite),
                Parameter<Double>("radius", "how far from there the last colour is", .notNegative), stops,
                Parameter<Point?>("focus", "where the first colour is instead, if it is not in the centre"),
                example: "fill radialGradient(center: (50, 50), radius: 40, stops: [white, navy])\ncircle 50, 50, 40"
            ) { call, center, radius, stops, focus in
                guard radius.isFinite else { throw call.failure(.notFinite, "radius must be finite, and is \(radius.value.shown)", at: 1) }
                guard focus?.isFinite ?? true else { throw call.failure(.notFinite, "focus must be finite, and is \(focus.value.shown)", at: 3) }
                let kind = Gradient.Kind.radial(center: center, radius: radius, focus: focus ?? center)
                return try GradientObject(Gradient(kind: kind, stops: call.gradientStops(stops, at: 2)))
            },
        ]
    }
}

extension GradientObject: Convertible {
    static var typeName: String { "gradient" }
    static func convert(_ value: Value) -> GradientObject? {
        if case .gradient(let gradient) = value { return gradient }
        return nil
    }
    var value: Value { .gradient(self) }
}

extension Invocation {
    /// The stops of a list of colours and of pairs of place and colour. Colours without a place are spread evenly between
    /// their neighbours, as CSS does (CSS Images 3, section 3.4.3).
    fileprivate func gradientStops(_ list: ListObject, at index: Int) throws -> [Gradient.Stop] {
        let written = try list.values.map { try writtenStop($0, at: index) }
        guard !written.isEmpty else { throw failure(.missingValue, "a gradient needs at least one colour", at: index) }
        var offsets = written.map(\.offset)
        if offsets[0] == nil { offsets[0] = 0 }
        if offsets[offsets.count - 1] == nil { offsets[offsets.count - 1] = 1 }
        let placed = Invocation.spread(offsets)
        if let late = placed.indices.dropFirst().first(where: { placed[$0] < placed[$0 - 1] }) {
            throw failure(.outOfRange, "the places of a gradient's colours must grow, and \(placed[late].value.shown) stands after \(placed[late - 1].value.shown)", at: index)
        }
        return zip(placed, written).map { Gradient.Stop(offset: $0, color: $1.color) }
    }

    private func writtenStop(_ value: Value, at index: Int) throws -> (offset: Double?, color: Color) {
        if let color = Color.convert(value) { return (nil, color) }
        guard case .list(let pair) = value, pair.count == 2, let offset = Double.convert(pair[0]), let color = Color.convert(pair[1]) else {
            throw failure(.wrongKind, "each of a gradient's stops is a colour, or a pair such as [50%, red], and one is \(value.described)", at: index)
        }
        guard offset >= 0, offset <= 1 else { throw failure(.outOfRange, "a colour's place in a gradient must be from 0 to 1, and is \(offset.value.shown)", at: index) }
        return (offset, color)
    }

    /// Fills the gaps in steps of equal size; the first and the last are given.
    private static func spread(_ offsets: [Double?]) -> [Double] {
        var result: [Double] = []
        for (index, offset) in offsets.enumerated() {
            guard let offset else { continue }
            if let before = result.last {
                let steps = index - result.count + 1
                for step in 1..<steps { result.append(before + (offset - before) * Double(step) / Double(steps)) }
            }
            result.append(offset)
        }
        return result
    }
}
