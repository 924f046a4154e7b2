"""Juttis that are worked with pearls, a flower or mirrors, one of them without a back."""

import math

import bpy
import numpy

import stage
from models.ribbon import beads, discs
from models.shoes import JUTTI, THROAT, curl, sole, spaced, upper
from pigments import cloth, matte, metal
from shapes import add, group
from textile import mirrored, spline

# Where the upper of a mule ends.
BACK = 0.4


def line_at(outline, s):
    """A line around the upper at a height between its sole and its opening."""
    return numpy.array([upper(x, y, s) for x, y in outline])


def shell(outline, material, is_mule):
    rows, count = 16, len(outline)
    points = [upper(x, y, j / rows) for x, y in outline for j in range(rows + 1)]
    is_kept = lambda i: not is_mule or (outline[i][1] > BACK and outline[(i + 1) % count][1] > BACK)
    faces = [(i * (rows + 1) + j, (i + 1) % count * (rows + 1) + j, (i + 1) % count * (rows + 1) + j + 1, i * (rows + 1) + j + 1) for i in range(count) if is_kept(i) for j in range(rows)]
    mesh = bpy.data.meshes.new("upper")
    mesh.from_pydata(points, [], faces)
    thing = add(mesh, material, "upper")
    thick = thing.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.13, 0
    return thing


def facing(outline, i, s):
    """A place on the upper and the way in which it faces."""
    count = len(outline)
    at, ahead, above = (numpy.array(upper(*outline[(i + di) % count], s + ds)) for di, ds in ((0, 0), (3, 0), (0, 0.04)))
    normal = numpy.cross(ahead - at, above - at)
    normal /= numpy.linalg.norm(normal)
    return at, normal if normal[2] > 0 else -normal


def pearls(outline, _):
    """They grow smaller towards the heel."""
    places, sizes = [], []
    for row, s in enumerate(numpy.linspace(0.1, 0.9, 10)):
        line = line_at(outline, s)
        along = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(line, axis=0), axis=1))])
        stop = 0.1 * (row % 2)
        while stop < along[-1]:
            place = [float(numpy.interp(stop, along, line[:, k])) for k in range(3)]
            size = 0.05 + 0.09 * max(0.0, min(1.0, (place[1] + 4.5) / 9.5)) ** 1.3
            at_heel = place[1] < 0 and row % 2 == 1
            if not at_heel:
                places.append((place[0], place[1], place[2] + size * 0.4))
                sizes.append(size)
            stop += size * 2.5
    edge = line_at(outline, 0.97)
    return [beads(places, sizes, matte(0.85, 0.2, 0.7)), beads(spaced(edge, 0.2), 0.085, metal("accent", 0.25))]


def stitched(outline, spots):
    """Filled shapes of thread: each spot is (x, y) on the vamp, lifted onto the cloth."""
    cloud = numpy.array([upper(x, y, s) for x, y in outline if y > THROAT - 0.5 for s in numpy.linspace(0, 1, 40)])
    out = []
    for x, y in spots:
        near = numpy.argsort(numpy.hypot(cloud[:, 0] - x, cloud[:, 1] - y))[:3]
        out.append((x, y, float(cloud[near, 2].max()) + 0.02))
    return out


def petal(x, y, long, wide, turn):
    """Even rows of stitches within an oval."""
    spots = [(a, b) for a in numpy.arange(-long, long, 0.055) for b in numpy.arange(-wide, wide, 0.055) if (a / long) ** 2 + (b / wide) ** 2 < 1]
    return [(x + a * math.cos(turn) - b * math.sin(turn), y + a * math.sin(turn) + b * math.cos(turn)) for a, b in spots]


def flower(outline, _):
    """One flower on the toe with two leaves, and a bound edge."""
    cx, cy = 0.0, 2.7
    petals = [spot for k in range(6) for spot in petal(cx + 0.5 * math.cos(k * math.pi / 3), cy + 0.5 * math.sin(k * math.pi / 3), 0.34, 0.21, k * math.pi / 3)]
    leaves = [spot for side in (-1, 1) for spot in petal(cx + side * 0.95, cy - 0.62, 0.36, 0.14, side * -0.6)]
    return [
        beads(stitched(outline, petals), 0.045, matte("accent", 0.6, 0.2)),
        beads(stitched(outline, leaves), 0.045, matte("accent", 0.6, 0.2, factor=0.4)),
        beads(stitched(outline, petal(cx, cy, 0.17, 0.17, 0)), 0.05, matte(0.8, 0.6)),
        beads(spaced(line_at(outline, 0.97), 0.09), 0.07, matte("body", 0.9, factor=0.8)),
    ]


def mirrors(outline, is_kept):
    """Round mirrors, each held by a ring of yellow thread."""
    thread, places, normals = metal("accent", 0.4), [], []
    for s, apart in ((0.26, 7), (0.52, 7), (0.76, 7)):
        for i in range(0, len(outline), apart):
            if is_kept(outline[i]) and outline[i][1] < 5.4:
                at, normal = facing(outline, i, s)
                if all(numpy.linalg.norm(at - other) > 0.62 for other in places):
                    places.append(at)
                    normals.append(normal)
    rings = []
    for at, normal in zip(places, normals):
        side = numpy.cross(normal, (0.0, 1.0, 0.1))
        side /= numpy.linalg.norm(side)
        up = numpy.cross(normal, side)
        rings += [tuple(at + normal * 0.1 + 0.25 * (math.cos(a) * side + math.sin(a) * up)) for a in (2 * math.pi * k / 16 for k in range(16))]
    edge = [place for place in line_at(outline, 0.97) if place[1] > BACK - 0.2]
    turn = next(k for k in range(len(edge)) if numpy.linalg.norm(edge[k] - edge[k - 1]) > 1.0)
    edge = numpy.array(edge[turn:] + edge[:turn])
    dots = [facing(outline, i, s)[0] + (0, 0, 0.08) for s in (0.14, 0.39, 0.64, 0.88) for i in range(0, len(outline), 3) if is_kept(outline[i])]
    return [
        discs([at + normal * 0.11 for at, normal in zip(places, normals)], normals, 0.22, metal(0.92, 0.05), cupped=-0.06, corners=20),
        beads(rings, 0.055, thread),
        beads([tuple(place) for place in dots], 0.05, thread),
        beads(spaced(edge, 0.18), 0.08, thread),
    ]


def shoe(at, turn, side, work, fabric, is_mule):
    outline = spline(mirrored(JUTTI), 9)
    bed = [(x * 0.94, y * 0.97) for x, y in outline if y < 4.2]
    is_kept = lambda place: not is_mule or place[1] > BACK
    parts = [
        sole(outline, 0.24, matte("body", 0.6, factor=0.45), 0.0, curl),
        sole(bed, 0.08, matte("accent", 0.6, grain=(30, 0.1)), 0.26),
        shell(outline, fabric, is_mule),
        *work(outline, is_kept),
    ]
    group(parts, at, turn).scale = (side, 1, 1)
    return parts


def pair(work, fabric, is_mule=False):
    parts = shoe((-2.6, 0, 0), (0, 0, 170), 1, work, fabric, is_mule) + shoe((2.5, 0.9, 0), (0, 0, 196), -1, work, fabric, is_mule)
    stage.fit(parts)
    stage.camera(parts, pitch=42, share=0.56)
    return []


NEGATIVES = {
    "canvas-jutti.front": lambda: pair(flower, matte("body", 0.95, 0.05, grain=(90, 0.6))),
    "mirror-mules.front": lambda: pair(mirrors, cloth("body", weave=60, roughness=0.6, sheen=0.6), is_mule=True),
    "pearl-jutti.front": lambda: pair(pearls, cloth("body", weave=60, roughness=0.45, sheen=0.6)),
}
