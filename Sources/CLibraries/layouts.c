// Holds the layouts against the sizes that the libraries were compiled with.

#include "CLibraries.h"

#if UINTPTR_MAX == UINT64_MAX
_Static_assert(sizeof(zlib_stream) == 112, "z_stream");
_Static_assert(sizeof(pango_item) == 64, "PangoItem");
_Static_assert(sizeof(pango_glyph_string) == 32, "PangoGlyphString");
#endif
_Static_assert(sizeof(pango_glyph_info) == 20, "PangoGlyphInfo");
_Static_assert(sizeof(harfbuzz_font_extents) == 48, "hb_font_extents_t");
