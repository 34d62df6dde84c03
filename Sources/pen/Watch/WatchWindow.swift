// The picture of a watched script in the whole window, with what the script says beneath.

import PenScene
import PenTerminal

/// Paints what has changed in one piece, so that nothing flickers.
final class WatchWindow {
    /// What stands at the top of the window.
    private struct Standing {
        var picture: TerminalPicture
        /// For how many rows it was made; nil where it shows an earlier picture.
        var rows: Int?
    }

    private let screen: Screen
    /// The last one that was good.
    private var picture: Picture?
    private var scene: (Scene, tellFault: (any Error) -> Void)?
    /// What plays where the picture stands.
    private var playing: PlayingPicture?
    private var view = WatchView()
    private var status = ""
    private var standing: Standing?
    private let mode: PreviewMode?
    /// Under which kitty keeps the picture.
    private let identifier = TerminalPicture.newIdentifier()
    private let memory = PictureMemory()
    /// Whether it was told why cells stand in for pixels.
    private var isWarned = false

    init(mode: PreviewMode?) {
        self.mode = mode
        screen = Screen(mode: mode)
        // Answers that come late would be taken for keys.
        screen.leave()
    }

    var hasPicture: Bool { picture != nil }

    func enter() {
        AlternateScreen.enter()
        repaint()
    }

    func leave() { AlternateScreen.leave() }

    /// Shows what a run has brought.
    /// - Parameter keepsPicture: whether an earlier picture stays where the run has none.
    func show(_ view: WatchView, keepsPicture: Bool, status: String) {
        if view.picture != nil || !keepsPicture {
            (picture, scene, playing) = (view.picture, view.scene, nil)
            standing?.rows = nil
        }
        (self.view, self.status) = (view, status)
        paint()
    }

    /// Changes what stands in the last line.
    func tell(_ status: String) {
        self.status = status
        let terminal = terminal
        send(statusLine(terminal))
    }

    /// Paints everything anew, as after a change of the window's size.
    func repaint() {
        standing = nil
        paint()
    }

    // MARK: Painting

    private var terminal: Terminal {
        var terminal = screen.terminal
        terminal.window = Terminal(descriptor: 1).window
        return terminal
    }

    private func paint() {
        guard AlternateScreen.isShown else { return }
        let terminal = terminal, messages = view.messages
        var update = update(terminal)
        view.complete()
        // What is found out on the way takes its lines.
        if view.messages != messages { update = self.update(terminal) }
        let isNew = update.standing?.picture.bytes != standing?.picture.bytes || update.standing?.rows != standing?.rows
        standing = update.standing
        send(update.bytes)
        if isNew { beginPlaying(terminal) }
    }

    // MARK: Playing

    /// When the picture is to be shown as it is then, by `Interrupts.now`; nil where it stands.
    var nextFrame: UInt64? { AlternateScreen.isShown ? playing?.nextFrame : nil }

    private func beginPlaying(_ terminal: Terminal) {
        let clock = playing?.clock
        playing = nil
        guard let picture, let (scene, _) = scene, let standing, let rows = standing.rows else { return }
        let next = PlayingPicture(picture, of: scene, on: terminal, rows: rows, identifier: identifier, isEndless: true, earlier: clock)
        if next?.rows == standing.picture.rows { playing = next }
    }

    func obey(_ key: PlayKey, at now: UInt64) { playing?.obey(key, at: now) }

    /// Shows the moment that has come; the end stays.
    func proceed(at now: UInt64) {
        guard var next = playing else { return }
        playing = nil
        do {
            let wasOver = next.isOver, bytes = try next.update(at: now)
            if !bytes.isEmpty { send(Array("\u{1B}[H".utf8) + bytes) }
            if next.isOver, !wasOver { picture = try picture?.at(next.clock.end) }
            playing = next
        } catch {
            scene?.tellFault(error)
            paint()
        }
    }

    private func update(_ terminal: Terminal) -> (bytes: [UInt8], standing: Standing?) {
        let lines = lines(terminal.window)
        var (bytes, standing) = top(terminal, rows: terminal.window.rows - 1 - lines.count)
        // Erased before it is written: at the right edge the last character would go with the rest of the line.
        for line in lines { bytes += Array("\u{1B}[K\(line)\n".utf8) }
        return (bytes + Array("\u{1B}[0m\u{1B}[J".utf8) + statusLine(terminal), standing)
    }

    /// What makes the picture stand at the top, and leaves the cursor in the line below.
    private func top(_ terminal: Terminal, rows: Int) -> (bytes: [UInt8], standing: Standing?) {
        let empty = Array("\u{1B}[H\u{1B}[2J".utf8)
        guard let picture, rows > 0 else { return (empty, nil) }
        if let standing, standing.rows == rows { return (Array("\u{1B}[\(standing.picture.rows + 1);1H".utf8), standing) }
        do {
            let (shown, note) = try picture.shown(on: terminal, rows: rows, identifier: identifier, memory: memory)
            if let note, !isWarned {
                isWarned = true
                view.tell("\(picture.name): warning: \(note)\n")
            }
            let home = covers(shown, on: terminal) ? Array("\u{1B}[H".utf8) : empty
            return (home + shown.bytes, Standing(picture: shown, rows: rows))
        } catch {
            view.tell((error as? CommandFailure)?.text ?? "pen: \(error)\n")
            self.picture = nil
            return (empty, nil)
        }
    }

    /// Whether nothing is left to be seen of what stands there. Lines without colours end with their last character.
    private func covers(_ next: TerminalPicture, on terminal: Terminal) -> Bool {
        guard let last = standing?.picture, terminal.colorDepth != .none, (mode ?? terminal.pixelMode ?? terminal.mode) != .ascii else { return false }
        return next.rows == last.rows && next.columns == last.columns
    }

    /// The end of what was printed, and the beginning of the messages: half of the window at most where there is a picture.
    private func lines(_ window: WindowSize) -> [String] {
        let most = picture == nil ? max(window.rows - 1, 0) : window.rows / 2
        var messages = wrapped(view.messages, columns: window.columns)
        if messages.count > most { messages = messages.prefix(max(most - 1, 0)) + (most > 0 ? ["\u{1B}[0m…"] : []) }
        let prints = view.prints.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visible }.joined(separator: "\n")
        return wrapped(prints, columns: window.columns).suffix(most - messages.count) + messages
    }

    private func statusLine(_ terminal: Terminal) -> [UInt8] {
        let line = wrapped(status, columns: terminal.window.columns).first ?? ""
        let (dim, plain) = terminal.colorDepth == .none ? ("", "") : ("\u{1B}[2m", "\u{1B}[0m")
        return Array("\u{1B}[\(terminal.window.rows);1H\u{1B}[K\(dim)\(line)\(plain)".utf8)
    }

    /// In one piece, and for terminals that know it (mode 2026) as one change of what is seen.
    private func send(_ bytes: [UInt8]) {
        guard AlternateScreen.isShown else { return }
        Leftovers.whilePainting { try? writeAll(Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8), to: 1) }
    }
}
