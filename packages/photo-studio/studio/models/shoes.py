"""Shoes, in pairs. A foot points along y, its toes ahead."""

import math

import bmesh
import bpy
import numpy

import stage
from models.ribbon import beads
from pigments import cloth, matte, metal
from shapes import add, group, soften
from textile import mirrored, spline

def sole(outline, thick, material, at=0.0, rise=lambda y: 0.0):
    """A slab of an outline; `rise(y)` bends it off the floor."""
    mesh = bpy.data.meshes.new("sole")
    build = bmesh.new()
    low = [build.verts.new((x, y, at + rise(y))) for x, y in outline]
    high = [build.verts.new((x, y, at + rise(y) + thick)) for x, y in outline]
    build.faces.new(low[::-1])
    build.faces.new(high)
    for i in range(len(low)):
        j = (i + 1) % len(low)
        build.faces.new((low[i], low[j], high[j], high[i]))
    bmesh.ops.triangulate(build, faces=[face for face in build.faces if len(face.verts) > 4])
    build.to_mesh(mesh)
    build.free()
    thing = add(mesh, material, "sole", smooth=False)
    soften(thing, thick * 0.3, 3)
    return thing


JUTTI = [(0, 6.15, "c"), (0.2, 5.8), (0.75, 4.9), (1.5, 3.7), (1.86, 2.4), (1.76, 1.0), (1.5, -0.8), (1.46, -2.6), (1.42, -4.2), (0.85, -5.1), (0, -5.35)]
THROAT = 0.9


def curl(y):
    """How far the pointed toe turns up."""
    return 0.27 * max(0.0, y - 3.9) ** 1.8


def mouth(x, y):
    """The edge of the opening that belongs to a point of the sole's edge."""
    if y > THROAT - 0.6:
        t = (y - THROAT + 0.6) / (6.15 - THROAT + 0.6)
        return x * (0.82 - 0.3 * t), THROAT - 0.6 + 0.75 * math.sin(t * math.pi / 2), 1.75 + 0.3 * t
    back = max(0.0, (-3.0 - y) / 2.35)
    return x * (0.9 - 0.02 * back), y * (1 - 0.015 * back), 1.75 - 0.12 * math.sin((y + 5) / 5.3 * math.pi) + 0.45 * back**1.5


def upper(x, y, s):
    """A point of the upper: `s` 0 at the sole, 1 at the opening."""
    qx, qy, qz = mouth(x, y)
    ahead = max(0.0, (y - THROAT) / (6.15 - THROAT))
    cx, cy = x * 1.06 + (qx - x) * 0.25, y + (qy - y) * (0.12 + 0.3 * ahead)
    cz = qz * (0.82 - 0.12 * ahead)
    one, two, three = (1 - s) ** 2, 2 * s * (1 - s), s * s
    px, py = one * x + two * cx + three * qx, one * y + two * cy + three * qy
    return px, py, 0.24 + two * cz + three * (qz - 0.24) + curl(py)


def jutti(at, turn, side):
    silk, dark = cloth("body", weave=60, roughness=0.6, sheen=0.6), matte("body", 0.6, factor=0.45)
    outline = spline(mirrored(JUTTI), 9)
    rows = 16
    grid = numpy.array([[upper(x, y, j / rows) for j in range(rows + 1)] for x, y in outline])
    count = len(outline)
    faces = [(i * (rows + 1) + j, (i + 1) % count * (rows + 1) + j, (i + 1) % count * (rows + 1) + j + 1, i * (rows + 1) + j + 1) for i in range(count) for j in range(rows)]
    mesh = bpy.data.meshes.new("upper")
    mesh.from_pydata(grid.reshape(-1, 3).tolist(), [], faces)
    skin = add(mesh, silk, "upper")
    thick = skin.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.13, 0
    bed = [(x * 0.94, y * 0.97) for x, y in outline if y < 4.2]
    parts = [
        sole(outline, 0.24, dark, 0.0, curl),
        sole(bed, 0.08, matte("accent", 0.6, grain=(30, 0.1)), 0.26),
        skin,
        *embroidery(outline, grid),
    ]
    root = group(parts, at, turn)
    root.scale = (side, 1, 1)
    return parts


def embroidery(outline, grid):
    """Gota beads around the opening, and a flower with sprigs on the vamp."""
    gold, pearl = metal("accent", 0.25), matte(0.86, 0.25, 0.6)
    edge = numpy.array([upper(x, y, 0.97) for x, y in outline])
    toe = lambda s: numpy.array([upper(x, y, s) for x, y in outline if y > THROAT])
    cloud = grid.reshape(-1, 3)[grid.reshape(-1, 3)[:, 1] > THROAT]

    def on(points, lift):
        out = []
        for x, y in points:
            near = numpy.argsort(numpy.hypot(cloud[:, 0] - x, cloud[:, 1] - y))[:4]
            out.append((x, y, float(cloud[near, 2].max()) + lift))
        return out

    petals = [(0.42 * math.cos(a) + 0.2 * math.cos(a) * math.cos(b) - 0.13 * math.sin(a) * math.sin(b), 2.5 + 0.42 * math.sin(a) + 0.2 * math.sin(a) * math.cos(b) + 0.13 * math.cos(a) * math.sin(b)) for a in (2 * math.pi * k / 6 for k in range(6)) for b in (2 * math.pi * m / 9 for m in range(9))]
    sprigs = [(side * (0.35 + 0.5 * math.sin(t * 2.4)), 3.1 + 1.7 * t) for side in (-1, 1) for t in (k / 12 for k in range(13))]
    dots = [(side * x, y) for side in (-1, 1) for x, y in ((1.05, 2.0), (1.3, 2.5), (1.1, 3.0), (1.3, 1.5), (0.95, 1.45))] + [(0, 3.5), (0, 3.95), (0, 4.4)]
    return [
        beads(spaced(edge, 0.21), 0.085, gold),
        *[beads(spaced(toe(s), 0.13), size, gold) for s, size in ((0.84, 0.065), (0.7, 0.06), (0.63, 0.06), (0.41, 0.06), (0.34, 0.06))],
        *[beads(spaced(toe(s), 0.3), 0.11, gold) for s in (0.77, 0.52, 0.2)],
        beads(on(petals, 0.06), 0.055, gold),
        beads(on(sprigs, 0.06), 0.06, gold),
        beads(on([(0, 2.5)] + dots, 0.06), [0.17] + [0.09] * len(dots), pearl),
    ]


def spaced(line, apart):
    """Places at even distances along a line."""
    along = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(line, axis=0), axis=1))])
    stops = numpy.arange(0, along[-1], apart)
    return numpy.stack([numpy.interp(stops, along, line[:, k]) for k in range(3)], 1)


def jutti_front():
    pair = jutti((-2.6, 0, 0), (0, 0, 170), 1) + jutti((2.5, 0.9, 0), (0, 0, 196), -1)
    return standing(pair, 42, 0.56)


def standing(things, pitch, share):
    stage.fit(things)
    stage.camera(things, pitch=pitch, share=share)
    return []


NEGATIVES = {
    "jutti.front": jutti_front,
}
