// Properties that are meant themselves and not their values.

import PenSyntax

extension Resolver {
    /// `strokeEnd`, `ring.strokeEnd`, `position.x` or `car.position.x`, as a list of the layer, the property and the component;
    /// `none` stands for what is not said.
    func property(_ value: Expression, of builtin: Builtin) -> Node {
        func place(_ layer: Expression?, _ name: Name, _ component: Name?) -> Node {
            Node(.list([
                layer.map(resolve) ?? Node(.constant(.nothing), name.span), Node(.constant(.text(name.text)), name.span),
                Node(.constant(component.map { .text($0.text) } ?? .nothing), component?.span ?? name.span),
            ]), value.span)
        }
        switch value.kind {
        case .name(let name, primes: 0): return place(nil, Name(name, value.span), nil)
        case .member(let base, let name):
            let isComponent = name.text == "x" || name.text == "y"
            if case .member(let layer, let property) = base.kind, isComponent { return place(layer, property, name) }
            if case .name(let property, primes: 0) = base.kind, isComponent, scope.find(property) == nil, MovingProperty.names.contains(property) {
                return place(nil, Name(property, base.span), name)
            }
            return place(base, name, nil)
        default:
            report(.wrongKind, "\(builtin.info.name) needs a property here, such as strokeEnd or ring.strokeEnd", at: value.span)
            return Node(.constant(.nothing), value.span)
        }
    }
}
