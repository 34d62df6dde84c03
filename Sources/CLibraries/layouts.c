// Holds the layouts against the sizes that the libraries were compiled with.

#include "CLibraries.h"

#if UINTPTR_MAX == UINT64_MAX
_Static_assert(sizeof(zlib_stream) == 112, "z_stream");
_Static_assert(sizeof(pango_item) == 64, "PangoItem");
_Static_assert(sizeof(pango_glyph_string) == 32, "PangoGlyphString");
_Static_assert(sizeof(cairo_placed_glyph) == 24, "cairo_glyph_t");
_Static_assert(sizeof(png_simple_image) == 104, "png_image");
#endif
_Static_assert(sizeof(pango_glyph_info) == 20, "PangoGlyphInfo");
_Static_assert(sizeof(harfbuzz_font_extents) == 48, "hb_font_extents_t");
_Static_assert(sizeof(cairo_affine) == 48, "cairo_matrix_t");
_Static_assert(sizeof(cairo_box) == 32, "cairo_rectangle_t");
_Static_assert(sizeof(cairo_cluster) == 8, "cairo_text_cluster_t");
