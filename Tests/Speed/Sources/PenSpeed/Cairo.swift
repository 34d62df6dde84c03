// cairo, as far as drawing a frame needs it.

import PenGeometry
import PenLibraries

/// The functions of cairo (cairographics.org/manual).
struct Cairo {
    typealias Pointer = UnsafeMutableRawPointer
    typealias Call = @convention(c) (Pointer) -> Void
    typealias Number = @convention(c) (Pointer, Double) -> Void
    typealias Choice = @convention(c) (Pointer, Int32) -> Void
    typealias Coordinate = UnsafeMutablePointer<Double>
    typealias Color = @convention(c) (Pointer, Double, Double, Double, Double) -> Void

    let newSurface: @convention(c) (Int32, Int32, Int32) -> Pointer?
    let finish: Call
    let flush: Call
    let data: @convention(c) (Pointer) -> UnsafeMutablePointer<UInt8>?
    let newContext: @convention(c) (Pointer) -> Pointer?
    let destroyContext: Call
    let setMatrix: @convention(c) (Pointer, UnsafeRawPointer) -> Void
    let newPath: Call
    /// The context and a cairo_path_t.
    let appendPath: @convention(c) (Pointer, UnsafeRawPointer) -> Void
    let fill: Call
    let stroke: Call
    let paint: Call
    let setFillRule, setCap, setJoin: Choice
    let setWidth, setMiterLimit, setTolerance: Number
    /// The left, upper, right and lower bound.
    let strokeExtents: @convention(c) (Pointer, Coordinate, Coordinate, Coordinate, Coordinate) -> Void
    let setDash: @convention(c) (Pointer, UnsafePointer<Double>, Int32, Double) -> Void
    let setColor: Color
    let setSource: @convention(c) (Pointer, Pointer) -> Void
    let newLinear: @convention(c) (Double, Double, Double, Double) -> Pointer?
    let newRadial: @convention(c) (Double, Double, Double, Double, Double, Double) -> Pointer?
    let addStop: @convention(c) (Pointer, Double, Double, Double, Double, Double) -> Void
    let setExtend: Choice
    let destroyPattern: Call

    init() throws(MissingLibrary) {
        let library = try DynamicLibrary("cairo", version: 2, package: "libcairo2")
        newSurface = try library.function("cairo_image_surface_create")
        finish = try library.function("cairo_surface_destroy")
        flush = try library.function("cairo_surface_flush")
        data = try library.function("cairo_image_surface_get_data")
        newContext = try library.function("cairo_create")
        destroyContext = try library.function("cairo_destroy")
        setMatrix = try library.function("cairo_set_matrix")
        newPath = try library.function("cairo_new_path")
        appendPath = try library.function("cairo_append_path")
        fill = try library.function("cairo_fill")
        stroke = try library.function("cairo_stroke")
        paint = try library.function("cairo_paint")
        setFillRule = try library.function("cairo_set_fill_rule")
        setCap = try library.function("cairo_set_line_cap")
        setJoin = try library.function("cairo_set_line_join")
        setWidth = try library.function("cairo_set_line_width")
        setMiterLimit = try library.function("cairo_set_miter_limit")
        setTolerance = try library.function("cairo_set_tolerance")
        strokeExtents = try library.function("cairo_stroke_extents")
        setDash = try library.function("cairo_set_dash")
        setColor = try library.function("cairo_set_source_rgba")
        setSource = try library.function("cairo_set_source")
        newLinear = try library.function("cairo_pattern_create_linear")
        newRadial = try library.function("cairo_pattern_create_radial")
        addStop = try library.function("cairo_pattern_add_color_stop_rgba")
        setExtend = try library.function("cairo_pattern_set_extend")
        destroyPattern = try library.function("cairo_pattern_destroy")
    }

    func setStroke(_ context: Pointer, _ style: StrokeStyle) {
        setWidth(context, style.width)
        setMiterLimit(context, style.miterLimit)
        setCap(context, style.cap == .butt ? 0 : style.cap == .round ? 1 : 2)
        setJoin(context, style.join == .miter ? 0 : style.join == .round ? 1 : 2)
        setDash(context, style.dash, Int32(style.dash.count), style.dashPhase)
    }
}
