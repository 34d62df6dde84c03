// How the rows of a stored image lie.

import PenGeometry

/// The orientation of an image by the numbers of TIFF 6.0 and Exif 2.3 (tag 274): where its first row and its first
/// column are seen.
public enum ImageOrientation: Int, Sendable, CaseIterable {
    case upright = 1
    case mirrored, upsideDown, flipped
    /// From here on rows are seen as columns: mirrored at the main diagonal, turned clockwise by a quarter, mirrored at
    /// the other diagonal, turned counterclockwise by a quarter.
    case transposed, turnedRight, transverse, turnedLeft

    /// Whether the stored width is the height that is seen.
    public var swapsSides: Bool { rawValue >= ImageOrientation.transposed.rawValue }

    /// From the unit square of the stored image to that of the upright one; y grows down in both.
    public var transform: AffineTransform {
        switch self {
        case .upright: .identity
        case .mirrored: AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
        case .upsideDown: AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
        case .flipped: AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
        case .transposed: AffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .turnedRight: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
        case .transverse: AffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
        case .turnedLeft: AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
        }
    }
}
