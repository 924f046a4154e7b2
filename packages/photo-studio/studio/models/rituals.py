"""What posts tell of and nobody sells: a bowl of ubtan, and henna that was stirred."""

import math

import numpy

import stage
import textile
from models.bottles import swirl
from models.palettes import mixed
from models.ribbon import beads
from pigments import gloss, matte, metal
from shapes import ball, box, group, lathe, rod


def bowl(radius, high, material, filling, at):
    """A round bowl on a foot; its filling was stirred."""
    parts = [
        lathe([(0, 0), (radius * 0.42, 0), (radius * 0.44, 0.25), (radius * 0.62, 0.5), (radius * 0.93, high * 0.62), (radius, high), (radius * 0.95, high + 0.02), (radius * 0.86, high * 0.62), (0, high * 0.5)], material, bevel=0.14),
        swirl(filling, (0, 0, high * 0.78), radius * 0.93),
    ]
    group(parts, at)
    return parts


def heap(powder, wide, high, seed, at):
    """Sieved powder: a soft cone that has slipped."""
    rows = columns = 320
    ys, xs = numpy.mgrid[0:rows, 0:columns].astype(numpy.float32)
    x, y = (xs / columns - 0.5) * wide * 1.3, (0.5 - ys / rows) * wide * 1.3
    r = numpy.hypot(x, y) / (wide / 2) + 0.09 * textile.smooth_noise((rows, columns), 6, seed)
    fine = 0.03 * textile.smooth_noise((rows, columns), 70, seed + 1) + 0.02 * textile.smooth_noise((rows, columns), 150, seed + 2)
    heights = high * numpy.clip(1.02 - r, 0, 1) ** 1.25 + fine * (r < 1)
    piece = textile.sheet(numpy.maximum(heights, 0.01).astype(numpy.float32), wide * 1.3, wide * 1.3, powder, None, r < 1.0)
    piece.location = at
    chance = numpy.random.default_rng(seed)
    turns, far = chance.uniform(0, 2 * math.pi, 90), wide / 2 * chance.uniform(0.94, 1.28, 90) ** 1.2
    crumbs = [(at[0] + d * math.cos(a), at[1] + d * math.sin(a), at[2] + 0.03) for a, d in zip(turns, far)]
    return [piece, beads(crumbs, list(chance.uniform(0.02, 0.07, 90)), powder)]


def spoon(material, at, turn):
    """A wooden spoon along x, its bowl to the left."""
    parts = [ball(1.0, material, (0, 0, 0), (1.35, 0.95, 0.34)), rod([(1.0, 0, 0.05), (2.4, 0, 0.16), (6.0, 0, 0.3), (9.4, 0, 0.34)], [0.3, 0.22, 0.25, 0.34], material)]
    group(parts, at, turn)
    return parts


def ubtan():
    """A brass bowl of batter, gram flour, flakes of oats and a jug of milk."""
    brass, china = metal("accent", 0.26), gloss(0.84, 0.2)
    batter = gloss("body", 0.42, coat=0.1, grain=(2.2, 0.25))
    parts = bowl(5.8, 4.4, brass, batter, (0, 0, 0))
    parts += spoon(matte("accent", 0.6, 0.3, factor=0.85), (0.9, 0.3, 4.0), (0, -34, 50))
    parts += heap(matte("body", 1.0, 0.05, factor=1.35), 4.4, 1.5, 5, (-4.0, -6.2, 0))
    jug = [
        lathe([(0, 0), (1.5, 0), (1.9, 0.5), (2.05, 1.8), (1.5, 3.6), (1.35, 4.4), (1.6, 5.2), (1.5, 5.2), (1.25, 4.4), (1.4, 3.6), (0, 3.4)], china, bevel=0.16),
        lathe([(0, 4.5), (1.3, 4.5)], gloss(0.88, 0.1), bevel=0),
        rod([(1.5, 0, 4.6), (2.7, 0, 4.4), (2.9, 0, 3.0), (1.95, 0, 2.0)], 0.22, china),
    ]
    group(jug, (-4.4, 5.6, 0), (0, 0, 160))
    chance = numpy.random.default_rng(8)
    # The backdrop's cream and the flour's yellow are the colours of oats.
    shades = [mixed("backdrop", "body", share) for share in (0.2, 0.34, 0.5)]
    oats = []
    for i in range(120):
        a, far = chance.uniform(0, 2 * math.pi), math.sqrt(chance.uniform(0, 1))
        high = 0.04 + 0.5 * (1 - far) * chance.uniform(0.2, 1)
        flake = ball(0.27, shades[i % 3], (3.0 + 2.5 * far * math.cos(a), -6.4 + 1.5 * far * math.sin(a), high), (1.0, 0.74, 0.12))
        flake.rotation_euler = tuple(chance.uniform(-0.35, 0.35, 2)) + (chance.uniform(0, 6),)
        oats.append(flake)
    parts += [*jug, *oats]
    stage.fit(parts)
    stage.camera(parts, pitch=38, share=0.84)
    return []


def leaf(material, at, turn, size):
    """A small pointed leaf, folded along its middle."""
    thing = ball(size, material, at, (1.0, 0.36, 0.06))
    thing.rotation_euler = tuple(math.radians(a) for a in turn)
    return thing


def henna():
    """Paste in a steel bowl with its brush, sieved powder and a sprig."""
    steel, plastic, green = metal(0.76, 0.24), gloss(0.04, 0.3), matte("body", 0.6, 0.3, factor=0.8)
    paste = gloss("body", 0.4, coat=0.15, factor=0.72, grain=(2.6, 0.35))
    parts = bowl(4.2, 3.2, steel, paste, (0, 0, 0))
    brush = [
        rod([(0, 0, 0), (3.0, 0, 0), (8.6, 0, 0)], [0.34, 0.2, 0.28], plastic),
        box(3.0, 2.0, 0.5, matte(0.04, 0.6), bevel=0.2, at=(-1.6, 0, -0.22)),
        *[rod([(-0.2, y, 0.2), (-1.6, y * 1.08, 0.28), (-3.2, y * 1.12, 0.1)], 0.07, matte(0.03, 0.5)) for y in numpy.linspace(-0.9, 0.9, 21)],
        rod([(0, -1.0, 0), (0, 0, 0), (0, 1.0, 0)], 0.36, plastic),
        ball(1.0, paste, (-3.0, 0, -0.05), (0.9, 1.3, 0.4)),
    ]
    group(brush, (1.3, 0.6, 3.75), (0, -30, 40))
    parts += [*brush, *heap(matte("body", 1.0, 0.05, factor=1.25), 5.6, 1.9, 15, (-4.9, -4.6, 0))]
    for k in range(5):
        for side in (-1, 1):
            parts.append(leaf(green, (2.2 + 0.95 * k, -5.6 + 0.31 * k + side * 0.5, 0.14), (side * 12, -8, 18 + side * 52), 1.0))
    parts.append(rod([(1.2, -5.95, 0.1), (4.0, -5.0, 0.12), (7.0, -4.05, 0.1)], 0.08, green))
    parts.append(leaf(green, (7.6, -3.85, 0.14), (0, -8, 18), 1.0))
    stage.fit(parts)
    stage.camera(parts, pitch=38, share=0.66)
    return []


NEGATIVES = {
    "henna.front": henna,
    "ubtan.front": ubtan,
}
