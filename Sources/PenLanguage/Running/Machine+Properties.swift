// What follows a dot.

import PenAnimation
import PenGeometry
import PenScene
import PenSyntax

/// `value.name`: a property, or else `name(value)`.
final class MemberReader {
    private let machine: Machine
    private let name: Name
    /// `name(value)`, where there is such a function.
    private let builtin: Builtin?
    private let site: CallSite?
    /// What the common values are asked for, past the search by name.
    private let quick: ((Value) -> Value?)?

    init(machine: Machine, name: Name) {
        (self.machine, self.name) = (machine, name)
        builtin = Builtin.named[name.text].flatMap { $0.info.parameters.isEmpty ? nil : $0 }
        site = builtin.map { CallSite($0, span: name.span, nameSpan: name.span, argumentSpans: [name.span]) }
        switch (name.text, builtin?.direct) {
        case ("x", _): quick = { if case .point(let p) = $0 { .number(p.x) } else { nil } }
        case ("y", _): quick = { if case .point(let p) = $0 { .number(p.y) } else { nil } }
        case (_, .reader(let read)): quick = read
        default: quick = nil
        }
    }

    func read(_ value: Value, _ slots: Slots, _ top: (numbers: Int, values: Int)) throws -> Value {
        if let quick, let value = quick(value) { return value }
        if case .layer(let id) = value { try machine.refuseRemoved(id, at: name.span) }
        if let property = machine.propertyIfAny(name.text, of: value) { return property }
        guard let builtin, let site else { throw machine.noProperty(name, of: value) }
        let state = machine.state, window = state.pointee.values
        defer { state.pointee.values = window }
        state.pointee.values = window + top.values
        state.pointee.numbers = slots + top.numbers
        return try withUnsafePointer(to: value) { try machine.invoke(builtin, UnsafeBufferPointer(start: $0, count: 1), site) }
    }
}

extension Machine {
    /// A property proper; functions of one value are tried after it.
    func propertyIfAny(_ name: String, of value: Value) -> Value? {
        switch (value, name) {
        case (.point(let p), "x"): return .number(p.x)
        case (.point(let p), "y"): return .number(p.y)
        case (.jetPoint(let p), "x"): return .jet(p.x)
        case (.jetPoint(let p), "y"): return .jet(p.y)
        case (.range(let r), "lower"): return .number(r.lower)
        case (.range(let r), "upper"): return .number(r.upper)
        case (.box(let box), _): return property(name, of: box.rect)
        case (.place(let place), _): return place.property(name)
        case (.color(let c), _): return Builtin.colorProperties[name]?(c.color)
        case (.layer(let id), _):
            pen.endShape()
            return property(name, of: id, at: pen.timeline.now)
        default: return nil
        }
    }

    private func property(_ name: String, of rect: Rect) -> Value? {
        switch name {
        case "x", "minX": return .number(rect.minX)
        case "y", "minY": return .number(rect.minY)
        case "maxX": return .number(rect.maxX)
        case "maxY": return .number(rect.maxY)
        case "width": return .number(rect.width)
        case "height": return .number(rect.height)
        case "center": return .point(rect.center)
        default: return nil
        }
    }

    /// A layer's property at a time.
    func property(_ name: Name, of id: LayerID, at time: Double) throws -> Value {
        guard let value = property(name.text, of: id, at: time) else { throw noProperty(name, of: .layer(id)) }
        return value
    }

    func property(_ name: Name, of value: Value) throws -> Value {
        guard let property = propertyIfAny(name.text, of: value) else { throw noProperty(name, of: value) }
        return property
    }

    private func property(_ name: String, of id: LayerID, at time: Double) -> Value? {
        if let own = scene[id].own?[name] { return own.value(at: time).value }
        let layer = scene[id, at: time]
        if let property = Properties.named[name] {
            // Where nothing was said, the position is where the anchor stands anyway.
            if name == "position", layer.position == nil { return .point(scene.anchorPoint(of: id, at: time)) }
            return property.read(layer)
        }
        switch (name, layer.content) {
        case ("lineDash", _): return Dash(lengths: layer.style.strokeStyle.dash).value
        case ("lineDashPhase", _): return .number(layer.style.strokeStyle.dashPhase)
        case ("path", .shape(let path)): return .path(PathObject(path))
        case ("text", .text(let text)): return .text(text.text)
        case ("size", .text(let text)): return .number(text.size)
        case ("font", .text(let text)): return text.font.value
        case ("size", .image(let image)): return .point(Point(image.width, image.height))
        case ("smoothing", .image(let image)): return .boolean(image.isSmooth)
        default: return nil
        }
    }

    func noProperty(_ name: Name, of value: Value) -> Diagnostic {
        let key = name.text.lowercased(), members = Guess(value, in: scene).memberNames
        let alias = Aliases.methods[key].flatMap { members.contains($0) ? $0 : nil } ?? Aliases.pen[key].flatMap { members.contains($0) ? $0 : nil }
        let near = alias ?? Suggestions.nearest(to: name.text, among: members)
        let plain = Diagnostic(.unknownProperty, "\(value.described) has no \(name.text)", at: name.span)
        guard let near else { return plain }
        if let alias, propertyIfAny(alias, of: value) == nil, let needs = Builtin.named[alias]?.needsBehindDot {
            return Diagnostic(.unknownProperty, "\(plain.message); did you mean \(alias)(\(needs))?", at: name.span)
        }
        var guess = Diagnostic(.unknownProperty, "\(plain.message); did you mean \(near)?", at: name.span, fix: Diagnostic.Fix(replacing: name.span, with: near))
        guess.alternatives = [plain]
        return guess
    }

    /// - Parameter component: `x` or `y`, where only this one of a point is given.
    func setProperty(_ name: Name, component: String? = nil, of id: LayerID, to value: Value, at span: Span) throws {
        if let isolation { throw Diagnostic(.misplacedDrawing, isolation.purpose.refusal(ofChanging: "a layer’s \(name.text)"), at: name.span) }
        pen.endShape()
        try refuseRemoved(id, at: name.span)
        let change = change(of: id)
        if let current = scene[id].own?[name.text]?.value(at: change.beginTime) { return try setOwn(name, component, current, change, of: id, to: value, at: span) }
        let place = PropertyPlace(layer: id, name: name.text, component: component)
        let movable = scene[id].motion == nil ? [] : MovingProperty(place, of: scene[id])?.movable ?? []
        if let property = Properties.named[name.text] {
            switch property.write(value) {
            case .change(let change): update(id, movable, change)
            case .complaint(let text): throw Diagnostic(.outOfRange, text, at: span)
            }
            return
        }
        if try setContent(name, movable, of: id, to: value, at: span) { return }
        throw noProperty(name, of: .layer(id))
    }

    /// A property that the shape itself has declared.
    private func setOwn(_ name: Name, _ component: String?, _ current: PropertyValue, _ change: PropertyChange, of id: LayerID, to value: Value, at span: Span) throws {
        guard let given = PropertyValue(value), given.isLike(current) else {
            throw Diagnostic(.wrongKind, "\(name.text) was made as \(current.value.described), and this is \(value.described)", at: span)
        }
        let index = component.map { $0 == "x" ? 0 : 1 }
        scene.update(id) { $0.own?.change(name.text) { $0.change(from: current, to: given, component: index, change) } }
        pen.timeline.changed(change)
    }

    private func setContent(_ name: Name, _ movable: Set<MovableProperty>, of id: LayerID, to value: Value, at span: Span) throws -> Bool {
        func require<T: Convertible>(_ type: T.Type) throws -> T {
            guard let given = T.convert(value), given.isFiniteValue else {
                throw Diagnostic(.wrongKind, "\(name.text) takes \(T.typeName.withArticle), and this is \(value.described)", at: span)
            }
            return given
        }
        switch (name.text, scene[id, at: pen.timeline.now].content) {
        case ("lineDash", _):
            let dash = try require(Dash.self)
            if let complaint = Dash.limit.complaint(dash) { throw Diagnostic(.outOfRange, "lineDash \(complaint), and is \(value.shown)", at: span) }
            update(id, movable) { $0.style.strokeStyle.dash = dash.lengths }
        case ("lineDashPhase", _):
            let phase = try require(Double.self)
            update(id, movable) { $0.style.strokeStyle.dashPhase = phase }
        case ("path", .shape):
            let path = try require(Path.self)
            update(id, movable) { $0.content = .shape(path) }
        case ("text", .text(var content)):
            content.text = try printed(value, at: span)
            update(id, movable) { $0.content = .text(content) }
        case ("size", .text(var content)):
            content.size = try require(Double.self)
            guard content.size > 0 else { throw Diagnostic(.outOfRange, "size must be greater than 0, and is \(value.shown)", at: span) }
            update(id, movable) { $0.content = .text(content) }
        case ("font", .text(var content)):
            content.font = try require(String?.self)
            update(id, movable) { $0.content = .text(content) }
        case ("size", .image(var image)):
            let size = try require(Extent.self)
            if let complaint = size.complaint { throw Diagnostic(.outOfRange, "size \(complaint), and is \(value.shown)", at: span) }
            let extent = size.extent(of: image.content)
            (image.width, image.height) = (extent.x, extent.y)
            update(id, movable) { $0.content = .image(image) }
        case ("smoothing", .image(var image)):
            image.isSmooth = try require(Bool.self)
            update(id, movable) { $0.content = .image(image) }
        default: return false
        }
        return true
    }

    private func change(of id: LayerID) -> PropertyChange { pen.timeline.change(of: id, born: scene[id].birth) }

    /// Changes a layer's properties as they are now: at once where the layer has just appeared and nothing moves, else from
    /// now on.
    /// - Parameter given: those that were given a value, be it the one that they have.
    func update(_ id: LayerID, _ given: Set<MovableProperty>, _ adjust: (inout Layer) -> Void) {
        let change = change(of: id)
        if case .step(let now) = change.kind, now <= scene[id].birth, scene[id].motion == nil, scene[id].own == nil { return scene.update(id, adjust) }
        var current = scene[id, at: change.beginTime]
        // What moves is changed in place, so nobody else may hold it.
        (current.motion, current.own) = (nil, nil)
        var changed = current
        adjust(&changed)
        let stand = current.position == nil && changed.position != nil ? scene.anchorPoint(of: id) : nil
        current.position = current.position ?? stand
        scene.update(id) { layer in
            layer.position = layer.position ?? stand
            layer.change(from: current, to: changed, given: given, change)
        }
        pen.timeline.changed(change)
    }

    /// A layer made by `let name = …` is called so.
    func name(_ id: LayerID, _ name: String) {
        if scene[id].name == nil { scene.update(id) { $0.name = name } }
    }
}
