// How large a picture is in pixels, and how many cells it takes.

import PenGeometry

/// As many cells as a picture in characters takes, and the pixels in them.
struct PixelLayout: Hashable, Sendable {
    let columns, rows: Int
    let width, height: Int

    /// So many pixels are drawn and sent at most; beyond that they are larger than those of the screen.
    private static let mostPixels = 16e6
    /// A row of sixels is six pixels high.
    private static let sixelHeight = 6

    /// - Parameter limit: the longest sides in pixels; nil for ever.
    /// - Returns: nil where the bounds have no size.
    init?(bounds: Rect, preview: Preview, limit: TerminalAnswers.Size?) {
        let cellWidth = preview.cellWidth, cellHeight = cellWidth * preview.cellAspect
        var columns = Double(preview.columns), rows = Double(preview.rows)
        if preview.mode == .sixel {
            // The terminal does not enlarge sixels: a picture of fewer pixels has fewer cells.
            let shrinking = min(1, (Self.mostPixels / (columns * cellWidth * rows * cellHeight)).squareRoot())
            columns = min(columns * shrinking, (limit?.width ?? .infinity) / cellWidth)
            rows = min(rows * shrinking, (limit?.height ?? .infinity) / cellHeight)
        }
        guard let layout = PictureLayout(bounds: bounds, columns: max(1, Int(columns)), rows: max(1, Int(rows)), cellAspect: preview.cellAspect)
        else { return nil }
        (self.columns, self.rows) = (layout.columns, layout.rows)
        let width = Double(layout.columns) * cellWidth, height = Double(layout.rows) * cellHeight
        let shrinking = min(1, (Self.mostPixels / (width * height)).squareRoot())
        self.width = max(1, Int((width * shrinking).rounded()))
        let whole = max(1, Int((height * shrinking).rounded()))
        // The last row of sixels must not reach into the line below.
        self.height = preview.mode == .sixel && whole > Self.sixelHeight ? whole - whole % Self.sixelHeight : whole
    }
}
