"""A hair straightener, its arms open, with its cord and plug."""

import math

import labels
from models.bottles import on, shown
from pigments import gloss, matte, metal
from shapes import ball, box, group, lathe, rod, superellipse


def arm(shell, side):
    """Upright, its ceramic plate within; lights and a switch without on the right one."""
    parts = [
        superellipse(2.3, 1.7, 25.0, shell, power=3.0, bevel=0.45, rows=[(0.8, 0), (1, 3.0), (1.03, 12.0), (0.98, 20.0), (0.78, 25.0)]),
        box(1.8, 0.3, 10.6, metal("accent", 0.22), bevel=0.1, at=(0, 0.82, 13.4)),
    ]
    if side > 0:
        parts.append(lathe([(0, 0), (0.5, 0), (0.46, 0.14), (0, 0.14)], metal("accent", 0.25), bevel=0.04))
        parts[-1].location, parts[-1].rotation_euler = (0, -0.84, 4.2), (math.radians(90), 0, 0)
        parts += [ball(0.11, gloss(0.9, 0.3), (0, -0.85, 5.4 + 0.55 * i)) for i in range(5)]
    turned = group(parts, (0, 0, 0), (0, 0, 90 * side))
    return parts, group([turned], (side * 0.86, 0, 0), (0, side * 8, 0))


def coiled(material, start, middle, plug):
    """A cord that leaves `start` and lies in a flat coil around its plug."""
    turns = [(math.radians(130 - 27 * i), 2.7 - 0.045 * i) for i in range(28)]
    coil = [(middle[0] + r * math.cos(a), middle[1] + r * math.sin(a), 0.22) for a, r in turns]
    (x, y, z), (end_x, end_y, _) = start, coil[-1]
    cord = rod([start, (x + 0.1, y + 0.5, z * 0.7), (x + 0.7, y + 1.2, 0.24), *coil], [0.4, 0.34, 0.22, *[0.2] * len(coil)], material)
    pins = [rod([(0.3 * side, 0, 1.3), (0.3 * side, 0, 1.9), (0.3 * side, 0, 2.5)], 0.13, metal(0.75, 0.25)) for side in (-1, 1)]
    parts = [lathe([(0, 0), (0.28, 0), (0.6, 0.8), (0.62, 1.5), (0, 1.5)], plug, bevel=0.14), *pins]
    way = turns[-1][0] - math.pi / 2
    group(parts, (end_x, end_y, 0.6), (90, 0, math.degrees(way) + 90))
    return [cord, *parts]


def straightener_front():
    shell = gloss("body", 0.26)
    left, left_root = arm(shell, -1)
    right, right_root = arm(shell, 1)
    hinge = lathe([(0, 0), (1.25, 0), (1.25, 2.5), (0, 2.5)], gloss("accent", 0.25), bevel=0.25)
    hinge.location, hinge.rotation_euler = (0, 1.25, 1.5), (math.radians(90), 0, 0)
    rubber = matte(0.05, 0.5)
    cord = coiled(rubber, (0.3, 1.1, 0.8), (4.9, 0.4), rubber)
    parts = [*left, *right, hinge, *cord]
    group([left_root, right_root, hinge, cord[0], cord[1].parent], (0, 0, 0), (0, 0, -30))
    place = labels.on_plane(right[0], 1.3, 8.6, 12.6, -0.9)
    return shown(parts, [on(place, "body", "upright")], pitch=12, share=0.8)


NEGATIVES = {"hair-tool.front": straightener_front}
