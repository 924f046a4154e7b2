"""A kurta with a yoke and a wide skirt of many panels."""

import numpy

import textile
from models import hung, sewing
from models.bottoms import along_hem
from models.tops import BACK_NECK, NECK, cut
from pigments import cloth

WAIST, HEM, REACH = 9.4, -32.0, 29.0
# Where the lines of the panels would meet.
APEX = 29.6
ANARKALI = cut(
    NECK,
    BACK_NECK,
    ("seam", [(4.6, 30.5), (8.4, 29.8), (12.2, 28.2)]),
    ("seam", [(12.2, 28.2), (17.4, 21.8), (20.8, 14.2)]),
    ("open", [(20.8, 14.2), (16.0, 12.2)]),
    ("seam", [(16.0, 12.2), (12.8, 19.4)]),
    ("seam", [(12.8, 19.4), (11.0, 14.0), (10.2, WAIST)]),
    ("seam", [(10.2, WAIST), (18.4, -7.0), (REACH, -27.0)]),
    ("open", [(REACH, -27.0), (15.0, -30.8), (0, HEM)]),
)


def paneled(x, y, side):
    """The seam under the yoke, and those between the panels of the skirt."""
    down = numpy.clip(WAIST - y, 0, None)
    turn = x / (APEX - numpy.minimum(y, WAIST)) / 0.115
    seam = numpy.exp(-(((turn - numpy.round(turn)) * (APEX - numpy.minimum(y, WAIST)) * 0.115 / 0.2) ** 2))
    return -0.2 * seam * numpy.clip(down / 2, 0, 1) - 0.3 * numpy.exp(-(((y - WAIST) / 0.24) ** 2))


def anarkali_kurta_front():
    body = hung.sewn(
        *ANARKALI,
        textile.woven(130),
        hung.shoulders(10.2, 30.8),
        along_hem(HEM, 5.0, REACH, ((0.9, 3.6), (4.3, 4.9), (6.4, 7.0))),
        paneled,
        hung.gathers(12, 2.1, WAIST, HEM),
        seed=13,
        air=200,
        air_at=lambda x, y: numpy.where(y > WAIST, 1.0, 0.28),
        flare=(WAIST, APEX),
    )
    placket = sewing.patch(body, [(-1.3, 26.0), (1.3, 26.0), (1.3, 14.4), (0, 13.2), (-1.3, 14.4)], cloth("accent"), 0.1, 0.14)
    buttons = [hung.button(body, 0, 24.4 - 2.4 * i, 0.75) for i in range(4)]
    ribbon = sewing.patch(body, [(-10.3, WAIST - 0.7), (10.3, WAIST - 0.7), (10.3, WAIST + 0.9), (-10.3, WAIST + 0.9)], cloth("accent"), 0.12, 0.12)
    cuffs = [hung.piping(body, [(side * 16.2, 12.7), (side * 20.5, 14.6)], "accent", 0.34) for side in (-1, 1)]
    things = [body.thing, placket, ribbon, *cuffs, *hung.bound(body, NECK, BACK_NECK, 0.3), *buttons, *hung.hanger(29.4, 4.6, 1.3)]
    return hung.shown(things, share=0.86, prints=[body])


NEGATIVES = {
    "anarkali-kurta.front": anarkali_kurta_front,
}
