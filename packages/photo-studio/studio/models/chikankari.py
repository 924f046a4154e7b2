"""A straight kurta with white work from Lucknow: shadow work, running stitches and knots, raised on fine cotton."""

import math

import numpy

import textile
from models import hung, sewing
from models.creases import creased, together
from models.tops import BACK_NECK, NECK, away_from_hem, placed
from pigments import cloth

OUTER, INNER = numpy.array((21.8, 9.4)), numpy.array((16.6, 7.6))
UPPER = [
    ("seam", [(4.6, 30.5), (8.4, 29.8), (12.8, 28.0)]),
    ("seam", [(12.8, 28.0), (17.9, 19.6), tuple(OUTER)]),
    ("open", [tuple(OUTER), tuple(INNER)]),
    ("seam", [tuple(INNER), (13.4, 18.4)]),
    ("seam", [(13.4, 18.4), (12.4, 8.0), (13.4, -9.0)]),
]
# Slit at its sides: the back is seen behind the front.
FRONT = [("open", NECK), *UPPER, ("open", [(13.4, -9.0), (11.6, -25.0)]), ("open", [(11.6, -25.0), (0, -25.4)])]
BACK = [("open", BACK_NECK), *UPPER, ("open", [(13.4, -9.0), (14.2, -26.2)]), ("open", [(14.2, -26.2), (0, -26.6)])]

# How much thread covers the shadow work within an outline.
VEIL = 0.42


def outlined(far, wide):
    """Thread along the edge of a shape, shadow work within; `far` is how deep inside a place lies."""
    return numpy.where(numpy.abs(far) < wide, 1.0, numpy.where(far > 0, VEIL, 0.0))


def bloom(x, y, size):
    r, turn = numpy.hypot(x, y) / size, numpy.arctan2(y, x)
    petals = outlined(0.72 + 0.26 * numpy.cos(6 * turn) - r, 0.12 / size)
    return numpy.where(r < 0.36, (r < 0.22).astype(float), petals)


def leaf(x, y, size, turn):
    u, v = (x * math.cos(turn) + y * math.sin(turn)) / size, (y * math.cos(turn) - x * math.sin(turn)) / size
    return outlined(0.34 * numpy.sin(math.pi * numpy.clip(u, 0, 1)) - numpy.abs(v) - 0.02, 0.11 / size) * ((u > -0.05) & (u < 1.05))


def sprig(x, y, size):
    """A flower above its stem and two leaves."""
    stem = (numpy.abs(x - 0.16 * numpy.sin(y * 1.6)) < 0.1) & (y < -0.5 * size) & (y > -2.4 * size)
    leaves = numpy.maximum(leaf(x - 0.1, y + 2.2 * size, 1.3 * size, 0.6), leaf(x + 0.1, y + 1.9 * size, 1.3 * size, math.pi - 0.7))
    return numpy.maximum.reduce([stem.astype(float), leaves, bloom(x, y, size)])


def knots(along, across, apart):
    """A row of raised knots."""
    return (numpy.hypot((along + apart / 2) % apart - apart / 2, across) < 0.17).astype(float)


def repeated(x, every, shift=0.0):
    return (x + shift + every / 2) % every - every / 2


def hem(x, y):
    """Rows of knots, scallops and large flowers with leaves between them."""
    up = y + 25.4
    px = repeated(x, 4.4)
    flowers = numpy.maximum.reduce([bloom(px, up - 4.6, 1.55), *[leaf(repeated(x, 4.4, 2.2) - side * 0.1, up - 3.6, 1.7, math.pi / 2 - side * 0.6) for side in (-1, 1)]])
    scallop = numpy.abs(up - 1.7 - 0.55 * numpy.abs(numpy.sin(math.pi * x / 2.2))) < 0.12
    vine = numpy.abs(up - 7.9 - 0.5 * numpy.sin(2 * math.pi * x / 4.4)) < 0.11
    tips = leaf(repeated(x, 2.2), up - 7.9, 1.1, math.pi / 2)
    return numpy.maximum.reduce([flowers, scallop.astype(float), vine.astype(float), tips, knots(x, up - 0.9, 0.6)]) * (up < 10)


def all_over(x, y):
    up = y + 15.0
    return sprig(repeated(x, 5.0, 2.5 * (numpy.floor(up / 5.0) % 2)), up % 5.0 - 3.2, 0.95) * (up > 0)


def yoke(x, y):
    """A vine up each side of the placket, and leaves along it."""
    off = numpy.abs(x) - 3.2 - 0.5 * numpy.sin(y * 1.15)
    py = repeated(y, 2.73)
    vine = (numpy.abs(off) < 0.12).astype(float)
    leaves = numpy.maximum(leaf(off, py, 1.3, 0.7), leaf(off, repeated(y, 2.73, 1.36), 1.3, math.pi - 0.7))
    blooms = bloom(numpy.abs(x) - 5.7, repeated(y, 5.46, -13.2), 1.2)
    return numpy.maximum.reduce([vine, leaves, blooms])


def sleeve_end(x, y):
    """The border of a sleeve, along its hem."""
    way = (INNER - OUTER) / numpy.linalg.norm(INNER - OUTER)
    along = (numpy.abs(x) - OUTER[0]) * way[0] + (y - OUTER[1]) * way[1]
    up = (numpy.abs(x) - OUTER[0]) * way[1] - (y - OUTER[1]) * way[0]
    rows = numpy.maximum(knots(along, up - 0.8, 0.6), knots(along, up - 4.4, 0.6))
    return numpy.maximum(rows, bloom(repeated(along, 2.75), up - 2.6, 1.1)) * (numpy.abs(x) > 14.4)


def thread(x, y):
    on_body = numpy.where(y < -15.0, hem(x, y), numpy.where((y > 10.8) & (numpy.abs(x) < 8.8), yoke(x, y), all_over(x, y)))
    at_cuff = (numpy.abs(x) > 14.4) & (y < 15.4)
    return numpy.where(at_cuff, sleeve_end(x, y), on_body)


def straight_kurta_front():
    raised = lambda x, y, side: 0.14 * thread(x, y) * numpy.abs(side)
    body = hung.sewn(
        FRONT, BACK, textile.woven(150, sheen=0.2), hung.shoulders(10.5, 30.8), lambda x, y, far: thread(x, y), together(raised, creased(6, 0.3, 18, -25)),
        hung.gathers(5, 0.8, 14, -25), air=130, air_at=away_from_hem(-25), flare=(27.0, 74.0), seed=11,
    )  # fmt: skip
    cotton = cloth("body", weave=150)
    placket = sewing.patch(body, [(-1.1, 26.0), (1.1, 26.0), (1.1, 11.6), (0, 10.6), (-1.1, 11.6)], cotton, 0.1, 0.16)
    edges = [hung.piping(body, placed([(1.1, 25.6), (1.1, 11.6), (0, 10.6)], side), "accent", 0.1, lift=0.28) for side in (-1, 1)]
    buttons = [hung.button(body, 0, 24.2 - 3.0 * i, 0.86, 0.4) for i in range(5)]
    return hung.shown([body.thing, placket, *edges, *buttons, *hung.bound(body, NECK, BACK_NECK, 0.24), *hung.hanger(29.4, 4.6, 1.3)], share=0.86)


NEGATIVES = {"straight-kurta.front": straight_kurta_front}
