// What a script computes with.

import PenGeometry
import PenScene

/// A value of the language. Numbers, points and texts are copied; lists, paths and layers are references.
///
/// `number` stands first so that zeroed memory is a valid value (the number 0): the interpreter's stacks are mapped
/// and not filled. A test holds on to that.
public enum Value {
    case number(Double)
    case point(Point)
    case text(String)
    case list(ListObject)
    case function(FunctionObject)
    case range(RangeObject)
    case color(ColorObject)
    case path(PathObject)
    case transform(TransformObject)
    case gradient(GradientObject)
    case layer(LayerID)
    /// The box around something.
    case box(BoxObject)
    /// A place on a path.
    case place(PlaceObject)
    /// A number that also carries its derivatives; only inside `f'`.
    case jet(Jet)
    /// A point of such numbers.
    case jetPoint(JetPoint)
    /// A variable that closures share; only in slots.
    case cell(Cell)
    case boolean(Bool)
    case nothing
    /// A variable before its `let`, an argument that was not given; never seen by a script.
    case unset
}

public final class ColorObject {
    public let color: Color
    public init(_ color: Color) { self.color = color }
}

public final class PathObject {
    public let path: Path
    public init(_ path: Path) { self.path = path }
}

public final class TransformObject {
    public let transform: AffineTransform
    public init(_ transform: AffineTransform) { self.transform = transform }
}

public final class GradientObject {
    public let gradient: Gradient
    public init(_ gradient: Gradient) { self.gradient = gradient }
}

/// What `bounds` gives.
public final class BoxObject {
    public let rect: Rect
    public init(_ rect: Rect) { self.rect = rect }
}

/// A variable on the heap, shared by the closures that captured it.
public final class Cell {
    @exclusivity(unchecked) var value: Value
    /// The epoch in which its old value was last kept for undoing.
    var epoch = 0
    let generation = Generation.now
    init(_ value: Value) { self.value = value }
}

extension Value {
    /// The kind in the reader's words, with its article: "a number".
    public var kindName: String {
        switch self {
        case .number, .jet: return "a number"
        case .point, .jetPoint: return "a point"
        case .text: return "a text"
        case .list: return "a list"
        case .function: return "a function"
        case .range: return "a range"
        case .color: return "a colour"
        case .path: return "a path"
        case .transform: return "a transform"
        case .gradient: return "a gradient"
        case .layer: return "a layer"
        case .box: return "a box"
        case .place: return "a place on a path"
        case .boolean: return "true or false"
        case .nothing: return "nothing"
        case .cell, .unset: return "no value"
        }
    }
}
