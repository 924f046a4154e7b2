"""A jacket of two cottons with wadding between them, quilted by hand."""

import numpy

import textile
from models import hung, sewing
from models.creases import creased, together
from models.shirts import shirt_cut
from models.tops import away_from_hem, placed
from pigments import cloth

# Between two rows of stitches.
ROW = 1.3
NECK, BACK_NECK = [(0, 21.6), (2.8, 25.8), (4.8, 30.4)], [(0, 29.4), (2.4, 29.6), (4.8, 30.4)]
SLEEVE = (24.4, 1.4), (19.0, -0.4)
HEM = [(15.4, -3.0), (8.0, -4.2), (0, -4.6)]


def stitched(x, y, far):
    """A running stitch along each row."""
    off = numpy.abs(y / ROW - numpy.round(y / ROW)) * ROW
    along = (x + 0.55 * (numpy.round(y / ROW) % 2)) % 1.1
    return ((off < 0.15) & (along < 0.62)).astype(numpy.float32)


def wadded(x, y, side):
    """The cloth swells between the rows; in front its two halves meet."""
    swell = 0.26 * numpy.abs(numpy.sin(numpy.pi * y / ROW)) ** 0.6
    return swell - 0.5 * numpy.exp(-((x / 0.3) ** 2)) * (side > 0)


def quilted_jacket_front():
    pattern = shirt_cut((13.2, 27.8), SLEEVE, [(14.6, 16.8), (14.4, 6.0), HEM[0]], HEM, NECK)
    body = hung.sewn(
        *pattern, textile.woven(120), hung.shoulders(10.8, 30.8), stitched, together(wadded, creased(6, 0.4, 26, -4)), hung.gathers(4, 0.6, 18, -4),
        step=0.95, air=150, air_at=away_from_hem(-4), flare=(27.0, 58.0), bend=0.2, seed=141,
    )  # fmt: skip
    parts = []
    for side in (-1, 1):
        shape = placed([(4.0, 1.0), (11.4, 1.0), (11.4, 8.6), (4.0, 8.6)], side)
        parts.append(sewing.patch(body, shape, cloth("body"), 0.2, 0.24))
        lines = [(4.0, 8.6), (11.4, 8.6)], [(0.55, 21.8), (0.6, 8.0), (0.6, -4.4)], list(SLEEVE), HEM
        parts += [hung.piping(body, placed(line, side), "accent", 0.26, lift=lift) for line, lift in zip(lines, (0.5, 0.2, 0.1, 0.1))]
    return hung.shown([body.thing, *parts, *hung.bound(body, NECK, BACK_NECK, 0.3), *hung.hanger(29.2, 4.8, 1.3)], share=0.78, prints=[body], high=1.0)


NEGATIVES = {
    "quilted-jacket.front": quilted_jacket_front,
}
