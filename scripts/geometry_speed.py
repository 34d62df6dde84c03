"""What PenGeometry is timed with, and beside whom: the inputs, and programs that say their processor time and their results."""
import math
import random
import shutil
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KURBO = ROOT / "Tests" / "Speed" / "Kurbo"
PYTHON = ROOT / ".build" / "venv" / "bin" / "python"


class Answer:
    """What one program says: the processor seconds of its best pass, and its results."""

    def __init__(self, command):
        self.seconds, *self.results = map(float, subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.split())


def in_turns(*commands, turns=3):
    """The answers of each turn, and in it of each command."""
    return [[Answer(command) for command in commands] for _ in range(turns)]


def ratio(turns, first=0, second=1):
    return statistics.median(turn[first].seconds / turn[second].seconds for turn in turns)


def difference(turns):
    """How far the first two commands' results are from each other, on the mean."""
    ours, theirs = turns[0][0].results, turns[0][1].results
    assert len(ours) == len(theirs)
    return statistics.fmean(abs(a - b) for a, b in zip(ours, theirs))


def build_kurbo():
    """The program that times kurbo, or None where what builds it is missing."""
    if not shutil.which("cargo") or not Path("/usr/share/cargo/registry").exists():
        return None
    target = ROOT / ".build" / "kurbo"
    built = subprocess.run(["cargo", "build", "--quiet", "--offline", "--release", "--target-dir", target], cwd=KURBO, stdout=sys.stderr)
    return target / "release" / "kurbo-speed" if built.returncode == 0 else None


def has_python_libraries():
    return PYTHON.exists() and subprocess.run([PYTHON, "-c", "import pathops, fontTools"], stderr=subprocess.DEVNULL).returncode == 0


def write_curves(file, count):
    """Cubics in a square of 1,000, each with a point of the square and a fraction."""
    chance = random.Random(count)
    with open(file, "w") as out:
        for _ in range(count):
            print(*(chance.uniform(0, 1000) for _ in range(10)), chance.random(), file=out)


def write_waves(file, count, kind):
    """Two closed waves of `count` cubics or lines around one center, whose crossings grow with the count: 25 segments a wave."""
    waves = count // 25
    size = 40 / waves
    with open(file, "w") as out:
        for radius, phase in ((100, 0), (100 + 4 * size, 2)):
            print(wave(count, radius, 15 * size, waves, phase, kind), file=out)


def wave(count, radius, height, waves, phase, kind):
    step = 2 * math.pi / count

    def at(index):
        angle = index * step
        far = radius + height * math.sin(angle * waves + phase)
        return 200 + far * math.cos(angle), 200 + far * math.sin(angle)

    words = [f"M{point(at(0))}"]
    for i in range(count):
        words.append(f"L{point(at(i + 1))}" if kind == "lines" else f"C{cubic(*(at(i + third / 3) for third in range(4)))}")
    return " ".join(words) + " Z"


def cubic(p, q, r, s):
    """The controls and the end of the cubic through four points at the thirds of its parameter."""
    first = [(-5 * a + 18 * b - 9 * c + 2 * d) / 6 for a, b, c, d in zip(p, q, r, s)]
    second = [(2 * a - 9 * b + 18 * c - 5 * d) / 6 for a, b, c, d in zip(p, q, r, s)]
    return f"{point(first)} {point(second)} {point(s)}"


def point(coordinates):
    return f"{coordinates[0]!r},{coordinates[1]!r}"
