"""Dresses."""

import math

import numpy

import textile
from models import fabrics, hung, sewing
from models.creases import creased, together
from models.drapes import surface
from models.tops import DRESS_BACK, away_from_hem, bow, cut, placed
from pigments import cloth, metal
from shapes import rod


def strap(body, x, y, top, radius=0.14, pigment="body"):
    """A narrow strap from the edge of a bodice to the hanger."""
    material = cloth(pigment, roughness=0.6)
    return [rod([tuple(body.on(side * x, y, 0.1)[0]), (side * x * 0.98, (y + top) / 2, 0.35), (side * x * 0.9, top, 0.0)], radius, material) for side in (-1, 1)]


def slip(neck, hem, seed, material, relief, air=150):
    side = [(10.0, 19.6), (9.4, 12.0), (11.0, 3.0), (14.6, hem)]
    half = [("open", [neck[-1], (8.0, 22.0), (10.0, 19.6)]), ("seam", side), ("open", [(14.6, hem), (7.0, hem - 1.2), (0, hem - 1.6)])]
    back = [(0, 20.2), (4.0, 21.0), neck[-1]]
    front = [("open", neck), *half]
    held = lambda x, y: (y > 22.6) & (numpy.abs(x) > 4.6)
    return hung.sewn(front, [("open", back), *half], material, held, relief=relief, folds=hung.gathers(6, 1.3, 16, hem), air=air, air_at=away_from_hem(hem), seed=seed), neck, back


def slip_dress_front():
    """The cowl falls from both straps."""
    body, neck, _ = slip([(0, 19.2), (3.0, 20.6), (6.2, 24.6)], -22.0, 101, fabrics.silk(0.55, 0.32), creased(4, 0.36, 21, -22, 0.6))
    return hung.shown([body.thing, *strap(body, 6.0, 24.2, 29.0), *hung.hanger(28.2, 6.4, 1.2)], share=0.84, prints=[body])


def kurti_slip_front():
    body, neck, _ = slip([(0, 22.0), (3.2, 22.4), (6.0, 24.6)], -16.0, 103, textile.woven(130), creased(5, 0.34, 18, -16))
    edge = [hung.piping(body, hung.mirror(neck), "body", 0.16)]
    return hung.shown([body.thing, *edge, *strap(body, 5.8, 24.2, 29.0), *hung.hanger(28.2, 6.4, 1.2)], share=0.8, prints=[body])


LONG_SLEEVE = [("seam", [(11.8, 28.2), (17.0, 17.0), (20.4, -1.0)]), ("open", [(20.4, -1.0), (16.6, -1.8)]), ("seam", [(16.6, -1.8), (13.6, 10.0), (11.6, 18.6)])]
WRAP_NECK = [(0, 16.4), (2.2, 21.0), (5.4, 30.4)]
WRAP = cut(
    WRAP_NECK,
    DRESS_BACK,
    ("seam", [(5.4, 30.4), (8.6, 29.8), (11.6, 28.4)]),
    ("seam", [(11.6, 28.4), (17.4, 21.6), (20.4, 13.6)]),
    ("open", [(20.4, 13.6), (15.4, 11.6)]),
    ("seam", [(15.4, 11.6), (12.0, 18.6)]),
    ("seam", [(12.0, 18.6), (9.8, 9.0), (13.4, -4.0), (20.0, -21.0)]),
    ("open", [(20.0, -21.0), (10.0, -24.0), (0, -24.6)]),
)


def wrap_dress_front():
    body = hung.sewn(*WRAP, textile.woven(120), hung.shoulders(9.8, 30.8), relief=creased(6, 0.4, 9, -24), folds=hung.gathers(7, 1.5, 9, -24), air=220, air_at=lambda x, y: numpy.where(y > 8, 1.0, 0.3), flare=(9.0, 36.0), seed=107)
    over = [(5.2, 29.6), (2.4, 21.6), (-1.0, 15.6), (-6.4, 10.2)]
    fall = [(-6.6, 8.2), (-7.2, -4.0), (-9.6, -22.6)]
    parts = [hung.piping(body, line, "accent", 0.2, lift=0.25) for line in (over, fall)]
    parts.append(hung.piping(body, [(-5.2, 29.6), (-2.4, 21.6), (-0.6, 18.0)], "accent", 0.18))
    parts.append(hung.piping(body, hung.mirror(DRESS_BACK), "accent", 0.18, sewing.BACK))
    tie = sewing.patch(body, [(-10.0, 8.4), (10.0, 8.4), (10.0, 10.2), (-10.0, 10.2)], cloth("body"), 0.2, 0.16)
    return hung.shown([body.thing, *parts, tie, *sash(body, -6.6, 9.2), *hung.hanger(28.8, 5.4, 1.4)], share=0.84, prints=[body])


def sash(body, x, y):
    return bow(body, x, y, "body")


MINI = [
    ("seam", [(6.4, 30.4), (9.6, 29.6)]),
    ("open", [(9.6, 29.6), (9.8, 24.0), (11.4, 19.6)]),
    ("seam", [(11.4, 19.6), (10.0, 12.0), (9.8, 8.4)]),
    ("seam", [(9.8, 8.4), (14.6, 0.0), (21.0, -9.6)]),
    ("open", [(21.0, -9.6), (10.0, -12.4), (0, -13.0)]),
]


def mini_dress_front():
    front = [("open", [(0, 23.8), (5.6, 23.8)]), ("open", [(5.6, 23.8), (6.4, 30.4)]), *MINI]
    back = [("open", [(0, 27.0), (5.8, 27.2)]), ("open", [(5.8, 27.2), (6.4, 30.4)]), *MINI]
    full = lambda x, y: numpy.where(y > 8, 1.0, 0.3)
    body = hung.sewn(front, back, textile.woven(150), hung.shoulders(9.4, 30.6), relief=gathered((8.4, -13.0)), folds=hung.gathers(12, 1.5, 8, -13), air=240, air_at=full, flare=(8.0, 24.0), seed=109)
    edge = [hung.piping(body, [(-6.2, 29.8), (-5.6, 23.9)], "body", 0.22), hung.piping(body, [(-5.6, 23.8), (0, 23.8), (5.6, 23.8)], "body", 0.22), hung.piping(body, [(5.6, 23.9), (6.2, 29.8)], "body", 0.22)]
    belt = sewing.patch(body, [(-9.9, 7.8), (9.9, 7.8), (9.9, 8.9), (-9.9, 8.9)], cloth("body"), 0.12, 0.1)
    return hung.shown([body.thing, *edge, belt, *puff(1), *puff(-1), *hung.hanger(28.4, 6.6, 1.4)], share=0.74)


def puff(side):
    """A round sleeve, gathered into the armhole and into a cuff around the arm."""
    around, down = numpy.meshgrid(numpy.linspace(0, 2 * math.pi, 260), numpy.linspace(0, 1, 80))
    full = numpy.sin(math.pi * (0.08 + 0.84 * down)) ** 0.7
    ridge = (0.3 * (1 - full) + 0.07) * numpy.sin(around * 19 + 1.2 * numpy.sin(around * 3) + 2.4 * down)
    wide = (1.0 + 3.7 * full + ridge) * (1.12 - 0.24 * down)
    out, along = numpy.cos(around) * wide, 10.4 * down
    x, y = 8.2 + 0.6 * along + 0.8 * out, 27.6 - 0.8 * along + 0.6 * out
    z = 0.62 * numpy.sin(around) * wide
    return [surface(numpy.stack([side * x, y, z], -1), cloth("body", weave=150)), cuff(side)]


def cuff(side):
    ring = [(side * (14.4 + 2.3 * math.cos(a) * 0.8), 19.3 + 2.3 * math.cos(a) * 0.6, 1.5 * math.sin(a)) for a in (2 * math.pi * i / 40 for i in range(40))]
    return rod(ring, 0.5, cloth("body", weave=150), closed=True)


def gathered(*tiers):
    """Fine ridges below each seam (from, to), which fade downwards."""

    def relief(x, y, side):
        out = numpy.zeros_like(x)
        for i in range(0, len(tiers), 1):
            high, low = tiers[i]
            down = (high - y) / (high - low)
            ridge = numpy.sin(x * (4.6 / (0.75 + 0.5 * numpy.clip(down, 0, 1))) + 1.3 * numpy.sin(x * 0.9 + i))
            out += numpy.where((down > 0) & (down < 1), 0.16 * ridge * numpy.exp(-3.2 * down) * numpy.clip(down * 14, 0, 1), 0)
            out -= 0.3 * numpy.exp(-(((y - high) / 0.22) ** 2))
        return out

    return relief


TIERED = [
    ("open", [(6.6, 23.4), (9.0, 21.6), (11.0, 19.0)]),
    ("seam", [(11.0, 19.0), (11.2, 12.0), (15.4, -3.0), (21.6, -26.0)]),
    ("open", [(21.6, -26.0), (11.0, -28.8), (0, -29.6)]),
]


def ruffle(high, long):
    """A tier sewn on at `high`: it stands out below its seam, in gathers that run out within `long`."""

    def relief(x, y, side):
        down = (high - y) / long
        ridge = numpy.abs(numpy.sin(x * (2.3 - 0.5 * numpy.clip(down, 0, 1)) + 0.8 * numpy.sin(x * 0.7 + high))) ** 0.7
        out = (0.35 + 0.75 * (ridge - 0.5) * numpy.exp(-1.2 * down)) * numpy.clip(down * 9, 0, 1) * numpy.clip(3 * (1 - down), 0, 1)
        return numpy.where((down > 0) & (down < 1), out, 0) * numpy.abs(side)

    return relief


def tiered_dress_front():
    neck = [(0, 21.6), (3.6, 21.8), (6.6, 23.4)]
    cut_ = [("open", neck), *TIERED]
    seams = [(9.6, 11.9), (-8.0, 16.9)]
    tiers = together(gathered((21.2, 10.0)), *[ruffle(y, 11.0) for y, _ in seams])
    body = hung.sewn(cut_, cut_, textile.woven(130), lambda x, y: y > 20.8 - 0.1 * numpy.abs(x), textile.hem(-27.0, 1.2, 0.8), relief=tiers, folds=hung.gathers(10, 1.5, 18, -28), air=120, air_at=away_from_hem(-27), flare=(18.0, 44.0), seed=111)
    ties = []
    for side in (-1, 1):
        ties += tied(side * 6.0, 27.2)
    lines = [hung.piping(body, [(-reach, y), (0, y), (reach, y)], "accent", 0.13, lift=0.1) for y, reach in seams]
    return hung.shown([body.thing, *lines, hung.piping(body, hung.mirror(neck), "body", 0.22), *strap(body, 6.3, 23.0, 28.6, 0.2), *ties, *hung.hanger(28.2, 6.6, 1.2)], share=0.86, prints=[body])


def tied(x, y):
    """A small bow on a strap."""
    material = cloth("body")
    loops = []
    for side in (-1, 1):
        loops.append(rod([(x, y, 0.5), (x + side * 1.0, y + 0.7, 0.8), (x + side * 1.7, y, 0.7), (x + side * 0.9, y - 0.4, 0.7), (x, y, 0.5)], 0.2, material))
        loops.append(rod([(x, y, 0.5), (x + side * 0.6, y - 1.2, 0.7), (x + side * 0.9, y - 2.6, 0.6)], 0.18, material))
    return loops


SHIRT_DRESS_NECK = [(0, 24.0), (2.6, 26.4), (4.8, 30.4)]
SHIRT_DRESS = cut(
    SHIRT_DRESS_NECK,
    [(0, 29.4), (2.4, 29.6), (4.8, 30.4)],
    ("seam", [(4.8, 30.4), (8.6, 29.6), (12.4, 27.8)]),
    ("seam", [(12.4, 27.8), (18.0, 18.0), (21.4, 7.6)]),
    ("open", [(21.4, 7.6), (16.6, 5.8)]),
    ("seam", [(16.6, 5.8), (12.8, 18.4)]),
    ("seam", [(12.8, 18.4), (10.8, 8.0), (13.6, -4.0), (16.4, -21.0)]),
    ("open", [(16.4, -21.0), (9.0, -25.0), (0, -25.6)]),
)


def folded_cuffs(x, y, side):
    cuff = (numpy.abs(x) - 16.6) * 0.33 - (y - 5.8) * 0.94
    return numpy.where((numpy.abs(x) > 14.2) & (cuff > -3.0), 0.26, 0.0)


def collar(body, neck_low, neck_top, material):
    """Two pointed leaves around a neck that is open in front."""
    leaf = [(0.2, neck_low - 0.4), (4.6, neck_low - 4.6), (7.6, neck_low + 1.0), (6.0, neck_top), (4.4, neck_top + 0.2), (2.6, neck_low + 2.6)]
    return [sewing.patch(body, placed(leaf, side), material, 0.5, 0.4) for side in (-1, 1)]


def buckled(body, y, material):
    """A belt in loops, its buckle in the middle and its end to the right of it."""
    low, high = y - 1.3, y + 1.3
    parts = [sewing.patch(body, [(-11.2, low), (11.2, low), (11.2, high), (-11.2, high)], material, 0.3, 0.24)]
    parts.append(sewing.patch(body, [(-1.0, low + 0.1), (7.0, low - 0.5), (8.2, y - 0.5), (7.2, high - 0.7), (-1.0, high - 0.1)], material, 0.62, 0.2))
    for x in (-7.4, 9.4):
        parts.append(sewing.patch(body, [(x - 0.4, low - 0.7), (x + 0.4, low - 0.7), (x + 0.4, high + 0.7), (x - 0.4, high + 0.7)], cloth("body"), 0.7, 0.12, 0.4))
    at = [tuple(body.on(x, y + up, 1.1)[0]) for x, up in ((-1.9, 1.8), (1.9, 1.8), (1.9, -1.8), (-1.9, -1.8))]
    parts.append(rod(at, 0.3, metal(0.62, 0.25), closed=True))
    parts.append(rod([tuple(body.on(x, y, 1.3)[0]) for x in (-1.9, 0.0, 1.9)], 0.2, metal(0.62, 0.25)))
    return parts


def shirt_dress_front():
    body = hung.sewn(*SHIRT_DRESS, textile.woven(100), hung.shoulders(10.4, 30.8), relief=folded_cuffs, folds=hung.gathers(6, 1.2, 8, -24), air=230, air_at=lambda x, y: numpy.where(y > 9, 1.0, 0.4), flare=(8.0, 50.0), seed=113)
    linen = cloth("body", weave=100)
    parts = [sewing.patch(body, [(-1.1, 24.2), (1.1, 24.2), (1.1, -25.0), (-1.1, -25.0)], linen, 0.08, 0.12)]
    parts += collar(body, 24.0, 30.4, linen)
    parts += buckled(body, 8.0, cloth("body", weave=100, factor=0.66))
    parts += [hung.button(body, 0, y, 0.62, 0.4) for y in (21.4, 17.6, 13.8, 3.6, -0.4, -4.4, -8.4, -12.4)]
    return hung.shown([body.thing, *parts, *hung.hanger(29.2, 4.8, 1.3)], share=0.84, prints=[body])


PINAFORE = [
    ("seam", [(5.4, 30.2), (9.0, 29.2)]),
    ("open", [(9.0, 29.2), (8.8, 23.6), (11.6, 17.6)]),
    ("seam", [(11.6, 17.6), (12.4, 6.0), (17.6, -17.0)]),
    ("open", [(17.6, -17.0), (9.0, -18.8), (0, -19.4)]),
]


def pinafore_dress_front():
    front = [("open", [(0, 19.4), (4.6, 19.4)]), ("open", [(4.6, 19.4), (5.4, 30.2)]), *PINAFORE]
    back = [("open", [(0, 22.0), (4.6, 22.2)]), ("open", [(4.6, 22.2), (5.4, 30.2)]), *PINAFORE]
    body = hung.sewn(front, back, textile.woven(60, roughness=0.9), hung.shoulders(9.6, 29.6), relief=creased(5, 0.36, 14, -19), folds=hung.gathers(6, 1.1, 8, -19), air=200, air_at=away_from_hem(-18), seed=115)
    linen = cloth("body", weave=60)
    parts = [hung.piping(body, [(-5.3, 29.4), (-4.6, 19.5)], "accent", 0.16), hung.piping(body, [(-4.5, 19.4), (0, 19.4), (4.5, 19.4)], "accent", 0.16), hung.piping(body, [(4.6, 19.5), (5.3, 29.4)], "accent", 0.16)]
    for side in (-1, 1):
        parts.append(sewing.patch(body, placed([(3.0, -3.4), (10.0, -3.4), (10.0, 4.8), (3.0, 4.8)], side), linen, 0.08, 0.16))
        parts.append(hung.piping(body, placed([(3.1, 4.7), (9.9, 4.7)], side), "accent", 0.14, lift=0.3))
        parts.append(hung.button(body, side * 6.4, 21.2, 0.3, 0.5))
    return hung.shown([body.thing, *parts, *hung.hanger(28.2, 6.4, 1.4)], share=0.8, prints=[body])


NEGATIVES = {
    "slip-dress.front": slip_dress_front,
    "kurti-slip.front": kurti_slip_front,
    "wrap-dress.front": wrap_dress_front,
    "mini-dress.front": mini_dress_front,
    "tiered-dress.front": tiered_dress_front,
    "shirt-dress.front": shirt_dress_front,
    "pinafore-dress.front": pinafore_dress_front,
}
