"""Kurtas of other cuts than the first three."""

import math

import numpy

import textile
from models import hung, sewing
from models.bottoms import PALAZZO, along_hem
from models.creases import creased, together
from models.dresses import collar
from models.ribbon import discs
from models.tops import KURTA_SLEEVE, STRAIGHT_KURTA, away_from_hem, cut, placed
from pigments import cloth, metal

FALL = dict(folds=hung.gathers(4, 0.7, 14, -25), air=130, air_at=away_from_hem(-25))


def tucks(x, y, side):
    """Fine ridges on both sides of the placket."""
    far = numpy.abs(x)
    is_tucked = (far > 2.0) & (far < 7.4) & (y > 15.0) & (side > 0)
    return numpy.where(is_tucked, 0.2 * numpy.abs(numpy.sin(far * 3.5)) ** 0.5 * numpy.clip((y - 15.0) / 1.5, 0, 1), 0)


HIGH_NECK, HIGH_BACK = [(0, 27.4), (2.4, 28.2), (4.2, 30.6)], [(0, 29.8), (2.2, 30.0), (4.2, 30.6)]
PINTUCK = cut(HIGH_NECK, HIGH_BACK, ("seam", [(4.2, 30.6), (8.4, 29.8), (12.6, 28.2)]), *KURTA_SLEEVE[1:], *STRAIGHT_KURTA[0][5:])


def pintuck_kurta_front():
    """With a standing collar and a placket of its own cloth."""
    body = hung.sewn(*PINTUCK, textile.woven(100), hung.shoulders(10.5, 30.8), relief=together(tucks, creased(5, 0.34, 14, -25)), seed=19, **FALL)
    linen = cloth("body", weave=100)
    placket = sewing.patch(body, [(-1.2, 27.4), (1.2, 27.4), (1.2, 12.4), (0, 11.4), (-1.2, 12.4)], linen, 0.1, 0.14)
    buttons = [hung.button(body, 0, y, "accent", 0.42) for y in (25.0, 21.6, 18.2, 14.8)]
    return hung.shown([body.thing, placket, *hung.bound(body, HIGH_NECK, HIGH_BACK, 0.62, "body"), *buttons, *hung.hanger(29.6, 4.2, 1.3)], share=0.84)


BOAT, BOAT_BACK = [(0, 27.6), (4.4, 28.2), (7.0, 29.8)], [(0, 28.6), (4.4, 29.0), (7.0, 29.8)]
ARMHOLE = [(9.8, 29.2), (9.0, 24.4), (10.0, 20.8), (13.4, 18.4)]
SLEEVELESS = cut(
    BOAT,
    BOAT_BACK,
    ("seam", [(7.0, 29.8), (9.8, 29.2)]),
    ("open", ARMHOLE),
    ("seam", [(13.4, 18.4), (12.8, 8.0), (14.4, -13.0)]),
    ("open", [(14.4, -13.0), (14.6, -25.0)]),
    ("open", [(14.6, -25.0), (0, -25.6)]),
)


def sleeveless_kurta_front():
    body = hung.sewn(*SLEEVELESS, textile.woven(130), hung.shoulders(9.0, 30.2), textile.hem(-24.4, 1.6, 0.8), creased(5, 0.34, 16, -25), seed=15, **FALL)
    edges = [hung.piping(body, placed(ARMHOLE, side), "accent", 0.24) for side in (-1, 1)]
    cotton = cloth("body", factor=0.94)
    pockets = [sewing.patch(body, placed([(3.6, -5.0), (10.4, -5.0), (10.4, 2.6), (3.6, 2.6)], side), cotton, 0.1, 0.14) for side in (-1, 1)]
    things = [body.thing, *edges, *pockets, *hung.bound(body, BOAT, BOAT_BACK, 0.28), *hung.hanger(28.6, 6.6, 1.3)]
    return hung.shown(things, share=0.84, prints=[body])


SHIRT_NECK, SHIRT_BACK = [(0, 24.6), (2.6, 26.6), (4.6, 30.5)], [(0, 29.6), (2.4, 29.9), (4.6, 30.5)]
SHIRT_KURTA = cut(
    SHIRT_NECK,
    SHIRT_BACK,
    *KURTA_SLEEVE,
    ("seam", [(13.8, 18.6), (13.6, 6.0), (14.8, -9.0)]),
    ("open", [(14.8, -9.0), (13.6, -15.6), (8.4, -18.6), (0, -19.4)]),
)


def shirt_kurta_front():
    """With a collar, a pocket on the chest and a hem that is rounded at its sides."""
    body = hung.sewn(*SHIRT_KURTA, textile.woven(110), hung.shoulders(10.5, 30.8), relief=creased(5, 0.36, 18, -19), folds=hung.gathers(4, 0.7, 14, -18), air=150, air_at=away_from_hem(-19, 14.0), seed=17)
    cotton = cloth("body", weave=110)
    parts = [sewing.patch(body, [(-1.1, 24.6), (1.1, 24.6), (1.1, 4.0), (0, 3.0), (-1.1, 4.0)], cotton, 0.08, 0.12)]
    parts += collar(body, 24.6, 30.5, cotton)
    parts.append(sewing.patch(body, [(4.4, 12.4), (9.4, 12.4), (9.4, 18.4), (4.4, 18.4)], cloth("body", weave=110, factor=0.94), 0.1, 0.14))
    parts += [hung.button(body, 0, y, 0.7, 0.42) for y in (21.8, 18.2, 14.6, 11.0, 7.4)]
    return hung.shown([body.thing, *parts, *hung.hanger(29.2, 4.6, 1.3)], share=0.82, prints=[body])


V_NECK, V_BACK = [(0, 20.6), (2.4, 25.6), (5.0, 30.5)], [(0, 29.2), (2.6, 29.6), (5.0, 30.5)]
OVER_PALAZZO = cut(
    V_NECK,
    V_BACK,
    ("seam", [(5.0, 30.5), (8.4, 29.8), (12.6, 28.2)]),
    *KURTA_SLEEVE[1:],
    ("seam", [(13.8, 18.6), (13.0, 8.0), (17.6, -14.0)]),
    ("open", [(17.6, -14.0), (9.0, -15.6), (0, -16.0)]),
)


def gota_flowers(body, places, size=0.34):
    """Flowers of folded ribbon: six petals each, sewn on by their middles."""
    at, normals = [], []
    for x, y in places:
        for k in range(6):
            turn = k * math.pi / 3
            place, normal = body.on(x + 1.3 * size * math.cos(turn), y + 1.3 * size * math.sin(turn), 0.2)
            at.append(place)
            normals.append(normal + 0.4 * numpy.array([math.cos(turn), math.sin(turn), 0]))
    return discs(at, normals, size, metal("accent", 0.35))


def palazzo_kurta_front():
    """A kurta over the palazzo that comes with it, both with the same golden edge."""
    chanderi = textile.woven(150, sheen=0.6)
    legs = hung.sewn(
        PALAZZO, PALAZZO, chanderi, hung.waist(28.6), along_hem(-24.8, 3.4, 25.4, ((0.8, 3.4), (4.2, 4.9))), creased(9, 0.42, 26, -25),
        hung.gathers(9, 1.7, 28, -25), air=60, flare=(28.0, 58.0), seed=55,
    )  # fmt: skip
    legs.thing.location = (0, -28.0, -1.6)
    body = hung.sewn(*OVER_PALAZZO, chanderi, hung.shoulders(10.5, 30.8), along_hem(-16.0, 2.0, 17.6, ((0.6, 2.6), (3.3, 3.9))), creased(5, 0.36, 14, -16), hung.gathers(5, 0.9, 12, -16), seed=23, air=180, air_at=away_from_hem(-16, 14.0), flare=(8.0, 60.0))
    along = [(side * x, y) for side in (-1, 1) for x, y in ((1.6, 19.6), (3.2, 21.8), (4.4, 24.2), (5.6, 26.6), (6.8, 29.0))]
    gota = gota_flowers(body, [(0, 17.8), *along])
    things = [body.thing, legs.thing, gota, *hung.bound(body, V_NECK, V_BACK, 0.36), *hung.hanger(29.2, 5.0, 1.3)]
    return hung.shown(things, share=0.88, prints=[body, legs])


NEGATIVES = {
    "palazzo-kurta.front": palazzo_kurta_front,
    "pintuck-kurta.front": pintuck_kurta_front,
    "shirt-kurta.front": shirt_kurta_front,
    "sleeveless-kurta.front": sleeveless_kurta_front,
}
