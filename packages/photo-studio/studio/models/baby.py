"""What babies eat from and are cleaned with."""

import numpy

import labels
import stage
from pigments import gloss, matte
from shapes import ball, box, group, lathe, rod, superellipse
from textile import mirrored, polygon, sheet, spline


def shown(parts, places, pitch, share, yaw=0.0):
    stage.fit(parts)
    stage.camera(parts, pitch=pitch, share=share, yaw=yaw)
    return places


def pack(at, turn):
    """A soft pack of wipes on its side, the lid in front."""
    film, lid = gloss("body", 0.3, grain=(0.9, 0.1)), gloss("accent", 0.3)
    parts = [superellipse(17.0, 5.4, 10.4, film, power=5.0, bevel=1.2, rows=[(0.97, 0), (1, 2.0), (1, 8.4), (0.97, 10.4)])]
    parts += [box(1.0, 0.16, 9.2, film, bevel=0.05, at=(side * 8.8, 0, 0.6)) for side in (-1, 1)]
    cover = [superellipse(8.4, 5.6, 0.5, lid, power=5, bevel=0.16), superellipse(7.2, 4.5, 0.14, lid, power=5, bevel=0.06, at=(0, 0, 0.48)), superellipse(1.8, 0.5, 0.2, lid, power=3, bevel=0.06, at=(0, -2.3, 0.5))]
    group(cover, (3.2, -2.66, 5.2), (90, 0, 0))
    group([parts[0], *parts[1:], cover[0].parent], at, (0, 0, turn))
    return [*parts, *cover]


def wipes_front():
    packs = [pack((-3.4, 6.2, 0), -3), pack((0.2, 3.1, 0), 2), pack((3.4, 0, 0), -2)]
    place = labels.on_plane(packs[2][0], 5.6, 2.2, 8.2, -2.74)
    for vertex_row in place["points"]:
        vertex_row.x -= 4.6
    return shown([part for one in packs for part in one], [place], 16, 0.6, -10)


def straw_cup_front():
    shell, trim, soft = gloss("body", 0.3), gloss("accent", 0.3), matte(0.8, 0.35, 0.5)
    parts = [
        lathe([(0, 0), (2.5, 0), (2.75, 0.4), (2.95, 3.4), (3.0, 6.4), (0, 6.4)], shell, bevel=0.3),
        lathe([(0, 6.3), (3.12, 6.3), (3.16, 6.6), (3.1, 7.4), (2.5, 8.1), (0, 8.3)], trim, bevel=0.2),
        *[lathe([(3.14, z), (3.2, z + 0.06), (3.14, z + 0.12)], trim, bevel=0) for z in (6.5, 6.75, 7.0)],
        lathe([(0, 8.2), (0.8, 8.2), (0.72, 8.7), (0, 8.8)], soft, bevel=0.12),
        rod([(0, 0, 8.5), (0, 0, 9.6), (-0.3, -0.1, 10.4), (-1.0, -0.2, 11.2)], [0.42, 0.4, 0.4, 0.42], soft),
    ]
    cap = superellipse(3.4, 1.8, 0.6, trim, power=3, bevel=0.22)
    group([cap], (1.9, 0.4, 8.6), (0, -62, 0))
    for side in (-1, 1):
        parts.append(rod([(side * x, 0, z) for x, z in ((2.8, 5.8), (4.2, 5.9), (5.1, 4.9), (5.1, 2.9), (4.3, 1.7), (2.7, 1.6))], 0.46, trim))
    place = labels.on_cylinder(parts[0], lambda z: 2.76 + 0.06 * z, 1.6, 5.2, span=86)
    return shown([*parts, cap], [place], 12, 0.66, -16)


BIB = [(0, 5.4), (2.5, 6.2), (3.8, 8.8), (2.5, 11.0), (3.3, 12.0), (5.5, 9.8), (4.9, 6.4), (5.0, 3.0), (5.3, -1.6), (4.5, -4.6), (0, -5.4)]


def silicone(material):
    """The bib without its trough, its edges rounded."""
    rows, columns = 950, 600
    inside, far = polygon([(x, y - 3.3) for x, y in spline(mirrored(BIB), 12)], 12.0, 19.0, rows, columns)
    thing = sheet(0.34 * numpy.sqrt(1 - (1 - numpy.clip(far / 0.3, 0, 1)) ** 2), 12.0, 19.0, material, inside=inside)
    thing.location = (0, 3.3, 0)
    return thing


def weaning_front():
    """A bowl on a foot that holds on to the table, a spoon with a soft tip, and a bib whose hem is a trough."""
    sage, deep = matte("body", 0.42, 0.4), matte("accent", 0.42, 0.4)
    bib = [silicone(sage)]
    trough = [(-4.7, -1.4, 0.3), (-4.4, -0.9, 1.0), (-2.4, -1.0, 2.0), (0, -1.1, 2.3), (2.4, -1.0, 2.0), (4.4, -0.9, 1.0), (4.7, -1.4, 0.3)]
    bib += [lathe([(0, 0), (1.0, 0), (0.97, 0.5), (0.8, 1.1), (0.45, 1.55), (0, 1.7)], sage, bevel=0.3, at=(0, -3.0, 0.05), scale=(4.85, 2.5)), rod(trough, 0.24, sage), ball(0.32, deep, (-3.4, 11.0, 0.3)), ball(0.32, deep, (3.4, 11.0, 0.3))]
    group(bib, (-3.4, 3.2, 0), (0, 0, 10))
    bowl = [
        lathe([(0, 0), (2.6, 0), (2.7, 0.3), (1.7, 0.7), (1.7, 1.0), (0, 1.0)], deep, bevel=0.15),
        lathe([(0, 0.9), (2.0, 0.9), (3.6, 2.2), (3.95, 4.0), (4.1, 4.2), (3.9, 4.25), (3.4, 2.6), (2.0, 1.4), (0, 1.3)], sage, bevel=0.16),
    ]
    group(bowl, (5.6, -2.6, 0))
    spoon = [rod([(0, 0, 0.6), (0, 3.0, 0.5), (0, 6.2, 0.7)], [0.4, 0.42, 0.26], sage), ball(0.9, deep, (0, 7.3, 0.75), (0.95, 1.4, 0.42)), ball(0.8, deep, (0, 7.3, 0.98), (0.82, 1.2, 0.3))]
    group(spoon, (8.6, 1.6, 0), (0, 0, 20))
    parts = [*bib, *bowl, *spoon]
    return shown(parts, [], 46, 0.66, 0)


NEGATIVES = {
    "straw-cup.front": straw_cup_front,
    "weaning-set.front": weaning_front,
    "wipes.front": wipes_front,
}
