// Strokes of which `strokeStart` and `strokeEnd` leave a part.

import PenGeometry

/// What is stroked of a path, and how.
struct TrimmedStroke {
    /// nil where it is the whole path.
    var path: Path?
    var style: StrokeStyle

    /// Fractions of the total length outside 0…1 count as the nearest end.
    /// - Returns: nil where nothing is stroked.
    init?(of path: Path, _ layerStyle: Style) {
        let start = max(layerStyle.strokeStart, 0), end = min(layerStyle.strokeEnd, 1)
        style = layerStyle.strokeStyle
        guard style.width > 0, start < end else { return nil }
        guard start > 0 || end < 1 else { return }
        let part = path.subpath(from: start, to: end)
        if part.isEmpty { return nil }
        self.path = part
        if start > 0, !style.dash.isEmpty { keepDashes(of: path, part, from: start) }
    }

    /// Leaves the dashes where they are on the whole path: the pattern goes on in the subpath that was cut, and starts
    /// anew in every further one.
    private mutating func keepDashes(of whole: Path, _ part: Path, from start: Double) {
        var skipped = start * whole.length
        for subpath in whole.subpaths {
            let length = subpath.length
            if skipped < length { break }
            skipped -= length
        }
        let subpaths = part.subpaths
        guard let first = subpaths.first, subpaths.count > 1 else {
            style.dashPhase += skipped
            return
        }
        var dashes = first.dashed(dash: style.dash, phase: style.dashPhase + skipped)
        for subpath in subpaths.dropFirst() { dashes.append(subpath.dashed(dash: style.dash, phase: style.dashPhase)) }
        (path, style.dash, style.dashPhase) = (dashes, [], 0)
    }
}
