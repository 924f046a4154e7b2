"""Seamless underwear with moulded cups, laid flat in soft light."""

import cv2
import numpy

import textile
from models.ribbon import ribbon
from models.bralettes import flowers
from models.laid import laid_out
from models.underwear import wing
from pigments import cloth, metal
from shapes import box, torus

# From the middle: where the cups meet, along the top, the arm and the base.
T_SHIRT = [(0.8, -3.4, "c"), (0.9, -1.4, "c"), (3.0, 1.0), (6.4, 3.9, "c"), (8.6, 1.4), (10.0, -0.6, "c"), (9.8, -3.2, "c"), (8.2, -5.2), (5.4, -6.1), (2.6, -5.2)]
STRAPLESS = [(0.6, -3.8, "c"), (0.7, -0.6, "c"), (2.6, 1.5), (5.2, 2.9), (8.0, 2.5), (10.6, 0.2, "c"), (10.6, -3.8, "c"), (8.6, -6.0), (5.4, -6.9), (2.2, -6.0)]
SOFT = [(0.5, -4.6, "c"), (0.6, -0.4, "c"), (2.8, 2.0), (5.6, 4.6, "c"), (7.2, 4.6, "c"), (9.2, 1.6), (10.6, -0.4, "c"), (10.4, -3.8, "c"), (8.2, -5.6), (5.4, -6.3), (2.4, -5.6)]
FULL = [(0.5, -5.0, "c"), (0.6, 1.2, "c"), (2.6, 2.9), (5.4, 5.4, "c"), (7.4, 5.3, "c"), (9.4, 2.2), (10.8, -0.2, "c"), (10.6, -4.4, "c"), (8.4, -6.2), (5.4, -7.0), (2.4, -6.2)]


def microfibre():
    """It scatters light: a smooth knit without a sheen of its own."""
    return textile.woven(None, roughness=1.0, sheen=0.25)


def cup(side, shape, material, seams=(), printed=None, deep=2.3, upright=False):
    """A dome of foam under smooth cloth; its edge is turned in and bonded. `seams` are (height at the middle, rise, curve)."""
    outline = textile.spline(shape if side > 0 else [(-x, *rest) for x, *rest in reversed(shape)])
    width, rows = 24.0, 680
    inside, far = textile.polygon([(x, y) for x, y in outline], width, width, rows, rows)
    ys, xs = numpy.mgrid[0:rows, 0:rows]
    x, y = (xs / (rows - 1) - 0.5) * width * side, (0.5 - ys / (rows - 1)) * width
    bowl = numpy.clip(1 - ((x - 5.5) / 5.8) ** 2 - ((y + 1.8) / 6.4) ** 2, 0, 1)
    rim = numpy.sqrt(1 - (1 - numpy.clip(far / 0.45, 0, 1)) ** 2)
    heights = 0.4 * rim + deep * bowl**0.9 * numpy.clip(cv2.GaussianBlur(far, (0, 0), 18) / 2.6, 0, 1) ** 0.6
    heights -= 0.07 * numpy.exp(-(((far - 0.55) / 0.1) ** 2))
    for at, rise, bend in seams:
        line = y - at - rise * (x - 5.4) - bend * (x - 5.4) ** 2
        heights -= (0.2 * numpy.exp(-((line / 0.12) ** 2)) - 0.05 * numpy.exp(-(((line - 0.3) / 0.16) ** 2))) * numpy.clip(far / 0.6, 0, 1)
    if upright:
        line = x - 5.2 - 0.08 * (y + 1.4)
        heights -= 0.2 * numpy.exp(-((line / 0.12) ** 2)) * (y < -1.4) * numpy.clip(far / 0.6, 0, 1)
    ink = None if printed is None else printed(x, y, far).astype(numpy.float32)
    piece = textile.sheet(heights.astype(numpy.float32) + 0.1, width, width, material, ink, inside)
    solid = piece.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = 0.3, -1
    return piece


def strap(side, top, width, material):
    """Over a slide and around to the back of the band."""
    x, y = top
    way = [(x, y, 0.7), (x + 0.3, y + 2.2, 0.35), (x + 0.9, y + 5.0, 0.2), (x + 2.6, y + 7.4, 0.25), (x + 5.0, y + 7.2, 0.3), (x + 6.5, y + 4.4, 0.2), (x + 7.2, y - 0.6, 0.2), (x + 7.5, -1.2, 0.3), (x + 7.6, -2.6, 0.5)]
    return [ribbon([(side * px, py, pz) for px, py, pz in way], width, 0.1, material), torus(width * 0.66, 0.08, metal("body", 0.35), (side * (x + 0.45), y + 3.0, 0.36))]


def bridge(y, height, material):
    return box(2.0, height, 0.34, material, bevel=0.14, at=(0, y, 0.08))


def bra(shape, material, band, share, top=None, width=0.9, gap=(-2.5, 2.0), **cups):
    parts = [bridge(*gap, band)]
    for side in (-1, 1):
        parts += [cup(side, shape, material, **cups), *wing(side, band)]
        if top is not None:
            parts += strap(side, top, width, band)
    return laid_out(parts, share)


def t_shirt_bra_front():
    smooth = microfibre()
    return bra(T_SHIRT, smooth, smooth, 0.56, (6.3, 3.4), 0.9)


def strapless_bra_front():
    """A grip of silicone runs inside its upper edge; what shows is the wide band."""
    smooth = microfibre()
    return bra(STRAPLESS, smooth, smooth, 0.34, gap=(-2.4, 2.6))


def minimiser_front():
    """Full cups of three pieces, wide straps; the upper piece is of lace."""
    knit = textile.woven(120, roughness=0.95, sheen=0.3)

    lace = lambda x, y, far: (y > 0.6 + 0.12 * (x - 5.4)) * numpy.where(far < 0.34, 1.0, flowers(x, y))
    return bra(FULL, knit, knit, 0.6, (6.4, 5.0), 1.5, gap=(-2.4, 4.4), seams=[(0.6, 0.12, 0.0)], printed=lace)


def cotton_bra_front():
    """Cups of three sections, without a wire; the edges are bound."""
    knit = textile.woven(150, roughness=1.0, sheen=0.3)
    bound = lambda x, y, far: far < 0.36
    return bra(SOFT, knit, cloth("body", weave=150), 0.56, (6.3, 4.2), 1.2, gap=(-2.6, 2.8), seams=[(-1.4, 0.1, -0.03)], upright=True, printed=bound, deep=2.0)


NEGATIVES = {
    "cotton-bra.front": cotton_bra_front,
    "minimiser.front": minimiser_front,
    "strapless-bra.front": strapless_bra_front,
    "t-shirt-bra.front": t_shirt_bra_front,
}
