"""Trousers that fall like a dhoti."""

import numpy

import textile
from models import hung
from models.bottoms import cords
from models.creases import together

DHOTI = [
    ("open", [(0, 30.6), (10.0, 30.6)]),
    ("seam", [(10.0, 30.6), (16.4, 20.0), (19.0, 4.0), (15.0, -14.0), (10.4, -20.4), (9.4, -26.4)]),
    ("open", [(9.4, -26.4), (4.0, -26.6)]),
    ("seam", [(4.0, -26.6), (3.4, -20.6), (2.0, -14.0), (0, -7.0)]),
]


def draped(middle, crotch):
    """Folds that hang from both hips below each other, most of them around the `middle`, and pleats down to the crotch."""

    def relief(x, y, side):
        out = numpy.abs(x)
        hanging = y - 0.052 * out**2
        swags = 0.75 * (2 * numpy.abs(numpy.sin(hanging * 0.62 + 0.35 * numpy.sin(out * 0.4))) ** 0.8 - 1)
        swags *= numpy.clip(out / 3, 0, 1) * numpy.exp(-(((hanging - middle) / 11.0) ** 2))
        pleats = 0.5 * numpy.sin(x * 3.6 + 0.1 * y) * numpy.exp(-((x / 2.6) ** 2)) * (y > crotch)
        return (swags + pleats) * numpy.abs(side)

    return relief


def crinkled(x, y, side):
    return 0.1 * numpy.sin(x * 6.0 + 1.6 * numpy.sin(y * 0.35) + 0.9 * numpy.sin(x * 0.7 + y * 0.2)) * numpy.abs(side)


def held_in(x, y, side):
    """Ribs at the waist and the ankles, and the gathers beside them."""
    ribs = 0.2 * numpy.sin(numpy.abs(x) * 8.0) * ((y < -21.6) | (y > 27.6))
    full = 0.45 * numpy.sin(numpy.abs(x) * 2.7) * (numpy.exp(-numpy.clip(y + 21.6, 0, 99) / 3.6) * (y > -21.6) + numpy.exp(-numpy.clip(27.6 - y, 0, 99) / 4.5) * (y < 27.6))
    return (ribs + full - 0.5 * (numpy.exp(-(((y + 21.6) / 0.26) ** 2)) + numpy.exp(-(((y - 27.6) / 0.26) ** 2)))) * numpy.abs(side)


def dhoti_front():
    body = hung.sewn(DHOTI, DHOTI, textile.woven(120, roughness=0.95), hung.waist(28.6), relief=together(draped(4.0, -7.0), crinkled, held_in), folds=hung.gathers(6, 1.2, 26, -20), air=190, step=0.95, seed=263)
    over = hung.piping(body, [(-6.0, 27.4), (-3.6, 14.0), (2.4, 2.0), (9.0, -6.0), (14.2, -12.0)], "body", 0.3, lift=0.14)
    return hung.shown([body.thing, over, *cords(body, 29.0), *hung.bar(30.6, 9.6)], share=0.84)


NEGATIVES = {
    "dhoti-pants.front": dhoti_front,
}
