"""What bras are fastened with."""

import numpy

import textile
from pigments import metal
from shapes import box

WING = [(9.5, -0.5, "c"), (13.0, -1.5), (17.2, -1.9, "c"), (17.2, -4.0, "c"), (13.2, -4.1), (9.3, -4.2, "c")]


def wing(side, material):
    """One end of the band, tapered, with its fastening."""
    outline = textile.spline(WING if side > 0 else [(-x, *rest) for x, *rest in reversed(WING)])
    rows, columns = 200, 800
    inside, far = textile.polygon([(x, y + 2.5) for x, y in outline], 40, 10, rows, columns)
    heights = 0.12 + 0.3 * numpy.sqrt(1 - (1 - numpy.clip(far / 0.4, 0, 1)) ** 2)
    heights -= 0.12 * numpy.exp(-(((far - 0.5) / 0.1) ** 2))
    band = textile.sheet(heights.astype(numpy.float32), 40, 10, material, None, inside)
    band.location = (0, -2.5, 0)
    steel = metal(0.75, 0.2)
    hooks = [box(0.7, 0.22, 0.12, steel, bevel=0.05, at=(side * 17.4, y, 0.28)) for y in (-2.5, -3.4)]
    return [band, *hooks]
