// What the command line said, as values.

import PenLanguage
import PenTerminal

struct Options {
    /// What an output file holds.
    enum Format: String, CaseIterable {
        case svg, png, pdf, txt, html, gif, webp, apng, mp4, webm

        /// Whether it shows a time and not a moment.
        var isFilm: Bool {
            switch self {
            case .svg, .png, .pdf, .txt, .html: false
            case .gif, .webp, .apng, .mp4, .webm: true
            }
        }

        /// With a word before the last: `svg, png or pdf`
        static func list(prefix: String = "", _ formats: [Format] = allCases) -> String {
            let names = formats.map { prefix + $0.rawValue }
            return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
        }
    }

    /// The picture's `width` and `height` in a file; a missing height follows the picture's own proportions.
    struct Size: Equatable {
        var width: Double
        var height: Double?
    }

    enum Motion { case play, still }

    /// Words that are no options, before any `--`: a command or a script, and the script's arguments.
    var words: [ByteString] = []
    /// What follows `--`.
    var arguments: [ByteString] = []
    /// The texts of `-e`, a line each.
    var code: [ByteString] = []
    var output: ByteString?
    var format: Format?
    var size: Size?
    var scale: Double?
    /// zlib's level for PNG.
    var compression: Int?
    /// Colours in PNG are mixed as light.
    var mixesLight = false
    /// Moments of a picture that moves, in seconds from the start.
    var times: [Double] = []
    /// The first of them.
    var time: Double? { times.first }
    /// What moves is shown again and again.
    var loops = false
    /// Which part of it, in seconds from the start; nil for its beginning and its end.
    var from, to: Double?
    /// The same of the picture that stands for all where nothing moves.
    var poster: Double?
    /// How far from its place something may be shown that moves, in user units.
    var tolerance: Double?
    /// Of a film; nil for the usual one.
    var rate: FrameRate?
    /// Which frames of a film are wanted, by their numbers from 0.
    var frames: ClosedRange<Int>?
    /// What the terminal shows of what moves; nil: it plays where somebody watches.
    var motion: Motion?
    /// Seconds of the picture in a second.
    var speed: Double?
    var preview: PreviewMode?
    /// Columns.
    var width: Int?
    /// Texts in SVG are paths, too.
    var outlinesTexts = false
    var showsGrid = false
    var showsPoints = false
    var opensResult = false
    var checksOnly = false
    /// What a check finds is written as JSON.
    var writesJSON = false
    var wantsHelp = false
    var wantsVersion = false
    var wantsAll = false
    var wantsSearch = false
    /// Of `pen learn`: the list alone, the language, and a teacher's folder.
    var wantsList = false
    var language: String?
    var lessons: ByteString?
    /// The folder for its pages.
    var site: ByteString?
    var limits = Session.Limits()
}
