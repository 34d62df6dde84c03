// cairo, as far as PDF needs it.

import CLibraries

/// The functions of cairo that draw onto a page of PDF (cairographics.org/manual). A context that meets an error does
/// nothing more and keeps it as its status.
public struct Cairo: Sendable {
    public typealias Pointer = UnsafeMutableRawPointer
    /// The closure, the bytes and their number; returns 0 where they are taken.
    public typealias Write = @convention(c) (Pointer?, UnsafePointer<UInt8>?, UInt32) -> Int32
    public typealias Act = @convention(c) (Pointer) -> Void
    public typealias Ask = @convention(c) (Pointer) -> Int32
    public typealias Get = @convention(c) (Pointer) -> Pointer?
    public typealias SetChoice = @convention(c) (Pointer, Int32) -> Void
    public typealias SetNumber = @convention(c) (Pointer, Double) -> Void
    public typealias SetPoint = @convention(c) (Pointer, Double, Double) -> Void
    public typealias SetFour = @convention(c) (Pointer, Double, Double, Double, Double) -> Void
    public typealias SetSix = @convention(c) (Pointer, Double, Double, Double, Double, Double, Double) -> Void
    public typealias SetMatrix = @convention(c) (Pointer, UnsafePointer<cairo_affine>) -> Void
    public typealias SetObject = @convention(c) (Pointer, Pointer) -> Void

    // Surfaces.
    public let newPDF: @convention(c) (Write, Pointer?, Double, Double) -> Pointer?
    public let setMetadata: @convention(c) (Pointer, Int32, UnsafePointer<CChar>?) -> Void
    public let newRecording: @convention(c) (Int32, UnsafePointer<cairo_box>) -> Pointer?
    /// x, y, width and height of what was drawn.
    public let inkExtents: @convention(c) (
        Pointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
    ) -> Void
    public let deviceOffset: @convention(c) (Pointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
    public let finishSurface: Act
    public let releaseSurface: Act
    public let surfaceStatus: Ask
    /// A format, the width and the height in pixels.
    public let newImage: @convention(c) (Int32, Int32, Int32) -> Pointer?
    public let imageData: @convention(c) (Pointer) -> UnsafeMutablePointer<UInt8>?
    public let imageStride: Ask
    public let markChanged: Act
    /// The media type, the bytes and their number, what releases them, and what it is given.
    public let setMediaData: @convention(c) (
        Pointer, UnsafePointer<CChar>, UnsafePointer<UInt8>, UInt, @convention(c) (Pointer?) -> Void, Pointer?
    ) -> Int32
    // Contexts.
    public let newContext: Get
    public let release: Act
    public let showPage: Act
    public let status: Ask
    public let statusText: @convention(c) (Int32) -> UnsafePointer<CChar>?
    public let save: Act
    public let restore: Act
    public let setMatrix: SetMatrix
    public let resetMatrix: Act
    public let scale: SetPoint
    public let pushGroup: Act
    public let groupTarget: Get
    public let popGroupToSource: Act
    // Paths.
    public let newPath: Act
    public let move: SetPoint
    public let line: SetPoint
    public let curve: SetSix
    public let close: Act
    public let rectangle: SetFour
    // Painting.
    public let setFillRule: SetChoice
    public let setOperator: SetChoice
    public let setLineWidth: SetNumber
    public let setLineCap: SetChoice
    public let setLineJoin: SetChoice
    public let setMiterLimit: SetNumber
    public let setDash: @convention(c) (Pointer, UnsafePointer<Double>?, Int32, Double) -> Void
    public let fill: Act
    public let fillKeepingPath: Act
    public let stroke: Act
    public let clip: Act
    public let paint: Act
    public let paintWithOpacity: SetNumber
    // Sources.
    public let setColor: SetFour
    public let setSource: SetObject
    public let setSourceSurface: @convention(c) (Pointer, Pointer, Double, Double) -> Void
    public let source: Get
    public let setFilter: SetChoice
    public let newLinear: @convention(c) (Double, Double, Double, Double) -> Pointer?
    public let newRadial: @convention(c) (Double, Double, Double, Double, Double, Double) -> Pointer?
    /// The offset, red, green, blue and alpha.
    public let addStop: @convention(c) (Pointer, Double, Double, Double, Double, Double) -> Void
    /// From user space to the pattern's.
    public let setPatternMatrix: SetMatrix
    public let releasePattern: Act

    // Text.
    /// The face of fontconfig's pattern.
    public let newFace: Get
    public let releaseFace: Act
    public let faceStatus: Ask
    public let setFace: SetObject
    public let setFontSize: SetNumber
    /// The text in UTF-8 and its length; the glyphs, then the clusters, each with their number; flags, of which there are
    /// none.
    public let showText: @convention(c) (
        Pointer, UnsafePointer<CChar>, Int32, UnsafePointer<cairo_placed_glyph>, Int32, UnsafePointer<cairo_cluster>, Int32, Int32
    ) -> Void

    private static let opened = Result<Cairo, MissingLibrary> { () throws(MissingLibrary) in try Cairo() }

    /// The library, or the error that says how to get it.
    public static func open() throws(MissingLibrary) -> Cairo { try opened.get() }

    private init() throws(MissingLibrary) {
        let library = try DynamicLibrary("cairo", version: 2, package: "libcairo2")
        newPDF = try library.function("cairo_pdf_surface_create_for_stream")
        setMetadata = try library.function("cairo_pdf_surface_set_metadata")
        newRecording = try library.function("cairo_recording_surface_create")
        inkExtents = try library.function("cairo_recording_surface_ink_extents")
        deviceOffset = try library.function("cairo_surface_get_device_offset")
        finishSurface = try library.function("cairo_surface_finish")
        releaseSurface = try library.function("cairo_surface_destroy")
        surfaceStatus = try library.function("cairo_surface_status")
        newImage = try library.function("cairo_image_surface_create")
        imageData = try library.function("cairo_image_surface_get_data")
        imageStride = try library.function("cairo_image_surface_get_stride")
        markChanged = try library.function("cairo_surface_mark_dirty")
        setMediaData = try library.function("cairo_surface_set_mime_data")
        newContext = try library.function("cairo_create")
        release = try library.function("cairo_destroy")
        showPage = try library.function("cairo_show_page")
        status = try library.function("cairo_status")
        statusText = try library.function("cairo_status_to_string")
        save = try library.function("cairo_save")
        restore = try library.function("cairo_restore")
        setMatrix = try library.function("cairo_set_matrix")
        resetMatrix = try library.function("cairo_identity_matrix")
        scale = try library.function("cairo_scale")
        pushGroup = try library.function("cairo_push_group")
        groupTarget = try library.function("cairo_get_group_target")
        popGroupToSource = try library.function("cairo_pop_group_to_source")
        newPath = try library.function("cairo_new_path")
        move = try library.function("cairo_move_to")
        line = try library.function("cairo_line_to")
        curve = try library.function("cairo_curve_to")
        close = try library.function("cairo_close_path")
        rectangle = try library.function("cairo_rectangle")
        setFillRule = try library.function("cairo_set_fill_rule")
        setOperator = try library.function("cairo_set_operator")
        setLineWidth = try library.function("cairo_set_line_width")
        setLineCap = try library.function("cairo_set_line_cap")
        setLineJoin = try library.function("cairo_set_line_join")
        setMiterLimit = try library.function("cairo_set_miter_limit")
        setDash = try library.function("cairo_set_dash")
        fill = try library.function("cairo_fill")
        fillKeepingPath = try library.function("cairo_fill_preserve")
        stroke = try library.function("cairo_stroke")
        clip = try library.function("cairo_clip")
        paint = try library.function("cairo_paint")
        paintWithOpacity = try library.function("cairo_paint_with_alpha")
        setColor = try library.function("cairo_set_source_rgba")
        setSource = try library.function("cairo_set_source")
        setSourceSurface = try library.function("cairo_set_source_surface")
        source = try library.function("cairo_get_source")
        setFilter = try library.function("cairo_pattern_set_filter")
        newLinear = try library.function("cairo_pattern_create_linear")
        newRadial = try library.function("cairo_pattern_create_radial")
        addStop = try library.function("cairo_pattern_add_color_stop_rgba")
        setPatternMatrix = try library.function("cairo_pattern_set_matrix")
        newFace = try library.function("cairo_ft_font_face_create_for_pattern")
        releaseFace = try library.function("cairo_font_face_destroy")
        faceStatus = try library.function("cairo_font_face_status")
        setFace = try library.function("cairo_set_font_face")
        setFontSize = try library.function("cairo_set_font_size")
        showText = try library.function("cairo_show_text_glyphs")
        releasePattern = try library.function("cairo_pattern_destroy")
    }
}
