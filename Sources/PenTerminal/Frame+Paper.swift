// Pictures on paper.

import PenGeometry
import PenScene

extension Frame {
    /// The picture with its background over an opaque colour: nothing of it is transparent.
    func on(_ paper: Color) -> Frame {
        var frame = self
        frame.background = .color(paper)
        switch background {
        case .color(let color)?: frame.background = .color(color.over(paper))
        case .gradient?:
            // It goes on beyond the bounds, as far as the cells reach that the picture takes.
            let everywhere = bounds.insetBy(-max(bounds.width, bounds.height))
            frame.operations.insert(.shape(DrawnShape(path: .rect(everywhere), fill: background)), at: 0)
        case nil: break
        }
        return frame
    }
}

extension Color {
    /// The colour that is seen where this one lies on an opaque one.
    func over(_ paper: Color) -> Color {
        let alpha = min(max(alpha, 0), 1)
        func mixed(_ ink: Double, _ paper: Double) -> Double { paper + (ink - paper) * alpha }
        return Color(red: mixed(red, paper.red), green: mixed(green, paper.green), blue: mixed(blue, paper.blue))
    }
}
