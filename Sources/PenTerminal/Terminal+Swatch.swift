// A colour among words.

import PenScene

extension Terminal {
    /// Two cells of a colour over the terminal's paper; empty where there are no colours.
    public func swatch(_ color: Color) -> String {
        guard colorDepth != .none else { return "" }
        let seen = color.over(background ?? .white)
        let rgb = RGB(SIMD3(Float(seen.red), Float(seen.green), Float(seen.blue)))
        return "\u{1B}[" + colorDepth.nearest(to: rgb).backgroundParameters + "m  \u{1B}[0m"
    }
}
