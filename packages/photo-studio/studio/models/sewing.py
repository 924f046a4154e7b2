"""
Garments sewn from two panels and left to a cloth simulation. A panel is cut flat, in centimetres; what is printed, stitched or
put on it is said in the flat, where it is easy, and follows the cloth wherever that falls.
"""

import math

import bpy
import cv2
import numpy
from mathutils import Vector, geometry, kdtree

from shapes import add

FRONT, BACK = 1, -1


def curve(points, step):
    """Points about `step` apart on a smooth line through `points`, both ends included."""
    at = numpy.array(points, float)
    padded = numpy.vstack([2 * at[0] - at[1], at, 2 * at[-1] - at[-2]])
    dense = []
    for i in range(len(at) - 1):
        p0, p1, p2, p3 = padded[i : i + 4]
        for t in numpy.linspace(0, 1, 24, endpoint=False):
            dense.append(0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t**2 + (3 * p1 - p0 - 3 * p2 + p3) * t**3))
    dense = numpy.array([*dense, at[-1]])
    along = numpy.concatenate([[0], numpy.cumsum(numpy.hypot(*numpy.diff(dense, axis=0).T))])
    stops = numpy.linspace(0, along[-1], max(2, round(along[-1] / step) + 1))
    return numpy.stack([numpy.interp(stops, along, dense[:, k]) for k in (0, 1)], 1)


def outline(sections, step):
    """A closed outline from the sections of its right half, top to bottom, and which of its points are sewn."""
    right, sewn = [], []
    for kind, points in sections:
        line = curve(points, step)
        for i, point in enumerate(line):
            is_sewn = kind == "seam"
            if right and i == 0:
                sewn[-1] = sewn[-1] or is_sewn
                continue
            right.append(point)
            sewn.append(is_sewn)
    left = [(-x, y) for x, y in reversed(right) if abs(x) > 1e-6]
    left_sewn = [s for (x, _), s in zip(reversed(right), reversed(sewn)) if abs(x) > 1e-6]
    return numpy.array([*right, *left]), numpy.array([*sewn, *left_sewn])


def inside(polygon, points):
    line = polygon.astype(numpy.float32).reshape(-1, 1, 2)
    return numpy.array([cv2.pointPolygonTest(line, (float(x), float(y)), True) for x, y in points])


def triangulated(polygon, step, seed):
    """The panel in triangles of about one size, a little irregular, so that no direction folds first."""
    rng = numpy.random.default_rng(seed)
    low, high = polygon.min(0), polygon.max(0)
    rows = numpy.arange(low[1], high[1], step * math.sqrt(3) / 2)
    grid = numpy.array([(x + (step / 2 if k % 2 else 0), y) for k, y in enumerate(rows) for x in numpy.arange(low[0], high[0], step)])
    grid += rng.uniform(-0.16, 0.16, grid.shape) * step
    grid = grid[inside(polygon, grid) > step * 0.55]
    count = len(polygon)
    edges = [(i, (i + 1) % count) for i in range(count)]
    coords, _, faces, *_ = geometry.delaunay_2d_cdt([Vector(p) for p in (*polygon, *grid)], edges, [], 1, 1e-5)
    return numpy.array([tuple(c) for c in coords]), faces, count


def panels(front, back, step, seed):
    """Both panels, joined where they are sewn: flat places, sides (0 at a seam) and faces."""
    flat, sides, faces, seams = [], [], [], {}
    for side, sections in ((FRONT, front), (BACK, back)):
        polygon, sewn = outline(sections, step)
        coords, triangles, count = triangulated(polygon, step, seed)
        index = []
        for i, (x, y) in enumerate(coords):
            key = (round(x, 3), round(y, 3))
            is_seam = i < count and sewn[i]
            if is_seam and key in seams:
                index.append(seams[key])
                continue
            if is_seam:
                seams[key] = len(flat)
            index.append(len(flat))
            flat.append((x, y))
            sides.append(0 if is_seam else side)
        faces += [tuple(index[i] for i in (face if side == FRONT else face[::-1])) for face in triangles]
    return numpy.array(flat), numpy.array(sides), faces


def finer(places, faces, levels, smooth):
    """The same mesh, divided: Blender rounds it, or keeps it plain."""
    mesh = bpy.data.meshes.new("finer")
    mesh.from_pydata(places.tolist(), [], faces)
    thing = add(mesh, None, "finer")
    divide = thing.modifiers.new("divide", "SUBSURF")
    divide.subdivision_type = "CATMULL_CLARK" if smooth else "SIMPLE"
    divide.levels = levels
    result = thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    out = numpy.empty(len(result.vertices) * 3)
    result.vertices.foreach_get("co", out)
    quads = numpy.empty(len(result.loops), numpy.int32)
    result.loops.foreach_get("vertex_index", quads)
    bpy.data.objects.remove(thing, do_unlink=True)
    return out.reshape(-1, 3), quads.reshape(-1, 4)


class Garment:
    """A sewn piece where it fell: `flat` and `sides` say which place of which panel a point of the mesh is."""

    def __init__(self, thing, flat, sides, places, normals):
        self.thing, self.flat, self.sides, self.places, self.normals = thing, flat, sides, places, normals
        self.trees = {side: self.finder(numpy.nonzero(sides * side > -0.2)[0]) for side in (FRONT, BACK)}

    def finder(self, points):
        tree = kdtree.KDTree(len(points))
        for i in points:
            tree.insert((*self.flat[i], 0), int(i))
        tree.balance()
        return tree

    def on(self, x, y, lift=0.0, side=FRONT):
        """Where a place of a panel lies, `lift` above the cloth."""
        near = self.trees[side].find_n((x, y, 0), 4)
        weights = numpy.array([1 / (d + 0.05) ** 2 for _, _, d in near])
        weights /= weights.sum()
        index = [i for _, i, _ in near]
        normal = (self.normals[index] * weights[:, None]).sum(0)
        normal /= numpy.linalg.norm(normal) or 1
        return (self.places[index] * weights[:, None]).sum(0) + normal * lift, normal


def vertex_normals(places, quads):
    a, b, c, d = (places[quads[:, k]] for k in range(4))
    face = numpy.cross(c - a, d - b)
    out = numpy.zeros_like(places)
    for k in range(4):
        numpy.add.at(out, quads[:, k], face)
    return out / numpy.maximum(numpy.linalg.norm(out, axis=1, keepdims=True), 1e-9)


def dressed(flat, sides, fallen, faces, material, printed=None, relief=None, levels=2, thick=0.14):
    """The simulated piece as a fine mesh with its print, its stitched relief and the thickness of cloth."""
    places, quads = finer(fallen, faces, levels, True)
    at, _ = finer(numpy.column_stack([flat, sides]), faces, levels, False)
    normals = vertex_normals(places, quads)
    x, y, side = at.T
    if relief is not None:
        places = places + normals * relief(x, y, side)[:, None]
    mesh = bpy.data.meshes.new("garment")
    mesh.from_pydata(places.tolist(), [], quads.tolist())
    uv = mesh.uv_layers.new(name="UVMap")
    uv.data.foreach_set("uv", (at[quads.ravel()][:, :2] / 60).astype(numpy.float32).ravel())
    layer = mesh.attributes.new("print", "FLOAT", "POINT")
    if printed is not None:
        layer.data.foreach_set("value", printed(x, y, numpy.full_like(x, 9.0)).astype(numpy.float32))
    thing = add(mesh, material, "garment")
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = thick, -1
    return Garment(thing, at[:, :2], side, places, normals)


def patch(garment, polygon, material, lift=0.3, loft=0.25, step=0.5, printed=None):
    """A collar leaf, pocket, belt or label: a piece laid on the front, with a soft rounded edge."""
    line = numpy.array(polygon, float)
    coords, faces, _ = triangulated(line, step, 3)
    far = numpy.maximum(inside(line, coords), 0)
    round_ = numpy.sqrt(1 - (1 - numpy.clip(far / 0.6, 0, 1)) ** 2)
    places = numpy.array([garment.on(x, y, lift + loft * r)[0] for (x, y), r in zip(coords, round_)])
    mesh = bpy.data.meshes.new("patch")
    fine, quads = finer(places, faces, 1, True)
    mesh.from_pydata(fine.tolist(), [], quads.tolist())
    thing = add(mesh, material, "patch")
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = 0.16, -1
    return thing
