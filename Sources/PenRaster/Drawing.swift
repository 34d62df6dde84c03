// A frame made ready for drawing.

import PenGeometry
import PenScene
import Synchronization

/// A frame whose outlines are known in pixels: all that the bands of a picture share, so that curves are flattened,
/// dashed and stroked once.
///
/// Curves are drawn within a twentieth of a pixel, unless a shape asks for another flatness. A shape with coordinates
/// that are not finite is left out.
public struct Drawing: Sendable {
    /// In pixels, each side at most `Raster.largestSide`.
    public let width, height: Int
    let frame: Frame
    let toPixels: AffineTransform
    let minimumStrokeWidth: Double
    /// Whether colours are mixed as light.
    let mixesLight: Bool
    /// What is drawn, in order.
    private(set) var steps: [Step] = []
    /// The widths of the layers that are drawn at once, at most, together.
    private(set) var layerWidth = 0

    enum Step: Sendable {
        case shape(OutlinedShape)
        case begin(GroupPlan)
        case end
    }

    /// - Parameters:
    ///   - transform: from the picture's coordinates to pixels.
    ///   - minimumStrokeWidth: thinner strokes are drawn with this width in pixels, so that they do not fade away.
    ///   - mixesLight: whether what is half covered or half opaque has half the light; otherwise it has the mean of the
    ///     values of sRGB, as in browsers. Colours between a gradient's stops are those of sRGB in any case.
    public init(
        _ frame: Frame, width: Int, height: Int, transform: AffineTransform, minimumStrokeWidth: Double = 0, mixesLight: Bool = false
    ) {
        self.width = min(max(0, width), Raster.largestSide)
        self.height = min(max(0, height), Raster.largestSide)
        (self.frame, self.minimumStrokeWidth, self.mixesLight) = (frame, minimumStrokeWidth, mixesLight)
        toPixels = transform
        guard transform.isFinite, !picture.isEmpty else { return }
        steps = steps(outlinedShapes())
        layerWidth = Drawing.layerWidth(of: steps)
    }

    var picture: PixelRect { PixelRect(minX: 0, minY: 0, maxX: width, maxY: height) }

    /// Frames with fewer points are made ready sooner than a thread is started.
    private static let pointsPerThread = 5_000

    /// The shapes and images of each operation, found by all processors where there are many.
    private func outlinedShapes() -> [[OutlinedShape]] {
        let operations = frame.operations
        let points = operations.reduce(0) { if case .shape(let shape) = $1 { $0 + shape.path.points.count } else { $0 + 1 } }
        guard points > Drawing.pointsPerThread else { return operations.map(outlined) }
        // Small pieces, since some shapes take longer than others.
        let results = PartialResults<[[OutlinedShape]]>(count: min(operations.count, 64))
        concurrently(results.count) { piece in
            let range = operations.count * piece / results.count..<operations.count * (piece + 1) / results.count
            results[piece] = operations[range].map(outlined)
        }
        return results.all.flatMap(\.self)
    }

    private func outlined(_ operation: DrawingOperation) -> [OutlinedShape] {
        guard !Patience.isOver.load(ordering: .relaxed) else { return [] }
        return switch operation {
        case .shape(let shape): [outlined(shape)].compactMap(\.self)
        case .text(let text): placeholder(for: text).compactMap(outlined)
        case .image(let image): [outlined(image)].compactMap(\.self)
        case .beginGroup, .endGroup: []
        }
    }
}
