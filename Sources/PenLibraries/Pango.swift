// Pango, as far as lines of text need it.

import CLibraries

/// The functions of pango that part a text into stretches of one font and direction, and choose the glyphs of each
/// (docs.gtk.org/Pango), with its FreeType back end for the fonts that fontconfig knows.
public struct Pango: Sendable {
    public typealias Pointer = UnsafeMutableRawPointer

    public let newFontMap: @convention(c) () -> Pointer?
    public let createContext: @convention(c) (Pointer) -> Pointer?
    public let setRoundsPositions: @convention(c) (Pointer, Int32) -> Void
    public let newFontDescription: @convention(c) () -> Pointer?
    public let freeFontDescription: @convention(c) (Pointer) -> Void
    public let setFamily: @convention(c) (Pointer, UnsafePointer<CChar>) -> Void
    /// As CSS counts weights.
    public let setWeight: @convention(c) (Pointer, Int32) -> Void
    /// 0 upright, 2 italic.
    public let setSlant: @convention(c) (Pointer, Int32) -> Void
    public let setAbsoluteSize: @convention(c) (Pointer, Double) -> Void
    public let setFontDescription: @convention(c) (Pointer, Pointer) -> Void
    public let loadFont: @convention(c) (Pointer, Pointer, Pointer) -> Pointer?
    public let describeFont: @convention(c) (Pointer) -> Pointer?
    public let family: @convention(c) (Pointer) -> UnsafePointer<CChar>?
    /// The context, the paragraph's direction (0 left to right, 1 right to left), the text, its start and length.
    public let itemize: @convention(c) (Pointer, Int32, UnsafePointer<CChar>, Int32, Int32, Pointer?, Pointer?) -> UnsafeMutablePointer<glib_list>?
    public let reorder: @convention(c) (UnsafeMutablePointer<glib_list>) -> UnsafeMutablePointer<glib_list>?
    public let freeItem: @convention(c) (Pointer) -> Void
    public let newGlyphString: @convention(c) () -> UnsafeMutablePointer<pango_glyph_string>?
    public let freeGlyphString: @convention(c) (UnsafeMutablePointer<pango_glyph_string>) -> Void
    /// The stretch and its length, the paragraph and its length, the item's analysis, the glyphs.
    public let shape: @convention(c) (UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, Int32, UnsafeRawPointer, UnsafeMutablePointer<pango_glyph_string>) -> Void
    /// HarfBuzz's font of a pango font, which keeps it.
    public let harfBuzzFont: @convention(c) (Pointer) -> Pointer?
    /// A text, its length in bytes, -1, its language; what is allowed before each of its characters and at its end:
    /// bit 0 says that a line may be broken there.
    public let breaks: @convention(c) (UnsafePointer<CChar>, Int32, Int32, Pointer?, UnsafeMutablePointer<UInt32>, Int32) -> Void
    public let defaultLanguage: @convention(c) () -> Pointer?
    /// The pattern of a font that fontconfig knows; since pango 1.48.
    public let fontPattern: (@convention(c) (Pointer) -> Pointer?)?
    public let freeList: @convention(c) (UnsafeMutablePointer<glib_list>) -> Void
    public let release: @convention(c) (Pointer) -> Void

    private static let opened = Result<Pango, MissingLibrary> { () throws(MissingLibrary) in try Pango() }

    /// The library, or the error that says how to get it.
    public static func open() throws(MissingLibrary) -> Pango { try opened.get() }

    private init() throws(MissingLibrary) {
        let pango = try DynamicLibrary("pango-1.0", version: 0, package: "libpango-1.0-0")
        let fontMaps = try DynamicLibrary("pangoft2-1.0", version: 0, package: "libpangoft2-1.0-0")
        let glib = try DynamicLibrary("glib-2.0", version: 0, package: "libpango-1.0-0")
        let objects = try DynamicLibrary("gobject-2.0", version: 0, package: "libpango-1.0-0")
        newFontMap = try fontMaps.function("pango_ft2_font_map_new")
        createContext = try pango.function("pango_font_map_create_context")
        setRoundsPositions = try pango.function("pango_context_set_round_glyph_positions")
        newFontDescription = try pango.function("pango_font_description_new")
        freeFontDescription = try pango.function("pango_font_description_free")
        setFamily = try pango.function("pango_font_description_set_family")
        setWeight = try pango.function("pango_font_description_set_weight")
        setSlant = try pango.function("pango_font_description_set_style")
        setAbsoluteSize = try pango.function("pango_font_description_set_absolute_size")
        setFontDescription = try pango.function("pango_context_set_font_description")
        loadFont = try pango.function("pango_font_map_load_font")
        describeFont = try pango.function("pango_font_describe")
        family = try pango.function("pango_font_description_get_family")
        itemize = try pango.function("pango_itemize_with_base_dir")
        reorder = try pango.function("pango_reorder_items")
        freeItem = try pango.function("pango_item_free")
        newGlyphString = try pango.function("pango_glyph_string_new")
        freeGlyphString = try pango.function("pango_glyph_string_free")
        shape = try pango.function("pango_shape_full")
        harfBuzzFont = try pango.function("pango_font_get_hb_font")
        breaks = try pango.function("pango_get_log_attrs")
        defaultLanguage = try pango.function("pango_language_get_default")
        fontPattern = fontMaps.has("pango_fc_font_get_pattern") ? try fontMaps.function("pango_fc_font_get_pattern") : nil
        freeList = try glib.function("g_list_free")
        release = try objects.function("g_object_unref")
    }
}
