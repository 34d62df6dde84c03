#!/usr/bin/env python3
"""Times skia-pathops on pairs of paths and fontTools on cubic curves: the same work, input and output as GeometrySpeed."""
import sys
import time

import pathops
from fontTools.misc.bezierTools import calcCubicArcLength
from fontTools.svgLib.path import parse_path

OPERATIONS = {
    "union": pathops.PathOp.UNION,
    "intersection": pathops.PathOp.INTERSECTION,
    "difference": pathops.PathOp.DIFFERENCE,
    "symmetricDifference": pathops.PathOp.XOR,
}


def read_path(data):
    path = pathops.Path()
    parse_path(data, path.getPen())
    return path


def combining(name, lines):
    """Skia's own work alone; what turns the outlines so that their areas can be added is not timed."""
    one, two = map(read_path, lines)
    operation = OPERATIONS[name]
    area = pathops.op(one, two, operation).area
    return lambda: pathops.op(one, two, operation, fix_winding=False, keep_starting_points=False), lambda _: [abs(area)]


def measuring(lines, accuracy):
    cases = [list(map(float, line.split())) for line in lines]
    curves = [[(n[i], n[i + 1]) for i in range(0, 8, 2)] for n in cases]
    return lambda: [calcCubicArcLength(*curve, tolerance=accuracy) for curve in curves], lambda lengths: lengths


def main():
    name, file, *accuracy = sys.argv[1:]
    lines = open(file).read().splitlines()
    work, results = measuring(lines, float(accuracy[0])) if accuracy else combining(name, lines)
    best = float("inf")
    for _ in range(3):
        start = time.process_time()
        result = work()
        best = min(best, time.process_time() - start)
    print(best)
    for value in results(result):
        print(value)


main()
