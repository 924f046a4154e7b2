"""Tools and soaps for bathing and washing brushes, sponges, and a colour of herbs."""

import math

import labels
from mathutils import Vector, noise
from models.colour import shown
from models.palettes import mixed
from pigments import glass, gloss, matte
from shapes import ball, box, group, lathe, rod, superellipse


def brush_soap_front():
    """Ridges on which brushes are rubbed, before its carton."""
    wax = matte("body", 0.5, 0.4, grain=(5, 0.1))
    soap = [superellipse(6.8, 4.6, 2.2, wax, power=6, bevel=0.45)]
    soap += [rod([(x, -1.55, 2.2), (x, 1.55, 2.2)], 0.19, wax) for x in (-2.4 + 0.6 * i for i in range(9))]
    group(soap, (0.6, -3.0, 0), (0, 0, 12))
    carton = box(7.2, 2.6, 5.2, matte("accent", 0.7, 0.25, grain=(40, 0.06)), bevel=0.06)
    group([carton], (-0.6, 1.9, 0), (0, 0, -8))
    place = labels.on_plane(carton, 5.6, 2.0, 4.8, -1.3) | {"on": "accent"}
    return shown([*soap, carton], [place], pitch=26, share=0.6)


def scrubber_front():
    """Fired clay, its coarse side up: ridges that end before the edge."""
    clay = matte("body", 0.95, 0.1, grain=(5, 0.8, "noise", 0.07))
    parts = [superellipse(9.0, 5.2, 2.6, clay, power=2.5, bevel=0.7, rows=[(0.9, 0), (1, 1.2), (0.95, 2.6)])]
    for i in range(11):
        x = -3.4 + 0.68 * i
        reach = 1.95 * math.sqrt(1 - (x / 4.3) ** 2)
        parts.append(rod([(x, -reach, 2.6), (x, reach, 2.6)], 0.26, clay))
        parts += [ball(0.26, clay, (x, side * reach, 2.6)) for side in (-1, 1)]
    group(parts, (0, 0, 0), (0, 0, 24))
    return shown(parts, pitch=48, share=0.6)


def drop(round_, high, foam):
    """A sponge that is round below and pointed above."""
    return lathe([(0, 0), (round_ * 0.6, 0.05), (round_, round_ * 0.8), (round_ * 0.86, high * 0.55), (round_ * 0.42, high * 0.86), (0, high)], foam, bevel=round_ * 0.4)


def blender_jar_front():
    """A round sponge and a small one in glass, below a lid with holes for air."""
    foam, pale = matte("body", 0.95, 0.08, grain=(26, 0.3)), matte("body", 0.95, 0.08, grain=(26, 0.3), factor=1.25)
    wood, dark = matte("accent", 0.55, 0.3, grain=(9, 0.1)), matte(0.02, 0.9)
    big, small = ball(1.85, foam, (-0.85, 0.3, 2.1)), drop(1.05, 2.7, pale)
    small.location, small.rotation_euler = (1.45, -0.7, 0.3), (0, 0.16, 0)
    jar = [
        lathe([(0, 0), (2.9, 0), (2.95, 0.4), (2.95, 5.6), (2.6, 6.0), (2.6, 6.3), (2.48, 6.3), (2.48, 5.95), (2.8, 5.5), (2.8, 0.4), (2.7, 0.25), (0, 0.25)], glass(0.99), bevel=0.2),
        lathe([(0, 6.2), (2.75, 6.2), (2.75, 7.3), (0, 7.3)], wood, bevel=0.14),
        *[lathe([(0, 7.305), (0.2, 7.305), (0.2, 7.31), (0, 7.31)], dark, bevel=0, segments=32, at=(1.25 * math.cos(a), 1.25 * math.sin(a), 0)) for a in (i * math.pi / 3 for i in range(6))],
    ]
    place = labels.on_cylinder(jar[0], 2.95, 4.3, 5.5, span=80) | {"on": "ink", "what": "stamp"}
    return shown([*jar, big, small], [place], pitch=20, share=0.6)


def sachet(paper):
    parts = [box(4.2, 0.7, 5.6, paper, bevel=0.3), box(4.2, 0.14, 0.6, paper, bevel=0.04, at=(0, 0, 5.3))]
    parts += [box(4.1, 0.17, 0.05, matte(0.6, 0.6), bevel=0.01, at=(0, 0, 5.42 + 0.13 * i)) for i in range(3)]
    return parts


def heap(at, powder, wide=0.95):
    """Poured out, and so never quite round."""
    mound = lathe([(wide, 0), (wide * 0.74, wide * 0.26), (wide * 0.36, wide * 0.62), (0, wide * 0.74)], powder, bevel=wide * 0.24)
    for vertex in mound.data.vertices:
        place = vertex.co + Vector(at)
        vertex.co *= 1 + 0.12 * noise.noise(place * 2.2) + 0.05 * noise.noise(place * 14)
    mound.location = at
    return mound


def herbal_front():
    """A carton with a band in its shade, two pouches, and nine heaps of what is in them."""
    board = matte("accent", 0.6, 0.3, grain=(40, 0.05))
    carton = [box(6.4, 2.8, 9.4, board, bevel=0.06), box(6.42, 2.82, 1.5, gloss("body", 0.4), bevel=0.05, at=(0, 0, 1.0))]
    group(carton, (-2.3, 1.8, 0), (0, 0, 8))
    place = labels.on_plane(carton[0], 5.2, 3.4, 8.6, -1.41) | {"on": "accent"}
    pouches = sachet(matte(0.8, 0.6, 0.3)), sachet(matte("body", 0.5, 0.4))
    group(pouches[0], (3.9, 2.0, 0), (-8, 0, -14))
    group(pouches[1], (2.9, -0.1, 0), (-12, 0, -4))
    stamp = labels.on_plane(pouches[1][0], 3.4, 2.2, 3.8, -0.36) | {"what": "stamp"}
    tones = [
        ("accent", 0.8, 0.14), ("accent", "body", 0.3), ("accent", 0.02, 0.3), ("body", 0.7, 0.2),
        ("accent", "body", 0.6), ("accent", 0.5, 0.3), ("body", 0.5, 0.0), ("accent", 0.7, 0.34), ("body", "accent", 0.16),
    ]  # fmt: skip
    places = [(2.5 * (i - 1.5), -2.7) for i in range(4)] + [(2.5 * (i - 2), -4.7) for i in range(5)]
    heaps = [heap((x, y, 0), mixed(*tone)) for (x, y), tone in zip(places, tones)]
    return shown([*carton, *pouches[0], *pouches[1], *heaps], [place, stamp], pitch=22, share=0.7)


NEGATIVES = {
    "blender-jar.front": blender_jar_front,
    "brush-soap.front": brush_soap_front,
    "foot-scrubber.front": scrubber_front,
    "herbal-colour.front": herbal_front,
}
