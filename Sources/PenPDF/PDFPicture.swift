// A frame as cairo records it.

import CLibraries
import PenGeometry
import PenLibraries
import PenScene
import PenText

/// Records in units of the page, which are finer than points: see `PDFPage.unitsPerPoint`.
final class PDFPicture {
    let cairo: Cairo
    let context: Cairo.Pointer
    let surface: Cairo.Pointer
    let page: PDFPage
    let measurer: FontTextMeasurer
    let outlinesTexts: Bool
    /// What lies outside is brought to its edges, where it would be too far away for cairo.
    let reach: Rect
    /// How many layers are open. poppler gives up at a hundred in each other, the page and a shape's own among them.
    var depth = 0
    static let deepestLayer = 90
    var faces: [GlyphRun.Font: Cairo.Pointer] = [:]
    var images: [ObjectIdentifier: StoredImage] = [:]
    /// How far curves may lie from where they should, in units; finer than cairo's own steps.
    static let tolerance = 1.0 / 512

    /// - Parameter outlinesTexts: whether texts are nothing but paths.
    init(cairo: Cairo, page: PDFPage, measurer: FontTextMeasurer, outlinesTexts: Bool) throws(PDFError) {
        (self.cairo, self.page, self.measurer, self.outlinesTexts) = (cairo, page, measurer, outlinesTexts)
        reach = page.area.insetBy(-8192)
        let area = page.area, colorAndAlpha: Int32 = 0x3000
        var box = cairo_box(x: area.minX, y: area.minY, width: area.width, height: area.height)
        guard let surface = cairo.newRecording(colorAndAlpha, &box) else { throw .failed("out of memory") }
        guard let context = cairo.newContext(surface) else {
            cairo.releaseSurface(surface)
            throw .failed("out of memory")
        }
        (self.surface, self.context) = (surface, context)
    }

    deinit {
        for face in faces.values { cairo.releaseFace(face) }
        cairo.release(context)
        cairo.releaseSurface(surface)
    }

    func draw(_ frame: Frame) throws(PDFError) {
        if let background = frame.background, setSource(background, opacity: 1) { cairo.paint(context) }
        try draw(frame.operations)
        try cairo.check(cairo.status(context))
    }

    func draw(_ operations: [DrawingOperation]) throws(PDFError) {
        let blending = BlendingGroups(operations)
        var groups: [OpenGroup] = []
        for (index, operation) in operations.enumerated() {
            switch operation {
            case .shape(let shape): try draw(shape)
            case .image(let image): try draw(image)
            case .text(let text): try draw(text)
            case .beginGroup(let group): groups.append(try begin(group, isBlending: blending.contains(index)))
            case .endGroup: if let group = groups.popLast() { end(group) }
            }
            try cairo.check(cairo.status(context), for: operation.origin)
        }
        while let group = groups.popLast() { end(group) }
    }

    // MARK: Paths

    /// Makes a path in units the current one; curves keep their degree or become cubics.
    func setPath(_ path: Path) {
        cairo.newPath(context)
        let path = path.isWithin(reach) ? path.cubics(tolerance: Self.tolerance) : path.clipped(to: reach, tolerance: Self.tolerance)
        var next = 0
        path.points.withUnsafeBufferPointer { points in
            for verb in path.verbs {
                switch verb {
                case .move: cairo.move(context, points[next].x, points[next].y)
                case .line: cairo.line(context, points[next].x, points[next].y)
                case .close: cairo.close(context)
                default:
                    let a = points[next], b = points[next + 1], end = points[next + 2]
                    cairo.curve(context, a.x, a.y, b.x, b.y, end.x, end.y)
                }
                next += verb.pointCount
            }
        }
    }

    func setFillRule(_ rule: FillRule) { cairo.setFillRule(context, rule == .nonZero ? 0 : 1) }

    func setBlendMode(_ mode: BlendMode) { cairo.setOperator(context, mode.cairoOperator) }
}

extension BlendMode {
    /// cairo_operator_t; `normal` is OVER.
    fileprivate var cairoOperator: Int32 {
        switch self {
        case .normal: 2
        case .multiply: 14
        case .screen: 15
        case .overlay: 16
        case .darken: 17
        case .lighten: 18
        case .colorDodge: 19
        case .colorBurn: 20
        case .hardLight: 21
        case .softLight: 22
        case .difference: 23
        case .exclusion: 24
        case .hue: 25
        case .saturation: 26
        case .color: 27
        case .luminosity: 28
        }
    }
}

extension Path {
    /// Whether no point that the path is made from lies outside of a rectangle.
    func isWithin(_ rect: Rect) -> Bool {
        var next = 0
        for verb in verbs {
            let end = next + verb.pointCount
            if verb == .arc {
                let center = points[next], radius = max(points[next + 1].x, points[next + 1].y)
                guard rect.insetBy(radius).contains(center), rect.contains(points[end - 1]) else { return false }
            } else {
                guard points[next..<end].allSatisfy(rect.contains) else { return false }
            }
            next = end
        }
        return true
    }
}
