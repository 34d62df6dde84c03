// What belongs to the picture as a whole.

/// The scene's canvas, background and words about it.
struct Page: Sendable {
    var canvas: Canvas?
    var background: Paint?
    var title: String?
    var description: String?
}
