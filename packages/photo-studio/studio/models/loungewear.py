"""Sets of two pieces to sleep and lounge in: a top, and what is worn below it."""

import numpy

import textile
from models import fabrics, hung, sewing
from models.creases import creased, together
from models.dresses import strap
from models.legs import legs
from models.shirts import SHIRT_BACK, collar, cuff, pocket, shirt_body, shirt_cut
from models.tops import away_from_hem, cut, placed
from pigments import cloth

CAMI_NECK, CAMI_BACK = [(0, 18.6), (3.2, 20.2), (6.2, 24.6)], [(0, 20.2), (4.0, 21.0), (6.2, 24.6)]
CAMI = cut(
    CAMI_NECK,
    CAMI_BACK,
    ("open", [(6.2, 24.6), (8.0, 22.0), (10.2, 19.4)]),
    ("seam", [(10.2, 19.4), (10.0, 10.0), (12.4, 0.4)]),
    ("open", [(12.4, 0.4), (6.0, -0.6), (0, -1.0)]),
)
SHORTS = legs((9.8, 30.6), [(13.2, 23.0), (15.4, 13.4)], (1.4, 12.2), [(0.6, 14.6), (0, 16.4)])


def lace(depth):
    """Lace of the second colour, `depth(x, y)` from its edge: flowers on a net, scallops along its inner side."""

    def printed(x, y, far):
        far = depth(x, y)
        inner = 1.5 + 0.34 * numpy.abs(numpy.sin(x * 1.9))
        flower = numpy.cos(x * 3.8) * numpy.cos(far * 4.0) > 0.3
        net = numpy.abs(numpy.sin(x * 8 + y * 8)) * numpy.abs(numpy.sin(x * 8 - y * 8)) < 0.22
        return numpy.where((far > -1) & (far < inner), numpy.where(flower | (inner - far < 0.24), 1.0, 0.5 + 0.3 * net), 0).astype(numpy.float32)

    return printed


def above_hem(low, rise, reach):
    return lambda x, y: y - low - rise * (numpy.abs(x) / reach) ** 2


def below_neck(x, y):
    line = numpy.array(sewing.curve(CAMI_NECK, 0.4))
    from_neck = numpy.interp(numpy.abs(x), line[:, 0], line[:, 1], right=-99) - y
    return numpy.where(numpy.abs(x) < 6.2, from_neck * 0.7, 9)


def camisole_set_front():
    """Satin, with lace along the neck and the hems."""
    satin = fabrics.silk(0.5, 0.36)
    down = 25.6
    shorts = hung.sewn(
        SHORTS, SHORTS, satin, hung.waist(28.6), lace(above_hem(12.0, 1.4, 15.4)), together(creased(7, 0.45, 28, 12), lambda x, y, side: -0.3 * numpy.exp(-((x / 0.3) ** 2)) * (y > 15.0)),
        hung.gathers(7, 0.9, 28, 12), air=120, step=0.95, seed=181,
    )  # fmt: skip
    shorts.thing.location = (0, -down, -1.6)
    edges = lambda x, y, far: numpy.maximum(lace(below_neck)(x, y, far), lace(above_hem(-1.0, 1.4, 12.4))(x, y, far))
    body = hung.sewn(*CAMI, satin, lambda x, y: (y > 22.6) & (numpy.abs(x) > 4.6), edges, creased(6, 0.4, 19, -1, 0.6), hung.gathers(5, 1.1, 16, -1), air=140, air_at=away_from_hem(-1), step=0.95, seed=183)
    return hung.shown([body.thing, shorts.thing, *strap(body, 6.0, 24.2, 29.0), *hung.hanger(28.2, 6.4, 1.2)], share=0.8, high=0.9)


WINTER_LEGS = legs((9.8, 30.6), [(14.0, 18.0), (14.4, 0.0), (13.0, -20.0), (11.6, -24.4)], (4.8, -24.8), [(4.4, -20.0), (2.8, -4.0), (0, 14.0)])


def ankles(x, y, side):
    """Gathers above the cuffs."""
    return 0.3 * numpy.sin(x * 3.0) * numpy.exp(-(((y + 20.4) / 2.4) ** 2)) * numpy.abs(side) - 0.34 * numpy.exp(-(((y + 21.6) / 0.3) ** 2))


def below(pattern, material, relief, down, seed, printed=None):
    """Trousers whose upper part is behind what hangs before them."""
    fly = lambda x, y, side: -0.3 * numpy.exp(-((x / 0.3) ** 2)) * (y > 14.0)
    piece = hung.sewn(pattern, pattern, material, hung.waist(28.6), printed, together(relief, fly), hung.gathers(5, 0.8, 24, -25), air=120, seed=seed)
    piece.thing.location = (0, -down, -1.6)
    return piece


def winter_pyjamas_front():
    """A shirt with big buttons; cuffs at the wrists and the ankles."""
    sleeve = (24.0, 1.6), (18.8, -0.2)
    side = [(14.2, 17.6), (13.8, 8.0), (15.0, -3.4)]
    trousers = below(WINTER_LEGS, textile.woven(110), together(ankles, creased(8, 0.45, 26, -20)), 22.0, 185)
    body = shirt_body(shirt_cut((13.2, 27.8), sleeve, side, [(15.0, -3.4), (8.0, -4.4), (0, -4.8)]), -4.8, 10.8, 187)
    flannel = cloth("body", weave=110)
    parts = [sewing.patch(body, [(-1.3, 24.2), (1.3, 24.2), (1.3, -4.6), (-1.3, -4.6)], flannel, 0.06, 0.18), pocket(body, 7.4, 17.4, 6.2, 6.6, flannel)]
    parts += [*collar(body, flannel), *cuff(body, sleeve, 3.4, flannel)]
    parts += [hung.button(body, 0, 20.4 - 5.2 * i, "accent", 0.68) for i in range(5)]
    back = hung.piping(body, hung.mirror(SHIRT_BACK), "body", 0.34, sewing.BACK)
    printed = hung.shown([body.thing, trousers.thing, *parts, back, *hung.hanger(29.2, 4.8, 1.3)], share=0.88, prints=[body, trousers])
    # What the shirt covers must not be printed on it.
    printed[1]["points"] = [at if at is not None and at.y < 12.8 else None for at in printed[1]["points"]]
    return printed


WIDE_NECK, WIDE_BACK = [(0, 26.4), (4.4, 27.6), (7.6, 30.0)], [(0, 28.4), (4.0, 28.9), (7.6, 30.0)]
LOUNGE_SLEEVE = (24.2, 6.0), (18.6, 4.0)
LOUNGE_TOP = cut(
    WIDE_NECK,
    WIDE_BACK,
    ("seam", [(7.6, 30.0), (10.6, 29.2), (14.0, 27.6)]),
    ("seam", [(14.0, 27.6), (19.6, 18.0), LOUNGE_SLEEVE[0]]),
    ("open", list(LOUNGE_SLEEVE)),
    ("seam", [LOUNGE_SLEEVE[1], (14.2, 17.6)]),
    ("seam", [(14.2, 17.6), (13.8, 8.0), (14.4, 2.0)]),
    ("open", [(14.4, 2.0), (15.0, -3.6)]),
    ("open", [(15.0, -3.6), (0, -4.4)]),
)
CROPPED = legs((9.8, 30.6), [(14.2, 18.0), (15.2, 0.0), (15.6, -17.0)], (4.8, -17.6), [(3.0, -2.0), (0, 14.0)])
CELL = 1.25


def waffle(x, y, side):
    """Ridges around small square hollows."""
    ridge = numpy.maximum(numpy.abs(numpy.cos(numpy.pi * x / CELL)), numpy.abs(numpy.cos(numpy.pi * y / CELL)))
    return 0.3 * ridge**3 * numpy.abs(side) ** 0.5


def lounge_set_front():
    """A wide neck and slits at the sides, over trousers that end above the ankle."""
    knit = textile.woven(150, roughness=0.95)
    trousers = below(CROPPED, knit, together(waffle, creased(5, 0.4, 26, -18)), 22.0, 189)
    body = hung.sewn(*LOUNGE_TOP, knit, hung.shoulders(11.6, 30.6), relief=together(waffle, creased(6, 0.4, 24, -4)), folds=hung.gathers(4, 0.7, 16, -4), air=170, air_at=away_from_hem(-4), seed=191)
    ends = [hung.piping(body, placed(list(LOUNGE_SLEEVE), side), "body", 0.3) for side in (-1, 1)]
    return hung.shown([body.thing, trousers.thing, *ends, *hung.bound(body, WIDE_NECK, WIDE_BACK, 0.36, "body"), *hung.hanger(28.2, 7.4, 1.5)], share=0.88)


NEGATIVES = {
    "camisole-set.front": camisole_set_front,
    "lounge-set.front": lounge_set_front,
    "winter-pyjamas.front": winter_pyjamas_front,
}
