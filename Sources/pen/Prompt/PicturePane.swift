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
    /// What plays in place of the picture.
    private var playing: PlayingPicture?
    /// How often the page had been painted when it played last.
    private var paintings = 0
    private var isWarned = false
    private let memory = PictureMemory()

    /// - Parameter warn: is told, once, why pixels are not shown.
    init(page: PromptPage, warn: @escaping (String) -> Void) { (self.page, self.warn) = (page, warn) }

    /// Shows the drawing below what is written, if it does not look as it did; what moves plays once.
    func show(_ session: Session, options: Options) throws {
        let plays = plays(session.scene, options), picture = try picture(of: session, options, at: plays ? options.from ?? 0 : nil)
        let later = try picture.flatMap { plays ? try looks(of: $0.picture, until: session.scene.showTime) : nil }
        let look = (picture?.shown.bytes ?? []) + (later ?? [])
        if Interrupts.wasRequested { return (last, playing) = ([], nil) }
        guard look != last else { return }
        last = look
        page.show(picture?.shown ?? .nothing)
        playing = picture.flatMap { plays ? PlayingPicture($0.picture, of: session.scene, on: page.terminal, rows: $0.shown.rows, identifier: identifier) : nil }
        // What was broken off is to be shown with the next input.
        if Interrupts.wasRequested { (last, playing) = ([], nil) }
    }

    /// Shows the drawing again, from the beginning of what moves.
    func play(_ session: Session, options: Options) throws {
        guard plays(session.scene, options) else { throw CommandFailure(.usage, session.scene.isMoving ? "nothing plays where the preview is off, or shows the pen." : "nothing moves in the picture.") }
        last = []
        try show(session, options: options)
    }

    /// The pen stands in the picture as it is in the end.
    private func plays(_ scene: Scene, _ options: Options) -> Bool {
        !showsPen && size != .off && Player.isPossible(scene, options, page.terminal)
    }

    /// How a picture that moves looks at some times: where one of them is another, so is the picture.
    private func looks(of picture: Picture, until end: Double) throws -> [UInt8] {
        let terminal = page.terminal
        return try (1...5).flatMap { count in
            var moment = try picture.at(end * Double(count) / 5)
            moment.frame.bounds = picture.frame.bounds
            _ = try moment.decodeImagesForCells()
            return try moment.shown(on: terminal, rows: size.rows(of: terminal.window), identifier: identifier).picture.bytes
        }
    }

    // MARK: Playing

    /// When the picture is to be shown as it is then, by `Interrupts.now`; nil where it stands.
    var nextFrame: UInt64? { playing?.nextFrame }

    /// Shows the moment that has come; nothing more where the picture stands nobody knows where.
    /// - Parameters:
    ///   - prompt: what stands in the line with the cursor,
    ///   - line: and what is typed behind it, up to the cursor.
    func proceed(prompt: String, line: String) throws {
        guard var playing else { return }
        self.playing = nil
        if page.paintings != paintings { playing.forget() }
        let isSeen = try page.change(below: prompt, line) { try playing.update(at: Interrupts.now, firstRow: $0) }
        paintings = page.paintings
        if playing.isOver { page.keep(try playing.still()) } else if isSeen { self.playing = playing }
    }

    /// Forgets the paper.
    func clear() { paper = nil }

    private func picture(of session: Session, _ options: Options, at time: Double?) throws -> (picture: Picture, shown: TerminalPicture)? {
        let terminal = page.terminal, rows = size.rows(of: terminal.window), scene = session.scene
        guard rows > 0, options.preview != PreviewMode.none, !scene.isEmpty || scene.background != nil else { return nil }
        var picture = try Picture(of: "the picture", scene, options: options, at: time)
        if showsPen { addPen(to: &picture.frame, session) }
        if scene.canvas == nil { picture.frame.bounds = paper(for: picture.frame.bounds) }
        _ = try picture.decodeImagesForCells()
        let (shown, note) = try picture.shown(on: terminal, rows: rows, identifier: identifier, memory: memory)
        if let note, !isWarned {
            isWarned = true
            warn("pen: warning: \(note)\n")
        }
        return (picture, shown)
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
