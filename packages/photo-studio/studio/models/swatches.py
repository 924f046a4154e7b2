"""What is inside: strokes, powder, drops, and surfaces from near."""

import math

import cv2
import numpy

import stage
import textile
from models import fabrics
from pigments import gloss, matte, metal
from shapes import ball, torus
from .bottles import swirl
from .skin import swiped


def near(things, share, pitch=62, yaw=0.0, fills=False):
    stage.fit(things, width=2.4, height=3.0, lie=True)
    stage.camera(things, pitch=pitch, share=share, yaw=yaw, fills=fills)
    return []


def swipe_of(material, seed, length, width, thick, at, turn):
    """A swipe that a spatula has drawn on the table."""
    rows, columns = 500, 1100
    ys, xs = numpy.mgrid[0:rows, 0:columns].astype(numpy.float32)
    long, deep = length * 1.4, width * 1.6
    cover, height = swiped((xs / columns - 0.5) * long, (0.5 - ys / rows) * deep, seed, length, width)
    piece = textile.sheet((height * thick).astype(numpy.float32) + 0.004, long, deep, material, None, cover > 0.22)
    piece.location, piece.rotation_euler = (*at, 0.0), (0, 0, math.radians(turn))
    return piece


def stroke():
    wax = gloss("body", 0.3, coat=0.25)
    return near([swipe_of(wax, 4, 9.6, 2.9, 0.3, (-0.2, 2.0), 30), swipe_of(wax, 9, 8.4, 2.5, 0.26, (0.5, -1.8), 26)], 0.92)


def cream():
    return near([swirl(gloss("body", 0.34, coat=0.15), radius=4.6)], 0.62, 54, fills=True)


def powder():
    rng = numpy.random.default_rng(3)
    rows, columns = 420, 420
    heights = numpy.zeros((rows, columns), numpy.float32)
    ys, xs = numpy.mgrid[0:rows, 0:columns]
    r = numpy.hypot((xs - 200) / 150, (ys - 216) / 112) + 0.16 * textile.smooth_noise((rows, columns), 7, 4)
    heights = 0.9 * numpy.clip(1.1 - r, 0, 1) ** 0.8 + 0.13 * textile.smooth_noise((rows, columns), 60, 5) * (r < 1.08) + 0.05 * textile.smooth_noise((rows, columns), 160, 6) * (r < 1.1)
    heap = textile.sheet(heights.astype(numpy.float32) + 0.01, 11, 11, matte("body", 1.0, 0.05, grain=(60, 0.4)), None, r < 1.09)
    parts = [heap]
    for _ in range(46):
        a, far, size = rng.uniform(0, 2 * math.pi), rng.uniform(3.6, 5.2), rng.uniform(0.06, 0.34)
        parts.append(ball(size, matte("body", 1.0, 0.05, grain=(20, 0.9)), (far * math.cos(a) - 0.2, far * 0.8 * math.sin(a), size * 0.5), tuple(rng.uniform(0.7, 1.3, 3))))
    return near(parts, 0.7)


def drops():
    """A pool that has run together, and drops beside it: low in the middle, round at their edges, a little clear."""
    rng = numpy.random.default_rng(8)
    rows, columns, wide, long = 700, 560, 10.0, 12.5
    ys, xs = numpy.mgrid[0:rows, 0:columns].astype(numpy.float32)
    x, y = (xs / columns - 0.5) * wide, (0.5 - ys / rows) * long
    bend = 0.16 * textile.smooth_noise((rows, columns), 7, 21)
    blobs = [(-0.5, 0.5, 1.05), (0.7, -0.3, 0.85), (-0.9, -0.8, 0.62), (1.6, -2.0, 0.5), (-1.7, 2.3, 0.44), (1.7, 2.0, 0.6), (-2.0, -2.1, 0.46), (0.2, -2.7, 0.34), (2.4, 0.3, 0.24), (-0.2, 2.8, 0.28), (-2.5, 0.5, 0.2)]
    blobs += [(rng.uniform(-3.4, 3.4), rng.uniform(-4.2, 4.2), rng.uniform(0.08, 0.15)) for _ in range(12)]
    field = sum((size * size / ((x - a) ** 2 + (y - b) ** 2 + 1e-3)) ** 2 for a, b, size in blobs) + bend
    inside = field > 1
    far = cv2.distanceTransform(inside.astype(numpy.uint8), cv2.DIST_L2, 5) * wide / columns
    heights = 0.34 * numpy.sqrt(1 - (1 - numpy.clip(far / 0.5, 0, 1)) ** 2) + 0.02 * textile.smooth_noise((rows, columns), 5, 22)
    heights = cv2.GaussianBlur((heights * inside).astype(numpy.float32), (0, 0), 2.0)
    return near([textile.sheet(heights + 0.005, wide, long, fabrics.sheer(gloss("body", 0.03, coat=0.8, factor=1.22, grain=None), 0.4), None, inside)], 0.9, 66, fills=True)


def leather():
    rows, columns = 620, 500
    bend = textile.smooth_noise((rows, columns), 3, 11)
    ys, xs = numpy.mgrid[0:rows, 0:columns]
    heights = 1.1 * numpy.sin(xs / columns * 5 + bend * 0.7 + ys / rows * 2) + 0.03 * textile.smooth_noise((rows, columns), 120, 12)
    piece = textile.sheet(heights.astype(numpy.float32), 24, 30, matte("body", 0.45, 0.45, grain=(22, 0.5)))
    stage.fit([piece], width=4.2, height=5.2, lie=True)
    stage.camera([piece], pitch=68, share=0.62, fills=True)
    return []


def beads():
    gold, stone = metal("body", 0.18), gloss("accent", 0.06)
    parts = []
    for row in range(-7, 8):
        for column in range(-6, 7):
            x, y = column * 1.04 + (0.52 if row % 2 else 0), row * 0.9
            parts.append(ball(0.5, stone if (row * 5 + column * 3) % 7 == 0 else gold, (x, y, 0.4)))
            if (row + column) % 3 == 0:
                parts.append(torus(0.6, 0.07, gold, (x, y, 0.34)))
    return near(parts, 0.6, 60, -12, fills=True)


NEGATIVES = {
    "swatch.stroke": stroke,
    "swatch.cream": cream,
    "swatch.powder": powder,
    "swatch.drops": drops,
    "swatch.leather": leather,
    "swatch.beads": beads,
}
