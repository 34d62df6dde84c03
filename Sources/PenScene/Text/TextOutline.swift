// How a text looks.

import PenGeometry

/// The glyphs of a text as shapes and as what fonts have for coloured pictures.
public struct TextOutline: Sendable {
    /// To be filled by the non-zero rule.
    public var path: Path
    public var pictures: [Picture]
    /// How far the pen moves along the line.
    public var width: Double

    /// A glyph with colours of its own, such as an emoji.
    public struct Picture: Sendable {
        public var content: ImageContent
        public var box: Rect
        public init(_ content: ImageContent, box: Rect) { (self.content, self.box) = (content, box) }
    }

    public init(path: Path = Path(), pictures: [Picture] = [], width: Double = 0) { (self.path, self.pictures, self.width) = (path, pictures, width) }

    public mutating func append(_ other: TextOutline, movedBy distance: Point) {
        let m = AffineTransform.translation(distance)
        path.append(other.path.transformed(by: m))
        pictures += other.pictures.map { Picture($0.content, box: $0.box.transformed(by: m)) }
    }
}
