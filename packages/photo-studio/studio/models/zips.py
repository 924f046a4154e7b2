"""Zips: tape, teeth and sliders."""

import numpy

from models import sewing
from models.ribbon import beads
from pigments import cloth, gloss
from shapes import box


def zipped(body, high, low, sliders, tape="accent", teeth="accent"):
    """Sewn in along the middle of the front; each of the `sliders` is a height and which way its pull hangs."""
    hard = gloss(teeth, 0.3, factor=0.8)
    heights = numpy.arange(low + 0.2, high - 0.1, 0.24)
    parts = [sewing.patch(body, [(-0.62, high), (0.62, high), (0.62, low), (-0.62, low)], cloth(tape), 0.06, 0.08)]
    parts.append(beads([tuple(body.on(0.1 * (-1) ** i, y, 0.32)[0]) for i, y in enumerate(heights)], 0.13, hard))
    for y, way in sliders:
        parts.append(box(0.62, 0.9, 0.26, hard, bevel=0.1, at=tuple(body.on(0, y, 0.34)[0])))
        parts.append(box(0.34, 1.5, 0.12, hard, bevel=0.05, at=tuple(body.on(0, y + way * 1.0, 0.5)[0])))
    return parts
