// What a run has to show in a watch's window.

import PenScene

/// Collected while the script runs, and shown when it is over.
final class WatchView {
    /// The end of what was printed.
    private(set) var prints = ""
    private(set) var messages = ""
    /// The whole picture; nil where there is none or the script has failed.
    private(set) var picture: Picture?
    /// Whose picture it is, and what tells why a later moment of it cannot be shown; its shapes live as long as this.
    private(set) var scene: (Scene, tellFault: (any Error) -> Void)?
    private var tellRest: (() -> Void)?

    /// More than any window shows, in bytes.
    private static let mostPrints = 1 << 16

    func print(_ text: String) {
        prints += text
        if prints.utf8.count > 2 * WatchView.mostPrints { prints = String(decoding: prints.utf8.suffix(WatchView.mostPrints), as: UTF8.self) }
    }

    func tell(_ message: String) { messages += message }

    /// - Parameters:
    ///   - tellFault: tells why a later moment cannot be shown.
    ///   - tellRest: tells what is known only when the picture has been made.
    func show(_ picture: Picture, of scene: Scene, tellFault: @escaping (any Error) -> Void, tellRest: @escaping () -> Void) {
        (self.picture, self.scene, self.tellRest) = (picture, (scene, tellFault), tellRest)
    }

    /// Adds to the messages what is to be told of the picture, once it was made.
    func complete() {
        tellRest?()
        forget()
    }

    /// Lets go of the run.
    func forget() { tellRest = nil }
}
