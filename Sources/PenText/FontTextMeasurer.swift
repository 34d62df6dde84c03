// The sizes and shapes of texts as the installed fonts have them.

import PenGeometry
import PenScene
import Synchronization

/// Measures and outlines texts with pango and HarfBuzz, which are opened when the first text is measured. Where they or
/// all fonts are missing, sizes are estimated, and outlines are an error that says what to install.
public final class FontTextMeasurer: TextMeasurer {
    /// Touched by one thread at a time, which holds the lock.
    private final class State: @unchecked Sendable {
        var shaper: Result<TextShaper, TextError>?
        /// Not told yet, in the order in which they came up; and all so far.
        var notes: [TextNote] = []
        var known: Set<TextNote> = []
    }

    private let state = Mutex(State())

    public init() {}

    public func measure(line: Substring, font: String?, size: Double) -> TextMetrics {
        let isShort = line.utf8.count <= TextShaper.longestLine
        let metrics = !isShort ? nil : try? shaping { shaper, _ in
            let line = shaper.shape(line, font: font)
            return TextMetrics(width: line.width * size, ascent: line.ascent * size, descent: line.descent * size)
        }
        return metrics ?? EstimatedTextMeasurer().measure(line: line, font: font, size: size)
    }

    public func outline(line: Substring, font: String?, size: Double) throws(TextError) -> Path {
        guard line.utf8.count <= TextShaper.longestLine else {
            throw TextError("a line of text is longer than \(TextShaper.longestLine) bytes")
        }
        return try shaping { shaper, state in
            let line = shaper.shape(line, font: font)
            for note in line.notes where state.known.insert(note).inserted { state.notes.append(note) }
            return line.outline(size: size)
        }
    }

    /// What is to be told about the outlines since the last call: fonts and letters that are missing, each once.
    public func takeNotes() -> [String] {
        state.withLock { state in
            defer { state.notes = [] }
            return TextNote.sentences(state.notes)
        }
    }

    private func shaping<Made: Sendable>(_ body: (TextShaper, State) -> Made) throws(TextError) -> Made {
        let result: Result<Made, TextError> = state.withLock { state in
            let opened = state.shaper ?? Result { () throws(TextError) in try TextShaper() }
            state.shaper = opened
            return opened.map { body($0, state) }
        }
        return try result.get()
    }
}
