"""A tube by which brands differ."""

import math

import bmesh
import bpy

import labels
from models.bottles import on, shown
from pigments import gloss
from shapes import add, box, superellipse


def wall(rows, material):
    """A thin wall through oval rings of (height, half the width, half the depth)."""
    mesh, build, segments = bpy.data.meshes.new("tube"), bmesh.new(), 128
    rings = []
    for z, wide, deep in rows:
        angles = [2 * math.pi * i / segments for i in range(segments)]
        rings.append([build.verts.new((wide * math.cos(a), deep * math.sin(a), z)) for a in angles])
    for low, high in zip(rings, rings[1:]):
        for i in range(segments):
            j = (i + 1) % segments
            build.faces.new((low[i], low[j], high[j], high[i]))
    build.to_mesh(mesh)
    build.free()
    return add(mesh, material, "tube")


def flattened(low, high, wide, deep, end, rows=48):
    """From an oval foot to a flat end, evenly: sides of a real tube are as long at all heights."""
    shares = [i / rows for i in range(rows + 1)]
    return [(low + (high - low) * t, wide + (end - wide) * t**1.3, deep * (1 - t**1.7) + 0.06) for t in shares]


def flip_tube_front():
    """Oval, and as wide as the cap on which it stands."""
    lacquer, cap = gloss("body", 0.34), gloss("accent", 0.26)
    parts = [
        wall(flattened(2.2, 13.6, 2.3, 1.5, 2.62), lacquer),
        box(5.24, 0.13, 1.0, lacquer, bevel=0.06, at=(0, 0, 13.3)),
        *[box(5.1, 0.16, 0.06, gloss("body", 0.36, factor=0.86), bevel=0.02, at=(0, 0, 13.5 + 0.3 * i)) for i in range(3)],
        superellipse(4.66, 3.06, 1.62, cap, power=2.0, bevel=0.16),
        superellipse(4.5, 2.9, 0.1, gloss("accent", 0.4, factor=0.5), power=2.0, bevel=0.01, at=(0, 0, 1.6)),
        superellipse(4.66, 3.06, 0.56, cap, power=2.0, bevel=0.06, at=(0, 0, 1.68)),
        box(1.1, 0.16, 0.3, gloss("accent", 0.4, factor=0.5), bevel=0.1, at=(0, -1.5, 1.42)),
    ]
    return shown(parts, [on(labels.on_plane(parts[0], 3.2, 4.2, 11.6, -1.2), "body", "upright")], pitch=6, share=0.74)


NEGATIVES = {
    "flip-tube.front": flip_tube_front,
}
