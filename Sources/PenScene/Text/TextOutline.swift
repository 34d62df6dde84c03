// How a text looks.

import PenGeometry

/// The glyphs of a text as shapes.
public struct TextOutline: Sendable {
    /// To be filled by the non-zero rule.
    public var path: Path

    public init(path: Path = Path()) { self.path = path }

    public mutating func append(_ other: TextOutline, movedBy distance: Point) {
        path.append(other.path.transformed(by: .translation(distance)))
    }
}
