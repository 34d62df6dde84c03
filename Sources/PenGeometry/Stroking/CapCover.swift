// Gaps between dashes that their caps cover.

/// How much of a gap the caps at its ends cover, so that dashes may be drawn as one: dots close to each other would be
/// drawn many times over.
struct CapCover {
    /// The longest gap that is covered on a line and on a curve; none where negative.
    private let onLine, onCurve: Double

    /// No gap is covered.
    static let none = CapCover(onLine: -1, onCurve: -1)

    private init(onLine: Double, onCurve: Double) { (self.onLine, self.onCurve) = (onLine, onCurve) }

    /// - Parameter tolerance: how far the outline may be from the true one, in user units.
    init(_ style: StrokeStyle, tolerance: Double) {
        switch style.cap {
        case .butt: self = .none
        case .round:
            // Discs of diameter w at a distance d leave notches as deep as w/2 − √(w² − d²)/2; this d makes them half the
            // tolerance e, or the whole radius: d² = w² − (w − e)².
            let e = min(tolerance, style.width), longest = (e * (2 * style.width - e)).squareRoot()
            self.init(onLine: longest, onCurve: longest)
        case .square:
            // On curves the corners of the caps stand out.
            self.init(onLine: style.width, onCurve: -1)
        }
    }

    func cover(_ gap: Double, on segment: PathSegment) -> Bool {
        if case .line = segment { gap <= onLine } else { gap <= onCurve }
    }
}
