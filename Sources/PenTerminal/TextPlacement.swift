// Which texts of a picture stand as characters.

import PenScene

/// A frame's texts divided into those that stand as characters and those that stay in the frame, whose place the
/// rasterizer marks.
struct TextPlacement {
    private(set) var texts: [PlacedText] = []
    /// The frame without the texts that were placed.
    private(set) var frame: Frame
    private let layout: PictureLayout
    private var isTaken: [Bool]

    init(_ frame: Frame, layout: PictureLayout) {
        (self.frame, self.layout) = (frame, layout)
        isTaken = [Bool](repeating: false, count: layout.columns * layout.rows)
        // What the groups around an operation do to it. A clip may hide any part of a text: then only its place is marked.
        var groups: [(opacity: Double, isClipped: Bool)] = [(1, false)]
        self.frame.operations = frame.operations.filter { operation in
            let around = groups.last ?? (1, false)
            switch operation {
            case .beginGroup(let group):
                groups.append((around.opacity * group.opacity, around.isClipped || group.clip != nil))
                return true
            case .endGroup:
                groups.removeLast(groups.isEmpty ? 0 : 1)
                return true
            case .text(let text): return around.isClipped || !place(text, opacity: around.opacity)
            case .shape: return true
            }
        }
    }

    /// Takes the cells of a text if all are free.
    private mutating func place(_ text: DrawnText, opacity: Double) -> Bool {
        guard let lines = PlacedText.lines(of: text, opacity: opacity, layout: layout) else { return false }
        let places = lines.flatMap { line in line.cells(columns: layout.columns).flatMap { $0.columns.map { line.row * layout.columns + $0 } } }
        guard !places.isEmpty, !places.contains(where: { isTaken[$0] }) else { return false }
        for place in places { isTaken[place] = true }
        texts += lines
        return true
    }
}
