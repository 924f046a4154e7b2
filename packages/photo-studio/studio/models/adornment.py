"""Jewellery, bags, shoes, glasses."""

import math

import labels
import stage
from models import shoes
from pigments import cloth, gloss, glass, matte, metal
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


def jhumka_front():
    one, two = jhumka((-2.1, 0, 0)), jhumka((2.1, 0.5, 0), (0, 0, 14))
    bar = [rod([(-3.6, 0.4, 5.4), (3.6, 0.9, 5.4)], 0.12, matte("backdrop", 0.5))]
    return shown(one + two + bar, pitch=5, share=0.56)


def hoops_front():
    gold = metal("body", **GOLD)
    parts = []
    for x, turn in ((-2.35, 0.5), (2.45, -0.35)):
        ring = torus(2.0, 0.2, gold, (x, 0, 2.2), (math.pi / 2, 0, turn))
        parts.append(ring)
        for i in range(24):
            a = 2 * math.pi * i / 24
            parts.append(ball(0.11, gloss("accent", 0.1), (x + 2.22 * math.cos(a) * math.cos(turn), 2.22 * math.cos(a) * math.sin(turn), 2.2 + 2.22 * math.sin(a))))
    return shown(parts, pitch=8, share=0.44)


def bangles_front():
    parts = []
    gold, lac = metal("body", **GOLD), gloss("accent", 0.12)
    for i in range(9):
        material = (gold, lac, gold)[i % 3]
        parts.append(torus(3.2, (0.2, 0.3, 0.16)[i % 3], material, (0.06 * math.sin(i * 2.1), 0.05 * math.cos(i * 1.7), 0.24 + 0.5 * i)))
    lean = torus(3.2, 0.24, gold, (3.2, -1.8, 2.9), (math.radians(72), math.radians(10), math.radians(24)))
    return shown(parts + [lean], pitch=22, share=0.5)


def bangles_detail():
    gold, lac = metal("body", **GOLD), gloss("accent", 0.12)
    parts = []
    for i in range(6):
        ring = torus(3.2, (0.24, 0.34)[i % 2], (gold, lac)[i % 2], (i * 0.62 - 1.6, 0.05 * i, 3.4), (math.pi / 2, 0, math.pi / 2 - 0.5))
        parts.append(ring)
    return shown(parts, pitch=14, share=0.52)


def necklace_front():
    gold, stone = metal("body", **GOLD), gloss("accent", 0.08)
    bust = lathe([(0, 0), (3.6, 0), (4.6, 3.0), (4.9, 5.4), (3.4, 7.0), (1.9, 7.6), (1.6, 8.6), (1.55, 10.4), (0, 10.5)], matte("backdrop", 0.75, grain=(40, 0.06), factor=0.9), bevel=0.5, scale=(1, 0.62))
    parts = []
    for strand, (drop, size) in enumerate(((3.2, 0.16), (3.9, 0.2))):
        count = 46
        for i in range(count + 1):
            t = -1 + 2 * i / count
            a = t * 1.9
            x = (2.2 + 0.9 * strand) * math.sin(a)
            z = 7.6 - (drop if abs(a) < 1.6 else drop) * math.cos(a * 0.82) ** 1.0 + 0.2
            y = -math.sqrt(max(0.1, 1 - (x / 5.0) ** 2)) * 2.95 + max(0, z - 6.2) * 0.72
            parts.append(ball(size, gold if i % 3 else stone, (x, y, z)))
    centre = [ball(0.52, stone, (0, -3.2, 3.3), (1, 0.6, 1.2)), torus(0.6, 0.1, gold, (0, -3.15, 3.3), (math.pi / 2, 0, 0)), ball(0.24, gold, (0, -3.1, 2.4))]
    return shown([bust] + parts + centre, pitch=8, share=0.78)


def ring_front():
    gold, stone = metal("body", **GOLD), gloss("accent", 0.05)
    parts = [torus(1.0, 0.13, gold, (0, 0, 1.12), (math.pi / 2, 0, 0.5))]
    head = [
        lathe([(0, 0), (0.34, 0.0), (0.52, 0.34), (0.46, 0.4)], gold, bevel=0.04),
        lathe([(0, 0.1), (0.46, 0.4), (0.34, 0.58), (0, 0.6)], stone, bevel=0.0, segments=10),
    ]
    group(head, (0, 0, 2.16))
    dots = [ball(0.1, metal("body", 0.16), (0.56 * math.cos(a), 0.56 * math.sin(a), 2.5)) for a in (2 * math.pi * i / 16 for i in range(16))]
    return shown(parts + head + dots, pitch=14, share=0.44)


def watch_front():
    case, strap = metal("body", 0.18), matte("accent", 0.5, grain=(10, 0.1))
    parts = [
        lathe([(0, 0), (1.9, 0), (2.05, 0.2), (2.05, 0.6), (1.8, 0.78), (1.76, 0.66), (0, 0.66)], case, bevel=0.08),
        lathe([(0, 0.665), (1.76, 0.665)], matte(0.82, 0.4), bevel=0),
        box(0.3, 0.5, 0.36, case, bevel=0.08, at=(2.15, 0, 0.14)),
    ]
    for i in range(12):
        a = 2 * math.pi * i / 12
        mark = box(0.07, 0.3 if i % 3 else 0.42, 0.03, case, bevel=0.01, at=(1.45 * math.sin(a), 1.45 * math.cos(a), 0.67))
        mark.rotation_euler = (0, 0, -a)
        parts.append(mark)
    for length, angle, width in ((0.95, 0.95, 0.1), (1.35, -1.05, 0.07)):
        hand = box(width, length, 0.03, matte(0.03, 0.3), bevel=0.01, at=(length / 2 * math.sin(angle), length / 2 * math.cos(angle), 0.71))
        hand.rotation_euler = (0, 0, -angle)
        parts.append(hand)
    parts.append(lathe([(0, 0.76), (1.72, 0.76), (1.8, 0.72)], glass(0.99), bevel=0))
    for side in (-1, 1):
        band = superellipse(2.0, 0.24, 7.6, strap, power=6, bevel=0.05, rows=[(1.0, 0), (0.94, 3), (0.86, 7.6)])
        band.rotation_euler = (math.radians(90 * -side), 0, 0)
        band.location = (0, side * 1.9, 0.24)
        parts.append(band)
    group(parts, (0, 0, 0), (64, 0, 10))
    return shown(parts, pitch=8, share=0.8)


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
    skin = matte("body", 0.5, 0.4, grain=(34, 0.16))
    trim = matte("accent", 0.45, 0.4, grain=(34, 0.12))
    bag = superellipse(11.0, 3.6, 9.6, skin, power=5, bevel=0.5, rows=[(0.86, 0), (0.92, 2), (1.0, 7), (1.04, 9.6)])
    parts = [bag]
    for y in (-1.5, 1.5):
        parts.append(rod([(-2.7, y, 8.0), (-2.7, y * 1.04, 9.6), (-2.4, y * 0.9, 13.2), (0, y * 0.8, 15.2), (2.4, y * 0.9, 13.2), (2.7, y * 1.04, 9.6), (2.7, y, 8.0)], 0.24, trim))
        for x in (-2.7, 2.7):
            parts.append(box(1.0, 0.16, 1.9, trim, bevel=0.06, at=(x, y * 1.22, 6.9)))
            parts.append(ball(0.18, metal(0.75, 0.2), (x, y * 1.28, 7.3)))
    parts.append(superellipse(11.5, 3.8, 0.3, trim, power=5, bevel=0.1, at=(0, 0, 9.4)))
    place = labels.on_plane(bag, 4.4, 2.6, 5.0, -1.84)
    place["on"], place["what"] = "body", "stamp"
    return shown(parts, [place], pitch=9, share=0.7, yaw=-14)


def sling_bag_front():
    skin = matte("body", 0.42, 0.45, grain=(36, 0.14))
    flap = matte("body", 0.4, 0.45, grain=(36, 0.14), factor=0.92)
    bag = superellipse(8.6, 2.8, 6.0, skin, power=4, bevel=0.6, rows=[(0.94, 0), (1, 2), (0.98, 5), (0.92, 6.0)])
    cover = superellipse(8.4, 0.5, 4.2, flap, power=3.4, bevel=0.2, at=(0, -1.32, 2.1), rows=[(0.72, 0), (0.94, 1.4), (1, 4.2)])
    parts = [bag, cover, superellipse(8.4, 3.0, 0.4, flap, power=4, bevel=0.16, at=(0, 0, 5.9))]
    parts.append(superellipse(1.1, 0.4, 0.9, metal("accent", 0.2), power=3, bevel=0.1, at=(0, -1.62, 2.3)))
    chain = [(-4.1, 0, 5.6), (-4.4, 0, 7.2), (-3.2, 0.3, 10.2), (0, 0.6, 11.8), (3.2, 0.3, 10.2), (4.4, 0, 7.2), (4.1, 0, 5.6)]
    for i in range(46):
        t = i / 45 * (len(chain) - 1)
        k = min(int(t), len(chain) - 2)
        f = t - k
        a, b = chain[k], chain[k + 1]
        link = torus(0.2, 0.06, metal("accent", 0.2), tuple(a[j] + (b[j] - a[j]) * f for j in range(3)), (math.pi / 2 * (i % 2), 0.4, 0.6))
        parts.append(link)
    place = labels.on_plane(cover, 2.6, 2.3, 3.5, -0.27)
    place["on"], place["what"] = "body", "stamp"
    return shown(parts, [place], pitch=10, share=0.64, yaw=-12)


def clutch_front():
    silk = cloth("body", weave=90, roughness=0.5, sheen=0.8)
    bag = superellipse(10.0, 2.6, 5.6, silk, power=4, bevel=0.7, rows=[(0.94, 0), (1, 2), (0.98, 5), (0.94, 5.6)])
    parts = [bag, superellipse(9.7, 1.0, 0.36, metal("accent", 0.18), power=4, bevel=0.12, at=(0, 0, 5.5))]
    parts += [ball(0.42, metal("accent", 0.16), (x, -0.1, 6.2)) for x in (-0.42, 0.42)]
    for row in range(3):
        for column in range(9):
            parts.append(ball(0.14, metal("accent", 0.18), ((column - 4) * 0.98 + (0.49 if row % 2 else 0), -1.32, 1.5 + row * 1.2)))
    return shown(parts, pitch=12, share=0.42, yaw=-12)


NEGATIVES = {
    "jhumka.front": jhumka_front,
    "hoops.front": hoops_front,
    "bangles.front": bangles_front,
    "bangles.detail": bangles_detail,
    "necklace.front": necklace_front,
    "ring.front": ring_front,
    "watch.front": watch_front,
    "sunglasses.front": sunglasses_front,
    "tote-bag.front": tote_bag_front,
    "sling-bag.front": sling_bag_front,
    "clutch.front": clutch_front,
    **shoes.NEGATIVES,
}
