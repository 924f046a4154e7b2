"""A bag of thin cotton that hangs by its strap."""

import numpy

import textile
from models import hung, sewing
from models.creases import creased, together
from models.ribbon import ribbon
from pigments import cloth

TOP = 12.0
BAG = [
    ("open", [(0, TOP), (13.4, TOP)]),
    ("seam", [(13.4, TOP), (13.6, 0.0), (13.4, -12.0)]),
    ("seam", [(13.4, -12.0), (12.0, -13.4), (0, -13.6)]),
]


def pulled(x, y, side):
    """Creases that run from where the strap pulls to the middle of the bag, and the hem along its top."""
    out = 13.4 - numpy.abs(x)
    down = TOP - y
    turn = numpy.arctan2(down, out + 0.4)
    far = numpy.hypot(out, down)
    rays = 0.5 * numpy.sin(turn * 15) * numpy.clip(far / 5, 0, 1) * numpy.exp(-far / 11)
    return (rays - 0.2 * numpy.exp(-(((y - 10.8) / 0.18) ** 2))) * numpy.abs(side)


def market_tote_front():
    """Two layers of mulmul; on its front is the pocket that it folds into."""
    mulmul = cloth("body", weave=70)
    corners = lambda x, y: (numpy.abs(x) > 11.6) & (y > TOP - 1.2)
    body = hung.sewn(BAG, BAG, textile.woven(70, roughness=0.9), corners, relief=together(pulled, creased(4, 0.24, 8, -14)), folds=hung.gathers(5, 0.9, 10, -14), air=120, ease=(0.86, 1.0), bend=0.03, seed=261)
    parts = [sewing.patch(body, [(-3.6, -6.4), (3.6, -6.4), (3.6, 1.0), (-3.6, 1.0)], mulmul, 0.7, 0.2), hung.piping(body, [(-3.5, 0.9), (0, 0.9), (3.5, 0.9)], "accent", 0.16, lift=0.95)]
    parts += [hung.piping(body, [(-13.2, TOP), (-6.0, TOP), (0, TOP), (6.0, TOP), (13.2, TOP)], "accent", 0.18, side) for side in (sewing.FRONT, sewing.BACK)]
    ends = {side: body.on(side * 12.4, TOP - 0.6, 0.2)[0] for side in (-1, 1)}
    way = []
    for side in (-1, 1):
        x, y, z = ends[side]
        half = [(x - side * 1.5, y - 2.0, -0.3), (x - side * 1.2, y + 0.8, -0.1), (side * 8.6, 18.6, 0.1), (side * 4.4, 26.2, 0.3), (side * 1.3, 30.4, 0.5)]
        way += half if side < 0 else half[::-1]
    parts.append(ribbon(way, lambda t: 1.6 + 1.2 * abs(2 * t - 1) ** 1.5, 0.22, mulmul))
    return hung.shown([body.thing, *parts, hung.knob(0, 30.8)], share=0.84)


NEGATIVES = {
    "market-tote.front": market_tote_front,
}
