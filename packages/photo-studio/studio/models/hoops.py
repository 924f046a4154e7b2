"""Hoops for ears, and bangles."""

import math

import bpy
import numpy

import stage
from models.finger_rings import around, trio
from models.ribbon import beads, discs
from pigments import gloss, metal
from shapes import add, ball, group, rod, torus


def beaten(major, wide, high, dents, depth, material, start=0.0, span=2 * math.pi):
    """A ring beaten with a hammer: shallow round dents all over, in an oval section of half sizes `wide` and `high`."""
    chance = numpy.random.default_rng(5)
    long, short = 900, 48
    u, v = numpy.meshgrid(numpy.linspace(0, span, long, endpoint=span < 6.28), numpy.linspace(0, 2 * math.pi, short, endpoint=False), indexing="ij")
    cover = 2 * math.pi * (wide + high) / 2
    at_u, at_v = chance.uniform(0, span, dents), chance.uniform(0, 2 * math.pi, dents)
    reach = 1.45 * math.sqrt(span * major * cover / dents / math.pi)
    dent = numpy.zeros_like(u)
    for one, other in zip(at_u, at_v):
        du = (u - one + math.pi) % (2 * math.pi) - math.pi
        dv = (v - other + math.pi) % (2 * math.pi) - math.pi
        away = numpy.hypot(du * major, dv * cover / 2 / math.pi) / reach
        dent = numpy.maximum(dent, 1 - away**2)
    out = 1 - depth * dent
    r = major + wide * out * numpy.cos(v)
    points = numpy.stack([r * numpy.cos(u + start), r * numpy.sin(u + start), high * out * numpy.sin(v)], -1).reshape(-1, 3)
    rows = range(long if span > 6.28 else long - 1)
    faces = [(i * short + k, (i + 1) % long * short + k, (i + 1) % long * short + (k + 1) % short, i * short + (k + 1) % short) for i in rows for k in range(short)]
    if span < 6.28:
        faces += [tuple(range(short)), tuple(range((long - 1) * short, long * short))[::-1]]
    mesh = bpy.data.meshes.new("beaten")
    mesh.from_pydata(points.tolist(), [], faces)
    return add(mesh, material, "beaten")


def hoop(ring, material, at, turn, size=2.4):
    """An open ring on its edge, closed by a post at its top; `ring` reaches from the hinge around to the click."""
    hinge, click = (size * math.cos(1.2), size * math.sin(1.2), 0), (size * math.cos(1.94), size * math.sin(1.94), 0)
    parts = [ring, rod([hinge, (0, size + 0.16, 0), click], 0.05, material), ball(0.17, material, hinge), ball(0.19, material, click)]
    group(parts, (0, 0, size + 0.3), (90, 0, 0))
    group([parts[0].parent], at, (0, 0, turn))
    return parts


def pair(build, material):
    parts = hoop(build(), material, (-1.75, 0.5, 0), 38) + hoop(build(), material, (1.75, -0.5, 0), 30)
    stage.fit(parts)
    stage.camera(parts, pitch=13, share=0.68)
    return []


# Where the tube ends, on both sides of the post.
OPEN = numpy.linspace(1.94, 2 * math.pi + 1.2, 90)


def hoops_front():
    gold = metal("body", 0.14)
    return pair(lambda: rod([(2.4 * math.cos(a), 2.4 * math.sin(a), 0) for a in OPEN], 0.27, gold), gold)


def hammered_hoops_front():
    silver = metal("body", 0.16)
    return pair(lambda: beaten(2.4, 0.2, 0.42, 110, 0.3, silver, OPEN[0], OPEN[-1] - OPEN[0]), silver)


def twisted(major, material):
    """Two wires around each other, as a rope."""
    turns = numpy.linspace(0, 2 * math.pi, 480, endpoint=False)
    return [
        rod([((major + 0.1 * math.cos(34 * a + start)) * math.cos(a), (major + 0.1 * math.cos(34 * a + start)) * math.sin(a), 0.1 * math.sin(34 * a + start)) for a in turns], 0.11, material, closed=True, resolution=2)
        for start in (0, math.pi)
    ]


def beaten_bangles_front():
    silver = metal("body", 0.16)
    parts = trio([torus(3.0, 0.17, silver)], [beaten(3.0, 0.13, 0.26, 150, 0.3, silver)], twisted(3.0, silver), 2.25)
    stage.fit(parts)
    stage.camera(parts, pitch=38, share=0.74)
    return []


def stacked(heights, build):
    """Bangles on top of each other, none exactly above the one below."""
    chance = numpy.random.default_rng(11)
    parts, z = [], 0.0
    for i, high in enumerate(heights):
        own = build(i, high)
        group(own, (chance.uniform(-0.07, 0.07), chance.uniform(-0.07, 0.07), z + high / 2), (0, 0, chance.uniform(0, 360)))
        parts += own
        z += high
    stage.fit(parts)
    stage.camera(parts, pitch=24, share=0.72)
    return []


def glass_bangles_front():
    """Twelve of them, with dots of gold around."""
    glass, gold = gloss("body", 0.04, coat=1.0, grain=None), metal("accent", 0.25)
    dots = [(3.15 * math.cos(a), 3.15 * math.sin(a), z) for k, z in enumerate((-0.05, 0.05)) for a in (2 * math.pi * (i + k / 2) / 72 for i in range(72))]
    return stacked([0.32] * 12, lambda i, high: [torus(3.0, 0.158, glass), beads(dots, 0.026, gold)])


def lac_bangles_front():
    """Two broad kadas with mirrors, and between them six slim bangles set with gold."""
    lac, gold, mirror = gloss("body", 0.12, coat=0.8), metal("accent", 0.22), metal(0.92, 0.04)

    def bangle(i, high):
        if i not in (0, 7):
            return [torus(3.0, high / 2, lac), beads(around(76, 3.0 + high / 2), 0.06, gold)]
        ring = torus(3.0, high / 2, lac)
        spots = around(22, 3.0 + high / 2)
        rims = [torus(0.27, 0.055, gold, (1.002 * x, 1.002 * y, 0), (0, math.pi / 2, math.atan2(y, x))) for x, y, _ in spots]
        edges = [(3.31 * math.cos(a), 3.31 * math.sin(a), z) for z in (-0.36, 0.36) for a in (2 * math.pi * k / 90 for k in range(90))]
        return [ring, *rims, discs([(1.006 * x, 1.006 * y, 0) for x, y, _ in spots], [(x, y, 0) for x, y, _ in spots], 0.26, mirror, cupped=-0.08, corners=20), beads(edges, 0.06, gold)]

    return stacked([0.98] + [0.34] * 6 + [0.98], bangle)


NEGATIVES = {
    "beaten-bangles.front": beaten_bangles_front,
    "glass-bangles.front": glass_bangles_front,
    "hammered-hoops.front": hammered_hoops_front,
    "hoops.front": hoops_front,
    "lac-bangles.front": lac_bangles_front,
}
