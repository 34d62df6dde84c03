// Frames as SVG documents.

import PenScene

public enum SVGWriter {
    /// The frame as a whole SVG 1.1 document in UTF-8, with the few properties of SVG 2 that blending needs. The same
    /// frame gives the same bytes.
    /// - Throws: `SVGError` where the frame holds a coordinate that no picture can show, or is too small for any digit.
    public static func write(_ frame: Frame, options: SVGOptions = SVGOptions()) throws(SVGError) -> [UInt8] {
        var document = SVGDocument(frame: frame, options: options)
        return try document.write()
    }

    /// How far, in user units, what a moving picture shows may be from where it should be, unless something else is said.
    public static let tolerance = 0.1

    /// A moving picture by SMIL, which browsers play, also in `img`; what nothing moves shows its poster.
    /// - Parameter tolerance: > 0.
    /// - Throws: as for a frame.
    public static func write(_ picture: MovingPicture, options: SVGOptions = SVGOptions(), tolerance: Double = tolerance) throws(SVGError) -> [UInt8] {
        try SVGDocument.write(picture, options: options, tolerance: tolerance)
    }
}
