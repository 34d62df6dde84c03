// What belongs to the picture as a whole.

/// The scene's canvas and words about it; its background is the fill of the root.
struct Page: Sendable {
    var canvas: Canvas?
    var title: String?
    var description: String?
}
