"""A form in a blouse, and cloth that lies around it, in centimetres. Angles start in front, at -y, and grow to the right of the picture."""

import math

import bpy
import numpy
from mathutils import Vector

from models import fitted
from models.drapes import half_depth, half_width
from pigments import cloth
from shapes import add

# Height, half width and half depth of what cloth lies on: it stretches over the hollow below the bust.
HULL = [(-66, 23.8, 19.2), (-48, 22.2, 17.8), (-30, 20.6, 16.0), (-10, 19.6, 14.4), (2, 18.5, 13.6), (12, 16.0, 12.0), (20, 14.0, 10.9), (28, 14.2, 11.3), (36, 15.5, 12.4), (42, 15.6, 11.4), (47, 14.4, 8.8), (50, 10.8, 7.0), (53, 7.0, 6.0)]
# The middle of a sleeve from the shoulder, and its radius.
SLEEVE = [(10.4, 0.4, 46.9, 1.2), (12.2, 0.5, 45.6, 2.4), (13.9, 0.6, 42.4, 3.2), (15.1, 0.6, 38.0, 3.5), (16.0, 0.5, 33.5, 3.6), (16.7, 0.4, 28.6, 3.6)]


def around(angle, z, off):
    """The place at an angle and a height, `off` the hull."""
    wide, deep = fitted.along(HULL, z)
    return numpy.stack([(wide + off) * numpy.sin(angle), -(deep + off) * numpy.cos(angle), z + 0 * angle], -1)


def fabric(places, material, thick=0.16):
    """A cloth over a grid of places (rows, columns, xyz), its threads in centimetres and its pattern over the whole grid."""
    rows, columns, _ = places.shape
    index = numpy.arange(rows * columns).reshape(rows, columns)
    faces = numpy.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)
    mesh = bpy.data.meshes.new("fabric")
    mesh.from_pydata(places.reshape(-1, 3).tolist(), [], faces.tolist())
    u, v = numpy.meshgrid(lengths(places[rows // 2]) / 60, lengths(places[:, columns // 2]) / 60)
    s, t = numpy.meshgrid(numpy.linspace(0, 1, columns), numpy.linspace(1, 0, rows))
    for name, across, down in (("UVMap", u, v), ("pattern", s, t)):
        layer = mesh.uv_layers.new(name=name)
        layer.data.foreach_set("uv", numpy.stack([across, down], -1).reshape(-1, 2)[faces.ravel()].astype(numpy.float32).ravel())
    thing = add(mesh, material, "fabric")
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = thick, 0
    return thing


def lengths(line):
    return numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(line, axis=0), axis=1))])


def printed(thing, places, is_printed, rows, columns):
    """Places of a grid for the print, so many rows and columns of them, between the woven edges."""
    down = numpy.nonzero(is_printed.any(1))[0]
    own = []
    for row in numpy.linspace(down[0], down[-1], rows + 1).round().astype(int):
        across = numpy.nonzero(is_printed[row])[0]
        own.append(places[row, numpy.linspace(across[0], across[-1], columns + 1).round().astype(int)])
    own = numpy.array(own)
    width, height = lengths(own[rows // 2])[-1], lengths(own[:, columns // 2])[-1]
    points = [Vector(place) for place in own.reshape(-1, 3)]
    return {"thing": thing, "points": points, "columns": columns, "rows": rows, "aspect": width / height, "width": float(width), "what": "print"}


# The neckline of the blouse: its height at angles from the middle.
FRONT_NECK = ([0, 0.2, 0.4, 0.56, 0.68, 0.8, 1.0, 1.5708], [40.8, 41.2, 43.2, 46.6, 49.2, 50.4, 50.6, 50.4])
BACK_NECK = ([0, 0.2, 0.4, 0.58, 0.72, 0.84, 1.0, 1.5708], [35.4, 36.0, 39.2, 44.0, 48.4, 50.2, 50.6, 50.4])


def blouse(pigment, lustre=0.0, factor=1.0, backwards=False):
    """It ends below the waist of the saree; its sleeves end in a border of the second colour."""
    weave = cloth(pigment, weave=150, roughness=0.55, sheen=0.6, factor=factor)
    weave.node_tree.nodes["Principled BSDF"].inputs["Metallic"].default_value = lustre
    angle = numpy.linspace(-math.pi, math.pi, 300)
    front = numpy.abs(angle) < math.pi / 2
    aside = numpy.where(front, numpy.abs(angle), math.pi - numpy.abs(angle))
    lines = (BACK_NECK, FRONT_NECK) if backwards else (FRONT_NECK, BACK_NECK)
    top = numpy.where(front, *(numpy.interp(aside, *line) for line in lines))
    kernel = numpy.hanning(25) / numpy.hanning(25).sum()
    top = numpy.convolve(numpy.pad(top, 12, mode="wrap"), kernel, "valid")
    z = 13.0 + (top - 13.0)[None] * numpy.linspace(0, 1, 140)[:, None]
    a = angle + 0 * z
    creases = 0.16 * numpy.sin(z * 0.9 + 3 * numpy.abs(numpy.sin(a))) * numpy.exp(-(((z - 25) / 6) ** 2))
    creases += 0.2 * numpy.sin((z - 40) * 0.8 + 14 * (numpy.abs(a) - 1.2)) * numpy.exp(-(((numpy.abs(a) - 1.15) / 0.3) ** 2) - ((z - 38) / 6) ** 2)
    wide, deep = half_width(z) * 1.03 + 0.2 + creases, half_depth(z) * 1.03 + 0.2 + creases
    body = fabric(numpy.stack([wide * numpy.sin(a), -deep * numpy.cos(a), z], -1), weave, 0.24)
    hem = cloth("accent" if pigment == "body" else "body", weave=150, roughness=0.45, sheen=0.6)
    return [body, *[part for side in (-1, 1) for part in sleeve(side, weave, hem)]]


def sleeve(side, weave, hem):
    at = numpy.array(SLEEVE)
    along = numpy.linspace(0, len(at) - 1, 150)
    line = numpy.stack([numpy.interp(along, range(len(at)), at[:, k]) for k in range(4)], 1)
    kernel = numpy.hanning(31) / numpy.hanning(31).sum()
    line = numpy.stack([numpy.convolve(numpy.pad(line[:, k], 15, mode="reflect", reflect_type="odd"), kernel, "valid") for k in range(4)], 1)
    way = numpy.gradient(line[:, :3], axis=0)
    way /= numpy.linalg.norm(way, axis=1, keepdims=True)
    out = numpy.stack([way[:, 2], 0 * way[:, 0], -way[:, 0]], 1)
    angle = numpy.linspace(-math.pi, math.pi, 120)
    radius = line[:, 3, None] + 0.14 * numpy.sin(along[:, None] * 7 + 2 * numpy.sin(angle)) * numpy.clip(1.6 - numpy.abs(along[:, None] - 2.6), 0, 1)
    places = line[:, None, :3] + radius[..., None] * (0.82 * numpy.cos(angle)[None, :, None] * out[:, None] + numpy.sin(angle)[None, :, None] * numpy.array([0, 1.0, 0]))
    places = places * numpy.array([side, 1, 1])
    edge = places[-14:].copy()
    edge += (edge - line[-14:, None, :3] * numpy.array([side, 1, 1])) * 0.02
    return [fabric(places, weave, 0.2), fabric(edge, hem, 0.24)]
