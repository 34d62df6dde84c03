// Animation elements.

import PenGeometry
import PenScene

/// Writes tracks as SMIL (SVG 1.1, chapter 19; SMIL Animation). All run on one clock.
struct MotionWriter {
    let end: Double
    let loopStart: Double?
    let decimals: Int

    /// What stands inside of the element that moves.
    func write(_ tracks: [MotionTrack], structure: [Path.Verb], to output: inout XMLOutput) {
        for track in tracks {
            switch loopStart {
            case nil: write(track, structure, from: 0, to: end, repeats: false, to: &output)
            case 0?: write(track, structure, from: 0, to: end, repeats: true, to: &output)
            case let start?:
                write(track, structure, from: 0, to: start, repeats: false, to: &output)
                write(track, structure, from: start, to: end, repeats: true, to: &output)
            }
        }
    }

    private func write(_ track: MotionTrack, _ structure: [Path.Verb], from start: Double, to end: Double, repeats: Bool, to output: inout XMLOutput) {
        let keys = track.keys(from: start, to: end), duration = end - start
        guard duration > 0 else { return }
        output.begin(track.attribute.isTransform ? "animateTransform" : "animate")
        output.attribute("attributeName", track.attribute.isTransform ? "transform" : track.attribute.rawValue)
        if track.attribute.isTransform { output.attribute("type", track.attribute.rawValue) }
        if start > 0 { output.attribute("begin") { $0.appendSeconds(start) } }
        output.attribute("dur") { $0.appendSeconds(duration) }
        if repeats { output.attribute("repeatCount", "indefinite") } else { output.attribute("fill", "freeze") }
        if track.attribute.isDiscrete { output.attribute("calcMode", "discrete") }
        if keys.count > 2 || track.attribute.isDiscrete {
            let shown = track.attribute.isDiscrete ? keys.dropLast() : keys[...]
            output.attribute("keyTimes") { list in
                for (i, key) in shown.enumerated() {
                    if i > 0 { list.append(";") }
                    list.append(min(max((key.time - start) / duration, 0), 1), decimals: 5)
                }
            }
        }
        output.attribute("values") { list in
            for (i, key) in (track.attribute.isDiscrete ? keys.dropLast() : keys[...]).enumerated() {
                if i > 0 { list.append(";") }
                append(key.value, of: track.attribute, structure, to: &list)
            }
        }
        output.endEmpty()
    }

    private func append(_ value: [Double], of attribute: MotionAttribute, _ structure: [Path.Verb], to output: inout XMLOutput) {
        switch attribute {
        case .d: output.append(raw: MotionWriter.pathData(structure, value, decimals: decimals))
        case .fill, .stroke: output.append(raw: Color(red: value[0], green: value[1], blue: value[2]).css.utf8)
        case .visibility: output.append(raw: (value[0] > 0 ? "visible" : "hidden").utf8)
        case .display: output.append(raw: (value[0] > 0 ? "inline" : "none").utf8)
        default:
            for (i, x) in value.enumerated() {
                if i > 0 { output.append(" ") }
                output.append(x, decimals: attribute == .scale || attribute == .opacity || attribute == .fillOpacity || attribute == .strokeOpacity ? 4 : decimals)
            }
        }
    }

    /// Path data in which letters depend on the structure alone: programs move only between data whose letters agree.
    static func pathData(_ structure: [Path.Verb], _ coordinates: [Double], decimals: Int) -> [UInt8] {
        var output = XMLOutput(), next = 0
        for verb in structure {
            let letter = verb == .move ? "M" : verb == .line ? "L" : verb == .quadratic ? "Q" : verb == .close ? "Z" : "C"
            output.append(raw: letter.utf8)
            for i in 0..<(2 * verb.pointCount) {
                if i > 0 { output.append(" ") }
                output.append(coordinates[next], decimals: decimals)
                next += 1
            }
        }
        return output.bytes
    }
}

extension XMLOutput {
    fileprivate mutating func appendSeconds(_ seconds: Double) {
        append(seconds, decimals: 6)
        append("s")
    }
}
