"""Necklaces, laid out flat, their fronts towards the camera."""

import math

import bpy
import numpy

import stage
from models.ribbon import beads
from pigments import cloth, gloss, matte, metal
from shapes import add, ball, group, lathe, rod, torus

# Half widths of the oval in which it lies.
WIDE, TALL = 5.7, 6.3
END = 116.0
MEDALLIONS = [34.0 * i for i in range(-3, 4)]


def along(degrees, out=0.0, z=0.0):
    """A place on the oval, `degrees` from its lowest point and `out` of it."""
    a = math.radians(degrees)
    return ((WIDE + out) * math.sin(a), -(TALL + out) * math.cos(a), z)


def cut_stone(size, depth, material, sides=8):
    """A stone with a flat table and facets around it; `size` are its half width and half height."""
    ring = [2 * math.pi * i / sides for i in range(sides)]
    verts = [(size[0] * math.cos(a), size[1] * math.sin(a), 0) for a in ring]
    verts += [(0.58 * size[0] * math.cos(a + math.pi / sides), 0.58 * size[1] * math.sin(a + math.pi / sides), depth) for a in ring]
    faces = [tuple(range(sides, 2 * sides))]
    for i in range(sides):
        j = (i + 1) % sides
        faces += [(i, j, sides + i), (j, sides + j, sides + i)]
    mesh = bpy.data.meshes.new("stone")
    mesh.from_pydata(verts, [], faces)
    return add(mesh, material, "stone", smooth=False)


def medallion(at, turn, materials, size=1.0):
    """A flower of cut glass in gold, with a coloured stone in its middle."""
    gold, foil, stone, _ = materials
    parts = [
        lathe([(0, 0), (1.5, 0), (1.56, 0.12), (1.5, 0.3), (1.2, 0.36), (0, 0.36)], gold, bevel=0.06),
        torus(1.46, 0.1, gold, (0, 0, 0.34)),
        torus(0.56, 0.09, gold, (0, 0, 0.42)),
    ]
    middle = cut_stone((0.5, 0.5), 0.3, stone, 10)
    middle.location = (0, 0, 0.38)
    parts.append(middle)
    for i in range(8):
        a = 2 * math.pi * i / 8
        petal = cut_stone((0.38, 0.29), 0.2, foil)
        petal.location, petal.rotation_euler = (0.98 * math.cos(a), 0.98 * math.sin(a), 0.36), (0, 0, a)
        parts.append(petal)
    parts.append(beads([(1.62 * math.cos(a), 1.62 * math.sin(a), 0.16) for a in (2 * math.pi * i / 30 for i in range(30))], 0.11, gold))
    group(parts, at, (0, 0, turn)).scale = (size, size, size)
    return parts


def rows_of_pearls(pearl, gold):
    """Three rows between the medallions, each closed off by gold."""
    places = []
    for out in (-0.78, 0.0, 0.78):
        step = math.degrees(0.42 / (6.0 + out))
        for degrees in numpy.arange(-END, END, step):
            if min(abs(degrees - m) for m in MEDALLIONS) > 14.0:
                places.append(along(degrees, out, 0.24))
    caps = [rod([along(side * (END + 1), out, 0.22) for out in (-1.1, 0, 1.1)], 0.2, gold) for side in (-1, 1)]
    return [beads(places, 0.21, pearl), *caps]


def fringe(green, gold, pearl):
    """A strip of beads along the lower edge, longer below each medallion."""
    places = [along(d, 1.38, 0.2) for d in numpy.arange(-END + 4, END - 4, 3.4) if min(abs(d - m) for m in MEDALLIONS) > 13.0]
    parts = [beads(places, 0.2, green)]
    for degrees in MEDALLIONS:
        drop = ball(0.34, green, along(degrees, 2.36, 0.3), (0.8, 1.25, 0.8))
        drop.rotation_euler = (0, 0, math.radians(degrees))
        parts += [drop, ball(0.17, pearl, along(degrees, 2.98, 0.18)), torus(0.17, 0.06, gold, along(degrees, 1.84, 0.2), (math.pi / 2, 0, math.radians(degrees + 90)))]
    return parts


def cord(silk, gold):
    """From both ends through a sliding bead to two tassels."""
    parts = [ball(0.5, gold, (0, 6.9, 0.4), (0.9, 1.2, 0.9))]
    for side in (-1, 1):
        x, y, _ = along(END + 1)
        way = [(side * x, y, 0.25), (side * (x - 0.5), y + 1.4, 0.18), (side * 2.6, 5.6, 0.18), (side * 0.5, 6.7, 0.3), (-side * 0.3, 7.2, 0.3), (-side * 1.0, 8.6, 0.18), (-side * 1.3, 9.6, 0.2)]
        parts.append(rod(way, 0.15, silk))
        parts.append(ball(0.27, gold, (-side * 1.3, 9.7, 0.27)))
        for i in range(11):
            spread = 0.52 * (i / 5 - 1)
            end = (-side * 1.45 + spread, 11.5 - 0.3 * spread**2, 0.1)
            parts.append(rod([(-side * 1.3, 9.8, 0.27), (-side * 1.35 + spread * 0.6, 10.4, 0.26), end], 0.08, silk))
    return parts


def stud(x, y, materials):
    gold, _, green, pearl = materials
    ring = [(x + 1.5 * math.cos(a), y + 1.5 * math.sin(a), 0.2) for a in (2 * math.pi * i / 20 for i in range(20))]
    return [*medallion((x, y, 0), 0, materials, 0.8), beads(ring, 0.2, pearl)]


def choker_set_front():
    gold, foil, green, pearl = metal("body", 0.24), gloss(0.8, 0.06, coat=1.0, grain=None), gloss("accent", 0.06), matte(0.8, 0.25, 0.6)
    materials = (gold, foil, green, pearl)
    parts = [part for d in MEDALLIONS for part in medallion(along(d), d, materials, 1.06)]
    parts += rows_of_pearls(pearl, gold) + fringe(green, gold, pearl) + cord(cloth("accent", roughness=0.5, sheen=0.8), gold)
    for x, y in ((-1.3, 1.5), (1.5, -0.9)):
        parts += stud(x, y, materials)
    return lying(parts)


def lying(parts):
    """Seen from behind, where the light comes from above."""
    group({top_of(part) for part in parts}, (0, 0, 0), (0, 0, 180))
    stage.fit(parts, width=1.9, height=2.3, lie=True)
    stage.camera(parts, pitch=66, share=0.86, yaw=180)
    return []


def top_of(thing):
    return thing if thing.parent is None else top_of(thing.parent)


def coin(at, turn, gold, size):
    """Struck with a lotus above two lines of letters, in a ring of beads and a raised rim; its field is darker than what stands out."""
    worn = metal("accent", 0.42)
    parts = [
        lathe([(0, 0), (1, 0), (1.04, 0.1), (1, 0.2), (0.94, 0.21), (0.88, 0.1)], gold, bevel=0.03, segments=64),
        lathe([(0, 0.1), (0.9, 0.1)], worn, bevel=0, segments=64),
    ]
    ring = [2 * math.pi * i / 32 for i in range(32)]
    parts.append(beads([(0.77 * math.cos(a), 0.77 * math.sin(a), 0.11) for a in ring], 0.045, gold))
    for lean in (-80, -40, 0, 40, 80):
        a = math.radians(lean)
        petal = ball(0.3, gold, (0.28 * math.sin(a), 0.3 * math.cos(a) - 0.06, 0.11), (0.42, 1.0, 0.34))
        petal.rotation_euler = (0, 0, -a)
        parts.append(petal)
    parts.append(rod([(-0.42, -0.16, 0.12), (0, -0.22, 0.12), (0.42, -0.16, 0.12)], 0.055, gold))
    letters = [(0.13 * k, y + 0.02 * (k % 2), 0.11) for y, many in ((-0.38, 3), (-0.55, 2)) for k in range(-many, many + 1)]
    parts.append(beads(letters, 0.05, gold))
    parts.append(torus(0.2, 0.06, gold, (0, 1.16, 0.1), (0, math.pi / 2, 0)))
    group(parts, at, (0, -4, turn)).scale = (size, size, size)
    return parts


def strand(wide, tall, top, gold):
    """Links along an oval that is open at its top, which ends in two lines to the clasp."""
    ring = [(wide * math.sin(a), -tall * math.cos(a)) for a in numpy.linspace(-2.1, 2.1, 260)]
    x, y = ring[-1]
    up = [(x + (0.35 - x) * t**1.3, y + (top - y) * t) for t in numpy.linspace(0, 1, 60)[1:]]
    line = numpy.array([*[(-px, py) for px, py in reversed(up)], *ring, *up])
    along = numpy.concatenate([[0], numpy.cumsum(numpy.hypot(*numpy.diff(line, axis=0).T))])
    stops = numpy.arange(0, along[-1], 0.29)
    x, y = (numpy.interp(stops, along, line[:, k]) for k in (0, 1))
    return beads([(px, py, 0.2) for px, py in zip(x, y)], 0.17, gold)


def coin_necklace_front():
    gold = metal("body", 0.26)
    parts = [strand(5.9, 7.4, 8.6, gold), strand(4.3, 4.9, 8.0, gold)]
    for wide, tall, count, size in ((5.9, 7.4, 11, 1.06), (4.3, 4.9, 9, 0.84)):
        for a in numpy.linspace(-1.5, 1.5, count):
            out = 1.3 * size
            at = ((wide + out) * math.sin(a), -(tall + out) * math.cos(a), 0.05)
            parts += coin(at, math.degrees(a), gold, size)
    parts += [torus(0.42, 0.11, gold, (0, 8.7, 0.2)), ball(0.26, gold, (0, 8.1, 0.26), (1, 1.5, 1))]
    return lying(parts)


def hansli_front():
    """One rigid bar, thickest in front, its ends turned back; little bells hang below."""
    silver, dark = metal("body", 0.22), metal("accent", 0.4)
    angles = numpy.linspace(-2.72, 2.72, 90)
    thick = [0.3 + 0.62 * math.cos(a / 2) ** 2 for a in angles]
    parts = [rod([(WIDE * math.sin(a), -TALL * math.cos(a), 0.8) for a in angles], thick, silver)]
    for side in (-1, 1):
        x, y = side * WIDE * math.sin(2.72), -TALL * math.cos(2.72)
        parts.append(rod([(x, y, 0.8), (x - side * 0.9, y + 0.6, 0.9), (x - side * 0.6, y + 1.6, 0.9), (x + side * 0.7, y + 1.9, 0.8), (x + side * 1.5, y + 1.1, 0.7)], 0.26, silver))
        parts.append(ball(0.42, silver, (x + side * 1.5, y + 1.1, 0.7)))
    for a in (*numpy.linspace(-1.5, -0.5, 9), *numpy.linspace(0.5, 1.5, 9)):
        ring = torus(0.36 + 0.62 * math.cos(a / 2) ** 2, 0.07, dark, (WIDE * math.sin(a), -TALL * math.cos(a), 0.8), (math.pi / 2, 0, a + math.pi / 2))
        parts.append(ring)
    for a in numpy.linspace(-0.9, 0.9, 9):
        for out, size, material in ((1.16, 0.16, dark), (1.72, 0.44, silver)):
            parts.append(ball(size, material, ((WIDE + out) * math.sin(a), -(TALL + out) * math.cos(a), 0.46)))
    return lying(parts)


NEGATIVES = {
    "choker-set.front": choker_set_front,
    "coin-necklace.front": coin_necklace_front,
    "hansli.front": hansli_front,
}
