// What is known of a value before anything is computed.

import PenScene

/// Values, any of which it may be; none where nothing is known.
struct Guess {
    var samples: [Value] = []
    /// Whose properties it has.
    var owners: [Member.Owner] = []

    static var unknown: Guess { Guess() }

    init() {}

    init(_ kind: ValueKind) {
        samples = kind.samples
        owners = Guess.owner(of: kind).map { [$0] } ?? []
    }

    /// What a type's values may be.
    init(_ type: ValueType) {
        let kinds = ValueKind.allCases.filter { $0.samples.contains(where: type.contains) && (!type.isList || $0 == .list) }
        guard kinds.count < ValueKind.allCases.count else { return }
        let all = kinds.flatMap(\.samples).filter(type.contains), filled = all.filter { !$0.isEmptyList }
        samples = filled.isEmpty ? all : filled
        owners = kinds.compactMap(Guess.owner)
    }

    /// A value that is there.
    init(_ value: Value, in scene: Scene) {
        samples = [value]
        owners = value.valueKind.flatMap(Guess.owner).map { [$0] } ?? []
        guard case .layer(let id) = value, scene.contains(id) else { return }
        switch scene[id].content {
        case .shape: owners.append(.shape)
        case .text: owners.append(.text)
        case .image: owners.append(.image)
        case .group, .clip: break
        }
    }

    /// A layer that a command would make.
    static func layer(madeBy command: String) -> Guess {
        var guess = Guess(.layer)
        switch command {
        case "group": break
        case "text": guess.owners.append(.text)
        case "image": guess.owners.append(.image)
        default: guess.owners.append(.shape)
        }
        return guess
    }

    static func list(of element: Guess) -> Guess {
        var guess = Guess()
        guess.samples = element.samples.isEmpty ? [.list(ListObject(packing: []))] : element.samples.map { .list(ListObject(packing: [$0])) }
        return guess
    }

    /// One of the values in it.
    func element(in scene: Scene) -> Guess {
        guard let first = samples.first else { return .unknown }
        switch first {
        case .list(let list): return list.count > 0 ? Guess(list[0], in: scene) : .unknown
        case .range: return Guess(.number)
        case .text: return Guess(.text)
        default: return .unknown
        }
    }

    /// nil where nobody can know.
    func fits(_ accepts: (Value) -> Bool) -> Bool? { samples.isEmpty ? nil : samples.contains(where: accepts) }

    func isKind(_ kind: ValueKind) -> Bool { samples.first?.valueKind == kind }

    private static func owner(of kind: ValueKind) -> Member.Owner? {
        switch kind {
        case .point: .point
        case .range: .range
        case .box: .box
        case .place: .place
        case .color: .color
        case .layer: .layer
        case .number, .text, .list, .function, .path, .transform, .gradient, .boolean: nil
        }
    }
}

extension Value {
    /// It says nothing about what could be in it.
    fileprivate var isEmptyList: Bool {
        if case .list(let list) = self { return list.count == 0 }
        return false
    }
}
