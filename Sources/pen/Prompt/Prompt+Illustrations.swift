// Pictures of scripts that are not the conversation's.

import PenLanguage
import PenTerminal

extension Prompt {
    /// Shows what a script draws below what is written; nothing where it draws nothing or fails.
    /// - Parameter part: of the window's rows it takes at most one of so many.
    func illustrate(_ script: String, part: Int) throws {
        guard !script.isEmpty, pane.size != .off, options.preview != PreviewMode.none else { return }
        let session = Prompt.session(options) { _ in }
        let ending = Interrupts.whileRunning { session.run(session.add(name: "example", bytes: Array(script.utf8))) { _ in } }
        guard case .finished = ending, !session.scene.isEmpty || session.scene.background != nil else { return }
        var plain = options
        (plain.showsGrid, plain.showsPoints) = (false, false)
        let terminal = page.terminal, rows = max(terminal.window.rows / part, 1)
        page.illustrate(try Picture(of: "the example", session.scene, options: plain).shown(on: terminal, rows: rows).picture)
    }
}
