"""A form that garments stand on, cloth over a grid of places, and dupattas over a rail, in centimetres."""

import math

import bpy
import numpy
from mathutils import Vector

import stage
import textile
from models import fabrics, hung
from pigments import cloth, matte
from shapes import add, lathe

# Height, half width and half depth of the form; the floor is at -62.
FORM = [(-62, 24.0, 17.0), (-40, 21.0, 15.0), (-12, 18.6, 12.6), (2, 17.6, 12.4), (12, 14.6, 10.6), (20, 12.6, 9.4), (28, 13.4, 10.2), (36, 15.2, 12.0), (42, 15.4, 11.0), (47, 14.2, 8.4), (50, 10.0, 6.6), (52, 5.6, 5.4), (60, 5.0, 4.9)]
HEIGHTS, WIDTHS, DEPTHS = (numpy.array(line, float) for line in zip(*FORM))


def half_width(z):
    return numpy.interp(z, HEIGHTS, WIDTHS)


def half_depth(z):
    return numpy.interp(z, HEIGHTS, DEPTHS)


def surface(places, material, printed=None, thick=0.18, scale=1.0, name="drape"):
    """A mesh over a grid of places (rows, columns, xyz)."""
    rows, columns, _ = places.shape
    index = numpy.arange(rows * columns).reshape(rows, columns)
    faces = numpy.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(places.reshape(-1, 3).tolist(), [], faces.tolist())
    across = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(places[rows // 2], axis=0), axis=1))])
    along = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(places[:, columns // 2], axis=0), axis=1))])
    u, v = numpy.meshgrid(across, along)
    uv = mesh.uv_layers.new(name="UVMap")
    flat = numpy.stack([u, v], -1).reshape(-1, 2)[faces.ravel()] / 60 * scale
    uv.data.foreach_set("uv", flat.astype(numpy.float32).ravel())
    layer = mesh.attributes.new("print", "FLOAT", "POINT")
    if printed is not None:
        layer.data.foreach_set("value", printed.astype(numpy.float32).ravel())
    thing = add(mesh, material, name)
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = thick, 0
    return thing


def print_place(thing, places, step=9):
    """Every so many places of a grid, for the print."""
    rows = sorted({*range(0, places.shape[0], step), places.shape[0] - 1})
    columns = sorted({*range(0, places.shape[1], step), places.shape[1] - 1})
    own = places[numpy.ix_(rows, columns)]
    width = float(numpy.linalg.norm(numpy.diff(own[len(rows) // 2], axis=0), axis=1).sum())
    height = float(numpy.linalg.norm(numpy.diff(own[:, len(columns) // 2], axis=0), axis=1).sum())
    points = [Vector(place) for row in own for place in row]
    return {"thing": thing, "points": points, "columns": len(columns) - 1, "rows": len(rows) - 1, "aspect": width / height, "width": width, "what": "print"}


def band(value, low, high):
    return ((value > low) & (value < high)).astype(float)


def folds(phase):
    """Round ridges with narrow valleys, as cloth falls; from -1 to 1."""
    return 2 * numpy.abs(numpy.sin(phase / 2)) ** 0.8 - 1


def tassels(places, material):
    """Knotted threads along the end of a fall."""
    from shapes import rod

    end = places[-1][:: max(1, places.shape[1] // 15)]
    return [rod([tuple(p), (p[0], p[1], p[2] - 1.6), (p[0] + 0.2, p[1], p[2] - 3.4)], [0.18, 0.34, 0.1], material) for p in end]


def form():
    skin = matte("backdrop", 0.7, 0.2, grain=(40, 0.04), factor=0.86)
    angle = numpy.linspace(-math.pi, math.pi, 160)
    a, z = numpy.meshgrid(angle, numpy.linspace(-20, 60, 160))
    places = numpy.stack([half_width(z) * numpy.sin(a), -half_depth(z) * numpy.cos(a), z], -1)
    cap = lathe([(0, 0), (5.0, 0), (4.6, 0.8), (0, 1.2)], skin, bevel=0.3, scale=(1, 0.98))
    cap.location = (0, 0, 59.8)
    knob = lathe([(0, 0), (1.3, 0), (1.6, 1.2), (0.8, 2.4), (0, 2.6)], matte("backdrop", 0.45, factor=0.5), bevel=0.3)
    knob.location = (0, 0, 60.6)
    return [surface(places, skin), cap, knob]


def dupatta(material):
    """Hung in folds over a rail, its two ends at different heights."""
    parts, places_of = [], []
    for x, wide, top, low, depth, seed in ((-5.5, 17.0, 30.0, -24.0, -1.6, 0.0), (7.6, 15.0, 30.0, -10.0, -1.2, 1.4)):
        rows, across = 280, 190
        s = numpy.linspace(0, 1, rows)[:, None]
        t = numpy.linspace(0, 1, across)[None]
        open_ = 0.78 + 0.22 * s**0.7
        px = x + (t - 0.5) * wide * open_ + 0.5 * numpy.sin(s * 3 + seed)
        over = numpy.clip(1 - s * 22, 0, 1)
        pz = top - (top - low) * numpy.clip(s - 0.03, 0, 1) / 0.97 + 0 * t
        pz = pz - over**2 * 1.2
        ripple = numpy.sin(t * 2 * math.pi * (4.5 if wide > 16 else 3.8) + seed + 0.5 * numpy.sin(s * 4)) * (0.75 + 0.5 * s)
        py = depth + ripple + over**1.5 * 2.6
        places = numpy.stack([px + 0 * pz, py, pz], -1)
        end = (1 - s) * (top - low) + 0 * t
        far = numpy.minimum(t, 1 - t) * wide * 1.25 + 0 * s
        marks = numpy.maximum.reduce([band(far, 0.2, 1.5), band(end, 0.5, 4.6), band(end, 5.3, 5.8), band(end, 6.6, 8.2)])
        piece = surface(places, material, marks, 0.16)
        parts += [piece, *tassels(places, cloth("accent"))]
        places_of.append((piece, places))
    rail_ = lathe([(0, 0), (0.55, 0), (0.55, 42), (0, 42)], matte("backdrop", 0.45, factor=0.5), bevel=0.2)
    rail_.location, rail_.rotation_euler = (-21, 0.6, 29.4), (0, math.radians(90), 0)
    ends = []
    for x in (-21, 21):
        ball_ = lathe([(0, 0), (1.1, 0.3), (1.1, 1.5), (0, 1.8)], matte("backdrop", 0.4, factor=0.42), bevel=0.3)
        ball_.location, ball_.rotation_euler = (x - (1.8 if x < 0 else 0), 0.6, 29.4), (0, math.radians(90), 0)
        ends.append(ball_)
    things = [*parts, rail_, *ends]
    root = stage.fit(things, width=1.75, height=2.2)
    behind = root.location.y + 4.4 * root.scale.y
    root.location.z += 0.6
    bpy.context.view_layer.update()
    if stage.camera(things, pitch=3, share=0.74) is not None:
        hung.wall(behind)
    return [print_place(piece, places) for piece, places in places_of]


NEGATIVES = {
    "dupatta.front": lambda: dupatta(textile.woven(150, sheen=0.5, roughness=0.6)),
    "tissue-dupatta.front": lambda: dupatta(fabrics.sheer(fabrics.silk(0.45, 0.3), 0.12)),
    "net-dupatta.front": lambda: dupatta(fabrics.sheer(textile.woven(60, sheen=0.3), 0.5)),
}
