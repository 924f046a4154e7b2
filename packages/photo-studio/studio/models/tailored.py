"""A blazer, and a satin blouse that is tied at the neck."""

import numpy

import textile
from models import fabrics, hung, sewing
from models.creases import creased, together
from models.shirts import cuff
from models.tops import away_from_hem, cut, placed
from pigments import cloth
from shapes import ball

BLAZER_NECK, BLAZER_BACK = [(0, 7.4), (2.4, 15.0), (4.8, 29.8)], [(0, 28.6), (2.6, 29.2), (4.8, 29.8)]
BLAZER = cut(
    BLAZER_NECK,
    BLAZER_BACK,
    ("seam", [(4.8, 29.8), (9.5, 29.3), (14.2, 27.8)]),
    ("seam", [(14.2, 27.8), (17.6, 18.0), (19.4, 6.0), (20.2, -4.0)]),
    ("open", [(20.2, -4.0), (15.4, -4.8)]),
    ("seam", [(15.4, -4.8), (14.6, 8.0), (13.0, 18.0)]),
    ("seam", [(13.0, 18.0), (11.8, 8.0), (12.8, 0.0), (14.2, -9.0)]),
    ("open", [(14.2, -9.0), (7.0, -10.0), (0, -10.2)]),
)
LAPEL = [(0.1, 7.0), (4.8, 13.6), (8.2, 20.8), (5.2, 22.2), (3.7, 22.0), (2.2, 15.0)]
COLLAR = [(3.4, 21.4), (5.3, 21.9), (8.2, 23.4), (7.4, 27.8), (5.7, 29.9), (4.7, 29.7)]


def overlapped(x, y, side):
    """Its front edge, which curves away at the hem, and the darts to the pockets."""
    edge = 0.9 - 0.1 * numpy.clip(-4.0 - y, 0, 99) ** 2
    over = 0.34 / (1 + numpy.exp((x - edge) / 0.07)) * (y < 7.0)
    dart = -0.24 * numpy.exp(-(((numpy.abs(x) - 6.4) / 0.16) ** 2)) * (y < 13) * (y > -1.6)
    return (over + dart) * (side > 0)


def armholes(x, y, side):
    """The seams that set in the sleeves."""
    line = numpy.abs(x) - (13.9 - 0.11 * (27.8 - y) + 0.006 * (27.8 - y) ** 2)
    return -0.34 * numpy.exp(-((line / 0.2) ** 2)) * (y > 17.6)


def sleeve_folds(deep):
    def relief(x, y, side):
        at = numpy.clip((numpy.abs(x) - 14.0) / 1.6, 0, 1)
        bend = numpy.sin(1.5 * y + 0.9 * numpy.abs(x)) * numpy.exp(-(((y - 8.0) / 5.0) ** 2)) + 0.6 * numpy.sin(0.8 * y - 0.5 * numpy.abs(x))
        return deep * at * bend * numpy.abs(side)

    return relief


def blazer_front():
    wool = cloth("body", weave=140, roughness=0.95, sheen=0.4)
    folds = hung.gathers(3, 0.4, 10, -10)
    body = hung.sewn(*BLAZER, textile.woven(140, roughness=0.95, sheen=0.4), hung.shoulders(12.4, 30.4), relief=together(overlapped, armholes, sleeve_folds(0.16), creased(3, 0.16, 16, -10)), folds=folds, air=260, air_at=away_from_hem(-9), seed=151)
    parts = []
    for side in (-1, 1):
        parts.append(sewing.patch(body, placed(COLLAR, side), wool, 0.5, 0.16, 0.4))
        parts.append(sewing.patch(body, placed(LAPEL, side), wool, 0.5 if side < 0 else 0.4, 0.16, 0.4))
        parts.append(sewing.patch(body, placed([(4.4, -4.4), (10.6, -4.0), (10.4, -1.2), (4.3, -1.6)], side), wool, 0.2, 0.18, 0.4))
        parts += [hung.button(body, side * 18.9, y, "accent", 0.34) for y in (-1.6, -0.4, 0.8)]
    parts.append(sewing.patch(body, [(6.6, 14.2), (10.2, 15.0), (10.1, 16.2), (6.6, 15.4)], wool, 0.16, 0.12, 0.4))
    parts += [hung.button(body, -0.4, y, "accent", 0.7) for y in (5.4,)]
    back = hung.piping(body, hung.mirror(BLAZER_BACK), "body", 0.5, sewing.BACK)
    return hung.shown([body.thing, *parts, back, *hung.hanger(28.6, 6.4, 1.0)], share=0.8)


BLOUSE_NECK, BLOUSE_BACK = [(0, 27.6), (2.2, 28.4), (4.2, 30.2)], [(0, 29.4), (2.2, 29.6), (4.2, 30.2)]
BLOUSE = cut(
    BLOUSE_NECK,
    BLOUSE_BACK,
    ("seam", [(4.2, 30.2), (8.6, 29.5), (12.4, 28.0)]),
    ("seam", [(12.4, 28.0), (18.0, 18.0), (21.6, 5.6)]),
    ("open", [(21.6, 5.6), (15.8, 3.6)]),
    ("seam", [(15.8, 3.6), (12.8, 18.2)]),
    ("seam", [(12.8, 18.2), (12.4, 9.0), (13.4, 0.6)]),
    ("open", [(13.4, 0.6), (7.0, -0.4), (0, -0.6)]),
)


def tied(body, x, y, material):
    """A long sash in a soft bow: two loops, and two ends that hang to the waist."""
    parts = []
    for side, drop in ((-1, 15.0), (1, 17.5)):
        end = [(0.1, -0.2), (1.4, -0.7), (3.0, -drop * 0.6), (4.0, -drop + 0.9), (1.3, -drop), (0.7, -drop * 0.5)]
        loop = [(0.2, 0.6), (2.4, 2.2), (5.8, 1.8), (7.8, -0.6), (7.0, -3.0), (4.0, -2.6), (0.2, -0.6)]
        for points, lift, loft in ((end, 0.3, 0.5), (loop, 0.6, 0.8)):
            parts.append(sewing.patch(body, placed([(x + px, y + py) for px, py in points], side), material, lift, loft, 0.35))
    at, _ = body.on(x, y, 1.3)
    parts.append(ball(0.95, material, tuple(at), (1, 1.1, 0.8)))
    return parts


def bow_blouse_front():
    satin = fabrics.silk(0.25, 0.52)
    placket = lambda x, y, side: 0.16 * (1 / (1 + numpy.exp((numpy.abs(x) - 1.2) / 0.06))) * (side > 0)
    body = hung.sewn(*BLOUSE, satin, hung.shoulders(10.4, 30.4), relief=together(creased(9, 0.4, 28, 0), sleeve_folds(0.1), placket), folds=hung.gathers(6, 0.9, 26, 0), air=110, air_at=away_from_hem(0), flare=(27.0, 60.0), seed=157)
    parts = cuff(body, ((21.6, 5.6), (15.8, 3.6)), 2.6, satin)
    parts += [hung.button(body, side * (16.2 + 1.4 * i), 4.9 + 0.48 * i, 0.85, 0.32) for side in (-1, 1) for i in range(4)]
    neck = [hung.piping(body, hung.mirror(line), "body", 0.42, side, 0.15) for line, side in ((BLOUSE_NECK, sewing.FRONT), (BLOUSE_BACK, sewing.BACK))]
    for thing in neck:
        thing.data.materials[0] = satin
    return hung.shown([body.thing, *parts, *neck, *tied(body, 0, 26.4, satin), *hung.hanger(29.0, 4.2, 1.2)], share=0.8)


NEGATIVES = {
    "blazer.front": blazer_front,
    "bow-blouse.front": bow_blouse_front,
}
