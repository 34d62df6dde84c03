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
        var notes: [PlacedNote] = []
        var known: Set<TextNote> = []
    }

    private let state = Mutex(State())
    private let readPicture: (@Sendable (_ file: [UInt8]) -> ImageContent?)?

    /// - Parameter readPicture: makes images from the PNG files that fonts have for emoji; nil where a file is damaged.
    ///   Without it outlines stand in.
    public init(readPicture: (@Sendable (_ file: [UInt8]) -> ImageContent?)? = nil) { self.readPicture = readPicture }

    public func measure(_ line: TextLine, font: String?, size: Double) -> TextMetrics {
        let isShort = line.text.utf8.count <= TextShaper.longestLine
        let metrics = !isShort ? nil : try? shaping { shaper, _ in
            let line = shaper.shape(line, font: font)
            return TextMetrics(width: line.width * size, ascent: line.ascent * size, descent: line.descent * size, ink: line.ink(size: size))
        }
        return metrics ?? EstimatedTextMeasurer().measure(line, font: font, size: size)
    }

    public func outline(_ line: TextLine, font: String?, size: Double, pictures: Bool, for origin: LayerOrigin?) throws(TextError) -> TextOutline {
        try shaped(line, font: font, pictures: pictures, for: origin) { line, _ in line.outline(size: size) }
    }

    /// What is made of a line's glyphs; what is to be told of them is noted.
    func shaped<Made: Sendable>(
        _ line: TextLine, font: String?, pictures: Bool, for origin: LayerOrigin?, _ make: (ShapedLine, TextShaper) -> Made
    ) throws(TextError) -> Made {
        guard line.text.utf8.count <= TextShaper.longestLine else {
            throw TextError("a line of text is longer than \(TextShaper.longestLine) bytes")
        }
        return try shaping { shaper, state in
            let line = shaper.shape(line, font: font, pictures: pictures)
            for note in line.notes where state.known.insert(note).inserted { state.notes.append(PlacedNote(note: note, origin: origin)) }
            return make(line, shaper)
        }
    }

    public func wrap(_ paragraph: TextLine, font: String?, size: Double, width: Double) -> [TextLine] {
        let isShort = paragraph.text.utf8.count <= TextShaper.longestLine
        let lines = !isShort ? nil : try? shaping { shaper, _ in
            LineBreaker.lines(of: paragraph, width: width, breaks: shaper.breaks(in: paragraph.text)) { part in
                shaper.shape(TextLine(String(part), isRightToLeft: paragraph.isRightToLeft), font: font).width * size
            }
        }
        return lines ?? EstimatedTextMeasurer().wrap(paragraph, font: font, size: size, width: width)
    }

    /// What is to be told about the outlines since the last call: fonts and letters that are missing, each once, and
    /// who asked for them first.
    public func takeNotes() -> [(sentence: String, origin: LayerOrigin?)] {
        state.withLock { state in
            defer { state.notes = [] }
            return PlacedNote.sentences(state.notes)
        }
    }

    /// Begins anew with what is to be told, as for another picture.
    public func forgetNotes() { state.withLock { ($0.notes, $0.known) = ([], []) } }

    private func shaping<Made: Sendable>(_ body: (TextShaper, State) -> Made) throws(TextError) -> Made {
        let result: Result<Made, TextError> = state.withLock { state in
            let opened = state.shaper ?? Result { () throws(TextError) in try TextShaper(readPicture: readPicture) }
            state.shaper = opened
            return opened.map { body($0, state) }
        }
        return try result.get()
    }
}
