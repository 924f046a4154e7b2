"""Briefs and shapers, laid flat: a front before a back that comes higher at the waist and lower at the legs."""

import math

import numpy

import textile
from models.laid import elastic, laid_out, panel, rumpled
from pigments import cloth
from shapes import box

# Right halves, from the middle of the waist to the gusset: front and back meet at the sides.
HIGH_WAIST = (
    [(0, 10.2), (6.0, 10.5), (11.4, 11.4, "c"), (12.3, 5.0), (12.9, -1.4, "c"), (10.2, -2.4), (7.2, -5.2), (5.0, -9.0), (3.9, -12.6, "c"), (0, -13.1)],
    [(0, 11.7), (6.0, 11.8), (11.4, 11.5, "c"), (12.4, 5.0), (13.0, -1.6, "c"), (11.0, -4.8), (8.2, -8.2), (5.6, -11.0), (4.0, -12.7, "c"), (0, -13.2)],
)
HIPSTER = (
    [(0, 3.4), (6.4, 3.8), (12.2, 5.0, "c"), (12.7, 2.6), (13.0, -0.2, "c"), (10.4, -1.4), (7.4, -4.0), (5.0, -7.4), (3.8, -10.4, "c"), (0, -10.9)],
    [(0, 5.2), (6.4, 5.2), (12.2, 5.1, "c"), (12.8, 2.4), (13.1, -0.4, "c"), (11.2, -3.2), (8.4, -6.4), (5.6, -9.2), (3.9, -10.5, "c"), (0, -11.0)],
)
SHORTS = (
    [(0, 17.0), (5.2, 17.1), (9.6, 17.7, "c"), (9.7, 8.6), (12.2, -1.6), (12.6, -13.2, "c"), (7.0, -13.9), (2.0, -14.0, "c"), (1.3, -10.4), (0, -8.8)],
    [(0, 18.3), (5.2, 18.3), (9.6, 17.8, "c"), (9.8, 8.6), (12.3, -1.6), (12.7, -13.3, "c"), (7.0, -14.3), (1.8, -14.3, "c"), (1.1, -10.6), (0, -9.0)],
)


def piece(halves, pigment, seed, waist=1.5, legs=0.8, rough=1.0, gusset=(-7.6, 3.9), trim=None, extra=None, tone=None, thick=0.42):
    """`gusset` is the height of its seam and how wide it is; `trim` says where the second colour is, `extra` what else is stitched."""
    front, back = (textile.mirrored(half) for half in halves)
    high, low = halves[0][2][1], halves[0][4][1]
    material = textile.woven(None if rough < 1 else 170, roughness=rough, sheen=0.3) if pigment == "body" else cloth(pigment, weave=170, roughness=rough, sheen=0.3)
    top = lambda x: numpy.interp(numpy.abs(x), *numpy.array([point[:2] for point in halves[0][:3]]).T)

    def relief(x, y, far, along):
        edge = elastic(top(x) - y, x, waist, 0.06) if waist else 0
        edge = edge + (elastic(far, along, legs) * (y < low) if legs else 0)
        seam = -0.14 * numpy.exp(-(((y - gusset[0] - 0.05 * x * x) / 0.1) ** 2)) * (numpy.abs(x) < gusset[1] + 2.0)
        own = 0 if extra is None else extra(x, y, far)
        soft = 1.1 * (1 - numpy.exp(-far / 2.4))
        return edge + seam + own + soft + rumpled(x, y, (0, -11.0), seed)

    inner = lambda x, y, far, along: 0.2 * (1 - numpy.exp(-far / 2.4))
    size = (30.0, 40.0) if high > 12 else (30.0, 30.0)
    ink = None if trim is None and tone is None else (lambda x, y, far, along: tone(x, y, far) if trim is None else trim(top(x) - y, far, y < low))
    under = panel(back, size, material, inner, 0.2, ink if trim is not None else None)
    over = panel(front, size, material, relief, thick, ink)
    over.location = (0, 0, 0.22)
    tag = box(1.9, 1.0, 0.05, cloth(0.8, roughness=0.9), bevel=0.02, at=(0, halves[1][0][1] - 0.95, 0.3))
    return [under, over, tag]


def placed(parts, at, turn):
    a = math.radians(turn)
    for thing in parts:
        x, y, z = thing.location
        thing.location = (at[0] + x * math.cos(a) - y * math.sin(a), at[1] + x * math.sin(a) + y * math.cos(a), at[2] + z)
        thing.rotation_euler.z += a
    return parts


def briefs_pair_front():
    """Two pairs in two colours, one a little over the other."""
    parts = placed(piece(HIGH_WAIST, "accent", 31), (-6.4, 7.4, 0), 8)
    parts += placed(piece(HIGH_WAIST, "body", 37), (6.0, -7.0, 1.9), -7)
    return laid_out(parts, 0.74)


def hipsters_front():
    """Three pairs of one colour."""
    parts = placed(piece(HIPSTER, "body", 47), (-4.6, 9.0, 0), 6)
    parts += placed(piece(HIPSTER, "body", 53), (0.4, 0.4, 1.4), -4)
    parts += placed(piece(HIPSTER, "body", 59), (4.6, -8.6, 2.8), 3)
    return laid_out(parts, 0.7)


def seamless_front():
    """Cut without hems from one smooth cloth; only the gusset is stitched."""
    return laid_out(piece(HIPSTER, "body", 61, 0, 0, 0.8, (-6.4, 3.6), thick=0.2), 0.42)


def period_briefs_front():
    """The gusset is long and wide, the waistband and the edges are of the second colour."""
    trim = lambda down, far, at_leg: (down < 1.6) | ((far < 0.7) & at_leg)
    wide = lambda x, y, far: -0.12 * numpy.exp(-(((numpy.abs(x) - 4.4 - 0.1 * (y + 8)) / 0.1) ** 2)) * (y < -3.6)
    return laid_out(piece(HIGH_WAIST, "body", 43, 1.6, 0.7, gusset=(-3.6, 4.6), trim=trim, extra=wide), 0.5)


def shaper_front():
    """Two layers in front, a tone deeper; a bone runs down at either side."""
    within = lambda x, y: (numpy.abs(x) < 6.2 + 0.9 * numpy.cos((y - 6) / 6)) & (y > -7.4 + 0.13 * x * x) & (y < 15.4)
    tone = lambda x, y, far: 0.4 * within(x, y) + 0.4 * (y < -11.6 + 0.02 * x * x)

    def stitched(x, y, far):
        side = numpy.abs(x) - 7.7 - 0.9 * numpy.cos((y - 6) / 6)
        bone = 0.16 * numpy.exp(-((side / 0.34) ** 2)) - 0.1 * numpy.exp(-(((numpy.abs(side) - 0.6) / 0.1) ** 2))
        return bone * (y > 1.0) * (y < 15.6) - 0.1 * numpy.exp(-(((y + 11.6 - 0.02 * x * x) / 0.1) ** 2))

    return laid_out(piece(SHORTS, "body", 41, 2.0, 0, 0.9, (-5.4, 0.0), extra=stitched, tone=tone), 0.66)


NEGATIVES = {
    "briefs-pair.front": briefs_pair_front,
    "hipsters.front": hipsters_front,
    "period-briefs.front": period_briefs_front,
    "seamless-briefs.front": seamless_front,
    "shaper.front": shaper_front,
}
