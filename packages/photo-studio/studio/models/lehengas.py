"""A lehenga below its blouse, with the dupatta over one shoulder of the hanger."""

import math

import numpy

import textile
from models import fabrics, hung, sewing
from models.bottoms import along_hem
from models.drapes import band, folds, surface, tassels
from pigments import cloth

SKIRT = [
    ("open", [(0, 14.0), (8.0, 14.0)]),
    ("seam", [(8.0, 14.0), (17.0, -1.0), (31.0, -23.0)]),
    ("open", [(31.0, -23.0), (16.0, -28.0), (0, -29.4)]),
]
BLOUSE_NECK = [(0, 20.6), (3.8, 22.4), (5.8, 27.0)]
BLOUSE_BACK = [(0, 24.4), (3.4, 25.0), (5.8, 27.0)]
BLOUSE = [
    ("seam", [(5.8, 27.0), (10.4, 25.6)]),
    ("seam", [(10.4, 25.6), (13.6, 21.8), (15.4, 17.6)]),
    ("open", [(15.4, 17.6), (11.2, 15.6)]),
    ("seam", [(11.2, 15.6), (10.0, 18.4)]),
    ("seam", [(10.0, 18.4), (8.8, 9.6)]),
    ("open", [(8.8, 9.6), (0, 9.0)]),
]


def lehenga_front():
    silk = textile.woven(130, sheen=0.6)
    border = along_hem(-29.4, 6.4, 31, ((1.2, 5.4), (6.0, 6.8), (11.6, 12.3)))
    skirt = hung.sewn(SKIRT, SKIRT, silk, hung.waist(12.4), border, folds=hung.gathers(12, 2.2, 14, -29), air=80, flare=(13.0, 26.9), seed=71)
    skirt.thing.location = (0, -9.5, 0)
    blouse = hung.sewn(
        [("open", BLOUSE_NECK), *BLOUSE], [("open", BLOUSE_BACK), *BLOUSE], silk, hung.shoulders(8.8, 27.8),
        textile.hem(9.4, 1.2, 0.8), step=0.9, air=300, air_at=lambda x, y: numpy.clip((y - 9) / 5, 0, 1), seed=73,
    )  # fmt: skip
    waistband = sewing.patch(skirt, [(-8.2, 12.0), (8.2, 12.0), (8.0, 14.3), (-8.0, 14.3)], cloth("accent"), 0.1, 0.16)
    waistband.location = (0, -9.5, 0)
    things = [skirt.thing, blouse.thing, waistband, *dupatta([skirt, blouse])]
    return hung.shown([*things, *hung.bound(blouse, BLOUSE_NECK, BLOUSE_BACK, 0.24), *hung.hanger(24.6, 5.6, 1.0)], share=0.86, prints=[skirt, blouse])


def foremost(pieces, y, low, high):
    """How far the pieces come forward at a height, between two places across."""
    reach = [0.0]
    for piece in pieces:
        x, height, z = (piece.places + numpy.array(piece.thing.location)).T
        reach += z[(x > low - 1) & (x < high + 1) & (numpy.abs(height - y) < 1.6)].tolist()
    return max(reach)


def dupatta(pieces, shoulder=26.9, low=-28.0, ground=1):
    """
    Pleated on the shoulder, its end open at the height `low`; so thin that what it hangs before shows through. Its `ground` is
    the accent (1) or the body (0), its border the other.
    """
    rows, across = 300, 220
    s, t = numpy.linspace(0, 1, rows)[:, None], numpy.linspace(0, 1, across)[None]
    down = numpy.clip((s - 0.08) / 0.92, 0, 1)
    left = numpy.interp(s, [0, 0.1, 0.4, 1], [6.0, 5.8, 5.2, 4.2]) + 0.4 * down * numpy.sin(s * 6)
    right = numpy.interp(s, [0, 0.1, 0.4, 1], [10.4, 10.6, 12.2, 18.2]) + 0.5 * down * numpy.sin(s * 5 + 1)
    phase = t * 2 * math.pi * 4.6 + 0.5 + down * (1.2 * numpy.sin(s * 3.2) + 0.5 * numpy.sin(s * 6 + t * 3))
    ripple = folds(phase)
    x = left * (1 - t) + right * t - 0.5 * down * numpy.sin(phase)
    y = numpy.interp(s, [0, 0.03, 0.06, 0.1, 1], [shoulder - 4.3, shoulder - 0.7, shoulder, shoulder - 1.5, low]) - (t - 0.5) * numpy.interp(s, [0, 0.1, 1], [2.2, 1.9, -3.0])
    every = range(0, rows, 12)
    ahead = [foremost(pieces, y[i].mean(), left[i, 0], right[i, 0]) for i in every]
    ahead = numpy.interp(s * (rows - 1), list(every), numpy.convolve([ahead[0], *ahead, ahead[-1]], [0.25, 0.5, 0.25], "valid"))
    deep = numpy.interp(s, [0, 0.1, 0.5, 1], [0.35, 0.55, 1.2, 1.8])
    z = numpy.interp(s, [0, 0.03, 0.06, 0.1, 1], [-2.2, -1.6, 0.4, 1, 1]) * numpy.where(s < 0.06, 1, ahead + 0.7 + deep) + ripple * deep
    places = numpy.stack(numpy.broadcast_arrays(x, y + 0.4 * down * ripple, z), -1)
    far, end = numpy.minimum(t, 1 - t) * (right - left) * 1.5, (1 - s) * 56 + 0 * t
    edges = numpy.maximum.reduce([band(far, 0.2, 1.1), band(end, 0.5, 3.6), band(end, 4.2, 4.7), textile.buti(2.4, 0.2)(t * 18, s * 56, far)])
    thin = fabrics.sheer(textile.woven(150, sheen=0.5, roughness=0.6), 0.3)
    return [surface(places, thin, numpy.abs(ground - edges), 0.12), *tassels(places, cloth("accent"))]


NEGATIVES = {
    "lehenga.front": lehenga_front,
}
