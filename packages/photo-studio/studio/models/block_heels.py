"""Sandals with a block heel: two braids over the foot, a closed heel and a strap around the ankle."""

import math

import bpy
import numpy

from models.ribbon import beads
from models.sandals import STRIDE, arched, bed, half_width, over, pair
from pigments import matte, metal
from shapes import add, rod, superellipse


def strip(line, out, wide, thick, material, closed=False):
    """A soft strap along a line, `wide` across and rounded at its edges; `out` is the way in which each place faces."""
    line, out = numpy.array(line, float), numpy.array(out, float)
    ahead = numpy.roll(line, -1, 0) - numpy.roll(line, 1, 0) if closed else numpy.gradient(line, axis=0)
    side = numpy.cross(ahead, out)
    side /= numpy.linalg.norm(side, axis=1, keepdims=True)
    up = numpy.cross(side, ahead)
    up /= numpy.linalg.norm(up, axis=1, keepdims=True)
    soft = lambda value: math.copysign(abs(value) ** 0.6, value)
    section = [(soft(math.cos(a)) * wide / 2, soft(math.sin(a)) * thick / 2) for a in numpy.linspace(0, 2 * math.pi, 16, endpoint=False)]
    verts = [tuple(place + a * across + b * above) for place, across, above in zip(line, side, up) for a, b in section]
    count, many = len(section), len(line)
    faces = [(i * count + k, i * count + (k + 1) % count, (i + 1) % many * count + (k + 1) % count, (i + 1) % many * count + k) for i in range(many if closed else many - 1) for k in range(count)]
    if not closed:
        faces += [tuple(range(count))[::-1], tuple(range((many - 1) * count, many * count))]
    mesh = bpy.data.meshes.new("strip")
    mesh.from_pydata(verts, [], faces)
    return add(mesh, material, "strip")


def braid(line, material, reach=0.36, pitch=2.3, wide=0.5, thick=0.18):
    """Three flat strands over and under each other along a line over the foot."""
    ahead = numpy.gradient(line, axis=0)
    ahead /= numpy.linalg.norm(ahead, axis=1, keepdims=True)
    out = numpy.cross(numpy.tile((0.0, 1.0, 0.0), (len(line), 1)), ahead)
    out *= (numpy.sign(out[len(out) // 2, 2]) or 1.0) / numpy.linalg.norm(out, axis=1, keepdims=True)
    side = numpy.cross(out, ahead)
    along = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(line, axis=0), axis=1))])
    strands = []
    for k in range(3):
        phase = 2 * math.pi * (along / pitch + k / 3)
        way = line + side * reach * numpy.sin(phase)[:, None] + out * 0.1 * (1 + numpy.sin(2 * phase))[:, None]
        strands.append(strip(way, out, wide, thick, material))
    return strands


def counter(rise, high, material):
    """The closed heel: it stands up from the footbed and is cut low towards the sides."""
    ys = [-5.38 + 3.2 * (1 - math.cos(math.pi / 2 * i / 24)) for i in range(25)]
    edge = numpy.array([(-half_width(y), y) for y in reversed(ys)] + [(half_width(y), y) for y in ys[1:]])
    turns = numpy.abs(numpy.linspace(-1, 1, len(edge)))
    tall = 0.3 + (high - 0.3) * numpy.cos(turns * math.pi / 2) ** 0.7
    rows = 12
    place = lambda i, s: (edge[i][0] * (1.0 + 0.07 * math.sin(math.pi * s) - 0.1 * s * s), edge[i][1] - 0.1 * math.sin(math.pi * s) + 0.3 * s * s, rise(edge[i][1]) + s * tall[i])
    verts = [place(i, j / rows) for i in range(len(edge)) for j in range(rows + 1)]
    faces = [(i * (rows + 1) + j, (i + 1) * (rows + 1) + j, (i + 1) * (rows + 1) + j + 1, i * (rows + 1) + j + 1) for i in range(len(edge) - 1) for j in range(rows)]
    mesh = bpy.data.meshes.new("counter")
    mesh.from_pydata(verts, [], faces)
    thing = add(mesh, material, "counter")
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = 0.14, 0
    return [thing, rod([place(i, 1.0) for i in range(len(edge))], 0.075, material, resolution=3)]


def ankle_strap(z, leather, steel):
    """A padded strap that runs through the heel; its end goes through a buckle on the outer side and has holes."""
    turns = numpy.linspace(0, 2 * math.pi, 96, endpoint=False)
    at = lambda a, off=0.0: ((1.36 + off) * math.sin(a), -3.3 - (1.62 + off) * math.cos(a), z - 0.14 * (1 - math.cos(a)))
    away = lambda a: (math.sin(a), -math.cos(a), 0.12)
    parts = [strip([at(a) for a in turns], [away(a) for a in turns], 0.52, 0.2, leather, closed=True)]
    tail = numpy.linspace(1.42, 2.7, 24)
    parts.append(strip([at(a, 0.17 + 0.05 * math.sin((a - 1.42) * 2.4)) for a in tail], [away(a) for a in tail], 0.44, 0.11, leather))
    parts.append(beads([at(a, 0.25) for a in (1.9, 2.16, 2.42)], 0.05, matte(0.04, 0.6)))
    corners = [(*at(a, 0.26)[:2], at(a)[2] + up) for a, up in ((1.28, -0.38), (1.28, 0.38), (1.62, 0.38), (1.62, -0.38))]
    frame = [rod([one, tuple((numpy.array(one) + other) / 2), other], 0.065, steel) for one, other in zip(corners, [*corners[1:], corners[0]])]
    pin = rod([at(1.28, 0.26), at(1.45, 0.3), at(1.66, 0.28)], 0.05, steel)
    loop = numpy.linspace(-0.33, 0.33, 9)
    keeper = strip([(*at(1.86, 0.3)[:2], at(1.86)[2] + up) for up in loop], [away(1.86)] * 9, 0.22, 0.08, leather)
    return [*parts, *frame, pin, keeper]


def block_heel():
    leather, lining = matte("body", 0.42, 0.5, grain=(30, 0.1)), matte("body", 0.6, 0.3, grain=(30, 0.1), factor=0.86)
    rise = arched(3.0)
    parts = [bed(rise, 0.18, matte("accent", 0.5), -0.2), bed(rise, 0.2, leather, -0.02), bed(rise, 0.16, lining, 0.12, 0.9)]
    stacked = superellipse(2.3, 2.2, 2.75, matte("accent", 0.4, 0.5), power=3, bevel=0.1, at=(0, -4.15, 0.1), rows=[(0.9, 0), (0.92, 1.4), (1.02, 2.72)])
    parts += [stacked, superellipse(2.06, 1.96, 0.14, matte(0.05, 0.7), power=3, bevel=0.03, at=(0, -4.15, 0))]
    for left, right, high in ((4.7, 1.9, 1.0), (1.9, 4.7, 1.3)):
        parts += braid(over(left, right, high, rise, 16), leather)
    z = rise(-5.0) + 2.3
    return [*parts, *counter(rise, 2.55, leather), *ankle_strap(z, leather, metal(0.8, 0.2))]


NEGATIVES = {"block-heel-sandals.front": lambda: pair(block_heel, STRIDE, 20, 0.72)}
