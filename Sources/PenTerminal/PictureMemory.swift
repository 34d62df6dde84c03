// The picture that was drawn last, most of which the next one has as well.

import PenGeometry
import PenRaster
import PenScene

/// Draws the frames of a drawing that grows, as at the prompt: where a frame begins with the operations of the one before,
/// these are not drawn again.
public final class PictureMemory {
    /// What must be as it was for pixels to be the same.
    private struct Ground: Equatable {
        var width, height: Int
        var transform: AffineTransform
        var paper: Color
        var background: Paint?
        var bounds: Rect
        var minimumStrokeWidth: Double
    }

    /// What of the last frame has been drawn, and what that looks like.
    private struct Kept {
        var ground: Ground
        var operations: ArraySlice<DrawingOperation>
        var raster: Raster
    }

    private var kept: Kept?
    /// How the last frame began: only what is shown again is worth keeping.
    private var last: (ground: Ground, beginning: [DrawingOperation])?

    /// So many operations at the end are always drawn, for these are what is taken back and changed.
    private static let open = 64

    public init() {}

    func draw(_ frame: Frame, width: Int, height: Int, transform: AffineTransform, paper: Color, minimumStrokeWidth: Double) -> Raster {
        let ground = Ground(
            width: width, height: height, transform: transform, paper: paper, background: frame.background, bounds: frame.bounds, minimumStrokeWidth: minimumStrokeWidth)
        var first = start(frame, ground), raster = kept?.raster ?? Raster(width: width, height: height, color: paper)
        func draw(_ range: Range<Int>) {
            var part = frame
            part.operations = Array(frame.operations[range])
            if range.lowerBound > 0 { part.background = nil }
            Rasterizer.draw(part, over: &raster, transform: transform, minimumStrokeWidth: minimumStrokeWidth)
        }
        let end = isShownAgain(frame, ground) ? frame.operations.lastPlaceBetweenGroups(upTo: frame.operations.count - PictureMemory.open) : 0
        if end >= first + PictureMemory.open {
            draw(first..<end)
            first = end
            kept = Kept(ground: ground, operations: frame.operations[..<end], raster: raster)
        }
        draw(first..<frame.operations.count)
        return raster
    }

    private func isShownAgain(_ frame: Frame, _ ground: Ground) -> Bool {
        defer { last = (ground, Array(frame.operations.prefix(PictureMemory.open))) }
        return last.map { $0.ground == ground && frame.operations.begins(with: $0.beginning[...]) } ?? false
    }

    /// How many operations of a frame are drawn already; forgets what is not of it.
    private func start(_ frame: Frame, _ ground: Ground) -> Int {
        guard let kept, kept.ground == ground, frame.operations.begins(with: kept.operations) else {
            self.kept = nil
            return 0
        }
        return kept.operations.count
    }
}

extension [DrawingOperation] {
    /// The last place up to an index at which no group is open; 0 where there is none.
    fileprivate func lastPlaceBetweenGroups(upTo end: Int) -> Int {
        var depth = 0, last = 0
        for (i, operation) in prefix(Swift.max(end, 0)).enumerated() {
            if case .beginGroup = operation { depth += 1 }
            if case .endGroup = operation { depth -= 1 }
            if depth == 0 { last = i + 1 }
        }
        return last
    }

    fileprivate func begins(with others: ArraySlice<DrawingOperation>) -> Bool {
        count >= others.count && zip(self, others).allSatisfy { $0.looksLike($1) }
    }
}

extension DrawingOperation {
    /// Whether it surely is drawn as the other one is.
    fileprivate func looksLike(_ other: DrawingOperation) -> Bool {
        switch (self, other) {
        case (.shape(let shape), .shape(let other)): shape == other
        case (.beginGroup(let group), .beginGroup(let other)): group == other
        case (.endGroup, .endGroup): true
        default: false
        }
    }
}
