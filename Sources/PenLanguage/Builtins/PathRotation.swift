// What `rotate:` takes.

import PenAnimation

/// Whether what goes along a path turns with it.
struct PathRotation: Convertible {
    var rotation: PathMotion.Rotation
    static var typeName: String { "auto, reverse or an angle" }
    static var words: [String] { ["auto", "reverse"] }
    static var isAngle: Bool { true }
    static func convert(_ value: Value) -> PathRotation? {
        switch value {
        case .text("auto"): PathRotation(rotation: .auto)
        case .text("reverse"): PathRotation(rotation: .reverse)
        case .number(let angle): PathRotation(rotation: .fixed(angle))
        case .nothing: PathRotation(rotation: .none)
        default: nil
        }
    }
    var value: Value { .nothing }
}
