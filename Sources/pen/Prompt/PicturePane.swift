// The picture below the line that changed it.

import PenGeometry
import PenScene
import PenTerminal

/// Shows a drawing in at most half of the window, again only when it looks otherwise. The paper of a drawing without a
/// canvas keeps its place and scale as long as nothing leaves it.
final class PicturePane {
    private let screen: Screen
    private var paper: Rect?
    private var last: [UInt8] = []

    init(screen: Screen) { self.screen = screen }

    /// What shows the picture; empty where it looks as it did before.
    func show(_ scene: Scene, options: Options) throws -> [UInt8] {
        var picture = Picture(of: "the picture", scene, options: options)
        guard !scene.isEmpty || scene.background != nil else { return [] }
        if scene.canvas == nil { picture.frame.bounds = paper(for: picture.frame.bounds) }
        var terminal = screen.terminal
        terminal.window = Terminal(descriptor: 1).window
        let bytes = try picture.shown(on: terminal, rows: max(terminal.window.rows / 2, 1)).bytes
        guard bytes != last else { return [] }
        last = bytes
        return bytes
    }

    /// Forgets the paper and what was shown.
    func clear() { (paper, last) = (nil, []) }

    private func paper(for bounds: Rect) -> Rect {
        let whole = paper.map { $0.union(bounds) == $0 ? $0 : bounds } ?? bounds
        paper = whole
        return whole
    }
}
