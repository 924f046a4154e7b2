"""Garments that hang from their waistband."""

import numpy

import textile
from models import hung, sewing
from pigments import cloth
from shapes import ball


def along_hem(low, rise, reach, bands):
    """Bands (from, to) at heights above a hem whose ends curve up by `rise`, `reach` from the middle."""

    def printed(x, y, far):
        up = y - low - rise * (x / reach) ** 2
        return numpy.maximum.reduce([(up > a) & (up < b) for a, b in bands]).astype(numpy.float32)

    return printed


TROUSERS = [
    ("open", [(0, 30.6), (10.6, 30.6)]),
    ("seam", [(10.6, 30.6), (14.4, 17.0), (15.0, 0.0), (14.0, -24.0)]),
    ("open", [(14.0, -24.0), (3.4, -24.6)]),
    ("seam", [(3.4, -24.6), (2.2, -4.0), (0, 13.0)]),
]


def trousers_front():
    body = hung.sewn(TROUSERS, TROUSERS, textile.woven(110), hung.waist(28.6), relief=pressed, folds=hung.gathers(4, 0.6, 22, -25), air=220, seed=51)
    parts = [
        sewing.patch(body, [(-10.7, 28.2), (10.7, 28.2), (10.4, 30.8), (-10.4, 30.8)], cloth("body"), 0.08, 0.14),
        sewing.patch(body, [(-0.2, 28.0), (1.6, 28.0), (1.6, 17.6), (0.6, 15.8), (-0.2, 15.4)], cloth("body"), 0.05, 0.1),
        hung.button(body, 0.2, 29.5, 0.7, 0.55),
    ]
    for x in (-6.4, 6.4):
        parts.append(sewing.patch(body, [(x - 0.4, 27.6), (x + 0.4, 27.6), (x + 0.4, 31.0), (x - 0.4, 31.0)], cloth("body"), 0.24, 0.1, 0.4))
    return hung.shown([body.thing, *parts, *hung.bar(30.6, 10.0)], share=0.84)


def pressed(x, y, side):
    """A crease down each leg, and the mouths of the pockets."""
    crease = 0.28 * numpy.exp(-(((numpy.abs(x) - 8.2) / 0.5) ** 2)) * numpy.clip((24 - y) / 8, 0, 1)
    mouth = -0.22 * numpy.exp(-(((numpy.abs(x) - (7.8 + (28 - y) * 0.42)) / 0.3) ** 2)) * ((y < 28) & (y > 18))
    return crease + mouth * (side > 0)


PALAZZO = [
    ("open", [(0, 30.6), (9.4, 30.6)]),
    ("seam", [(9.4, 30.6), (13.8, 17.0), (18.6, 0.0), (25.4, -21.6)]),
    ("open", [(25.4, -21.6), (16.0, -24.4), (8.4, -24.8)]),
    ("seam", [(8.4, -24.8), (4.2, -4.0), (0, 15.0)]),
]
PYJAMA_PALAZZO = [
    ("open", [(0, 30.6), (9.4, 30.6)]),
    ("seam", [(9.4, 30.6), (13.4, 19.0), (15.0, 0.0), (16.4, -24.2)]),
    ("open", [(16.4, -24.2), (10.6, -24.8), (5.4, -24.8)]),
    ("seam", [(5.4, -24.8), (3.2, -4.0), (0, 15.0)]),
]


def palazzo(pattern, printed, **fall):
    """Two legs from one waistband; the seam between them runs up to it."""
    rise = lambda x, y, side: -0.3 * numpy.exp(-((x / 0.3) ** 2)) * (y > 14.0)
    body = hung.sewn(pattern, pattern, textile.woven(110), hung.waist(28.6), printed, rise, air=60, **fall)
    band = sewing.patch(body, [(-9.6, 27.6), (9.6, 27.6), (9.4, 30.8), (-9.4, 30.8)], cloth("body"), 0.1, 0.2)
    return hung.shown([body.thing, band, *cords(body, 28.6), *hung.bar(30.6, 9.2)], share=0.84)


def palazzo_front():
    return palazzo(PALAZZO, along_hem(-24.8, 3.4, 25.4, ((1.0, 2.6),)), folds=hung.gathers(9, 1.7, 28, -25), flare=(28.0, 58.0), seed=53)


def pyjama_palazzo_front():
    """Falls straight from a gathered yoke; its cloth has a woven dot."""
    return palazzo(PYJAMA_PALAZZO, textile.buti(2.6, 0.14), folds=hung.gathers(10, 1.2, 28, -25), flare=(28.0, 130.0), seed=57)


KNEE = 5.0
SHARARA = [
    ("open", [(0, 30.6), (9.4, 30.6)]),
    ("seam", [(9.4, 30.6), (13.0, 19.0), (12.6, KNEE)]),
    ("seam", [(12.6, KNEE), (17.0, -6.0), (25.0, -21.6)]),
    ("open", [(25.0, -21.6), (14.0, -24.4), (5.4, -24.8)]),
    ("seam", [(5.4, -24.8), (3.4, -8.0), (2.2, KNEE)]),
    ("seam", [(2.2, KNEE), (0, 15.0)]),
]


def at_knee(x, y, side):
    """The gathers that burst from the seam around each knee, and the seam between the legs."""
    down = (KNEE - y) / (KNEE + 25)
    ridge = numpy.sin(x * 3.4 / (0.6 + numpy.clip(down, 0, 1)) + 0.9 * numpy.sin(x * 0.9 + y * 0.1))
    gathers = 0.34 * ridge * numpy.exp(-1.6 * down) * numpy.clip(down * 16, 0, 1) * numpy.abs(side)
    return gathers - 0.34 * numpy.exp(-(((y - KNEE) / 0.26) ** 2)) - 0.3 * numpy.exp(-((x / 0.3) ** 2)) * (y > 14.0)


def sharara_front():
    """Fitted until the knee; two rows of gota along its hem."""
    body = hung.sewn(
        SHARARA, SHARARA, textile.woven(150, sheen=0.6), hung.waist(28.6), along_hem(-24.8, 3.4, 25.0, ((0.7, 2.0), (2.8, 4.1))), at_knee,
        hung.gathers(13, 1.6, KNEE, -25), air=90, air_at=lambda x, y: numpy.where(y > KNEE, 1.0, 0.4), flare=(KNEE, 40.0), seed=59,
    )  # fmt: skip
    band = sewing.patch(body, [(-9.6, 28.2), (9.6, 28.2), (9.4, 30.8), (-9.4, 30.8)], cloth("body"), 0.1, 0.2)
    return hung.shown([body.thing, band, *cords(body, 29.0), *hung.bar(30.6, 9.2)], share=0.84)


def cords(body, y):
    """The tie of a waist, with tassels of beads."""
    parts = []
    for x, length in ((-1.1, 8.0), (1.0, 10.0)):
        line = [(x * 0.2, y), (x * 0.8, y - length * 0.3), (x, y - length * 0.7), (x, y - length)]
        parts.append(hung.piping(body, line, "accent", 0.16, lift=0.75))
        at, _ = body.on(x, y - length, 0.8)
        parts.append(ball(0.62, cloth("accent"), tuple(at), (0.8, 1.5, 0.8)))
    return parts


NEGATIVES = {
    "trousers.front": trousers_front,
    "palazzo.front": palazzo_front,
    "pyjama-palazzo.front": pyjama_palazzo_front,
    "sharara.front": sharara_front,
}
