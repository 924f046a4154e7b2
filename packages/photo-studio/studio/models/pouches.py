"""Bags that a cord closes."""

import math

import bpy
import numpy

import stage
from models.ribbon import beads, discs, smooth_line
from models.shoes import spaced
from pigments import cloth, metal
from shapes import add, ball, rod, torus

NECK, TOP = 9.1, 11.6
# The half widths of a full bag by height.
SIDE = [(0.0, 0.0), (0.0, 3.2), (0.25, 4.6), (0.9, 5.5), (2.0, 6.0), (3.6, 6.05), (5.4, 5.4), (7.2, 3.9), (8.4, 2.3), (NECK, 1.45), (9.7, 1.9), (10.6, 2.9), (TOP, 3.5)]
PLEATS = 22


def radius_at(t):
    """The height and half width at a share of the way from the middle of the foot to the hem."""
    line = numpy.array([(r, z) for z, r in SIDE])
    along = numpy.concatenate([[0], numpy.cumsum(numpy.hypot(*numpy.diff(line, axis=0).T))])
    return numpy.interp(t * along[-1], along, line[:, 0]), numpy.interp(t * along[-1], along, line[:, 1])


def place_on(a, t, out=0.0):
    """A place on the gathered cloth: pleats are deepest at the neck."""
    r, z = radius_at(t)
    gather = numpy.exp(-(((z - NECK) / 2.3) ** 2)) * (0.16 + 0.05 * (z > NECK))
    fold = 1 + gather * numpy.sin(PLEATS * a + 0.5 * numpy.sin(3 * a)) + 0.012 * numpy.sin(7 * a + z)
    drop = 0.22 * (z > NECK + 1.2) * numpy.sin(PLEATS * a)
    return numpy.stack([(r * fold + out) * numpy.cos(a), 0.74 * (r * fold + out) * numpy.sin(a), z + drop], -1)


def bag(material):
    around, up = 660, 130
    a, t = numpy.meshgrid(numpy.linspace(0, 2 * math.pi, around, endpoint=False), numpy.linspace(0.0, 1, up), indexing="ij")
    points = place_on(a, t)
    # The foot sinks to the floor.
    faces = [(i * up + k, (i + 1) % around * up + k, (i + 1) % around * up + k + 1, i * up + k + 1) for i in range(around) for k in range(up - 1)]
    mesh = bpy.data.meshes.new("bag")
    mesh.from_pydata(points.reshape(-1, 3).tolist(), [], faces)
    thing = add(mesh, material, "bag")
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = 0.1, -1
    return thing


def on_bag(x, z):
    """The place in front with that x and height, a little above the cloth."""
    ts = numpy.linspace(0.25, 0.75, 500)
    t = ts[numpy.argmin(abs(radius_at(ts)[1] - z))]
    r = radius_at(t)[0]
    a = -math.pi / 2 + math.asin(max(-1.0, min(1.0, x / r)))
    return tuple(place_on(numpy.array(a), numpy.array(t), 0.05))


def zardozi(gold):
    """A flower in the middle, two sprigs, scattered sequins and a border, of wire and beads."""
    dots, plates = [], []
    cx, cz = 0.0, 4.2
    for i in range(8):
        a = 2 * math.pi * i / 8
        for b in numpy.linspace(0, 2 * math.pi, 15, endpoint=False):
            along, aside = 0.95 + 0.5 * math.cos(b), 0.3 * math.sin(b)
            dots.append((cx + along * math.cos(a) - aside * math.sin(a), cz + along * math.sin(a) + aside * math.cos(a)))
        dots += [(cx + d * math.cos(a), cz + d * math.sin(a)) for d in (0.75, 0.95, 1.15)]
        plates.append((cx + 1.75 * math.cos(a + 0.4), cz + 1.75 * math.sin(a + 0.4)))
    dots += [(cx + 0.36 * math.cos(a), cz + 0.36 * math.sin(a)) for a in numpy.linspace(0, 2 * math.pi, 14, endpoint=False)]
    for side in (-1, 1):
        stem = [(side * (2.0 + 1.9 * t), 3.6 + 1.5 * math.sin(2.6 * t)) for t in numpy.linspace(0, 1, 22)]
        dots += stem
        for k in (4, 9, 14, 19):
            x, z = stem[k]
            for up in (-1, 1):
                dots += [(x + side * 0.25 * math.cos(b) + side * 0.1, z + up * 0.42 + 0.22 * math.sin(b)) for b in numpy.linspace(0, 2 * math.pi, 9, endpoint=False)]
                plates.append((x + side * 0.1, z + up * 0.42))
        plates += [(side * x, z) for x, z in ((1.2, 6.2), (2.6, 6.1), (3.6, 2.0), (1.6, 2.0), (4.6, 2.6), (0.4, 6.9))]
    edge = [(5.4 * math.sin(b), 0.95 + 0.28 * abs(math.sin(9 * b))) for b in numpy.linspace(-1.45, 1.45, 110)]
    border = [(5.4 * math.sin(b), 1.42) for b in numpy.linspace(-1.45, 1.45, 90)]
    things = [beads([on_bag(x, z) for x, z in dots + edge + border], 0.085, gold), beads([on_bag(cx, cz)], 0.26, gold)]
    faced = [on_bag(x, z) for x, z in plates]
    return [*things, discs([(x, y - 0.04, z) for x, y, z in faced], [(x * 0.16, -1, 0.1) for x, _, _ in faced], 0.17, gold)]


def tassel(at, gold):
    x, y, z = at
    threads = [rod([(x, y, z - 0.3), (x + 0.24 * math.cos(a), y + 0.24 * math.sin(a), z - 1.0), (x + 0.34 * math.cos(a), y + 0.34 * math.sin(a), z - 2.2)], 0.055, gold) for a in numpy.linspace(0, 2 * math.pi, 14, endpoint=False)]
    return [ball(0.36, gold, at, (1, 1, 0.9)), torus(0.24, 0.07, gold, (x, y, z - 0.36)), *threads]


def potli_front():
    velvet, gold = cloth("body", weave=None, roughness=0.95, sheen=1.0), metal("accent", 0.28)
    parts = [bag(velvet), *zardozi(gold)]
    ring = [(1.6 * math.cos(a), 1.2 * math.sin(a)) for a in numpy.linspace(0, 2 * math.pi, 60, endpoint=False)]
    parts += [rod([(x, y, NECK + dz) for x, y in ring], 0.13, gold, closed=True) for dz in (-0.12, 0.12)]
    for x, low, out in ((0.5, 6.2, -3.6), (1.15, 5.5, -4.2)):
        parts.append(rod([(0.3, -1.35, NECK), (x * 0.7, -2.0, NECK - 0.7), (x, out + 0.5, low + 0.9), (x, out, low)], 0.09, gold))
        parts += tassel((x, out, low - 0.1), gold)
    handle = smooth_line([(-1.75, 0, NECK + 0.1), (-3.6, -0.1, 11.6), (-3.5, -0.1, 14.2), (-1.8, 0, 16.2), (0, 0, 16.8), (1.8, 0, 16.2), (3.5, 0.1, 14.2), (3.6, 0.1, 11.6), (1.75, 0, NECK + 0.1)], 14)
    places = [tuple(place) for place in spaced(handle, 0.36)]
    parts += [beads(places[::2], 0.22, gold), beads(places[1::2], 0.16, gold)]
    stage.fit(parts)
    stage.camera(parts, pitch=10, share=0.7, yaw=-6)
    return []


NEGATIVES = {"potli.front": potli_front}
