# What the scripts that compare pictures share: SVG drawn by other renderers, and the difference of two pictures.

import io
import itertools
import os
import pathlib
import re
import subprocess
import sys
import tempfile

VENV = pathlib.Path(__file__).resolve().parent.parent / ".build/venv/bin/python"
try:
    import numpy
    import resvg_py
    from PIL import Image
except ImportError:
    if not VENV.exists() or pathlib.Path(sys.prefix) == VENV.parent.parent:
        print(f"{pathlib.Path(sys.argv[0]).name}: numpy, pillow and resvg-py are missing: run scripts/setup", file=sys.stderr)
        sys.exit(69)
    os.execv(VENV, [str(VENV), *sys.argv])

# A blot is a set of connected pixels that differ by more. Chromium and resvg know edges to a quarter of a pixel.
PIXEL_LIMIT = 0.3
# Chromium makes no smaller window, and a screenshot of what was asked for would be blank.
SMALLEST_WINDOW = 600
SVG_ROOT = re.compile(rb'(<svg[^>]* width=")([^"]+)(" height=")([^"]+)"')
TEXT = re.compile(rb"<text\b.*?</text>", re.DOTALL)


class Picture:
    """A file's SVG without its live texts, for fonts differ, shown at a size in whole pixels."""

    def __init__(self, path, side=None, size=None):
        """The larger side says the size, unless both are given."""
        self.path = path
        svg = TEXT.sub(b"", path.read_bytes())
        found = SVG_ROOT.search(svg)
        if not found:
            raise ValueError(f"{path}: no <svg> with a width and a height")
        width, height = float(found[2]), float(found[4])
        if size is None:
            scale = side / max(width, height)
            size = max(1, round(width * scale)), max(1, round(height * scale))
        self.size = size
        self.parts = svg[:found.start()] + found[1], found[3], b'"' + svg[found.end():]

    def svg(self, times=1):
        """The document, so many times as large."""
        width, height = (str(times * length).encode() for length in self.size)
        return self.parts[0] + width + self.parts[1] + height + self.parts[2]


def pixels(png):
    """An image over white paper, as floats 0…1."""
    image = Image.open(io.BytesIO(png)).convert("RGBA")
    paper = Image.new("RGBA", image.size, "white")
    return numpy.asarray(Image.alpha_composite(paper, image).convert("RGB"), dtype=numpy.float32) / 255


def draw_with_librsvg(picture):
    return draw_svg_with_librsvg(picture.svg())


def draw_svg_with_librsvg(svg):
    return pixels(subprocess.run(["rsvg-convert", "--unlimited"], input=svg, stdout=subprocess.PIPE, check=True).stdout)


def draw_with_resvg(picture, times=1):
    return pixels(bytes(resvg_py.svg_to_bytes(svg_string=picture.svg(times).decode(), skip_system_fonts=True)))


def draw_with_chromium(pictures, side, columns=4, batch=40):
    """All pictures from a few screenshots of pages that show them in a grid; a browser takes seconds to start."""
    images = []
    for start in range(0, len(pictures), batch):
        images += draw_page_with_chromium(pictures[start:start + batch], side, columns)
    return images


def draw_page_with_chromium(pictures, side, columns):
    with tempfile.TemporaryDirectory(prefix="pen-compare-") as folder:
        folder = pathlib.Path(folder)
        cells = []
        for index, picture in enumerate(pictures):
            (folder / f"{index}.svg").write_bytes(picture.svg())
            left, top = index % columns * side, index // columns * side
            width, height = picture.size
            cells.append(f'<img src="{index}.svg" style="position:absolute;left:{left}px;top:{top}px;width:{width}px;height:{height}px">')
        (folder / "page.html").write_text('<!DOCTYPE html><meta charset="utf-8"><body style="margin:0;background:white">' + "".join(cells))
        rows = (len(pictures) + columns - 1) // columns
        window = max(columns * side, SMALLEST_WINDOW), max(rows * side, SMALLEST_WINDOW)
        command = [
            "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
            f"--user-data-dir={folder}/profile", f"--window-size={window[0]},{window[1]}",
            f"--screenshot={folder}/page.png", f"file://{folder}/page.html"]
        subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True, timeout=120)
        page = pixels((folder / "page.png").read_bytes())
    places = [(i // columns * side, i % columns * side, p.size) for i, p in enumerate(pictures)]
    return [page[top:top + height, left:left + width] for top, left, (width, height) in places]


def largest_blot(differs):
    """The number of pixels in the largest set of True pixels that touch, corners included."""
    waiting = set(zip(*(axis.tolist() for axis in numpy.nonzero(differs))))
    largest = 0
    while waiting:
        stack, count = [waiting.pop()], 0
        while stack:
            y, x = stack.pop()
            count += 1
            for place in itertools.product((y - 1, y, y + 1), (x - 1, x, x + 1)):
                if place in waiting:
                    waiting.remove(place)
                    stack.append(place)
        largest = max(largest, count)
    return largest


def compare(a, b):
    """The mean absolute difference, the size of the largest blot, and the difference of each pixel."""
    difference = numpy.abs(a - b)
    worst = difference.max(axis=2)
    return float(difference.mean()), largest_blot(worst > PIXEL_LIMIT), worst


def save_strip(path, renderings, worst):
    """The renderings side by side, and last their largest difference: black where there is none."""
    strip = [*renderings, numpy.repeat(worst[:, :, None], 3, axis=2)]
    Image.fromarray((numpy.concatenate(strip, axis=1) * 255).round().astype(numpy.uint8)).save(path)


def svg_files(paths):
    for path in map(pathlib.Path, paths):
        yield from sorted(path.rglob("*.svg")) if path.is_dir() else [path]


def require_programs(*names):
    """Ends the script where a program is missing."""
    search = os.environ.get("PATH", "").split(os.pathsep)
    missing = [name for name in names if not any(os.access(os.path.join(d, name), os.X_OK) for d in search)]
    if missing:
        print(f"{pathlib.Path(sys.argv[0]).name}: missing: {', '.join(missing)}: run scripts/setup", file=sys.stderr)
        sys.exit(69)
