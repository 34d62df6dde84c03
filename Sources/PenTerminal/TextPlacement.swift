// Which texts of a picture stand as characters.

import PenGeometry
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
        var groups = [Surroundings()]
        self.frame.operations = frame.operations.filter { operation in
            let around = groups.last ?? Surroundings()
            switch operation {
            case .beginGroup(let group): groups.append(around.inside(group))
            case .endGroup: groups.removeLast(groups.isEmpty ? 0 : 1)
            case .text(let text): return !around.showsWhole(text) || !place(text, opacity: around.opacity)
            case .shape: break
            }
            return true
        }
    }

    /// Draws the texts that were not placed.
    mutating func outlineRest(with measurer: (any TextMeasurer)?) {
        frame = frame.outliningTexts(with: measurer) { _ in true }
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

/// What the groups around an operation do to it.
private struct Surroundings {
    var opacity = 1.0
    /// Where nothing is cut off; null inside a clip of another shape than a rectangle, which may hide any part.
    var visible = Rect(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)

    func inside(_ group: DrawnGroup) -> Surroundings {
        let clip = group.clip.map { $0.path.asRect ?? .null } ?? visible
        return Surroundings(opacity: opacity * group.opacity, visible: visible.intersection(clip))
    }

    func showsWhole(_ text: DrawnText) -> Bool {
        let box = text.box.transformed(by: text.transform)
        return box.isNull ? visible.contains(text.transform.apply(.zero)) : visible.union(box) == visible
    }
}

extension Path {
    /// The rectangle, its sides along the axes, that the path is; nil for any other path.
    fileprivate var asRect: Rect? {
        guard (4...5).contains(points.count), verbs.allSatisfy({ $0 == .move || $0 == .line || $0 == .close }), verbs.count(where: { $0 == .move }) == 1
        else { return nil }
        var bounds = Rect.null
        for point in points { bounds.include(point) }
        let corners = points.prefix(4)
        let sides = zip(corners, corners.dropFirst() + corners.prefix(1))
        let isClosed = points.count == 4 || points[4] == points[0]
        return isClosed && sides.allSatisfy { ($0.x == $1.x) != ($0.y == $1.y) } && Set(corners).count == 4 ? bounds : nil
    }
}
