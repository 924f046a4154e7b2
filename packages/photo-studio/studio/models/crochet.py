"""Surfaces of round stitches: crochet, and knitting in the round."""

import math

import numpy
from mathutils import Euler
from models.drapes import surface
from models.ribbon import smooth_line


def stitched(places, material, wide=0.62, tall=0.56, deep=0.2, printed=None):
    """A closed shape over a grid (rows from end to end, columns around) with stitches of that size, in offset rows."""
    rows, columns, _ = places.shape
    around, along = numpy.roll(places, -1, 1) - numpy.roll(places, 1, 1), numpy.gradient(places, axis=0)
    normals = numpy.cross(along, around)
    normals /= numpy.maximum(numpy.linalg.norm(normals, axis=2, keepdims=True), 1e-9)
    length = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(places, axis=0), axis=2).mean(1))])
    row = numpy.floor(length / tall)
    girth = numpy.linalg.norm(numpy.diff(places, axis=1), axis=2).sum(1)
    # All of a row has one number of stitches.
    count = numpy.array([max(6, round(girth[row == r].mean() / wide)) for r in row])
    up = (length / tall - row)[:, None]
    across = (numpy.linspace(0, 1, columns)[None] * count[:, None] + 0.5 * (row % 2)[:, None] + 0.35 * up) % 1
    loop = numpy.sin(math.pi * up) ** 0.6 * (0.25 + 0.75 * numpy.sin(math.pi * across) ** 0.7)
    ink = None if printed is None else printed(row, row[-1])[:, None] * numpy.ones(columns)
    return surface(places + normals * (deep * loop)[..., None], material, ink, 0.02)


def ball(at, radii, turn=(0, 0, 0), rows=190, columns=300):
    """The places of an oval body."""
    t, a = numpy.meshgrid(numpy.linspace(0.02, math.pi - 0.02, rows), numpy.linspace(0, 2 * math.pi, columns), indexing="ij")
    places = numpy.stack([radii[0] * numpy.sin(t) * numpy.cos(a), radii[1] * numpy.sin(t) * numpy.sin(a), radii[2] * numpy.cos(t)], -1)
    return places @ numpy.array(Euler([math.radians(d) for d in turn]).to_matrix()).T + numpy.array(at)


def tube(line, radii, rows=150, columns=140):
    """The places around a line, whose ends are round."""
    way = smooth_line(line, 24)
    far = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(way, axis=0), axis=1))])
    thick = numpy.interp(far, numpy.linspace(0, far[-1], len(radii)), radii)
    stops = far[-1] * (1 - numpy.cos(numpy.linspace(0, math.pi, rows))) / 2
    middle = numpy.stack([numpy.interp(stops, far, way[:, k]) for k in range(3)], 1)
    radius = numpy.interp(stops, far, thick)
    for end in (stops, far[-1] - stops):
        radius = radius * numpy.sqrt(numpy.clip(1 - (1 - numpy.clip(end / radius, 0, 1)) ** 2, 0.0004, 1))
    ahead = numpy.gradient(middle, axis=0)
    ahead /= numpy.linalg.norm(ahead, axis=1, keepdims=True)
    side = numpy.cross(ahead, (0.13, 0.2, 1.0))
    side /= numpy.linalg.norm(side, axis=1, keepdims=True)
    up = numpy.cross(side, ahead)
    a = numpy.linspace(0, 2 * math.pi, columns)[None, :, None]
    return middle[:, None] + radius[:, None, None] * (numpy.cos(a) * side[:, None] + numpy.sin(a) * up[:, None])
