"""A kurta without sleeves, and one over its palazzo."""

import math

import numpy

import textile
from models import hung, sewing
from models.bottoms import PALAZZO, along_hem
from models.creases import creased
from models.ribbon import discs
from models.tops import KURTA_SLEEVE, away_from_hem, cut, placed
from pigments import cloth, metal

FALL = dict(folds=hung.gathers(4, 0.7, 14, -25), air=130, air_at=away_from_hem(-25))


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
    "sleeveless-kurta.front": sleeveless_kurta_front,
}
