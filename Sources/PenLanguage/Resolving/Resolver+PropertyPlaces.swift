// Properties that are meant themselves and not their values.

import PenSyntax

extension Resolver {
    /// `strokeEnd`, `ring.strokeEnd`, `position.x` or `car.position.x`, as a list of the layer, the property and the component;
    /// `none` stands for what is not said. The last value says whether it is a variable's name, for messages.
    func property(_ value: Expression, of builtin: Builtin) -> Node {
        func place(_ layer: Expression?, _ name: Name, _ component: Name?, isVariable: Bool = false) -> Node {
            Node(.list([
                layer.map(resolve) ?? Node(.constant(.nothing), name.span), Node(.constant(.text(name.text)), name.span),
                Node(.constant(component.map { .text($0.text) } ?? .nothing), component?.span ?? name.span),
                Node(.constant(.boolean(isVariable)), name.span),
            ]), value.span)
        }
        switch value.kind {
        case .name(let name, primes: 0):
            if case .variable? = scope.find(name) { return place(nil, Name(name, value.span), nil, isVariable: true) }
            return place(nil, Name(name, value.span), nil)
        case .member(let base, let name):
            if case .name("background", primes: 0) = base.kind, scope.find("background") == nil { return unmovable("background itself moves, and has no properties", value, fix: nil) }
            let isComponent = name.text == "x" || name.text == "y"
            if case .member(let layer, let property) = base.kind, isComponent { return place(layer, property, name) }
            if case .name(let property, primes: 0) = base.kind, isComponent, scope.find(property) == nil, MovingProperty.names.contains(property) {
                return place(nil, Name(property, base.span), name)
            }
            return place(base, name, nil)
        case .number: return unmovable("how long something takes is said with over", value, fix: Diagnostic.Fix(replacing: value.span.atStart, with: "over "))
        case .call(let call): return calledProperty(call, value, of: builtin)
        default: return unmovable("\(builtin.info.name) needs a property here, such as strokeEnd or ring.strokeEnd", value, fix: nil)
        }
    }

    private func unmovable(_ message: String, _ value: Expression, fix: Diagnostic.Fix?) -> Node {
        report(.wrongKind, message, at: value.span, fix: fix)
        return Node(.constant(.nothing), value.span)
    }

    /// `animate dot.scale(2) over 1s`, `animate dot.fadeOut() over 1s`
    private func calledProperty(_ call: Call, _ value: Expression, of builtin: Builtin) -> Node {
        let plain = "\(builtin.info.name) needs a property here, such as strokeEnd or ring.strokeEnd"
        guard case .member(let layer, let name) = call.callee.kind, let source = imports.source(value.span.source) else { return unmovable(plain, value, fix: nil) }
        let end = Span(source: value.span.source, start: name.span.end, end: value.span.end)
        if MovingProperty.names.contains(name.text), call.arguments.count == 1 {
            return unmovable("where a property goes is said with to", value, fix: Diagnostic.Fix(replacing: end, with: " to " + source.text(call.arguments[0].span)))
        }
        guard let phrase = Builtin.named[name.text], phrase.info.family == .animation, phrase.info.isCommand, let head = commandHead(before: value.span, source) else { return unmovable(plain, value, fix: nil) }
        return unmovable("\(name.text) is a command of its own", value, fix: Diagnostic.Fix(replacing: head, with: "\(name.text) \(source.text(layer.span))"))
    }

    /// `animate` and the value behind it.
    private func commandHead(before span: Span, _ source: Source) -> Span? {
        let start = span.start - Int32("animate ".utf8.count), head = Span(source: span.source, start: max(start, 0), end: span.end)
        return source.text(head).hasPrefix("animate ") ? head : nil
    }
}
