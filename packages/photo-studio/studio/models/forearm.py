"""The inner side of a forearm with its wrist and the heel of its hand, along x, in centimetres: the crease of the wrist is at x = 0, the hand to its right."""

import math

import cv2
import numpy

# Half the width towards the thumb and away from it, and half the thickness, by the distance from the wrist.
THUMB_SIDE = ((-30, 3.6), (-21, 3.75), (-15, 3.5), (-9, 2.95), (-4, 2.62), (0, 2.6), (1.6, 2.8), (3.6, 3.45), (6, 4.1), (16, 4.3))
OTHER_SIDE = ((-30, 3.4), (-22, 3.55), (-15, 3.35), (-9, 2.9), (-4, 2.65), (0, 2.55), (1.8, 2.75), (4, 3.15), (8, 3.4), (16, 3.4))
THICK = ((-30, 2.7), (-20, 2.7), (-12, 2.35), (-5, 1.9), (0, 1.75), (3, 1.85), (6, 1.7), (16, 1.3))


def by_place(x, points):
    """A soft line through points, for the columns of a grid along x."""
    line = numpy.interp(x[0], *zip(*points)).astype(numpy.float32)[None]
    step = float(x[0, 1] - x[0, 0])
    return cv2.GaussianBlur(line, (0, 0), 1.1 / step, borderType=cv2.BORDER_REPLICATE)


def bump(x, y, at, reach):
    return numpy.exp(-(((x - at[0]) / reach[0]) ** 2) - ((y - at[1]) / reach[1]) ** 2)


def ridge(far, wide):
    return numpy.exp(-((far / wide) ** 2))


def relief(x, y, seed):
    """What is raised and lowered: muscles, tendons, veins, the lines of the wrist and the balls of the thumb and the hand."""
    wave = numpy.sin(x * 0.31 + seed)
    muscles = 0.24 * bump(x, y, (-19, -1.3), (8.5, 1.7)) + 0.2 * bump(x, y, (-20, 2.3), (8, 1.1)) - 0.16 * bump(x, y, (-13, 1.1), (9, 0.7))
    near = 1 / (1 + numpy.exp(-(x + 6.5) / 1.5)) / (1 + numpy.exp((x - 0.2) / 0.35))
    tendons = near * (0.24 * ridge(y - 0.25 - 0.03 * x, 0.26) + 0.18 * ridge(y - 1.05 - 0.03 * x, 0.3) - 0.1 * ridge(y - 0.66 - 0.03 * x, 0.22))
    veins = 0.045 * ridge(y + 1.15 + 0.05 * x + 0.3 * wave, 0.17) + 0.035 * ridge(y - 1.7 + 0.06 * (x + 10) - 0.25 * wave, 0.15)
    veins *= 1 / (1 + numpy.exp((x + 0.5) / 0.5))
    inner = numpy.clip(1 - (y / 2.5) ** 2, 0, 1)
    lines = sum(-deep * inner * ridge(x - at - 0.035 * y * y - 0.05 * numpy.sin(y * 2 + seed), 0.1) for at, deep in ((-0.75, 0.08), (0.05, 0.15), (0.65, 0.09)))
    balls = 0.6 * bump(x, y, (5.4, 2.2), (2.9, 1.5)) + 0.45 * bump(x, y, (5.6, -1.9), (3.2, 1.3)) - 0.12 * bump(x, y, (7.5, 0.3), (3.0, 1.0))
    around = numpy.hypot((x - 6.8) / 1.15, y - 4.3) - 4.0
    life = -0.09 * ridge(around, 0.13) * (x > 0.9) * numpy.clip((x - 0.9) / 1.5, 0, 1)
    return muscles + tendons + veins + lines + balls + life


def forearm(x, a, seed):
    """
    Places of its skin on a grid: `x` along it, `a` the angle around it. Answers y, z, the way along the skin from its middle, and how much
    of the place is palm.
    """
    flat, up = numpy.cos(a), numpy.sin(a)
    build = (1.0, 0.97, 1.03, 0.98)[seed]
    wide = build * numpy.where(flat > 0, by_place(x, THUMB_SIDE), by_place(x, OTHER_SIDE))
    thick = build * by_place(x, THICK)
    y = wide * numpy.sign(flat) * numpy.abs(flat) ** 0.96
    z = thick * numpy.maximum(up, -0.86) + thick * 0.86
    z = z + relief(x, y, seed) * numpy.clip(up * 1.6, 0, 1)
    bend = 0.35 * numpy.sin(x * 0.09 + 0.5 * seed)
    palm = numpy.clip((x - 0.2 - 0.035 * y * y) / 1.4, 0, 1) * numpy.clip(up * 1.5 - 0.1, 0, 1)
    return y + bend, z, wide * (a - math.pi / 2), palm
