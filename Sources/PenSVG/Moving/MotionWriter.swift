// Animation elements.

import PenAnimation
import PenGeometry
import PenScene

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes tracks as SMIL (SVG 1.1, chapter 19; SMIL Animation). All run on the document's clock.
struct MotionWriter {
    let span: MotionSpan
    /// Those that an element has anyway, where its class changes.
    var classes = ""

    /// What stands inside of the element that moves.
    /// - Parameters:
    ///   - structure: of `d`.
    ///   - tolerance: how far the attribute's numbers may be off.
    func write(_ track: MotionTrack, structure: [Path.Verb] = [], tolerance: Double, to output: inout XMLOutput) {
        guard let start = span.loopStart else { return write(track, structure, tolerance, from: 0, to: span.end, repeats: false, to: &output) }
        if start > 0 { write(track, structure, tolerance, from: 0, to: start, repeats: false, to: &output) }
        write(track, structure, tolerance, from: start, to: span.end, repeats: true, to: &output)
    }

    private func write(
        _ track: MotionTrack, _ structure: [Path.Verb], _ tolerance: Double, from start: Double, to end: Double, repeats: Bool, to output: inout XMLOutput
    ) {
        let attribute = track.attribute, duration = end - start
        guard duration > 0 else { return }
        let keys = track.keys(from: start, to: end, isLast: !repeats && end == span.end)
        output.begin(attribute.isTransform ? "animateTransform" : "animate")
        output.attribute("attributeName", attribute.isTransform ? "transform" : attribute.rawValue)
        if attribute.isTransform { output.attribute("type", attribute.rawValue) }
        if start > 0 { output.attribute("begin") { $0.appendSeconds(start) } }
        output.attribute("dur") { $0.appendSeconds(duration) }
        if repeats { output.attribute("repeatCount", "indefinite") } else { output.attribute("fill", "freeze") }
        if attribute.isDiscrete { output.attribute("calcMode", "discrete") }
        let hasCurves = keys.contains { $0.curve != nil }
        if hasCurves { output.attribute("calcMode", "spline") }
        if keys.count != 2 || attribute.isDiscrete { output.attribute("keyTimes") { append(keyTimes: keys, start, duration, tolerance, to: &$0) } }
        if hasCurves { output.attribute("keySplines") { MotionWriter.append(keys.dropLast().map(\.curve), to: &$0) } }
        let decimals = MotionWriter.decimals(tolerance)
        output.attribute("values") { list in
            for (i, key) in keys.enumerated() {
                if i > 0 { list.append(";") }
                MotionWriter.append(key.value, of: attribute, structure, decimals, to: &list)
                if attribute == .blending, !classes.isEmpty { list.append(raw: (" " + classes).utf8) }
            }
        }
        output.endEmpty()
    }

    // MARK: Times

    /// Fractions of the duration in as few digits as leave every value where it is.
    private func append(keyTimes keys: [MotionTrack.Key], _ start: Double, _ duration: Double, _ tolerance: Double, to list: inout XMLOutput) {
        let decimals = timeDecimals(keys, duration, tolerance)
        for (i, key) in keys.enumerated() {
            if i > 0 { list.append(";") }
            list.append(min(max((key.time - start) / duration, 0), 1), decimals: decimals)
        }
    }

    private func timeDecimals(_ keys: [MotionTrack.Key], _ duration: Double, _ tolerance: Double) -> Int {
        var speed = 0.0, jumps = keys.isEmpty || tolerance == 0
        for (a, b) in zip(keys, keys.dropFirst()) {
            let span = (b.time - a.time) / duration
            if span > 0 { speed = max(speed, MotionTrack.distance(a.value, b.value) / span) } else { jumps = true }
        }
        // Half a step is a twentieth of the tolerance; of what jumps, half a thousandth of a second.
        let byValue = tolerance > 0 ? log10(max(10 * speed / tolerance, 10)) : 1, byTime = jumps ? log10(max(1000 * duration, 10)) : 1
        return Int(min(max(byValue, byTime).rounded(.up), 7))
    }

    private static func append(_ curves: [CubicTiming?], to list: inout XMLOutput) {
        for (i, curve) in curves.enumerated() {
            if i > 0 { list.append(";") }
            for (k, x) in [curve?.x1 ?? 0, curve?.y1 ?? 0, curve?.x2 ?? 1, curve?.y2 ?? 1].enumerated() {
                if k > 0 { list.append(" ") }
                list.append(x, decimals: 4)
            }
        }
    }

    // MARK: Values

    /// As many as keep rounding within a quarter of what a number may be off.
    static func decimals(_ tolerance: Double) -> Int {
        let needed = (0.3 - log10(tolerance)).rounded(.up)
        return needed.isFinite ? Int(min(max(needed, 0), 15)) : 15
    }

    static func append(_ value: [Double], of attribute: MotionAttribute, _ structure: [Path.Verb], _ decimals: Int, to output: inout XMLOutput) {
        switch attribute {
        case .d: output.append(raw: MovingPathData(structure, value, decimals: decimals).bytes)
        case .fill, .stroke, .stopColor: output.append(raw: Color(red: value[0], green: value[1], blue: value[2]).css.utf8)
        case .visibility: output.append(raw: (value[0] > 0 ? "visible" : "hidden").utf8)
        case .display: output.append(raw: (value[0] > 0 ? "inline" : "none").utf8)
        case .blending: output.append(raw: StillStyle.className(for: BlendMode.allCases[Int(value[0])]).utf8)
        default:
            // One factor stands for two that are the same.
            let numbers = attribute == .scale && value[0] == value[1] ? [value[0]] : value
            for (i, x) in numbers.enumerated() {
                if i > 0 { output.append(" ") }
                output.append(x, decimals: decimals)
            }
        }
    }
}

extension XMLOutput {
    /// A clock value of SMIL: digits without an exponent, and more than nothing. In what takes longer than thirty years
    /// nobody sees anything move.
    fileprivate mutating func appendSeconds(_ seconds: Double) {
        let millionths = Int(max(min(seconds, 1e9) * 1e6, 1).rounded()), (whole, rest) = millionths.quotientAndRemainder(dividingBy: 1_000_000)
        var text = "\(whole)"
        if rest > 0 {
            text += "." + String("\(1_000_000 + rest)".dropFirst())
            while text.hasSuffix("0") { text.removeLast() }
        }
        append(raw: (text + "s").utf8)
    }
}
