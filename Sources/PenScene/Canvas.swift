// The sheet that a drawing is made on.

/// Where (0, 0) lies on the canvas. With `topLeft` y grows down, otherwise up.
public enum CanvasOrigin: String, Sendable, CaseIterable { case topLeft, bottomLeft, center }

/// The size of the picture in user units, and where its coordinates start.
public struct Canvas: Hashable, Sendable {
    public var width, height: Double
    public var origin: CanvasOrigin
    public init(width: Double, height: Double, origin: CanvasOrigin = .topLeft) { (self.width, self.height, self.origin) = (width, height, origin) }
}
