// A picture in the terminal that is drawn again and again.

import PenGeometry
import PenScene

/// Keeps what the terminal shows of a picture, so that only what looks otherwise is sent.
public struct LivePicture: Sendable {
    private let preview: Preview
    /// In cells; they are the same for all frames with these bounds.
    public let columns, rows: Int
    private let pixels: PixelLayout?
    /// Under which kitty keeps it, and replaces it.
    private let identifier: UInt32
    private var encoder: CellEncoder
    private var shownCells: [InkedCell]?
    private var shownPixels: [[UInt8]]?

    /// - Parameter bounds: those of all frames.
    /// - Returns: nil where there is nothing to show: in mode `none`, or where the bounds have no size.
    public init?(_ preview: Preview, bounds: Rect, identifier: UInt32 = TerminalPicture.newIdentifier()) {
        guard preview.mode != .none, let layout = PictureLayout(bounds: bounds, columns: preview.columns, rows: preview.rows, cellAspect: preview.cellAspect)
        else { return nil }
        (self.preview, self.identifier) = (preview, identifier)
        pixels = preview.mode.showsPixels ? PixelLayout(bounds: bounds, preview: preview, limit: preview.sixelLimit) : nil
        (columns, rows) = (pixels?.columns ?? layout.columns, pixels?.rows ?? layout.rows)
        encoder = CellEncoder(depth: preview.depth, shades: preview.shades)
    }

    /// Whether parts of it can be shown anew without the rest.
    public var hasRows: Bool { pixels == nil }

    /// What the terminal shows is not known any more, as after a change of its window.
    public mutating func forget() { (shownCells, shownPixels) = (nil, nil) }

    /// What makes the terminal show a frame where it shows the last one; empty where that looks the same.
    ///
    /// The cursor stands where the picture begins, at its first row that can be seen; afterwards it stands anywhere.
    /// - Parameters:
    ///   - measurer: knows the shapes of texts.
    ///   - firstRow: rows above it have left the window.
    public mutating func update(to frame: Frame, measurer: (any TextMeasurer)? = nil, firstRow: Int = 0) throws(PreviewError) -> [UInt8] {
        guard let pixels else { return cells(frame, measurer, firstRow) }
        let strings = try preview.strings(frame, measurer, pixels, identifier: identifier, isBrief: true)
        guard strings != shownPixels else { return [] }
        shownPixels = strings
        return Array(strings.joined())
    }

    private mutating func cells(_ frame: Frame, _ measurer: (any TextMeasurer)?, _ firstRow: Int) -> [UInt8] {
        guard let grid = preview.grid(frame, measurer: measurer), grid.columns == columns, grid.rows == rows else { return [] }
        var cells: [InkedCell] = []
        cells.reserveCapacity(columns * rows)
        for row in 0..<rows {
            for column in 0..<columns { cells.append(encoder.inked(grid[column, row])) }
        }
        defer { shownCells = cells }
        return encoder.changes(from: shownCells, to: cells, columns: columns, firstRow: min(max(firstRow, 0), rows))
    }
}
