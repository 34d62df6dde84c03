// The records that foreign libraries share with us, as their manuals lay them out. Nothing of these libraries is linked:
// PenLibraries opens them when they are first needed.

#ifndef PEN_CLIBRARIES_H
#define PEN_CLIBRARIES_H

#include <stdint.h>

// zlib's z_stream (zlib.h 1.2).
typedef struct {
    const uint8_t *next_in;
    unsigned int avail_in;
    unsigned long total_in;
    uint8_t *next_out;
    unsigned int avail_out;
    unsigned long total_out;
    const char *message;
    void *state;
    void *allocate, *release, *allocation_data;
    int data_type;
    unsigned long checksum;
    unsigned long reserved;
} zlib_stream;

// GLib's GList.
typedef struct glib_list {
    void *data;
    struct glib_list *next, *previous;
} glib_list;

// Pango's PangoItem with its PangoAnalysis (pango-item.h 1.44): a stretch of text in one font and direction.
typedef struct {
    int offset, length, character_count;
    struct {
        void *shape_engine, *language_engine, *font;
        uint8_t level, gravity, flags, script;
        void *language, *extra_attributes;
    } analysis;
} pango_item;

// PangoGlyphInfo and PangoGlyphString (pango-glyph.h).
typedef struct {
    uint32_t glyph;
    int width, x_offset, y_offset;
    unsigned int attributes;
} pango_glyph_info;

typedef struct {
    int count;
    pango_glyph_info *glyphs;
    int *clusters;
    int space;
} pango_glyph_string;

// HarfBuzz's hb_font_extents_t (hb-font.h 1.1.3).
typedef struct {
    int32_t ascender, descender, line_gap;
    int32_t reserved[9];
} harfbuzz_font_extents;

// HarfBuzz's hb_glyph_extents_t (hb-font.h 1.1.3); y grows up.
typedef struct {
    int32_t x_bearing, y_bearing, width, height;
} harfbuzz_glyph_extents;

// Fontconfig's FcFontSet.
typedef struct {
    int count, capacity;
    void **patterns;
} fontconfig_set;

// cairo_matrix_t (cairo.h 1.0): x' = xx x + xy y + x0, y' = yx x + yy y + y0.
typedef struct {
    double xx, yx, xy, yy, x0, y0;
} cairo_affine;

// cairo_rectangle_t.
typedef struct {
    double x, y, width, height;
} cairo_box;

// cairo_glyph_t, and cairo_text_cluster_t (1.8): so many bytes of UTF-8 are so many glyphs.
typedef struct {
    unsigned long identifier;
    double x, y;
} cairo_placed_glyph;

typedef struct {
    int byte_count, glyph_count;
} cairo_cluster;
// libpng's png_image (png.h 1.6), of its simplified functions.
typedef struct {
    void *state;
    uint32_t version, width, height, format, flags, colormap_entries, warning_or_error;
    char message[64];
} png_simple_image;

#endif
