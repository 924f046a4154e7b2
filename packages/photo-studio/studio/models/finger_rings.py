"""Rings for fingers and toes."""

import math

import numpy

import labels
import stage
from models.necklaces import cut_stone
from models.ribbon import beads
from pigments import gloss, metal
from shapes import ball, group, lathe, rod, torus


def around(count, radius, z=0.0):
    return [(radius * math.cos(a), radius * math.sin(a), z) for a in (2 * math.pi * i / count for i in range(count))]


def upright(parts, head):
    """The band stands on the set and carries its head on top."""
    group(parts, (0, 0, 0), (0, 0, 26))
    stage.fit(parts)
    stage.camera(parts, pitch=40, share=0.8)
    return head


def shank(gold, width=0.34):
    """A band with a flat inside, upright around the middle of the finger; its top is at 2.05."""
    half = width / 2
    band = lathe([(0.88, -half), (1.0, -half), (1.05, 0), (1.0, half), (0.88, half), (0.88, -half)], gold, bevel=0.04)
    band.rotation_euler, band.location = (math.pi / 2, 0, 0), (0, 0, 1.05)
    return band


def polki_ring_front():
    """A flower of uneven flat-cut glass, each piece in a thin rim, with a stone in the middle."""
    gold, foil, stone = metal("body", 0.2), gloss(0.85, 0.05, coat=1.0, grain=None), gloss("accent", 0.05, coat=1.0)
    chance = numpy.random.default_rng(3)
    parts = [
        shank(gold),
        lathe([(0, 1.98), (0.55, 2.0), (1.2, 2.16), (1.26, 2.26), (1.2, 2.34), (0, 2.34)], gold, bevel=0.06),
        torus(1.2, 0.065, gold, (0, 0, 2.34)),
        torus(0.36, 0.055, gold, (0, 0, 2.42)),
        beads(around(44, 1.3, 2.26), 0.07, gold),
    ]
    for i in range(8):
        a = 2 * math.pi * i / 8
        size = (0.34 + chance.uniform(-0.02, 0.03), 0.25 + chance.uniform(-0.02, 0.02))
        petal = cut_stone(size, 0.14, foil, 7)
        petal.location, petal.rotation_euler = (0.76 * math.cos(a), 0.76 * math.sin(a), 2.38), (chance.uniform(-0.08, 0.08), chance.uniform(-0.08, 0.08), a)
        rim = torus(1.0, 0.11, gold, (0.76 * math.cos(a), 0.76 * math.sin(a), 2.37), (0, 0, a))
        rim.scale = (size[0] + 0.02, size[1] + 0.02, 0.4)
        parts += [petal, rim]
    middle = cut_stone((0.33, 0.33), 0.24, stone, 12)
    middle.location = (0, 0, 2.4)
    tips = [(1.05 * math.cos(a), 1.05 * math.sin(a), 2.38) for a in (math.pi / 8 + 2 * math.pi * i / 8 for i in range(8))]
    parts += [middle, beads(tips, 0.085, stone)]
    return upright(parts, [])


def navratna_ring_front():
    """Nine round stones in low settings; each is inked with its own colour when it is developed."""
    gold, stone = metal("body", 0.2), gloss("accent", 0.05, coat=1.0, grain=None)
    parts = [
        shank(gold),
        lathe([(0, 1.98), (0.5, 2.0), (1.2, 2.14), (1.24, 2.24), (1.18, 2.3), (0, 2.3)], gold, bevel=0.05),
        torus(1.2, 0.05, gold, (0, 0, 2.28)),
    ]
    places = []
    for i, (x, y, z) in enumerate([(0, 0, 2.3), *around(8, 0.8, 2.3)]):
        size = 0.34 if i == 0 else 0.25
        setting = torus(size + 0.03, 0.055, gold, (x, y, z + 0.04))
        gem = cut_stone((size, size), 0.2, stone, 10)
        gem.location = (x, y, z + 0.02)
        parts += [setting, gem]
        places.append(labels.on_top(gem, size * 1.15, 0.1) | {"on": "accent", "what": "stone"})
    parts.append(beads(around(8, 0.44, 2.32) + [(1.06 * math.cos(a), 1.06 * math.sin(a), 2.32) for a in (math.pi / 8 + math.pi * i / 4 for i in range(8))], 0.06, gold))
    return upright(parts, places)


def leaf_ring(silver):
    """A plain band that opens into a leaf on one side."""
    parts = [rod(around(24, 1.0), 0.085, silver, closed=True)]
    halves = [ball(0.3, silver, (0, -1.0 - side * 0.09, 0.06), (1.6, 0.5, 0.4)) for side in (-1, 1)]
    for half, side in zip(halves, (-1, 1)):
        half.rotation_euler = (-0.5 * side, 0, 0.1 * side)
    return [*parts, *halves]


def trio(left, right, front, size):
    """Two rings side by side and a third that lies on both, tilted."""
    group(left, (-1.02 * size, 0.55 * size, 0), (0, 0, 0))
    group(right, (1.02 * size, 0.7 * size, 0), (0, 0, 20))
    group(front, (0.08 * size, -0.75 * size, 0.17 * size), (10.5, 0, 0))
    return [*left, *right, *front]


def stacking_rings_front():
    silver = metal("body", 0.16)
    parts = trio(
        [torus(1.0, 0.09, silver)],
        [torus(0.98, 0.05, silver), beads(around(48, 1.0), 0.085, silver)],
        leaf_ring(silver),
        1.0,
    )
    stage.fit(parts)
    stage.camera(parts, pitch=44, share=0.74)
    return []


def toe_ring(at, turn, silver, dark):
    """An open coil with rounded ends and a flower of blackened beads on top."""
    angles = numpy.linspace(-4.6, 4.6, 60)
    coil = [(math.sin(a), 0.1 * a * 0.62, 1.0 + math.cos(a)) for a in angles]
    parts = [rod(coil, 0.13, silver), *[ball(0.165, silver, end) for end in (coil[0], coil[-1])]]
    head = [
        lathe([(0, 0), (0.58, 0), (0.62, 0.08), (0.55, 0.16), (0, 0.18)], silver, bevel=0.03),
        beads([(0, 0, 0.24), *around(7, 0.34, 0.2)], [0.19] + [0.15] * 7, dark),
        beads(around(26, 0.6, 0.07), 0.07, silver),
    ]
    group(head, (0, 0, 2.08), (0, 0, 0))
    root = head[0].parent
    everything = [*parts, root]
    group(everything, at, turn)
    return [*parts, *head]


def toe_rings_front():
    silver, dark = metal("body", 0.28), metal("accent", 0.45)
    parts = toe_ring((-1.3, 0.3, 0), (0, 0, 24), silver, dark) + toe_ring((1.25, -0.35, 0), (0, 0, -18), silver, dark)
    stage.fit(parts)
    stage.camera(parts, pitch=27, share=0.7)
    return []


NEGATIVES = {
    "navratna-ring.front": navratna_ring_front,
    "polki-ring.front": polki_ring_front,
    "stacking-rings.front": stacking_rings_front,
    "toe-rings.front": toe_rings_front,
}
