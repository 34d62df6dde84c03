// The kinds of values that a script sees.

import PenGeometry
import PenScene

enum ValueKind: CaseIterable {
    case number, point, text, list, function, range, color, path, transform, gradient, layer, box, place, boolean

    /// Values of the kind, to see what takes them.
    var samples: [Value] {
        switch self {
        case .number: [.number(0)]
        case .point: [.point(.zero)]
        case .text: [.text("")]
        case .list: [.list(ListObject(packing: []))] + [ValueKind.number, .point, .text, .path, .color, .place].flatMap(\.samples).map { .list(ListObject(packing: [$0])) }
        case .function: Builtin.named["sin"].map { [.function(FunctionObject(.builtin($0)))] } ?? []
        case .range: [.range(RangeObject(0, 1, isClosed: true))]
        case .color: [.color(ColorObject(.black))]
        case .path: [.path(PathObject(Path()))]
        case .transform: [.transform(TransformObject(.identity))]
        case .gradient: [.gradient(GradientObject(Gradient(kind: .linear(from: .zero, to: .zero), stops: [])))]
        case .layer: [.layer(.root)]
        case .box: [.box(BoxObject(Rect(x: 0, y: 0, width: 0, height: 0)))]
        case .place: [.place(PlaceObject(.zero, t: 0, parameter: 0, distance: 0, other: PlaceObject(.zero, t: 0, parameter: 0)))]
        case .boolean: [.boolean(false)]
        }
    }
}

extension Value {
    /// nil for nothing, and for what a script does not see.
    var valueKind: ValueKind? {
        switch self {
        case .number, .jet: .number
        case .point, .jetPoint: .point
        case .text: .text
        case .list: .list
        case .function: .function
        case .range: .range
        case .color: .color
        case .path: .path
        case .transform: .transform
        case .gradient: .gradient
        case .layer: .layer
        case .box: .box
        case .place: .place
        case .boolean: .boolean
        case .nothing, .cell, .unset: nil
        }
    }
}
