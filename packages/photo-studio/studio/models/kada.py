"""A bangle that opens between the heads of two elephants."""

import math

import bpy
import numpy

import stage
from models.ribbon import beads
from pigments import gloss, metal
from shapes import add, ball, group, rod

RADIUS, GAP = 3.1, 0.2


def band(profile, material, gap):
    """A ring of a section of (radius, height) places, open in front by `gap` to both sides."""
    turns = numpy.linspace(-math.pi / 2 + gap, 1.5 * math.pi - gap, 160)
    verts = [(r * math.cos(a), r * math.sin(a), z) for a in turns for r, z in profile]
    count = len(profile)
    faces = [(i * count + k, (i + 1) * count + k, (i + 1) * count + (k + 1) % count, i * count + (k + 1) % count) for i in range(159) for k in range(count)]
    faces += [tuple(range(count))[::-1], tuple(range(159 * count, 160 * count))]
    mesh = bpy.data.meshes.new("band")
    mesh.from_pydata(verts, [], faces)
    return add(mesh, material, "band")


def oval(wide, high, out=0.0, z=0.0):
    return [(RADIUS + out + wide * math.cos(a), z + high * math.sin(a)) for a in numpy.linspace(0, 2 * math.pi, 24, endpoint=False)]


def elephant(side, gold, worn, enamel):
    """A head that looks along x to the middle, its trunk rolled up."""
    parts = [
        ball(0.62, gold, (0, 0, 0.1), (1.0, 0.78, 1.0)),
        *[ball(0.3, gold, (0.12, y, 0.5), (1, 0.9, 0.8)) for y in (-0.2, 0.2)],
        rod([(0.42, 0, 0.12), (0.86, 0, -0.02), (1.0, 0, -0.4), (0.78, 0, -0.62), (0.6, 0, -0.46), (0.68, 0, -0.34)], [0.33, 0.26, 0.2, 0.16, 0.12, 0.09], gold),
        beads([(0.52, 0, 0.56), (0.36, 0, 0.72), (0.16, 0, 0.82)], 0.08, enamel),
    ]
    for y in (-1, 1):
        ear = ball(0.46, gold, (-0.26, y * 0.5, 0.06), (0.62, 0.16, 1.0))
        inner = ball(0.32, enamel, (-0.24, y * 0.55, 0.04), (0.6, 0.14, 1.0))
        ear.rotation_euler = inner.rotation_euler = (0, 0.2, y * 0.3)
        parts += [ear, inner, ball(0.075, worn, (0.4, y * 0.38, 0.22)), rod([(0.48, y * 0.26, -0.16), (0.84, y * 0.36, -0.3), (1.02, y * 0.34, -0.12)], [0.1, 0.08, 0.03], gold)]
    group(parts, (side * 0.98, -RADIUS + 0.02, 0), (0, 0, 180 if side > 0 else 0))
    parts[0].parent.rotation_euler.z += side * 0.3
    return parts


def kada_front():
    gold, worn, enamel = metal("body", 0.3), metal("body", 0.45, factor=0.4), gloss("accent", 0.1)
    parts = [band(oval(0.2, 0.6), gold, GAP), band(oval(0.05, 0.22, 0.19), enamel, GAP + 0.16)]
    for z in (-0.42, 0.42):
        parts.append(band(oval(0.05, 0.1, 0.165, z), enamel, GAP + 0.16))
    turns = numpy.arange(-math.pi / 2 + 0.52, 1.5 * math.pi - 0.5, 0.062)
    for z in (-0.6, -0.27, 0.27, 0.6):
        parts.append(beads([((RADIUS + 0.2 - 0.5 * (abs(z) > 0.5) * 0.36) * math.cos(a), (RADIUS + 0.2 - 0.5 * (abs(z) > 0.5) * 0.36) * math.sin(a), z) for a in turns], 0.075, gold))
    for a in numpy.arange(-math.pi / 2 + 0.62, 1.5 * math.pi - 0.56, 0.2):
        leaf = ball(0.2, gold, ((RADIUS + 0.23) * math.cos(a), (RADIUS + 0.23) * math.sin(a), 0), (0.3, 1.25, 0.62))
        leaf.rotation_euler = (0.5, 0, a)
        parts += [leaf, ball(0.07, enamel, ((RADIUS + 0.3) * math.cos(a + 0.1), (RADIUS + 0.3) * math.sin(a + 0.1), 0))]
    parts += [part for side in (-1, 1) for part in elephant(side, gold, worn, enamel)]
    parts.append(ball(0.14, gold, (1.35, -RADIUS - 0.1, 0.74)))
    group([part for part in parts if part.parent is None] + [part.parent for part in parts if part.parent is not None], (0, 0, 0), (0, 0, 14))
    stage.fit(parts)
    stage.camera(parts, pitch=24, share=0.66)
    return []


NEGATIVES = {"kada.front": kada_front}
