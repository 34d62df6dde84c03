// The frames of a film, wherever they come from.

import PenImage

/// Pictures of one size, in their order.
protocol FilmFrames {
    var count: Int { get }
    /// In pixels.
    var width: Int { get }
    var height: Int { get }
    /// Whether the first of them has no transparent pixel, and so the film none.
    var isOpaque: Bool { get }

    /// What makes a frame: rows from top to bottom, four bytes a pixel, red, green, blue and alpha, not premultiplied. Asked
    /// for in order and on one thread.
    /// - Parameter index: from 0 to `count`, without it.
    func work(_ index: Int) throws -> FramePipeline.Work
}
