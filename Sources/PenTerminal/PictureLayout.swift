// How large a picture is in cells, and where it lies.

import PenGeometry

/// The largest block of cells within a limit that shows a picture undistorted.
struct PictureLayout: Sendable {
    let columns: Int
    let rows: Int
    /// From the picture's coordinates to cells: x in columns, y in rows.
    let transform: AffineTransform

    /// - Parameters:
    ///   - bounds: the picture's; may have no width or no height, but not neither.
    ///   - cellAspect: a cell's height divided by its width.
    /// - Returns: nil where the bounds are null, a single point or not finite.
    init?(bounds: Rect, columns limit: Int, rows rowLimit: Int, cellAspect: Double) {
        let limit = min(limit, Preview.maximumSide), rowLimit = min(rowLimit, Preview.maximumSide)
        let width = bounds.width, height = bounds.height
        let scale = min(Double(limit) / width, Double(rowLimit) * cellAspect / height)
        guard limit > 0, rowLimit > 0, cellAspect > 0, bounds.origin.isFinite, scale.isFinite, scale > 0 else { return nil }
        let across = width * scale, down = height * scale / cellAspect
        guard across.isFinite, down.isFinite else { return nil }
        // What is whole but for rounding errors must not take a cell more.
        columns = Int(min(max((across - 1e-6).rounded(.up), 1), Double(limit)))
        rows = Int(min(max((down - 1e-6).rounded(.up), 1), Double(rowLimit)))
        transform = AffineTransform(
            a: scale, b: 0, c: 0, d: scale / cellAspect,
            tx: (Double(columns) - across) / 2 - bounds.minX * scale,
            ty: (Double(rows) - down) / 2 - bounds.minY * scale / cellAspect)
    }

    /// From the picture's coordinates to the parts of a mode's cells.
    func toParts(of mode: PreviewMode) -> AffineTransform {
        transform.then(.scaling(Double(mode.parts.across), Double(mode.parts.down)))
    }
}
