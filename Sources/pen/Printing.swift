// Where a running script's prints go.

import PenLanguage

final class Printing {
    private let stream: ByteStream
    /// A picture is to be written to a file: it is wanted even when nobody reads the prints.
    private let keepsRunning: Bool
    /// Where a window shows what is printed, instead of the stream.
    private let view: WatchView?
    private(set) var hasPrinted = false

    init(stream: ByteStream, keepsRunning: Bool, view: WatchView?) { (self.stream, self.keepsRunning, self.view) = (stream, keepsRunning, view) }

    /// The reader has gone and with it the reason to go on.
    var readerHasGone: Bool { stream.isClosed && !keepsRunning }

    func print(_ text: String) {
        hasPrinted = true
        if let view { return view.print(text) }
        stream.write(text)
        if readerHasGone || stream.failure.map({ $0.number != 32 }) == true { Session.interrupt() }
    }
}
