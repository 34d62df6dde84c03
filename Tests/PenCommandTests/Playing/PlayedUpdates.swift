// What a terminal received while a picture played.

import Foundation
import Testing

/// The updates of a visit, each from its beginning to its end.
struct PlayedUpdates {
    let updates: [String]
    /// What stands before the first, between them and behind the last.
    let others: [String]

    init(_ visit: TerminalVisit) {
        let parts = visit.text.components(separatedBy: "\u{1B}[?2026h")
        var updates: [String] = [], others = [parts[0]]
        for part in parts.dropFirst() {
            let halves = part.components(separatedBy: "\u{1B}[?2026l")
            updates.append(halves[0])
            others.append(halves.dropFirst().joined())
            if halves.count != 2 { Issue.record("an update without one end: \(part)") }
        }
        // The very end of a play ends an update, too, in case that there is one.
        (self.updates, self.others) = (updates, others)
    }

    /// The moments that the line below the picture told, in seconds.
    var moments: [Double] {
        updates.compactMap { update in
            (try? /([0-9]+\.[0-9]+)( of [0-9.]+)? s/.firstMatch(in: update)).flatMap { Double($0.1) }
        }
    }
}
