// From a frame to the colours of cells' parts.

import PenGeometry
import PenRaster
import PenScene

extension PartColors {
    /// A frame with more points is drawn with one pixel a part. Since areas are exact, only what shares a part with
    /// something else looks a little different then.
    private static let mostPoints = 50_000

    /// Draws a frame and takes the mean of each part's pixels.
    /// - Parameters:
    ///   - isCrowded: whether lines cover the picture several times, as if it had too many points.
    ///   - memory: keeps what is drawn.
    init(_ frame: Frame, on paper: Color, mode: PreviewMode, layout: PictureLayout, isCrowded: Bool = false, memory: PictureMemory = PictureMemory()) {
        let parts = mode.parts, size = isCrowded || frame.pointCount > Self.mostPoints ? PreviewMode.Parts(1, 1) : mode.pixelsPerPart
        let across = parts.across * size.across, down = parts.down * size.down
        let raster = memory.draw(
            frame.strokesInPieces(), width: layout.columns * across, height: layout.rows * down,
            transform: layout.transform.then(.scaling(Double(across), Double(down))), paper: paper, minimumStrokeWidth: mode == .ascii ? 1 : 0)
        self.init(parts: parts, columns: layout.columns, rows: layout.rows, values: raster.means(of: size))
    }
}

extension Frame {
    fileprivate var pointCount: Int {
        operations.reduce(0) { if case .shape(let shape) = $1 { $0 + shape.path.points.count } else { $0 } }
    }
}

extension Raster {
    /// The mean colours of blocks of pixels, which tile the raster.
    fileprivate func means(of block: PreviewMode.Parts) -> [SIMD3<Float>] {
        let across = width / block.across, down = height / block.down
        var sums = [SIMD3<Float>](repeating: .zero, count: across * down)
        for y in 0..<down * block.down {
            let start = y / block.down * across
            for x in 0..<width {
                let p = pixels[y * width + x]
                sums[start + x / block.across] += SIMD3(p.x, p.y, p.z)
            }
        }
        let scale = 1 / Float(block.count)
        return sums.map { $0 * scale }
    }
}
