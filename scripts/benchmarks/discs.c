/* The frames of discs.pen, drawn by cairo and written by its own PNG (libpng with its usual level):
   discs FOLDER   writes FOLDER/0000.png to 0299.png. */
#include <cairo.h>
#include <math.h>
#include <stdio.h>

static const int frames = 300, discs = 100;

static void draw_discs(cairo_t *c, double part) {
    for (int i = 0; i < discs; i++) {
        double x = 20 + i * 37 % 360 + (i * 29 % 80 - 40) * part, y = 20 + i * 53 % 260 + (i * 31 % 60 - 30) * part;
        cairo_set_source_rgba(c, i / 100.0, 1 - i / 100.0, 0.5, 0.6);
        cairo_new_path(c);
        cairo_arc(c, x, y, 6 + i % 11, 0, 2 * M_PI);
        cairo_fill(c);
    }
}

/* The first part of the wave, by a dash that is as long. */
static void draw_wave(cairo_t *c, double part) {
    double length = 0, before = 150;
    cairo_new_path(c);
    cairo_move_to(c, 0, before);
    for (int x = 4; x <= 400; x += 4) {
        double y = 150 + 40 * sin(x / 30.0);
        cairo_line_to(c, x, y);
        length += hypot(4, y - before);
        before = y;
    }
    double dash[] = {length * part, length + 1};
    cairo_set_source_rgb(c, 0, 0, 0.5);
    cairo_set_line_width(c, 2);
    cairo_set_dash(c, dash, 2, 0);
    cairo_stroke(c);
}

int main(int count, char **words) {
    if (count != 2) return 64;
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 400, 300);
    cairo_t *c = cairo_create(surface);
    for (int frame = 0; frame < frames; frame++) {
        char name[4096];
        cairo_set_source_rgb(c, 1, 1, 1);
        cairo_paint(c);
        draw_discs(c, (double)frame / frames);
        draw_wave(c, (double)frame / frames);
        snprintf(name, sizeof name, "%s/%04d.png", words[1], frame);
        if (cairo_surface_write_to_png(surface, name) != CAIRO_STATUS_SUCCESS) return 73;
    }
    cairo_destroy(c);
    cairo_surface_destroy(surface);
    return 0;
}
