"""A small kurta and dhoti for festive days."""

import numpy

import textile
from models import flatlay, hung, sewing
from models.blended import blended
from models.bottoms import along_hem
from models.briefs import placed as moved
from models.creases import creased, together
from models.laid import laid_out
from models.shirts import shirt_cut
from models.tops import placed
from pigments import cloth, metal

SMALL_SLEEVE = (24.0, 15.4), (20.2, 11.4)
SMALL_NECK = [(0, 27.0), (2.6, 27.9), (4.8, 30.4)]
SMALL_KURTA = shirt_cut((12.6, 28.0), SMALL_SLEEVE, [(13.8, 18.6), (14.0, 10.0), (17.4, 0.0)], [(17.4, 0.0), (9.0, -1.6), (0, -2.0)], SMALL_NECK)
SMALL_DHOTI = [
    ("open", [(0, 30.6), (10.6, 30.6)]),
    ("seam", [(10.6, 30.6), (15.2, 20.0), (15.8, 8.0), (11.2, -2.0), (9.4, -6.4)]),
    ("open", [(9.4, -6.4), (3.4, -6.8)]),
    ("seam", [(3.4, -6.8), (2.0, 0.0), (0, 6.4)]),
]


def draped(middle, crotch):
    """Folds that hang from both hips below each other, most of them around the `middle`, and pleats down to the crotch."""

    def relief(x, y, side):
        out = numpy.abs(x)
        hanging = y - 0.052 * out**2
        swags = 0.75 * (2 * numpy.abs(numpy.sin(hanging * 0.62 + 0.35 * numpy.sin(out * 0.4))) ** 0.8 - 1)
        swags *= numpy.clip(out / 3, 0, 1) * numpy.exp(-(((hanging - middle) / 11.0) ** 2))
        pleats = 0.26 * numpy.sin(x * 4.6 + 0.05 * y) * numpy.exp(-((x / 3.0) ** 4)) * numpy.clip((y - crotch) / 2, 0, 1)
        return (swags + pleats) * numpy.abs(side)

    return relief


def from_small_wrist(x, y):
    return (numpy.abs(x) - 22.1) * 0.72 - (y - 13.4) * 0.69


def gota(body, low, high, rise=0.0):
    """A woven ribbon of gilt thread along the hem, as far up as told."""
    x = numpy.linspace(-16.9, 16.9, 40)
    up = lambda y: [(float(at), float(y + rise * (at / 17.4) ** 2)) for at in x]
    return sewing.patch(body, [*up(low), *up(high)[::-1]], metal("body", 0.36, grain=(40, 0.5)), 0.06, 0.1)


def festive_set_front():
    """A kurta with gota along its hem and its placket, snaps along one shoulder; a dhoti whose pleats are sewn."""
    silk = textile.woven(150, sheen=0.6, roughness=0.6)
    dhoti = flatlay.laid(SMALL_DHOTI, SMALL_DHOTI, blended("body", 0.82, 0.72, weave=150, roughness=0.7), None, together(draped(12.0, 6.4), flatlay.rumpled(207, 0.2)), 1.1, 2.4, seed=207)
    hems = [hung.piping(dhoti, placed([(3.5, -6.4), (9.3, -6.0)], side), "accent", 0.44) for side in (-1, 1)]
    moved([dhoti.thing, *hems], (0, -22.0, 0), 0)
    edges = along_hem(-2.0, 2.0, 17.4, ((0.0, 0.7), (1.9, 2.5)))
    cuffs = lambda x, y, far: numpy.maximum(edges(x, y, far), (numpy.abs(x) > 15) & (from_small_wrist(x, y) > -2.2))
    body = flatlay.laid(*SMALL_KURTA, silk, cuffs, together(creased(8, 0.3, 20, -2), flatlay.rumpled(209, 0.24)), 1.1, 2.6, seed=209)
    parts = [gota(body, -1.2, 0.0, 2.0), sewing.patch(body, [(-1.5, 27.2), (1.5, 27.2), (1.5, 12.6), (0, 11.2), (-1.5, 12.6)], cloth("accent", sheen=0.6), 0.1, 0.16)]
    parts.append(sewing.patch(body, [(-0.5, 26.9), (0.5, 26.9), (0.5, 13.0), (0, 12.4), (-0.5, 13.0)], metal("body", 0.36, grain=(40, 0.5)), 0.3, 0.1))
    parts += [hung.button(body, 6.0 + 1.9 * i, 29.2 - 0.35 * i, "accent", 0.5) for i in range(3)]
    parts.append(hung.piping(body, [(4.8, 28.6), (8.6, 27.9), (12.2, 26.6)], "body", 0.16))
    back = [(0, 29.4), (2.4, 29.7), (4.8, 30.4)]
    kurta = moved([body.thing, *parts, *hung.bound(body, SMALL_NECK, back, 0.5)], (0, 0, 1.6), 0)
    return laid_out([dhoti.thing, *hems, *kurta], 0.86, high=0.8)


NEGATIVES = {
    "festive-set.front": festive_set_front,
}
