"""Panels of soft knitted cloth, laid flat, with elastic in their edges."""

import cv2
import numpy

import textile
from models import hung

COLUMNS = 760


def panel(outline, size, material, relief, thick=0.4, printed=None, scallop=None):
    """
    One layer. `relief` and `printed` are functions of (x, y, far, along): how far a place is from the edge, and where along it,
    in cm. `scallop` cuts the edge away as deep as it says.
    """
    rows = round(COLUMNS * size[1] / size[0])
    line = textile.spline(outline)
    inside, far = textile.polygon(line, *size, rows, COLUMNS)
    ys, xs = numpy.mgrid[0:rows, 0:COLUMNS]
    x, y = (xs / (COLUMNS - 1) - 0.5) * size[0], (0.5 - ys / (rows - 1)) * size[1]
    along = nearest(line, size, rows)
    if scallop is not None:
        cut = scallop(x, y, along)
        inside, far = inside & (far > cut), numpy.clip(far - cut, 0, None)
    rim = numpy.sqrt(1 - (1 - numpy.clip(far / 0.4, 0, 1)) ** 2)
    heights = thick * rim + relief(x, y, far, along) * numpy.clip(far / 0.3, 0, 1)
    heights = cv2.GaussianBlur(heights.astype(numpy.float32), (0, 0), 0.8)
    ink = None if printed is None else printed(x, y, far, along).astype(numpy.float32)
    return textile.sheet(heights + 0.05, *size, material, ink, inside)


def nearest(line, size, rows):
    """How far along the outline its nearest place is, for every place of the grid."""
    at = numpy.array([*line, line[0]], float)
    far = numpy.concatenate([[0], numpy.cumsum(numpy.hypot(*numpy.diff(at, axis=0).T))])
    stops = numpy.arange(0, far[-1], size[0] / COLUMNS / 2)
    columns = numpy.interp(stops, far, at[:, 0] / size[0] + 0.5) * (COLUMNS - 1)
    lines = numpy.interp(stops, far, 0.5 - at[:, 1] / size[1]) * (rows - 1)
    spot = numpy.clip(lines.round().astype(int), 0, rows - 1), numpy.clip(columns.round().astype(int), 0, COLUMNS - 1)
    edge, stop = numpy.ones((rows, COLUMNS), numpy.uint8), numpy.zeros((rows, COLUMNS))
    edge[spot], stop[spot] = 0, stops
    _, labels = cv2.distanceTransformWithLabels(edge, cv2.DIST_L2, 5, labelType=cv2.DIST_LABEL_PIXEL)
    table = numpy.zeros(labels.max() + 1)
    table[labels[edge == 0]] = stop[edge == 0]
    return table[labels]


def elastic(far, along, deep, pull=0.1):
    """An edge that elastic draws together, and the line of stitching that holds it."""
    pleat = numpy.sin(along * 5.3) + 0.6 * numpy.sin(along * 8.1 + 1.0)
    drawn = pull * pleat * (0.35 * (far < deep) + numpy.exp(-numpy.clip(far - deep, 0, 9) / 0.55) * (far >= deep))
    return drawn - 0.18 * numpy.exp(-(((far - deep) / 0.09) ** 2))


def rumpled(x, y, middle, seed):
    """A piece is never quite flat: creases run from where its seams meet, and it lies a little uneven."""
    r, turn = numpy.hypot(x - middle[0], y - middle[1]), numpy.arctan2(x - middle[0], y - middle[1])
    wander = textile.smooth_noise(x.shape, 5, seed)
    rays = 0.16 * numpy.sin(turn * 15 + 1.6 * wander) * numpy.exp(-(((r - 5.0) / 5.0) ** 2))
    return rays + 0.3 * wander + 0.1 * textile.smooth_noise(x.shape, 11, seed + 1)


def laid_out(things, share, high=1.5):
    """It lies on a wall instead of the floor: there the light comes from the side and shows what is raised."""
    for thing in things:
        thing.location.z += hung.WALL + 0.1
    return hung.shown(things, share, high=high)


def domed(x, y, at, reach, deep):
    """A cup on each side of the middle."""
    bowl = numpy.clip(1 - ((numpy.abs(x) - at[0]) / reach[0]) ** 2 - ((y - at[1]) / reach[1]) ** 2, 0, 1)
    return deep * bowl**0.9
