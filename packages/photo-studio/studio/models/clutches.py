"""Clutches, and a bag that is plaited from reed."""

import math

import bpy
import numpy

import labels
import stage
from models.ribbon import beads, smooth_line
from models.shoes import spaced
from pigments import cloth, matte, metal
from shapes import add, ball, box, group, rod, superellipse, torus


def shown(things, places=(), **camera):
    group([thing for thing in things if thing.parent is None])
    stage.fit(things)
    stage.camera(things, **camera)
    return list(places)


def plate(outline, thick, material, y):
    """An upright board of an outline in x and z, whose front is at `y`."""
    count = len(outline)
    verts = [(x, y + depth, z) for depth in (0, thick) for x, z in outline]
    faces = [tuple(range(count)), tuple(range(count, 2 * count))[::-1]]
    faces += [(i, count + i, count + (i + 1) % count, (i + 1) % count) for i in range(count)]
    mesh = bpy.data.meshes.new("plate")
    mesh.from_pydata(verts, [], faces)
    return add(mesh, material, "plate", smooth=False)


WIDE, TALL = 5.4, 6.4


def envelope_front():
    """Beads in rows all over, and a flap that comes to a point below a clasp."""
    silver, edge, ground = metal("body", 0.24), metal("accent", 0.24), matte("body", 0.6, factor=0.5)
    step = 0.27
    rows = [(k, 0.26 + step * 0.87 * k) for k in range(int((TALL - 0.4) / step / 0.87) + 1)]
    grid = [(-WIDE + 0.2 + step * (i + (k % 2) / 2), z) for k, z in rows for i in range(int((2 * WIDE - 0.3) / step))]
    lowest = lambda x: 2.35 + 3.6 * abs(x) / WIDE
    cover = [(x, z) for x, z in grid if z > lowest(x)]
    below = [(x, z) for x, z in grid if z < lowest(x) + 0.2]
    body = superellipse(2 * WIDE, 1.3, TALL, ground, power=9, bevel=0.3)
    flap = plate([(-WIDE + 0.05, TALL), (-WIDE + 0.05, 5.95), (0, 2.3), (WIDE - 0.05, 5.95), (WIDE - 0.05, TALL)], 0.25, ground, -0.86)
    hem = [(x, -0.92, lowest(x)) for x in numpy.arange(-WIDE + 0.1, WIDE, 0.2)]
    parts = [
        body,
        flap,
        beads([(x, -0.68, z) for x, z in below], 0.135, silver),
        beads([(x, -0.9, z) for x, z in cover], 0.135, silver),
        beads([(x, y, TALL + 0.03) for x, _ in grid[:: len(rows)] for y in (-0.7,)], 0.12, silver),
        beads(hem, 0.15, edge),
        ball(0.46, metal(0.85, 0.12), (0, -1.1, 2.75)),
        torus(0.46, 0.1, edge, (0, -1.0, 2.75), (math.pi / 2, 0, 0)),
    ]
    return shown(parts, pitch=9, share=0.6, yaw=-13)


def box_clutch_front():
    """Brocade on a hard frame, which two beads close."""
    gold, brocade = metal("body", 0.22), cloth("body", weave=90, roughness=0.5, sheen=0.6)
    panel = superellipse(10.4, 2.3, 5.8, brocade, power=7, bevel=0.5, rows=[(0.985, 0), (1, 0.6), (1, 5.2), (0.985, 5.8)])
    parts = [panel]
    for x in (-5.16, 5.16):
        parts.append(rod([(x, 0, 0.2), (x, 0, 5.7)], 0.16, gold))
    corners = [(-5.0, -0.0, 5.86), (5.0, 0.0, 5.86)]
    parts += [rod(corners, 0.2, gold), rod([(x, y, 0.1) for x, y, _ in corners], 0.18, gold)]
    parts += [ball(0.5, gold, (-0.36, -0.12, 6.42)), ball(0.5, gold, (0.36, 0.12, 6.42)), rod([(-0.9, 0, 6.02), (0.9, 0, 6.02)], 0.16, gold)]
    chain = smooth_line([(5.2, -0.2, 5.5), (5.75, -0.5, 3.4), (6.0, -0.9, 1.3), (5.9, -1.6, 0.16), (4.4, -2.6, 0.14), (1.6, -2.9, 0.14), (-0.4, -2.6, 0.14), (-1.0, -3.3, 0.14), (0.6, -3.9, 0.14), (3.6, -3.7, 0.14), (5.2, -3.0, 0.14)])
    parts.append(beads([tuple(place) for place in spaced(chain, 0.24)], 0.14, gold))
    place = labels.on_plane(panel, 9.4, 0.35, 5.45, -1.15)
    place["what"], place["width"] = "print", 20.0
    return shown(parts, [place], pitch=9, share=0.6, yaw=-13)


def plait(width, depth, height, material, cell=0.62):
    """Reed over and under reed around a bag: pairs lie across and upright by turns."""
    at = lambda a, r: (math.copysign(abs(math.cos(a)) ** 0.5, math.cos(a)) * r * width / 2, math.copysign(abs(math.sin(a)) ** 0.5, math.sin(a)) * r * depth / 2)
    fine = numpy.array([at(a, 1.0) for a in numpy.linspace(0, 2 * math.pi, 2000)])
    along = numpy.concatenate([[0], numpy.cumsum(numpy.hypot(*numpy.diff(fine, axis=0).T))])
    around, rows = int(along[-1] / cell) // 2 * 2, int(height / cell)
    long, tall = around * 16, rows * 16
    u, v = numpy.meshgrid(numpy.arange(long) / 16, numpy.arange(tall + 1) / 16, indexing="ij")
    column, row = numpy.floor(u), numpy.minimum(numpy.floor(v), rows - 1)
    du, dv = u - column, v - row
    is_across = (column + row) % 2 == 0
    # Two reeds to a cell: each is round across, and dips where it goes below its neighbours.
    over = lambda t, length: numpy.sqrt(numpy.abs(numpy.sin(2 * math.pi * t))) * (0.35 + 0.65 * numpy.sin(math.pi * numpy.clip(length, 0, 1)) ** 0.6)
    out = 0.2 * numpy.where(is_across, over(dv, du), over(du, dv))
    place = (u / around) * along[-1]
    x, y = (numpy.interp(place, along, fine[:, k]) for k in (0, 1))
    away = numpy.stack([x / (width / 2) ** 2, y / (depth / 2) ** 2], -1)
    away /= numpy.linalg.norm(away, axis=-1, keepdims=True)
    slope = 0.9 + 0.1 * (v / rows) ** 0.7
    points = numpy.stack([x * slope + away[..., 0] * out, y * slope + away[..., 1] * out, v * cell], -1).reshape(-1, 3)
    faces = [(i * (tall + 1) + k, (i + 1) % long * (tall + 1) + k, (i + 1) % long * (tall + 1) + k + 1, i * (tall + 1) + k + 1) for i in range(long) for k in range(tall)]
    mesh = bpy.data.meshes.new("plait")
    mesh.from_pydata(points.tolist(), [], faces)
    return add(mesh, material, "plait")


def reed_tote_front():
    reed, leather = matte("body", 0.55, 0.35, grain=(20, 0.15)), matte("accent", 0.42, 0.5, grain=(30, 0.12))
    parts = [plait(12.0, 4.6, 9.3, reed), superellipse(10.6, 3.9, 8.4, matte("body", 0.9, factor=0.3), power=4, bevel=0.3, at=(0, 0, 0.1))]
    edge = [(math.copysign(abs(math.cos(a)) ** 0.5, math.cos(a)) * 6.05, math.copysign(abs(math.sin(a)) ** 0.5, math.sin(a)) * 2.35, 9.3) for a in (2 * math.pi * (i + 0.5) / 60 for i in range(60))]
    parts.append(rod(edge, 0.26, leather, closed=True))
    for y in (-2.3, 2.3):
        parts.append(rod([(-2.9, y * 1.06, 7.2), (-2.9, y * 1.08, 9.4), (-2.6, y * 0.95, 12.4), (0, y * 0.85, 14.9), (2.6, y * 0.95, 12.4), (2.9, y * 1.08, 9.4), (2.9, y * 1.06, 7.2)], 0.3, leather))
        parts += [box(1.0, 0.2, 2.0, leather, bevel=0.08, at=(x, y * 1.1, 6.5)) for x in (-2.9, 2.9)]
        parts += [ball(0.16, metal(0.75, 0.25), (x, y * 1.15, z)) for x in (-2.9, 2.9) for z in (6.85, 8.1)]
    return shown(parts, pitch=11, share=0.7, yaw=-16)


NEGATIVES = {
    "box-clutch.front": box_clutch_front,
    "envelope-clutch.front": envelope_front,
    "reed-tote.front": reed_tote_front,
}
