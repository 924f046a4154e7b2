"""Trousers that fall like a dhoti."""

import numpy

import textile
from models import flatlay, hung
from models.bottoms import cords
from models.creases import together

DHOTI = [
    ("open", [(0, 30.6), (10.4, 30.6)]),
    ("seam", [(10.4, 30.6), (14.8, 24.0), (17.8, 11.0), (16.8, -3.0), (12.8, -18.0), (10.8, -26.4), (10.6, -32.0)]),
    ("open", [(10.6, -32.0), (4.8, -32.4)]),
    ("seam", [(4.8, -32.4), (4.6, -27.0), (3.2, -20.0), (0, -13.0)]),
]


def cowls(x, y, side):
    """Deep folds from hip to hip, one below the other, each lowest in the middle; they end above the crotch."""
    hanging = y - 0.055 * (x - 1.5) ** 2
    phase = 15.0 * numpy.log(numpy.clip(hanging + 34, 1, 99)) + 0.7 * flatlay.uneven(x, y, 22, 31)
    fold = numpy.abs(numpy.cos(phase)) ** 1.6 - 0.5
    held = numpy.clip((25.0 - y) / 9, 0, 1) * numpy.clip((hanging + 15.0) / 5, 0, 1) * numpy.clip(1.3 - numpy.abs(x) / 15, 0, 1)
    return 1.7 * fold * held * numpy.abs(side)


def falling(x, y, side):
    """Folds that the cuffs gather run up the outer side of each leg."""
    out = numpy.abs(x) - (7.6 + 0.16 * numpy.clip(y + 27, 0, 30))
    down = numpy.clip((2.0 - y) / 14, 0, 1) * (y > -27)
    return 0.5 * numpy.sin(out * 2.5 + 0.9 * flatlay.uneven(x, y, 14, 33)) * down * numpy.abs(side)


def crinkled(x, y, side):
    """Fine, uneven lines along the cloth."""
    return 0.07 * numpy.sin(x * 6.0 + 6.0 * flatlay.uneven(x, 0.4 * y, 8, 35)) * (0.7 + 0.5 * flatlay.uneven(x, y, 6, 37)) * (numpy.abs(side) > 0.5) * ((y > -27) & (y < 27.6))


def held_in(x, y, side):
    """Ribs at the waist and the ankles, and the gathers beside them."""
    ribs = 0.16 * numpy.sin(numpy.abs(x) * 8.0) * ((y < -27) | (y > 27.6))
    full = 0.34 * numpy.sin(numpy.abs(x) * 2.3 + 0.8 * flatlay.uneven(x, y, 12, 39)) * numpy.exp(-numpy.clip(27.6 - y, 0, 99) / 4.5) * (y < 27.6)
    return (ribs + full - 0.5 * (numpy.exp(-(((y + 27) / 0.26) ** 2)) + numpy.exp(-(((y - 27.6) / 0.26) ** 2)))) * numpy.abs(side)


def dhoti_front():
    body = flatlay.laid(DHOTI, DHOTI, textile.woven(120, roughness=0.95), None, together(cowls, falling, crinkled, held_in), 2.0, 4.0, seed=263)
    return hung.shown([body.thing, *cords(body, 29.0), *hung.bar(30.6, 9.6)], share=0.84)


NEGATIVES = {
    "dhoti-pants.front": dhoti_front,
}
