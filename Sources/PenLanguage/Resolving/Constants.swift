// Names that have a value of their own.

import PenScene

/// Constants of the language, and the script's arguments.
struct Constants {
    private let arguments: ListObject

    init(arguments: [String]) { self.arguments = ListObject(packing: arguments.map { .text($0) }) }

    func value(_ name: String) -> Value? {
        if name == "args" { return .list(arguments) }
        if let value = Constants.fixed[name] { return value }
        return ColorNames.color(name).map { .color(ColorObject($0)) }
    }

    nonisolated(unsafe) private static let fixed: [String: Value] = [
        "pi": .number(.pi), "π": .number(.pi), "e": .number(2.718281828459045), "inf": .number(.infinity),
        "yes": .boolean(true), "no": .boolean(false), "none": .nothing,
    ]

    /// For suggestions.
    static var names: [String] { fixed.keys.sorted() + ["args"] + ColorNames.named.keys.sorted() }
}
