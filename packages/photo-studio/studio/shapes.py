"""Solids to build packs from, in centimetres, standing on z = 0."""

import math

import bmesh
import bpy
from mathutils import Vector


def add(mesh, material, name="part", smooth=True):
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    if material:
        mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    return thing


def rounded(points, radius, steps=6):
    """A polyline with its inner corners rounded; `radius` one number or one for each point."""
    radii = radius if isinstance(radius, (list, tuple)) else [radius] * len(points)
    out = [points[0]]
    for i in range(1, len(points) - 1):
        a, b, c = (Vector(points[j]) for j in (i - 1, i, i + 1))
        one, two = (a - b), (c - b)
        r = min(radii[i], one.length * 0.49, two.length * 0.49)
        if r < 1e-5:
            out.append(tuple(b))
            continue
        start, end = b + one.normalized() * r, b + two.normalized() * r
        for s in range(steps + 1):
            t = s / steps
            out.append(tuple((1 - t) ** 2 * start + 2 * t * (1 - t) * b + t**2 * end))
    out.append(points[-1])
    return out


def lathe(profile, material, segments=128, bevel=0.06, at=(0, 0, 0), scale=(1, 1), name="lathe"):
    """Turns (radius, height) pairs around the upright axis; `scale` squeezes it into an oval."""
    ring = rounded(profile, bevel) if bevel else profile
    mesh = bpy.data.meshes.new(name)
    build = bmesh.new()
    rows = []
    for r, z in ring:
        if r < 1e-5:
            rows.append([build.verts.new((0, 0, z))])
        else:
            rows.append(
                [
                    build.verts.new((r * scale[0] * math.cos(a), r * scale[1] * math.sin(a), z))
                    for a in (2 * math.pi * i / segments for i in range(segments))
                ]
            )
    for low, high in zip(rows, rows[1:]):
        for i in range(segments):
            j = (i + 1) % segments
            if len(low) == 1 and len(high) == 1:
                continue
            if len(low) == 1:
                build.faces.new((low[0], high[i], high[j])[::-1])
            elif len(high) == 1:
                build.faces.new((low[i], low[j], high[0]))
            else:
                build.faces.new((low[i], low[j], high[j], high[i]))
    bmesh.ops.recalc_face_normals(build, faces=build.faces)
    build.to_mesh(mesh)
    build.free()
    thing = add(mesh, material, name)
    thing.location = at
    return thing


def box(width, depth, height, material, bevel=0.15, at=(0, 0, 0), segments=5, name="box"):
    mesh = bpy.data.meshes.new(name)
    build = bmesh.new()
    bmesh.ops.create_cube(build, size=1.0)
    bmesh.ops.scale(build, vec=(width, depth, height), verts=build.verts)
    bmesh.ops.translate(build, vec=(0, 0, height / 2), verts=build.verts)
    build.to_mesh(mesh)
    build.free()
    thing = add(mesh, material, name)
    thing.location = at
    soften(thing, bevel, segments)
    return thing


def soften(thing, width, segments=4):
    bevel = thing.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method = width, segments, "ANGLE"
    return thing


def superellipse(width, depth, height, material, power=4.0, bevel=0.2, at=(0, 0, 0), taper=1.0, segments=128, rows=None, name="block"):
    """A box with softly rounded sides, as bottles are blown; `rows` are (share of the width, height)."""
    profile = rows or [(1.0, 0.0), (taper, height)]
    ring = rounded([(0.0, profile[0][1])] + profile + [(0.0, profile[-1][1])], bevel)
    mesh = bpy.data.meshes.new(name)
    build = bmesh.new()
    lines = []
    for r, z in ring:
        if r < 1e-5:
            lines.append([build.verts.new((0, 0, z))])
            continue
        line = []
        for i in range(segments):
            a = 2 * math.pi * i / segments
            c, s = math.cos(a), math.sin(a)
            x = math.copysign(abs(c) ** (2 / power), c) * width / 2
            y = math.copysign(abs(s) ** (2 / power), s) * depth / 2
            line.append(build.verts.new((x * r, y * r, z)))
        lines.append(line)
    for low, high in zip(lines, lines[1:]):
        for i in range(segments):
            j = (i + 1) % segments
            if len(low) == 1:
                build.faces.new((low[0], high[j], high[i]))
            elif len(high) == 1:
                build.faces.new((low[i], low[j], high[0]))
            else:
                build.faces.new((low[i], low[j], high[j], high[i]))
    bmesh.ops.recalc_face_normals(build, faces=build.faces)
    build.to_mesh(mesh)
    build.free()
    thing = add(mesh, material, name)
    thing.location = at
    return thing


def rod(points, radius, material, closed=False, name="rod", resolution=12):
    """A round wire along points; `radius` may change along it."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = 1.0 if isinstance(radius, (list, tuple)) else radius
    curve.bevel_resolution, curve.resolution_u = 8, resolution
    curve.use_fill_caps = True
    line = curve.splines.new("NURBS")
    line.points.add(len(points) - 1)
    for i, (point, at) in enumerate(zip(line.points, points)):
        point.co = (*at, 1)
        if isinstance(radius, (list, tuple)):
            point.radius = radius[i]
    line.use_cyclic_u = closed
    line.use_endpoint_u = not closed
    line.order_u = 3
    curve.materials.append(material)
    thing = bpy.data.objects.new(name, curve)
    bpy.context.collection.objects.link(thing)
    return thing


def ball(radius, material, at=(0, 0, 0), scale=(1, 1, 1), name="ball"):
    mesh = bpy.data.meshes.new(name)
    build = bmesh.new()
    bmesh.ops.create_uvsphere(build, u_segments=48, v_segments=32, radius=radius)
    build.to_mesh(mesh)
    build.free()
    thing = add(mesh, material, name)
    thing.location, thing.scale = at, scale
    return thing


def torus(major, minor, material, at=(0, 0, 0), turn=(0, 0, 0), name="ring"):
    bpy.ops.mesh.primitive_torus_add(
        major_radius=major, minor_radius=minor, major_segments=128, minor_segments=32, location=at, rotation=turn
    )
    thing = bpy.context.object
    thing.name = name
    thing.data.materials.append(material)
    thing.data.polygons.foreach_set("use_smooth", [True] * len(thing.data.polygons))
    return thing


def group(things, at=(0, 0, 0), turn=(0, 0, 0), name="group"):
    """Moves and turns several parts as one, in degrees."""
    root = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(root)
    for thing in things:
        if thing.parent is None:
            thing.parent = root
    root.location = at
    root.rotation_euler = tuple(math.radians(a) for a in turn)
    return root
