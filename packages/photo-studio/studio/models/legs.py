"""Trousers in several cuts."""

import numpy

import textile
from models import hung, sewing
from models.creases import creased, together
from pigments import cloth


def legs(waist, outer, hem, inner):
    """A pattern from its right half: the waist's end, the outer seam, the hem's inner end and the inner seam."""
    return [("open", [(0, 30.6), waist]), ("seam", [waist, *outer]), ("open", [outer[-1], hem]), ("seam", [hem, *inner])]


def band(body, reach, low, material, loft=0.14):
    return sewing.patch(body, [(-reach, low), (reach, low), (reach - 0.3, 30.8), (0.3 - reach, 30.8)], material, 0.08, loft)


def loops(body, at, material):
    return [sewing.patch(body, [(x - 0.45, 27.4), (x + 0.45, 27.4), (x + 0.45, 31.0), (x - 0.45, 31.0)], material, 0.24, 0.12, 0.4) for x in at]


WIDE = legs((9.8, 30.6), [(13.6, 18.0), (16.6, 0.0), (20.4, -26.4)], (7.0, -27.4), [(3.8, -6.0), (0, 13.0)])


def wide_leg_front():
    linen = cloth("body", weave=80)
    pleats = lambda x, y, side: 0.34 * sum(numpy.exp(-(((numpy.abs(x) - at - (28 - y) * lean) / 0.45) ** 2)) for at, lean in ((4.2, 0.09), (6.4, 0.1))) * numpy.clip((y + 14) / 26, 0, 1) * (side > -0.5)
    body = hung.sewn(WIDE, WIDE, textile.woven(80, roughness=0.9), hung.waist(28.6), relief=together(pleats, creased(4, 0.6, 24, -27)), folds=hung.gathers(5, 1.3, 26, -27), air=110, flare=(28.0, 92.0), seed=143)
    parts = [band(body, 10.0, 27.8, linen, 0.2), *loops(body, (-5.8, 5.8), linen)]
    parts += [sewing.patch(body, [(-0.2, 27.6), (1.7, 27.6), (1.7, 17.6), (0.7, 15.8), (-0.2, 15.4)], linen, 0.05, 0.1)]
    parts += [hung.button(body, 0.4, 29.2, 0.6, 0.6)]
    return hung.shown([body.thing, *parts, *hung.bar(30.6, 9.4)], share=0.86)


NEGATIVES = {
    "wide-leg.front": wide_leg_front,
}
