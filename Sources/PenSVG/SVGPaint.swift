// What `fill` and `stroke` say.

import PenScene

/// A paint as attributes: its value, and the opacity that goes with it.
struct SVGPaint {
    var value: String
    var opacity = 1.0

    static let none = SVGPaint(value: "none")
}
