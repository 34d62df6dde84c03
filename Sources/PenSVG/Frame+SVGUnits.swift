// Pictures of a size that renderers can handle.

import PenScene

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Frame {
    /// The picture itself or, where its larger side is below one unit, in smaller units, of which a power of ten make one
    /// and which make the side 100 to 1000: librsvg draws nothing in a `viewBox` smaller than 1/256, and no viewer shows a
    /// picture smaller than a pixel.
    var inSVGUnits: Frame { svgUnitFactor == 1 ? self : scaled(by: svgUnitFactor) }

    /// How many of those units one is.
    var svgUnitFactor: Double {
        let side = max(bounds.width, bounds.height)
        guard side > 0, side < 1 else { return 1 }
        let factor = pow(10, 2 - floor(log10(side)))
        return factor.isFinite ? factor : 1
    }
}
