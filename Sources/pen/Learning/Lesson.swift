// A lesson, as its file has it.

import PenGeometry

/// One step of a course: a page with a picture, something to try, and an exercise that is checked by what is drawn.
struct Lesson: Sendable {
    /// A script, and where it stands in the lesson's file.
    struct Code: Sendable {
        var text: String
        /// The line before its first, from 0.
        var linesBefore: Int

        /// With the script on the lines that it has in the file, where its errors are shown.
        var bytes: [UInt8] { [UInt8](repeating: UInt8(ascii: "\n"), count: linesBefore) + Array(text.utf8) }
    }

    /// What must be true of the drawing at a moment: the code prints what is missing, and nothing where all is well.
    struct Check: Sendable {
        /// Seconds from the start; nil for the moment that stands for all.
        var time: Double?
        var code: Code
    }

    /// The file's name, as messages show it.
    var file: String
    var number: Int
    /// The same in all languages; progress is kept by it.
    var name: String
    var title: String
    var page: LessonText
    /// The control points of the curve that pages let readers move, within 400 × 260; none where there is no such figure.
    var figure: [Point] = []
    /// Draws the page's picture.
    var example: Code
    var trying: LessonText
    var exercise: LessonText
    /// Is run before the learner's lines: the canvas, and what is given.
    var start: Code
    var checks: [Check]
    var hint: LessonText
    var solution: Code
}
