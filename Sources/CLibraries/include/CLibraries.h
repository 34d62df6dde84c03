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

#endif
