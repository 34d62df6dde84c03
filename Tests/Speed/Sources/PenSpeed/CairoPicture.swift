// Frames drawn by cairo's image surface.

import PenGeometry
import PenScene

/// A frame, made ready so that nothing but cairo's own work is timed.
struct CairoPicture {
    private struct Shape {
        let shape: DrawnShape
        let path: CairoPath
    }

    private let cairo: Cairo
    private let width, height: Int
    private let transform: AffineTransform
    private let background: Paint?
    private let shapes: [Shape]

    init(_ scene: SpeedScene, _ cairo: Cairo) {
        self.cairo = cairo
        (width, height, transform, background) = (scene.width, scene.height, scene.transform, scene.frame.background)
        shapes = scene.frame.operations.compactMap { operation in
            guard case .shape(let shape) = operation else { return nil }
            return Shape(shape: shape, path: CairoPath(shape.path))
        }
    }

    /// Draws into a new surface of 32 bits a pixel, with cairo's default antialiasing, and passes on its bytes: blue,
    /// green, red, alpha, premultiplied.
    func draw(_ use: (UnsafeBufferPointer<UInt8>) -> Void = { _ in }) {
        guard let surface = cairo.newSurface(0, Int32(width), Int32(height)), let context = cairo.newContext(surface) else {
            fatalError("cairo has no memory")
        }
        if let background {
            setMatrix(transform, context)
            withSource(background, opacity: 1, context) { cairo.paint(context) }
        }
        for shape in shapes { draw(shape, context) }
        cairo.flush(surface)
        use(UnsafeBufferPointer(start: cairo.data(surface), count: width * height * 4))
        cairo.destroyContext(context)
        cairo.finish(surface)
    }

    private func draw(_ item: Shape, _ context: Cairo.Pointer) {
        let shape = item.shape
        if let fill = shape.fill {
            cairo.setFillRule(context, shape.fillRule == .nonZero ? 0 : 1)
            outline(item, context)
            withSource(fill, opacity: shape.opacity, context) { cairo.fill(context) }
        }
        if let stroke = shape.stroke {
            cairo.setStroke(context, shape.strokeStyle)
            outline(item, context)
            withSource(stroke, opacity: shape.opacity, context) {
                // The pen has the shape's coordinates, not the gradient's.
                setMatrix(shape.transform.then(transform), context)
                cairo.stroke(context)
            }
        }
    }

    private func outline(_ item: Shape, _ context: Cairo.Pointer) {
        cairo.newPath(context)
        setMatrix(item.shape.transform.then(transform), context)
        cairo.appendPath(context, item.path.address)
    }

    private func setMatrix(_ matrix: AffineTransform, _ context: Cairo.Pointer) {
        withUnsafeBytes(of: matrix) { bytes in
            if let address = bytes.baseAddress { cairo.setMatrix(context, address) }
        }
    }

    private func withSource(_ paint: Paint, opacity: Double, _ context: Cairo.Pointer, _ body: () -> Void) {
        switch paint {
        case .color(let c):
            cairo.setColor(context, c.red, c.green, c.blue, c.alpha * opacity)
            body()
        case .gradient(let gradient):
            guard let pattern = pattern(gradient) else { return }
            setMatrix(gradient.transform.then(transform), context)
            cairo.setSource(context, pattern)
            body()
            cairo.destroyPattern(pattern)
        }
    }

    private func pattern(_ gradient: Gradient) -> Cairo.Pointer? {
        let pattern: Cairo.Pointer? = switch gradient.kind {
        case .linear(let a, let b): cairo.newLinear(a.x, a.y, b.x, b.y)
        case .radial(let center, let radius, let focus): cairo.newRadial(focus.x, focus.y, 0, center.x, center.y, radius)
        }
        guard let pattern else { return nil }
        for stop in gradient.stops {
            cairo.addStop(pattern, stop.offset, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha)
        }
        // Beyond the stops the outermost colours go on.
        cairo.setExtend(pattern, 3)
        return pattern
    }
}
