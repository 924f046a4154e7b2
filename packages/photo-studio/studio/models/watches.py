"""Watches on straps of leather and metal, bent as around a cushion."""

import math

import numpy

import stage
from models.numerals import numeral
from models.ribbon import beads, ribbon, smooth_line
from pigments import glass, gloss, matte, metal
from shapes import box, group, lathe, rod, torus


def strap_line(side):
    """Places along a strap at even distances, and its lean there."""
    line = smooth_line([(0, side * 1.75, 0.34), (0, side * 2.7, 0.34), (0, side * 4.0, 0.0), (0, side * 5.1, -0.9), (0, side * 5.7, -2.3), (0, side * 5.6, -3.8)], 40)
    along = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(line, axis=0), axis=1))])

    def places(apart):
        stops = numpy.arange(0.1, along[-1], apart)
        at = numpy.stack([numpy.interp(stops, along, line[:, k]) for k in range(3)], 1)
        ahead = numpy.gradient(at, axis=0)
        return [(place, math.atan2(step[2], step[1]), i / len(at)) for i, (place, step) in enumerate(zip(at, ahead))]

    return places


def head(steel, dial):
    """A slim case, a dial of one colour with batons, and two hands."""
    parts = [
        lathe([(0, 0), (1.9, 0), (2.05, 0.2), (2.05, 0.55), (1.86, 0.76), (1.76, 0.66), (0, 0.66)], steel, bevel=0.08),
        torus(1.86, 0.08, steel, (0, 0, 0.74)),
        lathe([(0, 0.67), (1.76, 0.67)], dial, bevel=0),
        rod([(2.0, 0, 0.36), (2.3, 0, 0.36)], 0.2, steel),
    ]
    for i in range(12):
        a = 2 * math.pi * i / 12
        mark = box(0.09, 0.28 if i % 3 else 0.46, 0.05, steel, bevel=0.02, at=(1.42 * math.sin(a), 1.42 * math.cos(a), 0.67))
        mark.rotation_euler = (0, 0, -a)
        parts.append(mark)
    for length, angle, width in ((0.9, 0.95, 0.12), (1.3, -1.05, 0.08)):
        hand = box(width, length, 0.04, steel, bevel=0.02, at=(length / 2 * math.sin(angle), length / 2 * math.cos(angle), 0.73))
        hand.rotation_euler = (0, 0, -angle)
        parts.append(hand)
    return [*parts, lathe([(0, 0.72), (0.1, 0.79), (0, 0.8)], steel, bevel=0), lathe([(0, 0.82), (1.7, 0.82), (1.78, 0.76)], glass(0.99), bevel=0)]


def shown(parts):
    group(parts, (0, 0, 0), (64, 0, 10))
    stage.fit(parts)
    stage.camera(parts, pitch=8, share=0.8)
    return []


def bracelet_watch_front():
    gold = metal("body", 0.18)
    parts = head(gold, gloss("accent", 0.1, coat=0.8, grain=None))
    for side in (-1, 1):
        way = [(0, y, z - 0.02) for (_, y, z), _, _ in strap_line(side)(0.3)]
        parts.append(ribbon(way, lambda t: 1.8 - 0.3 * t, 0.1, metal("body", 0.4, factor=0.35), across=(1, 0, 0), steps=3))
        for place, lean, t in strap_line(side)(0.52):
            full = 2.0 - 0.35 * t
            for x, wide, ahead in ((0, full * 0.44, 0.0), (-full * 0.365, full * 0.25, 0.26), (full * 0.365, full * 0.25, 0.26)):
                link = box(wide, 0.46, 0.3, gold, bevel=0.12, at=(x, place[1] + side * ahead * abs(math.cos(lean)), place[2] - 0.15 - ahead * abs(math.sin(lean))))
                link.rotation_euler = (lean if side == 1 else lean + math.pi, 0, 0)
                parts.append(link)
    return shown(parts)


def mesh_watch_front():
    """Its strap is knitted from wire."""
    steel = metal("body", 0.2)
    parts = head(steel, gloss("accent", 0.12, coat=0.8, grain=None))
    for side in (-1, 1):
        rows = strap_line(side)(0.085)
        loops = [(0.1 * (k + (i % 2) / 2) - 0.85, place[1], place[2]) for i, (place, _, _) in enumerate(rows) for k in range(18)]
        parts.append(beads(loops, 0.062, steel))
        way = [tuple(place) for place, _, _ in rows[::8]]
        parts.append(ribbon(way, 1.74, 0.06, steel, across=(1, 0, 0), steps=3))
        parts += [rod([(x + edge * 0.88, y, z) for x, y, z in way], 0.07, steel) for edge in (-1, 1)]
    return shown(parts)


def leather_strap(side, leather):
    """Tapered, and stitched along both edges in its own colour."""
    way = [(0, side * 1.75, 0.3), (0, side * 2.6, 0.34), (0, side * 3.7, 0.0), (0, side * 4.6, -0.9), (0, side * 5.0, -2.2), (0, side * 4.9, -3.4)]
    line = smooth_line(way, 20)
    along = numpy.gradient(line, axis=0)
    out = numpy.stack([numpy.zeros(len(line)), -side * along[:, 2], side * along[:, 1]], 1)
    out /= numpy.linalg.norm(out, axis=1, keepdims=True)
    band = ribbon(way, lambda t: 1.9 - 0.4 * t, 0.3, leather, across=(1, 0, 0), steps=20)
    thread = matte("accent", 0.7, factor=1.5)
    stitches = []
    for edge in (-1, 1):
        places = [line[i] + out[i] * 0.155 + (edge * (0.8 - 0.2 * i / len(line)), 0, 0) for i in range(4, len(line) - 4)]
        stitches += [rod([tuple(places[i]), tuple(places[i + 1]), tuple(places[i + 2])], 0.032, thread, resolution=2) for i in range(0, len(places) - 2, 3)]
    pins = [rod([(x, side * 1.92, 0.3), (x * 1.12, side * 1.92, 0.3)], 0.13, metal(0.75, 0.2)) for x in (-0.98, 0.98)]
    return [band, *stitches, *pins]


def watch_front():
    """A plain dial with Devanagari numerals and two slim hands, in a case of steel."""
    steel, ink = metal(0.78, 0.16), matte(0.02, 0.5)
    parts = [
        lathe([(0, 0), (1.9, 0), (2.05, 0.2), (2.05, 0.6), (1.9, 0.78), (1.84, 0.66), (0, 0.66)], steel, bevel=0.06),
        lathe([(0, 0.665), (1.84, 0.665)], matte("body", 0.4), bevel=0),
        rod([(2.0, 0, 0.36), (2.28, 0, 0.36)], 0.18, steel),
    ]
    for hour in range(1, 13):
        a = 2 * math.pi * hour / 12
        parts.append(numeral(hour, (1.4 * math.sin(a), 1.4 * math.cos(a), 0.675), 0.66, ink))
    for length, angle, width in ((0.82, 0.95, 0.09), (1.16, -1.05, 0.06)):
        hand = box(width, length, 0.03, ink, bevel=0.01, at=(length / 2 * math.sin(angle), length / 2 * math.cos(angle), 0.71))
        hand.rotation_euler = (0, 0, -angle)
        parts.append(hand)
    parts += [lathe([(0, 0.7), (0.09, 0.7), (0.09, 0.77), (0, 0.77)], steel, bevel=0.02), lathe([(0, 0.8), (1.78, 0.8), (1.86, 0.74)], glass(0.99), bevel=0)]
    leather = matte("accent", 0.5, grain=(10, 0.1))
    return shown(parts + [piece for side in (-1, 1) for piece in leather_strap(side, leather)])


NEGATIVES = {
    "watch.front": watch_front,
    "bracelet-watch.front": bracelet_watch_front,
    "mesh-watch.front": mesh_watch_front,
}
