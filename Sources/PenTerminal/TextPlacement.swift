// Which texts of a picture stand as characters.

import PenScene

/// A frame's texts divided into those that stand as characters and those that stay in the frame, whose place the
/// rasterizer marks.
struct TextPlacement {
    /// By the index of the operation that draws them.
    private(set) var texts: [Int: [PlacedText]] = [:]
    /// The frame without the texts that were placed.
    private(set) var frame: Frame
    private let layout: PictureLayout
    private var isTaken: [Bool]

    init(_ frame: Frame, layout: PictureLayout) {
        (self.frame, self.layout) = (frame, layout)
        isTaken = [Bool](repeating: false, count: layout.columns * layout.rows)
        for (index, operation) in frame.operations.enumerated() {
            if case .text(let text) = operation { place(text, index) }
        }
        self.frame.operations = frame.operations.enumerated().filter { texts[$0.offset] == nil }.map(\.element)
    }

    /// Draws the texts that were not placed.
    mutating func outlineRest(with measurer: (any TextMeasurer)?) {
        frame = frame.outliningTexts(with: measurer) { _ in true }
    }

    /// Takes the cells of a text if all are free.
    private mutating func place(_ text: DrawnText, _ index: Int) {
        guard let lines = PlacedText.lines(of: text, in: frame.bounds, layout: layout) else { return }
        let places = lines.flatMap { line in line.cells(columns: layout.columns).flatMap { $0.columns.map { line.row * layout.columns + $0 } } }
        guard !places.isEmpty, !places.contains(where: { isTaken[$0] }) else { return }
        for place in places { isTaken[place] = true }
        texts[index] = lines
    }
}
