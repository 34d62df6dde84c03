// Lists of two numbers where points are wanted.

import PenGeometry
import PenSyntax

extension Invocation {
    /// The failure of a value that is of none of the kinds that are possible; a list that was meant as a point is written as one.
    func misfit(_ taker: String, takes kinds: String, _ value: Value, at index: Int) -> Diagnostic {
        if kinds == "a path", case .layer(let id) = value, case .shape = machine.scene[id].content, let place = site.place(of: index), let text = machine.text(of: place) {
            // What is called with a dot has its value before the dot.
            return failure(.wrongKind, "\(taker) takes a path, and this is a shape; its path is .path", at: index, fix: Diagnostic.Fix(replacing: place, with: text + ".path"))
        }
        let hint = kinds.contains("point") ? value.pointHint : ""
        let fix = hint.isEmpty ? nil : site.place(of: index).flatMap(parenthesized)
        return failure(.wrongKind, "\(taker) takes \(kinds), and this is \(value.described)\(hint)", at: index, fix: fix)
    }

    /// `[1, 2]` as `(1, 2)`
    private func parenthesized(_ place: Span) -> Diagnostic.Fix? {
        guard let text = machine.text(of: place), text.hasPrefix("["), text.hasSuffix("]"), !text.dropFirst().contains("[") else { return nil }
        return Diagnostic.Fix(replacing: place, with: "(" + text.dropFirst().dropLast() + ")")
    }
}

extension Value {
    /// How the point is written that this list, or one in it, was meant to be.
    var pointHint: String {
        guard let point = meantPoint ?? firstItem?.meantPoint else { return "" }
        return "; a point is written \(Value.point(point).shown)"
    }

    private var meantPoint: Point? {
        guard case .list(let list) = self, list.count == 2, let x = list[0].ordinate, let y = list[1].ordinate else { return nil }
        return Point(x, y)
    }

    private var firstItem: Value? {
        guard case .list(let list) = self, !list.isEmpty else { return nil }
        return list[0]
    }
}
