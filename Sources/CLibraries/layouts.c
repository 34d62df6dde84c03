// Holds the layouts against the sizes that the libraries were compiled with.

#include "CLibraries.h"

#if UINTPTR_MAX == UINT64_MAX
_Static_assert(sizeof(zlib_stream) == 112, "z_stream");
#endif
