"""A dress of sequins: small cupped plates in rows, sewn on by their upper edges."""

import numpy

import pigments
from models import hung, sewing
from models.dresses import LONG_SLEEVE
from models.ribbon import discs
from models.tops import away_from_hem, cut

NECK = [(0, 27.4), (3.6, 28.2), (7.0, 30.2)]
BACK_NECK = [(0, 29.0), (3.6, 29.4), (7.0, 30.2)]
DRESS = cut(
    NECK,
    BACK_NECK,
    ("seam", [(7.0, 30.2), (11.8, 28.2)]),
    *LONG_SLEEVE,
    ("seam", [(11.6, 18.6), (10.2, 9.6), (12.0, -1.0), (12.4, -11.0)]),
    ("open", [(12.4, -11.0), (0, -11.8)]),
)
ACROSS, DOWN, RADIUS = 0.8, 0.62, 0.5


def sequins(body, material):
    """Rows on the front, each sequin tilted a little in its own way, so that some flash and others are dark."""
    rng = numpy.random.default_rng(117)
    low, high = body.flat.min(0), body.flat.max(0)
    places, normals = [], []
    for row, y in enumerate(numpy.arange(low[1] + 0.2, high[1], DOWN)):
        for x in numpy.arange(low[0] + row % 2 * ACROSS / 2, high[0], ACROSS):
            _, _, away = body.trees[sewing.FRONT].find((x, y, 0))
            if away > 0.3:
                continue
            place, normal = body.on(x, y, 0.16)
            places.append(place)
            normals.append(normal + (0, 0.26, 0) + rng.normal(0, 0.13, 3))
    return discs(places, normals, RADIUS, material)


def sequin_dress_front():
    shiny = pigments.metal("body", 0.24)
    body = hung.sewn(*DRESS, pigments.metal("body", 0.5, factor=0.5), hung.shoulders(9.4, 30.6), air=300, air_at=away_from_hem(-11), seed=117)
    return hung.shown([body.thing, sequins(body, shiny), *hung.bound(body, NECK, BACK_NECK, 0.24, "body"), *hung.hanger(29.0, 6.8, 1.4)], share=0.78)


NEGATIVES = {
    "sequin-dress.front": sequin_dress_front,
}
