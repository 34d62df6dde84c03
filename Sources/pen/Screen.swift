// The terminal that a picture is shown in.

import PenTerminal

/// What standard output leads to. A terminal is asked about itself where its answers make a difference: where it is not
/// said that cells are wanted, and not without colours.
final class Screen {
    private(set) var terminal = Terminal(descriptor: 1)
    private var dialogue: TerminalDialogue?

    init(mode: PreviewMode?) {
        guard terminal.isTerminal, terminal.colorDepth != .none, mode?.showsPixels ?? true else { return }
        let environment = Terminal.environment
        dialogue = TerminalDialogue(environment: environment)
        if let dialogue, dialogue.ask() { terminal.learn(from: dialogue.answers) } else { terminal.guessPixels(environment) }
    }

    /// To be called when the picture is there: answers that come late do not stay behind.
    func leave() { dialogue?.end(knowsTerminal: terminal.pixelMode != nil) }
}
