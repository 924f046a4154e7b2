"""Hampers: what they hold stands in a basket or a box. Soaps, singly and in a pack."""

import math

import labels
import stage
from models.clutches import plait
from models.ribbon import ribbon
from pigments import cloth, glass, gloss, matte, metal
from shapes import ball, box, group, lathe, rod, superellipse


def shown(parts, places, pitch, share, yaw):
    stage.fit(parts)
    stage.camera(parts, pitch=pitch, share=share, yaw=yaw)
    return places


def on_paper(place):
    return place | {"on": "ink"}


def flask(at, liquid, cap, radius=1.75, high=7.4):
    """A clear bottle with a white label around it."""
    parts = [
        lathe([(0, 0), (radius, 0), (radius, high * 0.72), (radius * 0.42, high * 0.92), (radius * 0.42, high)], glass(0.99), bevel=0.4),
        lathe([(0, 0.2), (radius - 0.16, 0.2), (radius - 0.16, high * 0.66), (0, high * 0.66)], liquid, bevel=0.3),
        lathe([(0, high - 0.1), (radius * 0.52, high - 0.1), (radius * 0.52, high + 1.3), (0, high + 1.3)], cap, bevel=0.12),
        lathe([(radius + 0.01, high * 0.2), (radius + 0.02, high * 0.2), (radius + 0.02, high * 0.56), (radius + 0.01, high * 0.56)], matte(0.86, 0.6), bevel=0.003),
    ]
    group(parts, at)
    return parts, on_paper(labels.on_cylinder(parts[3], radius + 0.02, high * 0.22, high * 0.54, span=92))


def pot(at, filling, lid, radius=2.4, high=3.9):
    parts = [
        lathe([(0, 0), (radius, 0), (radius, high), (radius * 0.9, high + 0.2)], glass(0.99), bevel=0.3),
        lathe([(0, 0.2), (radius - 0.16, 0.2), (radius - 0.16, high - 0.3), (0, high - 0.2)], filling, bevel=0.2),
        lathe([(0, high), (radius + 0.08, high), (radius + 0.08, high + 1.3), (0, high + 1.35)], lid, bevel=0.12),
        lathe([(radius + 0.01, 0.7), (radius + 0.02, 0.7), (radius + 0.02, high - 0.7), (radius + 0.01, high - 0.7)], matte(0.86, 0.6), bevel=0.003),
    ]
    group(parts, at)
    return parts, on_paper(labels.on_cylinder(parts[3], radius + 0.02, 0.8, high - 0.8, span=84))


def lining(wide, deep, high, cotton):
    """Thin cotton that hangs over the rim in soft waves."""
    parts = []
    for drop, out, seed in ((0.9, 0.45, 0.0), (0.2, 0.75, 1.2)):
        ring = []
        for i in range(150):
            a = 2 * math.pi * i / 150
            wave = 0.22 * math.sin(17 * a + seed) + 0.12 * math.sin(29 * a)
            x, y = (math.copysign(abs(f(a)) ** 0.5, f(a)) for f in (math.cos, math.sin))
            ring.append((x * (wide / 2 + out + wave), y * (deep / 2 + out + wave), high + 0.35 - drop + 0.3 * math.sin(11 * a + seed)))
        parts.append(ribbon(ring, 1.9 - drop, 0.07, cotton, across=(0, 0, 1), closed=True, steps=2))
    bed = superellipse(wide - 1.6, deep - 1.6, 0.6, cotton, power=4, bevel=0.25, at=(0, 0, high * 0.42))
    return [*parts, bed]


def haldi_front():
    """Ubtan, oil, rose water and a bowl of bell metal in a basket that is lined with yellow cotton."""
    cane, yellow, lid = matte("accent", 0.55, 0.35, grain=(20, 0.15)), cloth("body", roughness=0.9, sheen=0.5), matte("accent", 0.5, 0.4)
    parts = [plait(19.0, 12.0, 5.6, cane, cell=0.7), *lining(19.2, 12.2, 5.6, yellow)]
    rim = [(math.copysign(abs(math.cos(a)) ** 0.5, math.cos(a)) * 9.5, math.copysign(abs(math.sin(a)) ** 0.5, math.sin(a)) * 6.0, 5.6) for a in (2 * math.pi * (i + 0.5) / 60 for i in range(60))]
    parts.append(rod(rim, 0.3, cane, closed=True))
    handle = [(-9.4, 0, 5.2), (-9.5, 0, 8.5), (-7.0, 0, 13.2), (0, 0, 16.0), (7.0, 0, 13.2), (9.5, 0, 8.5), (9.4, 0, 5.2)]
    for k in range(2):
        parts.append(rod([(x, 0.34 * (k - 0.5) * 2, z) for x, _, z in handle], 0.34, cane))
    oil, oil_label = flask((-5.6, 1.6, 2.6), gloss("body", 0.08, factor=0.75, grain=None), lid)
    rose, rose_label = flask((-1.6, 2.4, 2.6), gloss(0.8, 0.1, grain=None), lid, 1.6, 7.0)
    ubtan, _ = pot((2.6, 1.0, 2.6), matte("body", 0.95), lid)
    bronze = metal("body", 0.3, factor=0.8)
    bowl = [
        lathe([(0, 0), (1.1, 0), (1.15, 0.25), (2.2, 1.2), (2.6, 2.2), (2.75, 2.3), (2.5, 2.1), (2.0, 1.4), (0, 1.1)], bronze, bevel=0.1),
        lathe([(0, 2.15), (1.2, 2.1), (2.3, 1.85), (2.4, 1.7)], matte("body", 0.7, 0.3, grain=(3, 0.3)), bevel=0.2),
    ]
    group(bowl, (5.6, -2.2, 4.5))
    return shown([*parts, *oil, *rose, *ubtan, *bowl], [oil_label, rose_label], 17, 0.72, -8)


def towel(at, cotton, stripe):
    """Folded in three, with stripes along its hem."""
    parts = [superellipse(5.6, 7.4, 1.15, cotton, power=6, bevel=0.5, at=(0, 0, 1.1 * i)) for i in range(3)]
    parts += [rod([(x, -3.2, 3.42), (x, -3.66, 3.0), (x, -3.66, 2.75)], 0.1, stripe) for x in (-2.2, -1.9, -1.6)]
    parts += [rod([(x, 3.2, 3.44), (x, -3.2, 3.44)], 0.1, stripe) for x in (-2.2, -1.9, -1.6)]
    group(parts, at, (0, 0, -4))
    return parts


def bath_set_front():
    """Scrub, wash, butter and a towel in a box of jute, with string around it."""
    jute, string = cloth("body", weave=None, roughness=0.95, sheen=0.2), matte("accent", 0.9, 0.1, grain=(30, 0.3))
    jute_front = matte("body", 0.95, 0.05, grain=(70, 0.9), factor=0.8)
    wide, deep, high = 19.0, 12.0, 5.0
    parts = [box(wide, 0.5, high, jute_front, bevel=0.15, at=(0, side * (deep - 0.5) / 2, 0)) for side in (-1, 1)]
    parts += [box(0.5, deep - 1.0, high, jute_front, bevel=0.15, at=(side * (wide - 0.5) / 2, 0, 0)) for side in (-1, 1)]
    parts.append(box(wide - 0.6, deep - 0.6, 1.6, jute, bevel=0.2))
    for z in (2.4, 2.75):
        corners = [(x, y, z) for x, y in ((-wide / 2, -deep / 2), (wide / 2, -deep / 2), (wide / 2, deep / 2), (-wide / 2, deep / 2))]
        parts += [rod([a, b], 0.14, string) for a, b in zip(corners, corners[1:] + corners[:1])]
    for side in (-1, 1):
        parts.append(rod([(0, -6.15, 2.6), (side * 1.0, -6.5, 3.5), (side * 2.2, -6.5, 3.2), (side * 1.6, -6.4, 2.4), (0, -6.2, 2.6)], 0.14, string))
        parts.append(rod([(0, -6.2, 2.6), (side * 0.7, -6.5, 1.7), (side * 1.1, -6.4, 0.6)], 0.14, string))
    parts.append(ball(0.3, string, (0, -6.3, 2.6)))
    wash = [
        superellipse(4.2, 3.0, 8.4, gloss("accent", 0.3), power=3.0, bevel=0.6, rows=[(0.95, 0), (1, 2.0), (0.98, 6.6), (0.6, 8.4)], at=(0, 0, 0)),
        lathe([(0, 8.2), (1.0, 8.2), (1.0, 10.0), (0, 10.0)], gloss(0.1, 0.3), bevel=0.15),
    ]
    group(wash, (-6.2, 1.6, 1.6))
    wash_label = labels.on_plane(wash[0], 2.9, 1.6, 6.4, -1.55) | {"on": "accent"}
    scrub, _ = pot((-1.3, 0.6, 1.6), matte(0.05, 0.9, grain=(18, 0.6)), gloss(0.1, 0.3), 2.2, 4.2)
    butter = [lathe([(0, 0), (2.1, 0), (2.15, 0.2), (2.15, 2.0), (0, 2.0)], metal(0.78, 0.3), bevel=0.15), lathe([(0, 1.95), (2.22, 1.95), (2.22, 2.8), (0, 2.85)], metal(0.78, 0.26), bevel=0.12), lathe([(2.155, 0.35), (2.16, 0.35), (2.16, 1.8), (2.155, 1.8)], matte(0.86, 0.6), bevel=0.002)]
    group(butter, (1.6, -2.6, 3.0))
    linen = towel((5.9, 0.6, 2.8), matte(0.82, 0.95, 0.05, grain=(50, 0.5), sheen=0.4), matte("accent", 0.9))
    return shown([*parts, *wash, *scrub, *butter, *linen], [wash_label], 21, 0.66, -8)


def bar(at, turn):
    """Cut by hand from a block."""
    soap = superellipse(6.4, 4.4, 2.3, matte("body", 0.5, 0.4, grain=(5, 0.12)), power=9, bevel=0.3, at=(0, 0, 0))
    group([soap], at, turn)
    return soap


def stamped(soap):
    return labels.on_top(soap, 1.6, 2.31) | {"what": "stamp", "aspect": 1.0}


def single_soap_front():
    soap = bar((0, 0, 0), (0, 0, 14))
    stage.fit([soap])
    stage.camera([soap], pitch=38, share=0.34)
    return [stamped(soap)]


def three_soaps_front():
    low = [bar((-3.4, 0.3, 0), (0, 0, 8)), bar((3.4, -0.2, 0), (0, 0, -7))]
    top = bar((0.1, 0.2, 2.32), (0, 0, -3))
    return shown([*low, top], [stamped(top)], 30, 0.6, -8)


NEGATIVES = {
    "bath-set.front": bath_set_front,
    "haldi-hamper.front": haldi_front,
    "single-soap.front": single_soap_front,
    "three-soaps.front": three_soaps_front,
}
