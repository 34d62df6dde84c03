// What changes a list.

import PenSyntax

extension Builtin {
    static var listChanges: [Builtin] { growing + shrinking }

    private static var changed: Parameter<ChangeableList> { Parameter("list", "the list that is changed") }

    private static func add(_ machine: Machine, _ list: ListObject, _ value: Value, _ span: Span) throws {
        try machine.willAppend(list, at: span)
        list.append(value)
    }

    private static var growing: [Builtin] {
        [
            command(
                "append", .lists, "Adds a value at the end of a list.",
                changed, Parameter<Value>("value", "what is added"),
                example: "let l = [1, 2]\nl.append(3)\nprint l", direct: .listChange(add)
            ) { call, list, value in try add(call.machine, list.object, value, call.site.span) },
            command(
                "extend", .lists, "Adds all values of another list at the end of a list.",
                changed, Parameter<ListObject>("values", "the list whose values are added"),
                example: "let l = [1, 2]\nl.extend([3, 4])\nprint l"
            ) { call, list, values in
                try call.reserve(values.count)
                try call.machine.willAppend(list.object, at: call.site.span)
                list.object.append(contentsOf: values)
            },
            command(
                "insert", .lists, "Puts a value into a list, in front of the one at an index.",
                changed, Parameter<Value>("value", "what is put in"),
                Parameter<Double>("at", "the index that the value gets; negative ones count from the end"),
                example: "let l = [1, 3]\nl.insert(2, at: 1)\nprint l"
            ) { call, list, value, written in
                let index = try call.gap(written, in: .list(list.object), at: 2)
                try call.machine.willChange(list.object, at: call.site.span)
                list.object.insert(value, at: index)
            },
        ]
    }

    private static var shrinking: [Builtin] {
        [
            maker(
                "remove", .lists, "Takes the value at an index out of a list, and gives it; or a layer out of the picture, from now on.",
                Parameter<Value>("list", "the list that is changed, or a layer").of(.list, .layer), Parameter<Double?>("at", "the index; negative ones count from the end"),
                example: "let l = [1, 2, 3]\nl.remove(at: 0)\nprint l"
            ) { call, given, written in
                if case .layer(let id) = given {
                    try refuseInIsolation(call)
                    try call.machine.remove(id, at: call.site.place(of: 0) ?? call.site.span)
                    return .nothing
                }
                guard let list = ChangeableList.convert(given) else { throw call.mismatch(0, takes: "a list or a layer") }
                guard let written else { throw call.failure(.missingValue, "remove needs at: the index; negative ones count from the end") }
                let index = try call.index(written, in: .list(list.object), at: 1)
                try call.machine.willChange(list.object, at: call.site.span)
                return list.object.remove(at: index)
            },
            maker(
                "removeFirst", .lists, "Takes the first value out of a list, and gives it.",
                changed, example: "let l = [1, 2, 3]\nprint l.removeFirst(), l"
            ) { call, list in try removeEnd(call, list.object, at: 0) },
            maker(
                "removeLast", .lists, "Takes the last value out of a list, and gives it.",
                changed, example: "let l = [1, 2, 3]\nprint l.removeLast(), l"
            ) { call, list in try removeEnd(call, list.object, at: list.object.count - 1) },
            command(
                "removeAll", .lists, "Takes all values out of a list.",
                changed, example: "let l = [1, 2, 3]\nl.removeAll()\nprint l"
            ) { call, list in
                try call.machine.willChange(list.object, at: call.site.span)
                list.object.storage = .numbers([])
            },
        ]
    }

    private static func removeEnd(_ call: Invocation, _ list: ListObject, at index: Int) throws -> Value {
        guard !list.isEmpty else { throw call.emptied(Items.list(list)) }
        try call.machine.willChange(list, at: call.site.span)
        return list.remove(at: index)
    }
}
