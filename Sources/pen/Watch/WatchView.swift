// What a run has to show in a watch's window.

/// Collected while the script runs, and shown when it is over.
final class WatchView {
    /// The end of what was printed.
    private(set) var prints = ""
    private(set) var messages = ""
    /// The whole picture; nil where there is none or the script has failed.
    private(set) var picture: Picture?
    private var tellRest: (() -> Void)?

    /// More than any window shows, in bytes.
    private static let mostPrints = 1 << 16

    func print(_ text: String) {
        prints += text
        if prints.utf8.count > 2 * WatchView.mostPrints { prints = String(decoding: prints.utf8.suffix(WatchView.mostPrints), as: UTF8.self) }
    }

    func tell(_ message: String) { messages += message }

    /// - Parameter tellRest: tells what is known only when the picture has been made.
    func show(_ picture: Picture, tellRest: @escaping () -> Void) { (self.picture, self.tellRest) = (picture, tellRest) }

    /// Adds to the messages what is to be told of the picture, once it was made.
    func complete() {
        tellRest?()
        forget()
    }

    /// Lets go of the run.
    func forget() { tellRest = nil }
}
