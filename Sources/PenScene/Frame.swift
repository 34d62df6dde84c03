// One instant of a scene, resolved: all that a renderer needs, and nothing else.

import PenGeometry

/// A flat list of drawing operations in the picture's coordinates: y grows down, the picture covers `bounds`.
public struct Frame: Sendable {
    /// The part of the plane that the picture shows: the canvas, or what is drawn with its margin.
    public var bounds: Rect
    public var background: Paint?
    public var title: String?
    public var description: String?
    public var operations: [DrawingOperation]

    public init(bounds: Rect, background: Paint? = nil, title: String? = nil, description: String? = nil, operations: [DrawingOperation] = []) {
        (self.bounds, self.background, self.title, self.description, self.operations) = (bounds, background, title, description, operations)
    }
}

/// Groups nest: every `beginGroup` has its `endGroup`.
public enum DrawingOperation: Sendable {
    case shape(DrawnShape)
    case text(DrawnText)
    case image(DrawnImage)
    case beginGroup(DrawnGroup)
    case endGroup
}

/// A path with its paints. Fill and stroke are one layer: `opacity` and `blendMode` hold for both together.
public struct DrawnShape: Equatable, Sendable {
    /// What is filled, in coordinates that `transform` takes to the picture.
    public var path: Path
    /// What is stroked where that is not the whole path: `strokeStart` and `strokeEnd` have been applied.
    public var strokePath: Path?
    /// The identity wherever coordinates could be resolved; anything else only where it distorts the stroke.
    public var transform: AffineTransform
    public var fill: Paint?
    public var fillRule: FillRule
    public var stroke: Paint?
    public var strokeStyle: StrokeStyle
    public var opacity: Double
    public var blendMode: BlendMode
    /// The largest distance from a curve that a renderer may deviate, in the path's units; nil: the renderer chooses.
    public var flatness: Double?
    /// The name of the script's variable, if there is one; unique within the frame only after the renderer's care.
    public var name: String?
    public var origin: LayerOrigin?

    public init(
        path: Path, strokePath: Path? = nil, transform: AffineTransform = .identity, fill: Paint? = nil, fillRule: FillRule = .nonZero,
        stroke: Paint? = nil, strokeStyle: StrokeStyle = StrokeStyle(), opacity: Double = 1, blendMode: BlendMode = .normal,
        flatness: Double? = nil, name: String? = nil, origin: LayerOrigin? = nil
    ) {
        (self.path, self.strokePath, self.transform, self.fill, self.fillRule) = (path, strokePath, transform, fill, fillRule)
        (self.stroke, self.strokeStyle, self.opacity, self.blendMode) = (stroke, strokeStyle, opacity, blendMode)
        (self.flatness, self.name, self.origin) = (flatness, name, origin)
    }
}

/// Lines of text, whose baselines lie `Layer.TextContent.lineHeight` ems apart.
public struct DrawnText: Sendable {
    public var lines: [TextLine]
    public var font: String?
    /// The font's em in user units.
    public var size: Double
    /// What part of each line stands at `start`.
    public var alignment: TextAlignment
    /// The place of the first line, on its baseline, in the text's coordinates.
    public var start: Point
    /// From the text's coordinates (x along the baseline, y down) to the picture. Their origin is the point that the
    /// script gave.
    public var transform: AffineTransform
    /// The measured or estimated box of the lines in the text's coordinates.
    public var box: Rect
    /// The box of all that is drawn, where it was measured.
    public var ink: Rect
    public var fill: Paint?
    public var stroke: Paint?
    public var strokeStyle: StrokeStyle
    public var opacity: Double
    public var blendMode: BlendMode
    public var name: String?
    public var origin: LayerOrigin?

    public init(
        lines: [TextLine], font: String? = nil, size: Double, alignment: TextAlignment = .left, start: Point = .zero, transform: AffineTransform,
        box: Rect, ink: Rect = .null, fill: Paint?, stroke: Paint? = nil, strokeStyle: StrokeStyle = StrokeStyle(), opacity: Double = 1,
        blendMode: BlendMode = .normal, name: String? = nil, origin: LayerOrigin? = nil
    ) {
        (self.lines, self.font, self.size, self.alignment, self.start) = (lines, font, size, alignment, start)
        (self.transform, self.box, self.ink) = (transform, box, ink)
        (self.fill, self.stroke, self.strokeStyle, self.opacity, self.blendMode, self.name) = (fill, stroke, strokeStyle, opacity, blendMode, name)
        self.origin = origin
    }

    /// The place of a line, on its baseline, in the text's coordinates.
    public func start(ofLine index: Int) -> Point { start + Point(0, Double(index) * Layer.TextContent.lineHeight * size) }
}

/// A group is drawn as one isolated layer where its opacity, blend mode or a blend mode inside asks for it.
public struct DrawnGroup: Equatable, Sendable {
    public struct Clip: Equatable, Sendable {
        public var path: Path
        public var fillRule: FillRule
        public init(path: Path, fillRule: FillRule) { (self.path, self.fillRule) = (path, fillRule) }
    }
    public var opacity: Double
    public var blendMode: BlendMode
    /// Nothing is drawn outside; in the picture's coordinates.
    public var clip: Clip?
    public var name: String?
    public var origin: LayerOrigin?

    public init(opacity: Double = 1, blendMode: BlendMode = .normal, clip: Clip? = nil, name: String? = nil, origin: LayerOrigin? = nil) {
        (self.opacity, self.blendMode, self.clip, self.name, self.origin) = (opacity, blendMode, clip, name, origin)
    }
}
