// What follows a dot and is no function: said once, for reading, offers and completion.

struct Member {
    /// What has it.
    enum Owner { case point, range, box, place, color, layer, shape, text, image }

    let name: String
    let owner: Owner
    let summary: String
    private let kind: ValueKind?
    private let type: ValueType?

    static let all: [Member] = numbers + places + colors + layers

    static let names = Set(all.map(\.name))

    private static let numbers: [Member] = [
        .init("x", .point, "How far it lies in the direction of x."), .init("y", .point, "How far it lies in the direction of y."),
        .init("lower", .range, "The number where it begins."), .init("upper", .range, "The number up to which it goes."),
        .init("x", .box, "Its least x."), .init("y", .box, "Its least y."), .init("minX", .box, "Its least x."), .init("minY", .box, "Its least y."),
        .init("maxX", .box, "Its greatest x."), .init("maxY", .box, "Its greatest y."), .init("width", .box, "From its least to its greatest x."),
        .init("height", .box, "From its least to its greatest y."), .init("center", .box, "The point in its middle.", .point),
    ]

    private static let places: [Member] = [
        .init("point", .place, "The point itself.", .point), .init("x", .place, "How far it lies in the direction of x."),
        .init("y", .place, "How far it lies in the direction of y."), .init("t", .place, "The part of the path's length before it, from 0 to 1."),
        .init("parameter", .place, "Its parameter on the curve, from 0 to 1; of several curves each has an equal share."),
        .init("distance", .place, "How far it is from what was asked for."),
        .init("other", .place, "The same place on the other path, or where the path passes it again.", .place),
    ]

    private static let colors: [Member] = [
        .init("red", .color, "Its part of red, from 0 to 1."), .init("green", .color, "Its part of green, from 0 to 1."),
        .init("blue", .color, "Its part of blue, from 0 to 1."), .init("alpha", .color, "How opaque it is, from 0 to 1."),
        .init("hue", .color, "Its place among the hues, as a fraction of a turn from red."), .init("saturation", .color, "From 0, grey, to 1, full colour."),
        .init("brightness", .color, "From 0, black, to 1."), .init("hex", .color, "As it is written: a text such as \"#ff8800\".", .text),
    ]

    private static let layers: [Member] =
        Builtin.properties.map { Member($0.info.name, .layer, $0.info.summary, $0.info.parameters[0].words.isEmpty ? nil : .text, $0.info.parameters[0].valueType) } + [
            .init("path", .shape, "The path that it draws.", .path), .init("text", .text, "What is written.", .text),
            .init("size", .text, "How large its letters are."), .init("font", .text, "The family of its letters, or none.", nil),
            .init("size", .image, "Its width and height.", .point), .init("smoothing", .image, "Whether its pixels are mixed where it is enlarged.", .boolean),
        ]

    private init(_ name: String, _ owner: Owner, _ summary: String, _ kind: ValueKind? = .number, _ type: ValueType? = nil) {
        (self.name, self.owner, self.summary, self.kind, self.type) = (name, owner, summary, kind, type)
    }

    /// What is known of its value.
    var guess: Guess { kind.map { Guess($0) } ?? type.map { Guess($0) } ?? .unknown }
}
