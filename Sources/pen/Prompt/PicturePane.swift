// How a conversation's drawing is shown.

import PenGeometry
import PenLanguage
import PenScene
import PenTerminal

/// Shows a drawing again only where it looks otherwise. The paper of a drawing without a canvas keeps its place and scale
/// as long as nothing leaves it.
final class PicturePane {
    /// What part of the window's rows a picture takes at most.
    enum Size: String, CaseIterable {
        case off, small, on, full

        static let names = allCases.map(\.rawValue).joined(separator: " ")

        func rows(of window: WindowSize) -> Int {
            switch self {
            case .off: 0
            case .small: max(window.rows / 4, 1)
            case .on: max(window.rows / 2, 1)
            // The line that was typed, and the next.
            case .full: max(window.rows - 3, 1)
            }
        }
    }

    var size = Size.on
    var showsPen = false
    private let page: PromptPage
    private let warn: (String) -> Void
    private let identifier = TerminalPicture.newIdentifier()
    private var paper: Rect?
    private var last: [UInt8] = []
    private var isWarned = false
    private let memory = PictureMemory()

    /// - Parameter warn: is told, once, why pixels are not shown.
    init(page: PromptPage, warn: @escaping (String) -> Void) { (self.page, self.warn) = (page, warn) }

    /// Shows the drawing below what is written, if it does not look as it did.
    func show(_ session: Session, options: Options) throws {
        let picture = try picture(of: session, options)
        if Interrupts.wasRequested { return last = [] }
        guard picture?.bytes ?? [] != last else { return }
        last = picture?.bytes ?? []
        page.show(picture ?? .nothing)
        // What was broken off is to be shown with the next input.
        if Interrupts.wasRequested { last = [] }
    }

    /// Forgets the paper.
    func clear() { paper = nil }

    private func picture(of session: Session, _ options: Options) throws -> TerminalPicture? {
        let terminal = page.terminal, rows = size.rows(of: terminal.window), scene = session.scene
        guard rows > 0, options.preview != PreviewMode.none, !scene.isEmpty || scene.background != nil else { return nil }
        var picture = try Picture(of: "the picture", scene, options: options)
        if showsPen { addPen(to: &picture.frame, session) }
        if scene.canvas == nil { picture.frame.bounds = paper(for: picture.frame.bounds) }
        _ = try picture.decodeImagesForCells()
        let (shown, note) = try picture.shown(on: terminal, rows: rows, identifier: identifier, memory: memory)
        if let note, !isWarned {
            isWarned = true
            warn("pen: warning: \(note)\n")
        }
        return shown
    }

    /// The pen is in the picture, also where it has not drawn yet.
    private func addPen(to frame: inout Frame, _ session: Session) {
        let scene = session.scene, (place, ahead) = session.pen, view = scene.toPicture
        if scene.canvas == nil, place.isFinite { frame.bounds = frame.bounds.union(Rect(x: place.x, y: place.y, width: 0, height: 0)) }
        frame = frame.addingPen(at: view.apply(place), ahead: view.apply(ahead))
    }

    private func paper(for bounds: Rect) -> Rect {
        let whole = paper.map { $0.union(bounds) == $0 ? $0 : bounds } ?? bounds
        paper = whole
        return whole
    }
}
