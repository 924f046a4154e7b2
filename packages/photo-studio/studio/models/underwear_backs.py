"""Underwear from behind: a bra that is fastened, whose cups are seen from within, and a shaper with its back on top."""

import math

import numpy

import textile
from models.briefs import SHORTS, piece
from models.laid import laid_out, panel
from models.moulded import T_SHIRT, bridge, cup, microfibre
from models.ribbon import ribbon
from pigments import metal
from shapes import box, torus

# How far the edges of the cups lie before the wall, which their domes touch.
EDGE = 3.0
BAND = [(0, -1.7), (4.0, -1.5), (9.9, 0.1, "c"), (9.7, -4.4, "c"), (4.0, -4.25), (0, -4.2)]


def fastened(material):
    """The band, closed in the middle over one of three rows of eyes."""
    stitched = lambda x, y, far, along: -0.1 * ((far > 0.42) & (far < 0.58))
    parts = [panel(textile.mirrored(BAND), (22.0, 10.0), material, stitched, 0.3)]
    parts.append(box(1.7, 2.3, 0.16, material, bevel=0.07, at=(0.75, -2.95, 0.36)))
    steel = metal(0.75, 0.2)
    for y in (-2.4, -3.5):
        parts += [torus(0.16, 0.05, steel, (x, y, 0.38)) for x in (-0.75, -1.5)]
        parts.append(box(0.5, 0.16, 0.1, steel, bevel=0.04, at=(-0.1, y, 0.42)))
    return parts


def strap(side, top, width, material, crossed):
    """Over the top, and down to the band, on the other side when it is crossed."""
    x, y = top
    way = [(x, y - 0.5, EDGE - 0.3), (x + 0.1, y + 2.6, 1.8), (x + 0.2, y + 5.8, 0.9), (x - 0.5, y + 7.7, 0.8), (x - 1.7, y + 6.6, 1.2)]
    way += [(0.2, 4.6, EDGE + 0.1 * side), (-2.8, 0.9, EDGE + 0.3), (-4.4, -1.9, EDGE + 0.3)] if crossed else [(x - 1.9, 5.0, 2.2), (x - 2.1, 1.6, EDGE), (x - 2.2, -1.9, EDGE + 0.3)]
    at = way[5] if not crossed else (3.05, 8.2, 2.2)
    slide = torus(width * 0.62, 0.08, metal("body", 0.35), (side * at[0], at[1], at[2] + 0.1))
    return [ribbon([(side * px, py, pz) for px, py, pz in way], width, 0.1, material), slide]


def bra(shape, material, band, share, top, width, gap, crossed=False, **cups):
    parts = [bridge(*gap, band)]
    for side in (-1, 1):
        inner = cup(side, shape, material, **cups)
        inner.rotation_euler = (0, math.pi, 0)
        parts.append(inner)
    for part in parts:
        part.location.z += EDGE
    for part in fastened(band):
        part.location.z += EDGE
        parts.append(part)
    for side in (-1, 1):
        parts += strap(side, top, width, band, crossed)
    if crossed:
        parts.append(box(1.5, 0.5, 0.3, metal("body", 0.35), bevel=0.12, at=(0, 4.5, EDGE + 0.2)))
    return laid_out(parts, share)


def t_shirt_bra():
    """A hook draws its straps together to a cross."""
    smooth = microfibre()
    return bra(T_SHIRT, smooth, smooth, 0.56, (6.3, 3.4), 0.9, (-2.5, 2.0), True)


def back_first(halves):
    return halves[1], halves[0]


def shaper():
    """A seam down the middle; two more run around the seat."""

    def stitched(x, y, far):
        around = 10.2 - 3.4 * numpy.exp(-(((y - 9.0) / 6.0) ** 2)) - 0.055 * numpy.clip(-1.0 - y, 0, 20) ** 2
        seam = numpy.exp(-(((numpy.abs(x) - around) / 0.12) ** 2)) * (y < 15.4) * (y > -11.6 + 0.02 * x * x) + numpy.exp(-((x / 0.12) ** 2)) * (y < 15.4)
        return -0.16 * seam - 0.1 * numpy.exp(-(((y + 11.6 - 0.02 * x * x) / 0.1) ** 2))

    tone = lambda x, y, far: 0.4 * (y < -11.6 + 0.02 * x * x)
    return laid_out(piece(back_first(SHORTS), "body", 41, 2.0, 0, 0.9, (-5.4, 0.0), extra=stitched, tone=tone), 0.66)


NEGATIVES = {
    "shaper.detail": shaper,
    "t-shirt-bra.detail": t_shirt_bra,
}
