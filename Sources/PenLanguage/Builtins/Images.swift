// Images.

import PenGeometry
import PenScene
import PenSyntax

extension Builtin {
    static var image: Builtin {
        maker("image", .layers, "Shows an image, a PNG or a JPEG, with the colours of sRGB.",
            Parameter<String>("file", "the name of its file, seen from the script's folder; or a data URI that holds its bytes").asImageFile,
            Parameter<Point>("at", "where its upper left corner is, or where the anchor stands", default: .zero, "(0, 0)"),
            Parameter<Extent?>("size", "its width, from which the height follows, or both as a point; without it a pixel is one unit", .positive),
            Parameter<Point?>("anchor", "the point of the image that stands there: parts of its width and height from the corner with the smallest x and y, such as (50%, 50%)"),
            Parameter<Bool>("smoothing", "false shows each pixel as a rectangle", default: true, "true"),
            example: "let car = image(\"car.png\", at: (10, 20), size: 80)\ncar.rotation = 5deg"
        ) { call, file, place, size, anchor, isSmooth in
            let pen = call.machine.pen
            try refuseInside(call, pen)
            let content = try call.machine.image(file, at: call.site.place(of: 0) ?? call.site.span)
            let extent = size?.extent(of: content) ?? Point(Double(content.width), Double(content.height))
            return .layer(pen.add(.image(Layer.SizedImage(content, width: extent.x, height: extent.y, isSmooth: isSmooth))) { layer in
                layer.position = place
                layer.anchor = anchor ?? layer.anchor
            })
        }
    }
}

/// How large an image is: its width, or both sides.
enum Extent: Convertible {
    case width(Double)
    case sides(Point)

    static var typeName: String { "number or point" }
    static func convert(_ value: Value) -> Extent? { Double.convert(value).map(Extent.width) ?? Point.convert(value).map(Extent.sides) }

    var value: Value {
        switch self {
        case .width(let width): .number(width)
        case .sides(let sides): .point(sides)
        }
    }

    var isFiniteValue: Bool {
        switch self {
        case .width(let width): width.isFinite
        case .sides(let sides): sides.isFinite
        }
    }

    /// What is wrong with it, or nil.
    var complaint: String? {
        switch self {
        case .width(let width): width > 0 ? nil : "must be greater than 0"
        case .sides(let sides): sides.x > 0 && sides.y > 0 ? nil : "must be greater than 0 both ways"
        }
    }

    /// Width and height, the latter in the image's proportion where only the width is given.
    func extent(of image: ImageContent) -> Point {
        switch self {
        case .width(let width): Point(width, width * Double(image.height) / Double(image.width))
        case .sides(let sides): sides
        }
    }
}

extension Limit where T == Extent? {
    static var positive: Limit { Limit { $0?.complaint } }
}
