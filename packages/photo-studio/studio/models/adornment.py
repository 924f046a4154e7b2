"""Jewellery, bags, shoes, glasses."""

import math

import labels
import stage
from models import shoes
from models.ribbon import beads, ribbon, smooth_line
from pigments import gloss, matte, metal
from shapes import ball, box, group, lathe, rod, superellipse, torus


def shown(things, places=(), **camera):
    stage.fit(things)
    stage.camera(things, **camera)
    return list(places)


GOLD = dict(roughness=0.2)


def jhumka(at, turn=(0, 0, 0)):
    gold = metal("body", **GOLD)
    stone = gloss("accent", 0.08)
    parts = [
        lathe([(0.25, 0.1), (1.75, 0.0), (1.8, 0.18), (1.62, 0.5), (1.5, 1.2), (1.05, 2.0), (0.45, 2.4), (0.16, 2.55), (0.16, 2.9)], gold, bevel=0.12),
        torus(1.76, 0.12, gold, (0, 0, 0.12)),
        torus(1.56, 0.08, gold, (0, 0, 0.72)),
        torus(0.3, 0.08, gold, (0, 0, 3.1), (math.pi / 2, 0, 0)),
        lathe([(0, 0), (1.1, 0), (1.16, 0.16), (0.96, 0.34), (0, 0.36)], gold, bevel=0.05),
        ball(0.52, stone, (0, -0.42, 4.3), (1, 0.55, 1)),
        lathe([(1.66, 0.4), (1.56, 0.86), (1.54, 1.14)], stone, bevel=0),
        *[petal for i in range(12) for petal in enamel_petal(2 * math.pi * i / 12, stone, gold)],
    ]
    parts[4].rotation_euler = (math.pi / 2, 0, 0)
    parts[4].location = (0, 0, 4.3)
    for i in range(14):
        a = 2 * math.pi * i / 14
        parts.append(ball(0.13, stone, (0.83 * math.cos(a), -0.24, 4.3 + 0.83 * math.sin(a))))
    for i in range(20):
        a = 2 * math.pi * i / 20
        parts.append(ball(0.17, matte(0.86, 0.25, 0.6), (1.72 * math.cos(a), 1.72 * math.sin(a), -0.16)))
        parts.append(ball(0.1, stone, (1.56 * math.cos(a + 0.1), 1.56 * math.sin(a + 0.1), 0.95)))
    group(parts, at, turn)
    return parts


def enamel_petal(turn, enamel, gold):
    """A drop of fired enamel in a rim of gold, on the slope of a dome."""
    parts = []
    for size, material, out in ((0.42, gold, 1.24), (0.36, enamel, 1.3)):
        petal = ball(size, material, (out * math.sin(turn), -out * math.cos(turn), 1.6), (0.66, 0.24, 1.3))
        petal.rotation_euler = (math.radians(-29), 0, turn)
        parts.append(petal)
    return parts


def jhumka_front():
    one, two = jhumka((-2.1, 0, 0)), jhumka((2.1, 0.5, 0), (0, 0, 14))
    bar = [rod([(-3.6, 0.4, 5.4), (3.6, 0.9, 5.4)], 0.12, matte("backdrop", 0.5))]
    return shown(one + two + bar, pitch=5, share=0.56)


def sunglasses_front():
    frame, lens = gloss("body", 0.14), gloss(0.018, 0.04)
    parts = []
    for side in (-1, 1):
        rim = []
        for i in range(64):
            a = 2 * math.pi * i / 64
            r = 1 / (abs(math.cos(a)) ** 3.2 + abs(math.sin(a)) ** 3.2) ** (1 / 3.2)
            rim.append((side * 2.75 + 2.35 * r * math.cos(a), -0.1 * (abs(side * 2.75 + 2.35 * math.cos(a)) / 3) ** 2 * -1, 2.2 + 1.85 * r * math.sin(a) + 0.16 * side * r * math.cos(a)))
        parts.append(rod(rim, 0.26, frame, closed=True))
        pane = superellipse(4.6, 3.6, 0.12, lens, power=3.2, bevel=0.04)
        pane.rotation_euler = (math.pi / 2, 0, 0)
        pane.location = (side * 2.75, 0.12, 2.2)
        parts.append(pane)
        parts.append(rod([(side * 5.0, 0.25, 3.0), (side * 5.35, 0.8, 3.05), (side * 5.3, 4.0, 3.0), (side * 5.1, 9.0, 2.9), (side * 5.0, 11.2, 1.6)], 0.22, frame))
        parts.append(box(0.5, 0.9, 0.5, frame, bevel=0.1, at=(side * 5.1, 0.3, 2.76)))
    parts.append(rod([(-0.5, 0.05, 2.7), (0, -0.08, 2.95), (0.5, 0.05, 2.7)], 0.24, frame))
    group(parts, (0, 0, 0), (0, 0, -24))
    return shown(parts, pitch=15, share=0.4)


def tote_bag_front():
    canvas = matte("body", 0.95, 0.05, grain=(110, 0.6), sheen=0.3)
    trim = matte("accent", 0.45, 0.4, grain=(34, 0.12))
    bag = superellipse(11.0, 3.6, 9.6, canvas, power=4, bevel=0.5, rows=[(0.9, 0), (0.96, 2), (1.0, 6), (0.98, 9.6)])
    parts = [bag, superellipse(11.04, 3.64, 2.4, trim, power=4, bevel=0.4, rows=[(0.9, 0), (0.97, 2.4)])]
    parts.append(superellipse(10.86, 3.6, 0.7, canvas, power=4, bevel=0.2, at=(0, 0, 9.1)))
    seams = [(-5.2 + 0.16 * i, -1.8, z) for i in range(66) for z in (2.55, 8.9)]
    parts.append(beads(seams, 0.05, matte(0.8, 0.7)))
    for y in (-1.5, 1.5):
        parts.append(rod([(-2.7, y, 8.0), (-2.7, y * 1.04, 9.6), (-2.4, y * 0.9, 13.2), (0, y * 0.8, 15.2), (2.4, y * 0.9, 13.2), (2.7, y * 1.04, 9.6), (2.7, y, 8.0)], 0.24, trim))
        for x in (-2.7, 2.7):
            parts.append(box(1.0, 0.16, 1.9, trim, bevel=0.06, at=(x, y * 1.22, 6.9)))
            parts.append(ball(0.18, metal(0.75, 0.2), (x, y * 1.28, 7.3)))
    place = labels.on_plane(bag, 4.4, 3.4, 5.8, -1.84)
    place["on"], place["what"] = "body", "stamp"
    return shown(parts, [place], pitch=9, share=0.7, yaw=-14)


def shoulder_strap(leather, brass):
    """Held up in an arch by its middle, a buckle on its right side, its ends through rings."""
    way = [(-4.25, 0, 6.6), (-4.35, 0.1, 8.4), (-3.7, 0.3, 11.4), (-2.1, 0.5, 13.4), (0, 0.55, 14.1), (2.1, 0.5, 13.4), (3.7, 0.3, 11.4), (4.35, 0.1, 8.4), (4.25, 0, 6.6)]
    parts = [ribbon(way, 0.95, 0.16, leather, across=(0, 1, 0), steps=24)]
    for side in (-1, 1):
        parts.append(torus(0.62, 0.12, brass, (side * 4.25, 0, 6.2), (math.pi / 2, 0, math.pi / 2)))
        parts.append(box(0.34, 1.2, 0.9, leather, bevel=0.12, at=(side * 4.25, 0, 5.0)))
    frame = [box(0.3, 0.16, 1.5, brass, bevel=0.06, at=(0, y, -0.75)) for y in (-0.62, 0.62)]
    frame += [box(0.3, 1.4, 0.16, brass, bevel=0.06, at=(0, 0, z)) for z in (-0.75, 0.59)]
    group(frame, (4.3, 0.12, 9.0), (0, -8, 0))
    return [*parts, *frame]


def sling_bag_front():
    skin = matte("body", 0.42, 0.45, grain=(36, 0.14))
    flap = matte("body", 0.4, 0.45, grain=(36, 0.14), factor=0.92)
    bag = superellipse(8.6, 2.8, 6.0, skin, power=4, bevel=0.6, rows=[(0.94, 0), (1, 2), (0.98, 5), (0.92, 6.0)])
    cover = superellipse(8.4, 0.5, 4.2, flap, power=3.4, bevel=0.2, at=(0, -1.32, 2.1), rows=[(0.72, 0), (0.94, 1.4), (1, 4.2)])
    parts = [bag, cover, superellipse(8.4, 3.0, 0.4, flap, power=4, bevel=0.16, at=(0, 0, 5.9))]
    parts.append(superellipse(1.1, 0.4, 0.9, metal("accent", 0.2), power=3, bevel=0.1, at=(0, -1.62, 2.3)))
    parts += shoulder_strap(matte("body", 0.45, 0.4, grain=(36, 0.14), factor=0.9), metal("accent", 0.2))
    seam = smooth_line([(-3.95, -1.5, 6.0), (-3.8, -1.6, 4.6), (-3.35, -1.6, 3.3), (-2.4, -1.6, 2.55), (0, -1.6, 2.4), (2.4, -1.6, 2.55), (3.35, -1.6, 3.3), (3.8, -1.6, 4.6), (3.95, -1.5, 6.0)], 9)
    parts.append(beads([tuple(place) for place in seam], 0.055, matte(0.72, 0.7)))
    place = labels.on_plane(cover, 2.6, 2.3, 3.5, -0.27)
    place["on"], place["what"] = "body", "stamp"
    return shown(parts, [place], pitch=10, share=0.64, yaw=-12)


NEGATIVES = {
    "jhumka.front": jhumka_front,
    "sunglasses.front": sunglasses_front,
    "tote-bag.front": tote_bag_front,
    "sling-bag.front": sling_bag_front,
    **shoes.NEGATIVES,
}
