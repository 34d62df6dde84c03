// The drawing: a tree of layers that lives as long as the script's session.

import PenGeometry

/// Where (0, 0) lies on the canvas. With `topLeft` y grows down, otherwise up.
public enum CanvasOrigin: String, Sendable, CaseIterable { case topLeft, bottomLeft, center }

public struct Canvas: Hashable, Sendable {
    public var width, height: Double
    public var origin: CanvasOrigin
    public init(width: Double, height: Double, origin: CanvasOrigin = .topLeft) { (self.width, self.height, self.origin) = (width, height, origin) }
}

public final class Scene {
    public init() {}
}
