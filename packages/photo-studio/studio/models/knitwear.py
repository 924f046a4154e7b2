"""A cardigan with the cap and the booties that belong to it, knitted by hand."""

import numpy

import textile
from models import flatlay, hung, sewing
from models.briefs import placed as moved
from models.laid import laid_out, panel
from models.ribbon import ribbon
from models.shirts import SHIRT_BACK, shirt_cut
from models.tops import placed
from pigments import cloth

WIDE, TALL = 0.86, 0.72
SLEEVE = (25.6, 12.0), (20.4, 7.6)
NECK = [(0, 19.0), (2.8, 23.4), (4.8, 30.4)]
CARDIGAN = shirt_cut((13.4, 27.6), SLEEVE, [(14.6, 17.0), (14.6, 8.0), (15.0, -0.6)], [(15.0, -0.6), (8.0, -1.2), (0, -1.4)], NECK)


def knit(x, y):
    """Rows of stitches, each of two loops that lean apart."""
    across = x / WIDE % 1 - 0.5
    up = (y / TALL - 1.1 * numpy.abs(across)) % 1
    return 0.3 * numpy.sin(numpy.pi * up) ** 0.6 * numpy.sin(2 * numpy.pi * numpy.abs(across)) ** 0.6


def ribbed(along):
    return 0.3 * numpy.abs(numpy.sin(numpy.pi * along / 1.0)) ** 0.6


def from_wrist(x, y):
    return (numpy.abs(x) - 23.0) * 0.65 - (y - 9.8) * 0.76


def of_cardigan(x, y, side):
    """Ribs along the hem and around the wrists, rows of garter stitch on the band that is buttoned."""
    wrist = from_wrist(x, y)
    at_wrist, at_hem = (wrist > -3.0) & (numpy.abs(x) > 15), y < 2.6
    band = (numpy.abs(x) < 1.5) & (y < 19.6) & (side > 0)
    out = numpy.where(at_hem, ribbed(x), numpy.where(at_wrist, ribbed(0.76 * numpy.abs(x) + 0.65 * y), knit(x, y)))
    seams = numpy.exp(-(((y - 2.6) / 0.2) ** 2)) * (numpy.abs(x) < 16) + numpy.exp(-(((wrist + 3.0) / 0.2) ** 2)) * (numpy.abs(x) > 15)
    return numpy.where(band, 0.3 + 0.22 * numpy.abs(numpy.sin(numpy.pi * y / 0.8)), out - 0.24 * seams) * numpy.abs(side) ** 0.4


def full(far, reach, deep):
    """How far a piece that is not flat rises from its edge."""
    return deep * numpy.sqrt(1 - (1 - numpy.clip(far / reach, 0, 1)) ** 2)


def cap(yarn):
    shape = [(0, 8.4), (4.6, 7.4), (7.6, 3.6), (8.0, -1.6, "c"), (8.2, -5.6, "c"), (0, -6.0), (-8.2, -5.6, "c"), (-8.0, -1.6, "c"), (-7.6, 3.6), (-4.6, 7.4)]
    relief = lambda x, y, far, along: full(far, 6.0, 2.6) + numpy.where(y < -1.8, 0.4 + ribbed(x), knit(x * (1 + 0.04 * numpy.clip(y, 0, 9)), y))
    return panel(shape, (18.0, 17.0), yarn, relief, 0.5)


def bootie(yarn, tie):
    """Seen from its side: a ribbed leg, a round toe and a tie around the ankle."""
    shape = [(-4.4, 6.2, "c"), (1.2, 6.2, "c"), (1.0, 1.4), (4.4, -0.6), (6.4, -3.4), (5.2, -5.4), (0, -5.8), (-4.4, -5.6), (-5.0, -2.0), (-4.2, 1.4)]
    relief = lambda x, y, far, along: full(far, 3.6, 2.0) + numpy.where(y > 2.6, 0.3 + ribbed(x), knit(x, y)) - 0.3 * numpy.exp(-(((y - 1.9) / 0.4) ** 2))
    parts = [panel(shape, (15.0, 15.0), yarn, relief, 0.5)]
    around = [(-4.4, 1.8, 0.9), (-2.6, 1.7, 2.3), (-0.6, 1.7, 2.3), (1.1, 1.9, 1.0)]
    parts.append(ribbon(around, 0.7, 0.2, tie))
    for side in (-1, 1):
        loop = [(-1.0, 1.8, 2.5), (-1.0 + side * 1.4, 3.1, 2.9), (-1.0 + side * 2.6, 2.4, 2.6), (-1.0 + side * 1.6, 1.5, 2.6), (-1.0, 1.8, 2.5)]
        parts += [ribbon(loop, 0.55, 0.16, tie), ribbon([(-1.0, 1.8, 2.5), (-1.0 + side * 0.9, 0.2, 2.6), (-1.0 + side * 1.3, -1.8, 2.4)], 0.5, 0.16, tie)]
    return parts


def cardigan_set_front():
    yarn, tie = textile.woven(None, roughness=1.0, sheen=0.6), cloth("accent", roughness=0.9)
    lying = lambda x, y, side: of_cardigan(x, y, side) + flatlay.rumpled(221, 0.24)(x, y, side)
    body = flatlay.laid(*CARDIGAN, yarn, None, lying, 1.5, 3.0, seed=221)
    parts = [hung.piping(body, placed([(0.9, 19.4), (3.2, 23.4), (5.0, 30.2)], side), "body", 0.8, lift=0.3) for side in (-1, 1)]
    parts.append(hung.piping(body, hung.mirror(SHIRT_BACK), "body", 0.8, sewing.BACK))
    parts += [hung.button(body, 0, 17.6 - 4.2 * i, 0.2, 0.75) for i in range(5)]
    for thing in parts[3:]:
        thing.location.z += 0.3
    parts += moved([cap(yarn)], (-11.0, -13.8, 0), 6)
    parts += moved(bootie(yarn, tie), (5.4, -12.6, 0), 4)
    parts += moved(bootie(yarn, tie), (15.4, -14.8, 0.6), -8)
    return laid_out([body.thing, *parts], 0.82, high=0.8)


NEGATIVES = {
    "cardigan-set.front": cardigan_set_front,
}
