"""Sandals, in pairs. A foot points along y, its toes ahead; a unit is about two centimetres."""

import math

import bpy
import numpy

import stage
from models.necklaces import top_of
from models.ribbon import beads, ribbon, smooth_line
from models.shoes import sole, spaced
from pigments import matte, metal
from shapes import add, ball, box, group, rod, soften
from textile import mirrored, spline

FOOT = [(0, 5.9), (0.85, 5.6), (1.5, 4.7), (1.86, 3.3), (1.78, 1.9), (1.4, 0.2), (1.22, -1.6), (1.3, -3.2), (1.18, -4.5), (0.7, -5.2), (0, -5.4)]


def half_width(y):
    right = sorted((b, a) for a, b in spline(mirrored(FOOT), 12) if a >= 0)
    return float(numpy.interp(y, *zip(*right)))


def arched(high):
    """How high the foot is at `y`: flat below the toes and below the heel."""

    def rise(y):
        t = min(1.0, max(0.0, (2.4 - y) / 5.4))
        return high * t * t * (3 - 2 * t)

    return rise


def bed(rise, thick, material, lift=0.0, inset=1.0):
    """What the foot stands on, bent by its heel."""
    stations = [-5.4 + 11.3 * (1 - math.cos(math.pi * (i + 0.15) / 80.3)) / 2 for i in range(81)]
    verts = [(half_width(y) * inset * k / 4, y * (1 - (1 - inset) / 3), rise(y) + lift) for y in stations for k in range(-4, 5)]
    faces = [(i * 9 + k, i * 9 + k + 1, i * 9 + k + 10, i * 9 + k + 9) for i in range(80) for k in range(8)]
    mesh = bpy.data.meshes.new("bed")
    mesh.from_pydata(verts, [], faces)
    thing = add(mesh, material, "bed")
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = thick, 1.0
    return soften(thing, thick * 0.3, 3)


def over(left, right, high, rise, steps=10):
    """A line over the foot, from its left side at `left` along the foot to its right side at `right`."""
    points = []
    for i in range(-4, 5):
        a = math.pi / 2 * i / 4
        y = left + (right - left) * (i + 4) / 8
        points.append((half_width(y) * 1.03 * math.sin(a), y, rise(y) + high * math.cos(a) ** 0.8 - 0.04 * abs(math.sin(a))))
    return smooth_line(points, steps)


def around_ankle(rise, metal_of_buckle, leather):
    """A strap above the heel, held by two others, with its buckle on the outer side."""
    z = rise(-4) + 2.5
    loop = [(1.32 * math.sin(a), -2.9 - 1.75 * math.cos(a), z - 0.35 * math.cos(a)) for a in (2 * math.pi * i / 20 for i in range(20))]
    parts = [ribbon(loop, 0.36, 0.13, leather, across=(0, 0, 1), closed=True, steps=6)]
    for side in (-1, 1):
        way = [(side * 1.1, -3.5, rise(-3.5)), (side * 1.32, -3.6, rise(-4) + 1.1), (side * 1.22, -3.9, z - 0.25)]
        parts.append(ribbon(way, 0.5, 0.12, leather, across=(0, 1, 0.2)))
    frame = [box(0.1, 0.1, 0.62, metal_of_buckle, bevel=0.04, at=(0, y, -0.31)) for y in (-0.27, 0.27)]
    frame += [box(0.1, 0.64, 0.1, metal_of_buckle, bevel=0.04, at=(0, 0, h)) for h in (-0.31, 0.23)]
    for side in (-1, 1):
        own = frame if side == 1 else [part.copy() for part in frame]
        for part in own if side == -1 else []:
            bpy.context.collection.objects.link(part)
        group(own, (side * 1.42, -2.7, z), (0, 0, side * -4))
        parts += own
    return parts


def braid(line, wide, deep, thick, material):
    """Three strands over and under each other along a line."""
    ahead = numpy.gradient(line, axis=0)
    ahead /= numpy.linalg.norm(ahead, axis=1, keepdims=True)
    sideways = numpy.tile((0.0, 1.0, 0.0), (len(line), 1))
    out = numpy.cross(sideways, ahead)
    sign = numpy.sign(out[len(out) // 2, 2]) or 1.0
    turn = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(line, axis=0), axis=1))]) * 2.6
    strands = []
    for k in range(3):
        phase = turn + 2 * math.pi * k / 3
        way = line + sideways * wide * numpy.sin(phase)[:, None] + out * sign * (deep * numpy.sin(2 * phase) + deep)[:, None]
        strands.append(rod([tuple(place) for place in way], thick, material))
    return strands


def stiletto():
    gold, steel = metal("body", 0.3), metal(0.8, 0.2)
    rise = arched(4.3)
    parts = [bed(rise, 0.16, matte("body", 0.5, 0.4, factor=0.9)), bed(rise, 0.14, matte("accent", 0.5, factor=0.5), -0.16)]
    heel = [(0, -3.9, 4.2), (0, -4.25, 3.4), (0, -4.35, 2.2), (0, -4.35, 1.0), (0, -4.35, 0.12)]
    parts += [rod(heel, [1.0, 0.62, 0.34, 0.24, 0.2], gold), rod([(0, -4.35, 0), (0, -4.35, 0.2)], 0.21, matte(0.05))]
    for left, right, high in ((4.9, 4.5, 0.8), (4.4, 3.9, 0.95), (3.7, 2.2, 1.25), (2.2, 3.7, 1.3), (2.0, 1.5, 1.6)):
        parts.append(rod([tuple(place) for place in over(left, right, high, rise, 4)], 0.12, gold))
    return parts + around_ankle(rise, steel, gold)


def pair(build, places, pitch, share):
    """Both feet, each at its place and turned by some degrees."""
    things = []
    for side, (at, turn) in zip((1, -1), places):
        own = build()
        group({top_of(part) for part in own}, at, (0, 0, turn)).scale = (side, 1, 1)
        things += own
    stage.fit(things)
    stage.camera(things, pitch=pitch, share=share)
    return []


# Seen from the side, the toes towards the camera; and from above.
STRIDE = (((0, 0, 0), 128), ((3.7, 4.2, 0), 114))
ABREAST = (((-2.5, 0, 0), 172), ((2.5, 0.4, 0), 190))


def kolhapuri():
    leather, gold = matte("body", 0.4, 0.5, grain=(26, 0.12)), metal("accent", 0.35)
    flat = arched(0)
    outline = spline(mirrored(FOOT), 9)
    edge = [(x * 0.9, y * 0.94) for x, y in outline]
    top = 0.44
    parts = [sole(outline, 0.2, matte("body", 0.5, factor=0.55)), sole(outline, 0.24, leather, 0.2)]
    parts.append(beads([(x, y, top + 0.02) for x, y, _ in spaced(numpy.array([(x, y, 0) for x, y in edge]), 0.19)], 0.045, gold))
    on = lambda y: flat(y) + top - 0.1
    band = over(0.9, 0.9, 1.5, on)
    parts.append(ribbon(band, 1.5, 0.15, leather, across=(0, 1, 0), steps=2))
    for out in (-0.6, 0.6):
        parts.append(beads([(1.04 * x, y + out, z + 0.1) for x, y, z in spaced(band, 0.17)], 0.05, gold))
    parts += braid(band, 0.26, 0.05, 0.1, gold)
    stem = smooth_line([(-0.1, 1.3, on(1) + 1.58), (-0.3, 2.5, on(2) + 1.3), (-0.5, 3.6, on(3) + 0.86), (-0.55, 4.2, on(4) + 0.5)], 10)
    parts.append(ribbon(stem, 0.6, 0.14, leather, across=(1, 0, 0), steps=2))
    ring = [(-0.72 + 0.6 * math.sin(a), 4.3, top + 0.62 * math.cos(a)) for a in numpy.linspace(-1.55, 1.55, 9)]
    parts.append(ribbon(ring, 0.55, 0.14, leather, across=(0, 1, 0), steps=6))
    parts += [ball(0.3, gold, (-0.52, 3.55, on(3) + 1.05), (1, 1, 0.5)), beads([(-0.52 + 0.36 * math.cos(a), 3.55 + 0.36 * math.sin(a), on(3) + 0.98) for a in (2 * math.pi * i / 10 for i in range(10))], 0.09, gold)]
    return parts


def slide():
    suede, cork = matte("body", 0.8, 0.15, grain=(60, 0.3), sheen=0.4), matte("accent", 0.85, 0.1, grain=(14, 0.6))
    outline = spline(mirrored(FOOT), 9)
    parts = [sole(outline, 0.2, matte(0.08, 0.6)), sole(outline, 0.75, cork, 0.2)]
    parts.append(sole([(x * 0.95, y * 0.97) for x, y in outline], 0.1, matte("accent", 0.9, 0.1, grain=(70, 0.2), factor=1.15), 0.93))
    on = lambda y: 0.8
    for y, wide in ((3.45, 1.75), (1.2, 1.75)):
        band = over(y, y, 1.45, on)
        parts.append(ribbon(band, wide, 0.2, suede, across=(0, 1, 0), steps=2))
        for out in (-wide / 2 + 0.16, wide / 2 - 0.16):
            parts.append(beads([(1.03 * x, b + out, z + 0.11) for x, b, z in spaced(band, 0.2)], 0.04, matte("body", 0.7, factor=1.25)))
        x, _, z = band[len(band) * 68 // 100]
        frame = [box(0.1, 1.05, 0.12, metal(0.78, 0.2), bevel=0.04, at=(s, 0, 0)) for s in (-0.36, 0.36)]
        frame += [box(0.8, 0.1, 0.12, metal(0.78, 0.2), bevel=0.04, at=(0, s, 0)) for s in (-0.5, 0.5)]
        frame.append(rod([(-0.36, 0, 0.1), (0.4, 0, 0.14)], 0.05, metal(0.78, 0.2)))
        group(frame, (x, y, z + 0.08), (0, 34, 0))
        parts += frame
    return parts


NEGATIVES = {
    "kolhapuri-flats.front": lambda: pair(kolhapuri, ABREAST, 46, 0.66),
    "slide-sandals.front": lambda: pair(slide, ABREAST, 42, 0.62),
    "stilettos.front": lambda: pair(stiletto, STRIDE, 20, 0.72),
}
