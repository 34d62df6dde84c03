// How a stroke is drawn on a page.

import PenGeometry

/// A line that the reader's own pen draws or, where readers differ in what it would draw, the stroke's outline.
enum DrawnStroke {
    /// The path in units, and the style in those of `nib`, which leads to units; nil is the identity.
    case pen(Path, StrokeStyle, nib: AffineTransform?)
    /// In units, to be filled by the non-zero rule.
    case outline(Path)

    /// - Parameters:
    ///   - m: from the path's coordinates to units.
    ///   - isOutlined: whether the outline is wanted in any case.
    /// - Returns: nil where there is nothing to be seen.
    init?(_ path: Path, _ style: StrokeStyle, _ m: AffineTransform, within reach: Rect, isOutlined: Bool) {
        guard style.width > 0, style.width.isFinite, !path.isEmpty, m.meanScale > 0 else { return nil }
        var style = style
        if !style.dash.isEmpty, !path.isCut(dash: style.dash, phase: style.dashPhase) { style.dash = [] }
        let line = path.transformed(by: m)
        if !isOutlined, DrawnStroke.isSafe(line, style, m), line.isWithin(reach.insetBy(style.reach * m.largestScale)) {
            self = m.isSimilarity ? .pen(line, style.scaled(by: m.meanScale), nib: nil) : .pen(line, style.withPositivePhase, nib: m.withoutTranslation)
        } else {
            let outline = path.stroked(style, tolerance: PDFPicture.tolerance * 16 / m.largestScale).transformed(by: m)
            guard !outline.isEmpty else { return nil }
            self = .outline(outline)
        }
    }

    /// What is seen of it lies within.
    var bounds: Rect {
        switch self {
        case .pen(let path, let style, let nib): path.bounds.insetBy(-style.reach * (nib?.largestScale ?? 1))
        case .outline(let path): path.bounds
        }
    }

    /// Whether all readers draw the stroke alike: there are no dashes and no subpaths so short that they have no direction,
    /// no gaps of length zero, and no pen that is hardly wider than a point in one direction.
    private static func isSafe(_ line: Path, _ style: StrokeStyle, _ m: AffineTransform) -> Bool {
        let smallest = 1.0 / 16
        let narrowest = abs(m.determinant) / m.largestScale
        guard narrowest > 1e-3 * m.largestScale, style.dash.allSatisfy({ $0 * narrowest > smallest }) else { return false }
        return style.cap == .butt || !line.hasSubpath(shorterThan: smallest)
    }
}

extension StrokeStyle {
    /// How far from the path a stroke may reach.
    var reach: Double { width / 2 * max(2.0.squareRoot(), join == .miter ? max(1, miterLimit) : 1) }

    fileprivate func scaled(by k: Double) -> StrokeStyle {
        StrokeStyle(width: width * k, cap: cap, join: join, miterLimit: miterLimit, dash: dash.map { $0 * k }, dashPhase: dashPhase * k).withPositivePhase
    }

    /// PDF knows no phase below zero.
    fileprivate var withPositivePhase: StrokeStyle {
        guard !dash.isEmpty else { return self }
        // An odd list counts twice.
        let period = dash.reduce(0, +) * 2
        var style = self
        style.dashPhase = dashPhase.truncatingRemainder(dividingBy: period)
        if style.dashPhase < 0 { style.dashPhase += period }
        return style
    }
}

extension Path {
    /// Whether a subpath that draws something, or is closed, lies in a square with such a side.
    fileprivate func hasSubpath(shorterThan side: Double) -> Bool {
        subpaths.contains { $0.verbs.count > 1 && max($0.bounds.width, $0.bounds.height) < side }
    }
}

extension AffineTransform {
    /// The largest factor by which a length grows: the matrix's greater singular value.
    var largestScale: Double { (Point(a + d, b - c).length + Point(a - d, b + c).length) / 2 }

    fileprivate var withoutTranslation: AffineTransform { AffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }
}
