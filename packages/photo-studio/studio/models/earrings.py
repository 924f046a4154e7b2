"""Earrings with reliefs, crescents and painted clay. Reliefs are built flat, their fronts up, and then raised."""

import math

import bpy
import numpy

import stage
from models.finger_rings import around
from models.necklaces import cut_stone, lying
from models.ribbon import beads
from pigments import gloss, matte, metal
from shapes import add, ball, group, lathe, rod, torus

PEARL = dict(roughness=0.25, specular=0.6)


def flat(radius, material, at, scale, turn=0.0):
    """A rounded drop, turned by degrees."""
    drop = ball(radius, material, at, scale)
    drop.rotation_euler = (0, 0, math.radians(turn))
    return drop


def dome(shine, dark, drops):
    """A bell with two rims and a row of beads that swing below it; it ends in a ring at 3.1."""
    parts = [
        lathe([(0.25, 0.1), (1.75, 0.0), (1.8, 0.18), (1.62, 0.5), (1.5, 1.2), (1.05, 2.0), (0.45, 2.4), (0.16, 2.55), (0.16, 2.9)], shine, bevel=0.12),
        *[torus(major, minor, shine, (0, 0, z)) for major, minor, z in ((1.76, 0.12, 0.12), (1.58, 0.08, 0.66), (1.44, 0.06, 1.32))],
        torus(0.3, 0.08, shine, (0, 0, 3.1), (math.pi / 2, 0, 0)),
        beads(around(22, 1.68, -0.22), 0.2, drops),
        beads(around(22, 1.7, 0.0), 0.09, dark),
    ]
    return parts


def raised(relief, bell, at, turn, high):
    """A relief upright above its bell."""
    group(relief, (0, 0, high), (90, 0, 0))
    group([*bell, relief[0].parent], at, (0, 0, turn))
    return [*relief, *bell]


def two(build, apart):
    parts = build((-apart, 0, 0), 6) + build((apart, 0.5, 0), -6)
    stage.fit(parts)
    stage.camera(parts, pitch=6, share=0.62)
    return []


def peacock(side, silver, dark):
    """It looks to the middle, its tail fanned behind it."""
    parts = []
    for i in range(8):
        a = math.radians(58 + 19 * i)
        length = 1.25 + 0.25 * math.sin(math.pi * i / 7)
        at = lambda out: (-side * (0.95 - math.cos(a) * out), 0.15 + math.sin(a) * out, 0.04 * (i % 2))
        turn = math.degrees(a) if side > 0 else 180 - math.degrees(a)
        parts.append(flat(0.5, silver, at(length * 0.62), (1.15, 0.34, 0.2), turn))
        parts += [flat(0.22, dark, (*at(length * 0.86)[:2], 0.1), (1, 0.8, 0.4), turn), ball(0.09, silver, (*at(length * 0.88)[:2], 0.18))]
    neck = [(-side * 0.85, 0.1, 0.24), (-side * 0.5, 0.45, 0.26), (-side * 0.56, 0.9, 0.28), (-side * 0.4, 1.2, 0.28)]
    parts += [flat(0.5, silver, (-side * 0.92, 0.08, 0.2), (1.1, 0.8, 0.7), side * 24), rod(neck, [0.34, 0.25, 0.17, 0.17], silver)]
    parts += [ball(0.22, silver, (-side * 0.38, 1.26, 0.3)), flat(0.2, silver, (-side * 0.16, 1.22, 0.28), (1, 0.36, 0.36)), ball(0.05, dark, (-side * 0.34, 1.32, 0.5))]
    for lean in (-0.16, 0.0, 0.16):
        tip = (-side * (0.44 + lean), 1.78 - abs(lean), 0.26)
        parts += [rod([(-side * 0.4, 1.4, 0.28), tip], 0.035, silver), ball(0.075, silver, tip)]
    return parts


def peacock_jhumka(at, turn):
    silver, dark = metal("body", 0.22), metal("accent", 0.4)
    relief = peacock(1, silver, dark) + peacock(-1, silver, dark)
    relief += [ball(0.24, dark, (0, 0.55, 0.16)), torus(0.26, 0.06, silver, (0, 0.55, 0.16)), rod([(-0.9, -0.3, 0.1), (0, -0.62, 0.12), (0.9, -0.3, 0.1)], 0.13, silver)]
    bell = dome(silver, dark, silver) + [beads(around(20, 1.6, 0.95), 0.13, dark), beads(around(26, 1.32, 1.62), 0.08, silver)]
    bell += [flat(0.3, silver, (1.2 * math.sin(a), -1.2 * math.cos(a), 1.84), (0.5, 0.3, 0.9), math.degrees(a)) for a in (2 * math.pi * i / 12 for i in range(12))]
    return raised(relief, bell, at, turn, 3.95)


def lakshmi(gold, worn, stone):
    """She sits on her lotus below a halo and holds two buds."""
    parts = [
        lathe([(0, 0), (1.62, 0), (1.68, 0.1), (1.6, 0.22), (1.46, 0.14), (0, 0.14)], worn, bevel=0.04),
        beads(around(30, 1.56, 0.2), 0.12, gold),
        torus(0.4, 0.05, gold, (0, 0.62, 0.2)),
        flat(0.62, gold, (0, -0.52, 0.2), (1.25, 0.32, 0.4)),
        flat(0.42, gold, (0, -0.1, 0.24), (0.72, 1.05, 0.5)),
        ball(0.23, gold, (0, 0.5, 0.34), (0.9, 1.1, 0.9)),
        lathe([(0.24, 0), (0.17, 0.2), (0.06, 0.42), (0, 0.46)], gold, bevel=0.03, segments=32),
        ball(0.1, stone, (0, 0.08, 0.46)),
    ]
    parts[6].location, parts[6].rotation_euler = (0, 0.64, 0.3), (-math.pi / 2, 0, 0)
    for lean in (-66, -33, 0, 33, 66):
        a = math.radians(lean)
        parts.append(flat(0.3, gold, (0.86 * math.sin(a), -0.66 - 0.24 * math.cos(a), 0.16), (0.5, 1.0, 0.5), lean + 180))
    for side in (-1, 1):
        parts.append(rod([(side * 0.24, 0.18, 0.26), (side * 0.66, 0.1, 0.26), (side * 0.72, 0.5, 0.26)], 0.09, gold))
        parts.append(rod([(side * 0.26, 0.12, 0.3), (side * 0.58, -0.2, 0.34), (side * 0.5, -0.46, 0.38)], 0.09, gold))
        parts += [ball(0.17, gold, (side * 0.76, 0.66, 0.26), (0.8, 1.1, 0.7)), ball(0.075, stone, (side * 0.76, 0.68, 0.4))]
    return parts


def lakshmi_jhumka(at, turn):
    gold, worn, stone = metal("body", 0.34), metal("body", 0.5, factor=0.46), gloss("accent", 0.06)
    relief = lakshmi(gold, worn, stone)
    bell = dome(gold, worn, gold) + [beads(around(18, 1.6, 0.95), 0.16, stone), beads(around(40, 1.62, 0.78), 0.06, gold), beads(around(14, 1.22, 1.78), 0.14, stone)]
    return raised(relief, bell, at, turn, 4.75)


def crescent(gold):
    """A moon whose horns point up: its back, and places along its middle with the room there."""
    turns = numpy.linspace(-math.pi * 1.21, math.pi * 0.21, 80)
    outer = numpy.stack([2.3 * numpy.cos(turns), 2.3 * numpy.sin(turns)], 1)
    inner = numpy.stack([1.42 * numpy.cos(turns), 0.62 + 1.42 * numpy.sin(turns)], 1)
    verts = [(x, y, z) for z in (0.0, 0.16) for row in (outer, inner) for x, y in row]
    count, faces = len(turns), []
    for i in range(count - 1):
        for a, b in ((0, count), (3 * count, 2 * count), (2 * count, 0), (count, 3 * count)):
            faces.append((a + i, a + i + 1, b + i + 1, b + i))
    mesh = bpy.data.meshes.new("crescent")
    mesh.from_pydata(verts, [], faces)
    rims = [rod([(x, y, 0.16) for x, y in row], 0.08, gold) for row in (outer, inner)]
    return [add(mesh, gold, "crescent", smooth=False), *rims], (outer + inner) / 2, numpy.hypot(*(outer - inner).T)


def kundan(at, size, turn, gold, foil):
    stone = cut_stone(size, 0.16, foil)
    stone.location, stone.rotation_euler = at, (0, 0, turn)
    rim = torus(1.0, 0.1, gold, at, (0, 0, turn))
    rim.scale = (size[0] + 0.04, size[1] + 0.04, 0.6)
    return [stone, rim]


def chandbali(at, turn):
    gold, foil, pearl = metal("body", 0.22), gloss("accent", 0.05, coat=1.0, grain=None), matte(0.86, **PEARL)
    parts, middle, room = crescent(gold)
    for i in numpy.linspace(6, 73, 15).astype(int):
        (x, y), wide = middle[i], room[i] * 0.42
        parts += kundan((x, y, 0.2), (min(0.3, wide * 0.9), wide * 0.8), math.atan2(y - 0.3, x) + math.pi / 2, gold, foil)
    fringe = [(2.3 * math.cos(a), 2.3 * math.sin(a)) for a in numpy.linspace(-math.pi * 1.08, math.pi * 0.08, 27)]
    parts.append(beads([(1.2 * x, 1.2 * y, 0.18) for x, y in fringe], 0.19, pearl))
    parts.append(beads([(1.09 * x, 1.09 * y, 0.14) for x, y in fringe], 0.08, gold))
    parts += [lathe([(0, 0), (0.92, 0), (0.96, 0.12), (0, 0.16)], gold, bevel=0.04, at=(0, 2.9, 0)), *kundan((0, 2.9, 0.16), (0.32, 0.32), 0, gold, foil)]
    for i in range(8):
        a = 2 * math.pi * i / 8
        parts += kundan((0.62 * math.cos(a), 2.9 + 0.62 * math.sin(a), 0.15), (0.24, 0.19), a, gold, foil)
    parts += [beads([(x, y + 2.9, 0.14) for x, y, _ in around(26, 1.0)], 0.08, gold), torus(0.18, 0.06, gold, (0, 1.82, 0.12))]
    for x in (-0.55, 0.55):
        parts.append(rod([(x * 0.3, 1.74, 0.12), (x * 1.5, 1.66, 0.12), (x * 2.66, 1.45, 0.16)], 0.06, gold))
    parts += [rod([(0, 1.7, 0.12), (0, 0.75, 0.14)], 0.05, gold), *kundan((0, 0.42, 0.12), (0.3, 0.38), 0, gold, foil), beads([(0, -0.2, 0.16)], 0.18, pearl)]
    group(parts, at, (0, 0, turn))
    return parts


def chandbali_front():
    return lying(chandbali((-3.25, 0.5, 0), 6) + chandbali((3.25, -0.5, 0), -8))


def button(clay, paint):
    dots = [(0.9 * x, 0.9 * y, 0.29) for x, y, _ in around(30, 1.0)]
    parts = [lathe([(0, 0), (0.96, 0), (1.04, 0.1), (1.0, 0.24), (0.8, 0.3), (0, 0.31)], clay, bevel=0.06)]
    for place in dots:
        parts.append(ball(0.036, paint, (place[0] * 0.98, place[1] * 0.98, 0.265), (1, 1, 0.4)))
    return parts


def sun_and_fish_front():
    """Two clay buttons that were painted free hand: a sun with too many rays, and a fish."""
    clay, paint, thin = matte("body", 0.75, 0.15, grain=(16, 0.25)), matte("accent", 0.6, 0.2), 0.05
    sun, fish = button(clay, paint), button(clay, paint)
    sun.append(ball(0.27, paint, (0, 0, 0.31), (1, 1, thin)))
    for i in range(19):
        a = 2 * math.pi * i / 19
        out, long = (0.52, 0.19) if i % 2 else (0.48, 0.13)
        sun.append(flat(long, paint, (out * math.cos(a), out * math.sin(a), 0.31), (1, 0.3, thin), math.degrees(a)))
    sun += [ball(0.09, clay, (0, 0, 0.325), (1, 1, 0.1)), *[ball(0.03, clay, (0.17 * x, 0.17 * y, 0.32), (1, 1, 0.3)) for x, y, _ in around(9, 1.0)]]
    fish += [ball(0.46, paint, (-0.08, 0, 0.31), (1, 0.52, thin)), *[flat(0.22, paint, (0.52, side * 0.13, 0.31), (1, 0.42, thin), side * 38) for side in (-1, 1)]]
    fish += [flat(0.2, paint, (-0.06, side * 0.29, 0.31), (0.9, 0.3, thin), -side * 18) for side in (-1, 1)]
    scales = [(-0.12 + 0.15 * i, 0.1 * k * (1 - 0.14 * i)) for i in range(3) for k in (-1, 0, 1)]
    fish += [rod([(x, y - 0.045, 0.335), (x + 0.05, y, 0.335), (x, y + 0.045, 0.335)], 0.012, clay) for x, y in scales]
    fish += [ball(0.05, clay, (-0.36, 0.05, 0.325), (1, 1, 0.3)), rod([(-0.26, -0.15, 0.335), (-0.21, 0, 0.34), (-0.26, 0.15, 0.335)], 0.014, clay)]
    for own, at, turn in ((sun, (-1.2, 0.35, 0.12), 14), (fish, (1.15, -0.3, 0.12), -10)):
        group(own, at, (-7, 4, turn))
    return lying(sun + fish)


NEGATIVES = {
    "chandbali.front": chandbali_front,
    "lakshmi-jhumka.front": lambda: two(lakshmi_jhumka, 2.35),
    "painted-studs.front": sun_and_fish_front,
    "peacock-jhumka.front": lambda: two(peacock_jhumka, 2.75),
}
