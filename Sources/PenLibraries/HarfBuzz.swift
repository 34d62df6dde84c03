// HarfBuzz, as far as a font's outlines need it.

import CLibraries

/// The functions of HarfBuzz that tell a font's measures and draw its glyphs in font units (harfbuzz.github.io).
public struct HarfBuzz: Sendable {
    public typealias Pointer = UnsafeMutableRawPointer
    /// The funcs, the caller's data, the state of drawing, x and y, the funcs' data.
    public typealias ToPoint = @convention(c) (Pointer?, Pointer?, Pointer?, Float, Float, Pointer?) -> Void
    public typealias ToCurve = @convention(c) (Pointer?, Pointer?, Pointer?, Float, Float, Float, Float, Pointer?) -> Void
    public typealias ToCubic = @convention(c) (Pointer?, Pointer?, Pointer?, Float, Float, Float, Float, Float, Float, Pointer?) -> Void
    public typealias Close = @convention(c) (Pointer?, Pointer?, Pointer?, Pointer?) -> Void

    public let face: @convention(c) (Pointer) -> Pointer?
    public let unitsPerEm: @convention(c) (Pointer) -> UInt32
    public let reference: @convention(c) (Pointer) -> Pointer?
    public let newFont: @convention(c) (Pointer) -> Pointer?
    public let scale: @convention(c) (Pointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Void
    public let setScale: @convention(c) (Pointer, Int32, Int32) -> Void
    public let variations: @convention(c) (Pointer, UnsafeMutablePointer<UInt32>) -> UnsafePointer<Int32>?
    public let setVariations: @convention(c) (Pointer, UnsafePointer<Int32>, UInt32) -> Void
    public let horizontalExtents: @convention(c) (Pointer, UnsafeMutablePointer<harfbuzz_font_extents>) -> Int32
    /// The font, the glyph, and its box; 0 where it has none.
    public let glyphExtents: @convention(c) (Pointer, UInt32, UnsafeMutablePointer<harfbuzz_glyph_extents>) -> Int32
    public let referenceTable: @convention(c) (Pointer, UInt32) -> Pointer?
    /// The font and the glyph; a PNG file as a blob, of no length where the glyph is no picture.
    public let referencePicture: @convention(c) (Pointer, UInt32) -> Pointer?
    public let blobData: @convention(c) (Pointer, UnsafeMutablePointer<UInt32>) -> UnsafePointer<UInt8>?
    public let blobLength: @convention(c) (Pointer) -> UInt32
    public let destroyBlob: @convention(c) (Pointer) -> Void
    public let newDrawing: @convention(c) () -> Pointer?
    public let setMove: @convention(c) (Pointer, ToPoint, Pointer?, Pointer?) -> Void
    public let setLine: @convention(c) (Pointer, ToPoint, Pointer?, Pointer?) -> Void
    public let setQuadratic: @convention(c) (Pointer, ToCurve, Pointer?, Pointer?) -> Void
    public let setCubic: @convention(c) (Pointer, ToCubic, Pointer?, Pointer?) -> Void
    public let setClose: @convention(c) (Pointer, Close, Pointer?, Pointer?) -> Void
    /// The font, the glyph, the funcs and the caller's data.
    public let draw: @convention(c) (Pointer, UInt32, Pointer, Pointer?) -> Void

    private static let opened = Result<HarfBuzz, MissingLibrary> { () throws(MissingLibrary) in try HarfBuzz() }

    /// The library, or the error that says how to get it.
    public static func open() throws(MissingLibrary) -> HarfBuzz { try opened.get() }

    private init() throws(MissingLibrary) {
        let library = try DynamicLibrary("harfbuzz", version: 0, package: "libharfbuzz0b")
        face = try library.function("hb_font_get_face")
        unitsPerEm = try library.function("hb_face_get_upem")
        reference = try library.function("hb_font_reference")
        newFont = try library.function("hb_font_create")
        scale = try library.function("hb_font_get_scale")
        setScale = try library.function("hb_font_set_scale")
        variations = try library.function("hb_font_get_var_coords_normalized")
        setVariations = try library.function("hb_font_set_var_coords_normalized")
        horizontalExtents = try library.function("hb_font_get_h_extents")
        glyphExtents = try library.function("hb_font_get_glyph_extents")
        referenceTable = try library.function("hb_face_reference_table")
        referencePicture = try library.function("hb_ot_color_glyph_reference_png")
        blobData = try library.function("hb_blob_get_data")
        blobLength = try library.function("hb_blob_get_length")
        destroyBlob = try library.function("hb_blob_destroy")
        newDrawing = try library.function("hb_draw_funcs_create")
        setMove = try library.function("hb_draw_funcs_set_move_to_func")
        setLine = try library.function("hb_draw_funcs_set_line_to_func")
        setQuadratic = try library.function("hb_draw_funcs_set_quadratic_to_func")
        setCubic = try library.function("hb_draw_funcs_set_cubic_to_func")
        setClose = try library.function("hb_draw_funcs_set_close_path_func")
        // The same function; it was called otherwise before HarfBuzz 7.
        draw = try library.has("hb_font_draw_glyph") ? library.function("hb_font_draw_glyph") : library.function("hb_font_get_glyph_shape")
    }
}
