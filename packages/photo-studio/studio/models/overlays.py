"""A waistcoat with a standing collar."""

import numpy

import textile
from models import hung, sewing
from models.creases import creased, together
from models.tops import away_from_hem, placed
from pigments import cloth

STAND = [(3.4, 32.4), (3.9, 30.4)]
ARMHOLE = [(11.6, 28.8), (10.0, 24.2), (10.8, 20.2), (13.4, 17.6)]
WAISTCOAT = [
    ("open", [(0, 31.4), STAND[0]]),
    ("seam", STAND),
    ("seam", [(3.9, 30.4), (8.0, 29.8), (11.6, 28.8)]),
    ("open", ARMHOLE),
    ("seam", [(13.4, 17.6), (11.6, 8.0), (14.2, -5.4)]),
    ("open", [(14.2, -5.4), (0, -6.2)]),
]


def tailored(x, y, side):
    """Princess seams from the armholes, the edge of the front and the foot of the collar."""
    seam = 4.4 + 5.4 * numpy.clip((y - 12) / 12, 0, 1) ** 1.6 + 0.12 * numpy.clip(4 - y, 0, 12)
    princess = -0.24 * numpy.exp(-(((numpy.abs(x) - seam) / 0.2) ** 2)) * (y < 24)
    front = -0.3 * numpy.exp(-(((x - 1.3) / 0.2) ** 2)) * (side > 0)
    foot = 29.4 + 0.3 * numpy.abs(x)
    return princess + front - 0.34 * numpy.exp(-(((y - foot) / 0.22) ** 2)) * (numpy.abs(x) < 4.2)


def waistcoat_front():
    """Raw silk with a standing collar, cast buttons and welt pockets."""
    silk = textile.woven(95, roughness=0.62, sheen=0.6)
    body = hung.sewn(WAISTCOAT, WAISTCOAT, silk, hung.shoulders(10.4, 30.2), relief=together(tailored, creased(5, 0.22, 20, -6)), air=230, air_at=away_from_hem(-6), bend=0.25, seed=163)
    edges = [hung.piping(body, placed(ARMHOLE, side), "body", 0.26) for side in (-1, 1)]
    welts = [sewing.patch(body, placed([(5.4, 0.4), (11.2, 1.4), (11.2, 2.9), (5.4, 1.9)], side), cloth("body", weave=95), 0.1, 0.22) for side in (-1, 1)]
    welts.append(sewing.patch(body, [(5.0, 17.2), (9.0, 17.9), (9.0, 19.1), (5.0, 18.4)], cloth("body", weave=95), 0.1, 0.2))
    buttons = [hung.button(body, 0, 28.2 - 5.2 * i, "accent", 0.62) for i in range(7)]
    collar = hung.piping(body, hung.mirror([(0, 31.4), STAND[0]]), "body", 0.24)
    return hung.shown([body.thing, *edges, *welts, collar, *buttons, *hung.hanger(32.0, 3.2, 1.2)], share=0.8, high=1.0)


NEGATIVES = {
    "waistcoat.front": waistcoat_front,
}
