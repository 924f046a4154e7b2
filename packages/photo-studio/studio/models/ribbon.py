"""Flat bands, rows of beads and small plates, for straps, embroidery and sequins."""

import math

import bmesh
import bpy
import numpy

from shapes import add


def smooth_line(points, steps=12, closed=False):
    """Places on a smooth line through points in space."""
    at = numpy.array(points, float)
    padded = numpy.vstack([at[-1], at, at[0], at[1]]) if closed else numpy.vstack([2 * at[0] - at[1], at, 2 * at[-1] - at[-2]])
    out = []
    for i in range(len(padded) - 3):
        p0, p1, p2, p3 = padded[i : i + 4]
        for t in numpy.linspace(0, 1, steps, endpoint=False):
            out.append(0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t**2 + (3 * p1 - p0 - 3 * p2 + p3) * t**3))
    return numpy.array(out if closed else [*out, at[-1]])


def ribbon(points, width, thick, material, across=None, closed=False, steps=12):
    """A flat band along points; `across` is the direction of its width, otherwise it lies flat on the floor."""
    line = smooth_line(points, steps, closed)
    along = numpy.gradient(line, axis=0)
    if closed:
        along = numpy.roll(line, -1, 0) - numpy.roll(line, 1, 0)
    if across is None:
        sideways = numpy.stack([-along[:, 1], along[:, 0], numpy.zeros(len(line))], 1)
    else:
        sideways = numpy.tile(numpy.array(across, float), (len(line), 1))
    sideways /= numpy.maximum(numpy.linalg.norm(sideways, axis=1, keepdims=True), 1e-9)
    widths = width if callable(width) else (lambda t: width)
    columns = 5
    verts, faces = [], []
    for i, (place, side) in enumerate(zip(line, sideways)):
        half = widths(i / max(1, len(line) - 1)) / 2
        for k in range(columns):
            verts.append(tuple(place + side * half * (2 * k / (columns - 1) - 1)))
    count = len(line)
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        for k in range(columns - 1):
            faces.append((i * columns + k, i * columns + k + 1, j * columns + k + 1, j * columns + k))
    mesh = bpy.data.meshes.new("ribbon")
    mesh.from_pydata(verts, [], faces)
    thing = add(mesh, material, "ribbon")
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = thick, 0
    soft = thing.modifiers.new("soft", "BEVEL")
    soft.width, soft.segments, soft.limit_method, soft.angle_limit = thick * 0.35, 3, "ANGLE", math.radians(50)
    return thing


def beads(places, radius, material):
    """Many small beads as one mesh; `radius` one number or one for each."""
    radii = radius if isinstance(radius, (list, tuple)) else [radius] * len(places)
    build = bmesh.new()
    bmesh.ops.create_icosphere(build, subdivisions=2, radius=1.0)
    ball = numpy.array([tuple(v.co) for v in build.verts])
    faces = numpy.array([[v.index for v in face.verts] for face in build.faces])
    build.free()
    verts = numpy.concatenate([ball * r + numpy.array(place) for place, r in zip(places, radii)])
    all_faces = numpy.concatenate([faces + len(ball) * i for i in range(len(places))])
    mesh = bpy.data.meshes.new("beads")
    mesh.from_pydata(verts.tolist(), [], all_faces.tolist())
    return add(mesh, material, "beads")


def discs(places, normals, radius, material, cupped=0.12, corners=12):
    """Many small round plates as one mesh, each facing its own way; `cupped` is how deep their middles are, as a share of the radius."""
    turns = numpy.linspace(0, 2 * math.pi, corners, endpoint=False)
    verts, faces = [], []
    for place, normal in zip(numpy.array(places, float), numpy.array(normals, float)):
        normal = normal / numpy.linalg.norm(normal)
        side = numpy.cross(normal, (0.0, 1.0, 0.1))
        side /= numpy.linalg.norm(side)
        up = numpy.cross(normal, side)
        first = len(verts)
        verts.append(tuple(place - normal * radius * cupped))
        verts += [tuple(place + radius * (math.cos(a) * side + math.sin(a) * up)) for a in turns]
        faces += [(first, first + 1 + k, first + 1 + (k + 1) % corners) for k in range(corners)]
    mesh = bpy.data.meshes.new("discs")
    mesh.from_pydata(verts, [], faces)
    return add(mesh, material, "discs")
