// Dash patterns as values: several numbers, a list, or none.

import PenGeometry

struct Dash: Convertible {
    var lengths: [Double]
    static var typeName: String { "list of numbers or none" }
    static var takesRest: Bool { true }

    static func convert(_ value: Value) -> Dash? {
        if case .nothing = value { return Dash(lengths: []) }
        guard let list = ListObject.convert(value) else { return Double.convert(value).map { Dash(lengths: [$0]) } }
        if list.count == 1, Series.convert(list[0]) != nil { return convert(list[0]) }
        if list.count == 1, case .nothing = list[0] { return Dash(lengths: []) }
        let numbers = list.values.compactMap { Double.convert($0) }
        return numbers.count == list.count ? Dash(lengths: numbers) : nil
    }

    var value: Value { lengths.isEmpty ? .nothing : lengths.value }
    var isFiniteValue: Bool { lengths.isFiniteValue }

    static var limit: Limit<Dash> {
        Limit { dash in
            if dash.lengths.contains(where: { $0 < 0 }) { return "must not be negative" }
            return !dash.lengths.isEmpty && dash.lengths.allSatisfy { $0 == 0 } ? "must not be all 0 (none gives a solid line)" : nil
        }
    }
}
