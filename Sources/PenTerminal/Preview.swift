// A picture in the terminal.

import PenGeometry
import PenRaster
import PenScene

/// How pictures are shown as text.
public struct Preview: Hashable, Sendable {
    public var mode: PreviewMode
    /// `.none` writes no escape sequences. Plain ASCII pictures have none in any case.
    public var colorDepth: ColorDepth
    /// The largest size in cells. More than `maximumSide` of each are never used.
    public var columns: Int
    public var rows: Int
    /// A cell's height divided by its width.
    public var cellAspect: Double
    /// A cell's width in pixels of the screen.
    public var cellWidth = 10.0
    /// What lies below a picture without a background, in modes that have colours.
    public var paper = Color.white
    /// What stands between and keeps pixels from the terminal, unless it is told to hand them on.
    public var multiplexer: Multiplexer?
    /// How many colours sixels may have, and their largest size in pixels.
    public var sixelColors = 256
    public var sixelLimit: TerminalAnswers.Size?
    /// Whether texts in the picture may be written with other characters than ASCII.
    public var isUnicode: Bool

    /// Texts whose em is as many rows high are drawn, not written.
    private static let largeText = 4.0

    /// No picture has more cells a side, whatever is asked for.
    public static let maximumSide = 500

    public init(
        mode: PreviewMode, colorDepth: ColorDepth = .none, columns: Int = 80, rows: Int = 80, cellAspect: Double = 2, isUnicode: Bool = true
    ) {
        (self.mode, self.colorDepth, self.columns, self.rows) = (mode, colorDepth, columns, rows)
        (self.cellAspect, self.isUnicode) = (cellAspect, isUnicode)
    }

    /// What suits a terminal, unless mode or width are chosen.
    ///
    /// The picture fills the window but for one line, in which the prompt comes; in a pipe it has at most as many rows
    /// as columns. A chosen width leaves the height free, but it cannot exceed the window's, which would break lines.
    /// Pixels are never higher than the window, where they would be lost.
    public init(terminal: Terminal, mode: PreviewMode? = nil, width: Int? = nil) {
        let window = terminal.window, mode = mode ?? terminal.pixelMode ?? terminal.mode
        let columns = terminal.isTerminal ? min(width ?? window.columns, window.columns) : width ?? window.columns
        let isFree = width != nil && !(mode.showsPixels && terminal.isTerminal)
        let rows = isFree ? Self.maximumSide : terminal.isTerminal ? max(window.rows - 1, 1) : columns
        self.init(
            mode: mode, colorDepth: terminal.colorDepth, columns: columns, rows: rows,
            cellAspect: window.cellAspect, isUnicode: terminal.isUnicode)
        (cellWidth, paper, multiplexer) = (window.cellWidth, terminal.paper, terminal.multiplexer)
        (sixelColors, sixelLimit) = (terminal.sixelColors, terminal.sixelLimit)
    }

    /// The picture in characters, each line with its newline; empty where there is nothing to show: in mode `none` and
    /// those that show pixels, or where the frame's bounds have no size.
    /// - Parameters:
    ///   - measurer: knows the shapes of texts that are too large for characters or cannot stand as such; where it does
    ///     not, their places are marked.
    ///   - memory: keeps what is drawn for the next frame of the same drawing.
    public func render(_ frame: Frame, measurer: (any TextMeasurer)? = nil, memory: PictureMemory = PictureMemory()) -> String {
        grid(frame, measurer: measurer, memory: memory).map { CellEncoder.encode($0, depth: depth, shades: shades) } ?? ""
    }

    /// What colours are used in this mode.
    var depth: ColorDepth { mode == .ascii ? .none : colorDepth }

    /// Whether cells of one colour may be mixed from two of the sixteen colours.
    var shades: Bool { depth == .sixteen && mode != .braille }

    /// The picture's cells; nil where there is nothing to show.
    func grid(_ frame: Frame, measurer: (any TextMeasurer)?, memory: PictureMemory = PictureMemory()) -> CellGrid? {
        guard mode != .none, !mode.showsPixels, let layout = PictureLayout(bounds: frame.bounds, columns: columns, rows: rows, cellAspect: cellAspect)
        else { return nil }
        let frame = frame.outliningTexts(with: measurer) { $0.rows(in: layout) >= Preview.largeText }
        var placement = TextPlacement(frame, layout: layout)
        placement.outlineRest(with: measurer)
        let visibility = TextVisibility(of: placement.texts, in: frame, layout: layout)
        let (fitted, isCrowded) = fit(placement.frame, layout: layout)
        let picture = PartColors(fitted, on: paper, mode: mode, layout: layout, isCrowded: isCrowded, memory: memory)
        var cells = cells(picture, frame: fitted, layout: layout)
        for text in placement.texts.values.joined() { cells.write(text, over: picture, visibility, isUnicode: isUnicode) }
        return cells
    }

    /// The frame with its lines as this mode shows them best, and whether there are too many for that.
    private func fit(_ frame: Frame, layout: PictureLayout) -> (frame: Frame, isCrowded: Bool) {
        // In ASCII a line is a row of characters, whatever its width, up to the width of one.
        guard mode != .ascii else { return (frame.thinned(below: 1.25 / layout.transform.a), false) }
        let fitter = LineFitter(
            frame, toParts: layout.toParts(of: mode), columns: layout.columns * mode.parts.across, rows: layout.rows * mode.parts.down)
        return (fitter?.fit(frame) ?? frame, fitter == nil)
    }

    private func cells(_ picture: PartColors, frame: Frame, layout: PictureLayout) -> CellGrid {
        if depth == .none { return plainCells(picture, frame: frame, layout: layout) }
        guard mode == .braille else { return CellGrid(picture, mode: mode, paper: frame.paper(over: paper)) }
        // A stroke as wide as a cell is an area.
        let areas = frame.areas(strokesFrom: Double(mode.parts.down) / layout.toParts(of: mode).meanScale)
        return CellGrid(dots: picture, areas: PartColors(areas, on: paper, mode: mode, layout: layout), paper: frame.paper(over: paper))
    }

    /// Cells without colours: what differs from the paper is ink.
    private func plainCells(_ picture: PartColors, frame: Frame, layout: PictureLayout) -> CellGrid {
        var blank = frame
        blank.operations = []
        let ink = PartInk(picture, paper: PartColors(blank, on: paper, mode: mode, layout: layout))
        let images = ImageCells(of: frame, layout: layout)
        return mode == .ascii ? CellGrid(ascii: ink, images: images) : CellGrid(ink, mode: mode, images: images)
    }
}

extension Frame {
    /// All strokes narrower than a width made hairlines, which the rasterizer widens to its minimum.
    fileprivate func thinned(below width: Double) -> Frame {
        var frame = self
        frame.operations = operations.map { operation in
            guard case .shape(var shape) = operation, shape.strokeStyle.width * shape.transform.meanScale < width else { return operation }
            shape.strokeStyle.width = min(shape.strokeStyle.width, width / 1000)
            return .shape(shape)
        }
        return frame
    }

    /// The background over paper, in one colour.
    fileprivate func paper(over paper: Color) -> SIMD3<Float> {
        let color = background?.meanColor?.over(paper) ?? paper
        return SIMD3(Float(color.red), Float(color.green), Float(color.blue))
    }
}
