// What those see who asked their system for less motion.

import PenScene

/// A style sheet that holds everything as it is at the poster time where the reader prefers reduced motion. No style sheet
/// stops SMIL, but what it calls important wins over animated properties, and over transforms; for path data and gradients,
/// which are no properties everywhere, a twin that stands still takes the place of what moves.
struct StillStyle {
    /// The class of what is not shown then, and of what is shown then only.
    static let moving = "pen-moving", still = "pen-still"

    private var rules: [(name: String, declarations: String)] = []
    private var names: Set<String> = []
    private(set) var hasTwins = false
    /// What holds for all readers.
    private var blendings: [String] = []

    private var holdsStill: Bool { !rules.isEmpty || hasTwins }
    var isEmpty: Bool { !holdsStill && blendings.isEmpty }

    mutating func addTwins() { hasTwins = true }

    /// The class for elements with these properties. Its name comes from them, so that several pictures in one page, which
    /// share their style sheets, do not disturb each other.
    mutating func className(for properties: [String]) -> String {
        let declarations = properties.map { $0 + "!important" }.joined(separator: ";")
        let name = "pen-" + String(StillStyle.hash(declarations), radix: 36)
        if names.insert(name).inserted { rules.append((name, declarations)) }
        return name
    }

    /// The class with which an element is blended.
    static func className(for mode: BlendMode) -> String { "pen-" + mode.css }

    /// Adds the rules of classes between which elements change. They win over what stands in an element.
    mutating func add(_ modes: Set<BlendMode>) {
        for mode in BlendMode.allCases where modes.contains(mode) {
            let rule = ".\(StillStyle.className(for: mode)){mix-blend-mode:\(mode.css)!important}"
            if !blendings.contains(rule) { blendings.append(rule) }
        }
    }

    /// FNV-1a (G. Fowler, L. C. Noll, K.-P. Vo), 32 bits.
    private static func hash(_ text: String) -> UInt32 { text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 } }

    var css: String {
        let twins = hasTwins ? [".\(StillStyle.moving){display:none!important}", ".\(StillStyle.still){display:inline!important}"] : []
        guard holdsStill else { return blendings.joined() }
        return blendings.joined() + "@media (prefers-reduced-motion:reduce){" + (twins + rules.map { ".\($0.name){\($0.declarations)}" }).joined() + "}"
    }
}

extension MotionAttribute {
    /// What holds it, as CSS says it; nil where not all programs know it as a property.
    /// - Parameter decimals: of its numbers.
    func property(_ value: [Double], decimals: Int) -> String? {
        var output = XMLOutput()
        switch self {
        case .d, .x1, .y1, .x2, .y2, .cx, .cy, .r, .fx, .fy, .offset, .stopColor, .stopOpacity, .blending: return nil
        case .translate, .rotate, .scale:
            let unit = self == .translate ? "px" : self == .rotate ? "deg" : ""
            for (i, x) in value.enumerated() {
                if i > 0 { output.append(",") }
                output.append(x, decimals: decimals)
                output.append(raw: unit.utf8)
            }
            return "transform:\(rawValue)(" + String(decoding: output.bytes, as: UTF8.self) + ")"
        default:
            MotionWriter.append(value, of: self, [], decimals, to: &output)
            return rawValue + ":" + String(decoding: output.bytes, as: UTF8.self) + (self == .fontSize ? "px" : "")
        }
    }
}
