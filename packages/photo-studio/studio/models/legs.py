"""Trousers in several cuts."""

import numpy

import textile
from models import hung, sewing
from models.creases import creased, together
from models.bottoms import cords
from models.tops import placed
from pigments import cloth, metal
from shapes import ball


def legs(waist, outer, hem, inner):
    """A pattern from its right half: the waist's end, the outer seam, the hem's inner end and the inner seam."""
    return [("open", [(0, 30.6), waist]), ("seam", [waist, *outer]), ("open", [outer[-1], hem]), ("seam", [hem, *inner])]


def band(body, reach, low, material, loft=0.14):
    return sewing.patch(body, [(-reach, low), (reach, low), (reach - 0.3, 30.8), (0.3 - reach, 30.8)], material, 0.08, loft)


def loops(body, at, material):
    return [sewing.patch(body, [(x - 0.45, 27.4), (x + 0.45, 27.4), (x + 0.45, 31.0), (x - 0.45, 31.0)], material, 0.24, 0.12, 0.4) for x in at]


def stitches(body, *lines, radius=0.075):
    return [hung.piping(body, placed(line, side), "accent", radius, lift=0.1) for line in lines for side in (-1, 1)]


def worn(deep, *lines):
    """Short creases across a leg, as where it bends."""

    def relief(x, y, side):
        out = numpy.zeros_like(x)
        for ax, ay, slope, reach in lines:
            off = y - ay - slope * (numpy.abs(x) - ax)
            out += numpy.exp(-((off / 0.55) ** 2)) * numpy.exp(-(((numpy.abs(x) - ax) / reach) ** 2))
        return deep * out * numpy.abs(side)

    return relief


JEANS = legs((10.6, 30.6), [(14.8, 19.0), (15.2, 4.0), (14.6, -27.0)], (3.6, -27.4), [(2.2, -6.0), (0, 13.4)])


def jeans_front():
    twill = cloth("body", weave=150, roughness=0.9)
    bends = worn(0.5, (3.2, 14.0, 0.5, 3.0), (3.6, 11.2, 0.45, 3.4), (4.2, 8.6, 0.3, 3.2), (7.6, -2.6, 0.12, 3.6), (8.6, -5.0, -0.1, 3.8), (7.4, -7.2, 0.16, 3.2), (8.4, -23.4, 0.1, 4.0), (8.8, -21.6, -0.14, 3.6))
    seams = lambda x, y, side: 0.2 * numpy.exp(-(((numpy.abs(x) - 0.4) / 0.3) ** 2)) * (y > 12.4) * (y < 28)
    body = hung.sewn(JEANS, JEANS, textile.woven(150, roughness=0.9, sheen=0.2), hung.waist(28.6), relief=together(bends, seams, creased(3, 0.16, 18, -27)), folds=hung.gathers(3, 0.4, 20, -27), air=120, seed=141)
    parts = [band(body, 10.6, 28.0, twill, 0.2), *loops(body, (-6.2, 6.2), twill)]
    mouth = [(4.6, 27.8), (5.6, 24.6), (8.2, 22.4), (12.0, 21.6)]
    fly = [(2.6, 27.8), (2.6, 20.0), (1.8, 17.4), (0.2, 16.2)]
    parts += stitches(body, mouth, [(x - 0.3, y - 0.5) for x, y in mouth], [(0.3, 28.3), (10.3, 28.3)], [(0.3, 30.4), (10.0, 30.4)], [(3.8, -25.9), (14.3, -25.6)])
    parts += [hung.piping(body, line, "accent", 0.075, lift=0.1) for line in (fly, [(x - 0.5, y + 0.4) for x, y in fly[:3]])]
    # The coin pocket is on the wearer's right.
    parts += [hung.piping(body, [(-10.4, 24.6), (-7.0, 24.4), (-6.6, 23.0)], "accent", 0.075, lift=0.1)]
    parts += [hung.button(body, 0.4, 29.3, 0.5, 0.75)]
    for side in (-1, 1):
        for x, y in ((5.0, 27.2), (11.6, 22.2)):
            parts.append(ball(0.24, metal("accent", 0.3), tuple(body.on(side * x, y, 0.16)[0]), (1, 1, 0.5)))
    return hung.shown([body.thing, *parts, *hung.bar(30.6, 10.0)], share=0.86, prints=[body])


WIDE = legs((9.8, 30.6), [(13.6, 18.0), (16.6, 0.0), (20.4, -26.4)], (7.0, -27.4), [(3.8, -6.0), (0, 13.0)])


def wide_leg_front():
    linen = cloth("body", weave=80)
    pleats = lambda x, y, side: 0.34 * sum(numpy.exp(-(((numpy.abs(x) - at - (28 - y) * lean) / 0.45) ** 2)) for at, lean in ((4.2, 0.09), (6.4, 0.1))) * numpy.clip((y + 14) / 26, 0, 1) * (side > -0.5)
    body = hung.sewn(WIDE, WIDE, textile.woven(80, roughness=0.9), hung.waist(28.6), relief=together(pleats, creased(4, 0.6, 24, -27)), folds=hung.gathers(5, 1.3, 26, -27), air=110, flare=(28.0, 92.0), seed=143)
    parts = [band(body, 10.0, 27.8, linen, 0.2), *loops(body, (-5.8, 5.8), linen)]
    parts += [sewing.patch(body, [(-0.2, 27.6), (1.7, 27.6), (1.7, 17.6), (0.7, 15.8), (-0.2, 15.4)], linen, 0.05, 0.1)]
    parts += [hung.button(body, 0.4, 29.2, 0.6, 0.6)]
    return hung.shown([body.thing, *parts, *hung.bar(30.6, 9.4)], share=0.86)


JOGGERS = legs(
    (10.2, 30.6), [(14.4, 19.0), (14.6, 4.0), (12.2, -16.0), (10.4, -19.6), (9.6, -25.6)], (4.2, -25.8), [(3.8, -19.8), (2.8, -16.0), (1.6, -2.0), (0, 12.0)]
)


def gathered_ends(x, y, side):
    """Ribs of the waist and the cuffs, and the fullness that they hold."""
    ribs = 0.15 * numpy.sin(numpy.abs(x) * 9.0) * ((y < -20.0) | (y > 27.4))
    edge = -0.5 * (numpy.exp(-(((y + 19.9) / 0.26) ** 2)) + numpy.exp(-(((y - 27.4) / 0.26) ** 2)))
    full = 0.4 * numpy.sin(numpy.abs(x) * 2.5 + 0.6 * numpy.sin(x)) * (numpy.exp(-numpy.clip(y + 19.9, 0, 99) / 5.0) * (y > -19.9) + numpy.exp(-numpy.clip(27.4 - y, 0, 99) / 5.0) * (y < 27.4))
    return (ribs + edge + full) * numpy.abs(side)


def joggers_front():
    bends = worn(0.6, (7.6, -1.0, 0.14, 3.8), (8.6, -4.2, -0.12, 4.0), (7.2, -12.6, 0.2, 3.6), (8.0, -15.2, -0.16, 3.6), (3.6, 12.2, 0.5, 3.4), (4.4, 8.6, 0.4, 3.4))
    body = hung.sewn(JOGGERS, JOGGERS, textile.woven(170, roughness=0.95, sheen=0.6), hung.waist(28.6), relief=together(gathered_ends, bends, creased(3, 0.36, 24, -18)), folds=hung.gathers(4, 0.7, 22, -20), air=230, seed=147)
    parts = []
    for side in (-1, 1):
        mouth = placed([(8.0, 27.0), (10.4, 22.4), (12.9, 17.4)], side)
        parts += [hung.piping(body, mouth, "body", 0.18, lift=0.06)]
    return hung.shown([body.thing, *parts, *cords(body, 28.6), *hung.bar(30.6, 9.8)], share=0.84)


NEGATIVES = {
    "jeans.front": jeans_front,
    "joggers.front": joggers_front,
    "wide-leg.front": wide_leg_front,
}
