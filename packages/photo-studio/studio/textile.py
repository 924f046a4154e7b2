"""Cloth: garments laid flat, folded lengths, draped close-ups. In centimetres, lying on z = 0."""

import math

import bpy
import cv2
import numpy

import pigments
from shapes import add

RES = 260


def woven(weave=110.0, roughness=0.82, sheen=0.35, factor=1.0):
    """Fabric of the pigment `body`, with `accent` where the mesh's colour attribute says."""

    def pattern(tree):
        attribute = tree.nodes.new("ShaderNodeAttribute")
        attribute.attribute_name = "print"
        return attribute.outputs["Fac"]

    return pigments.cloth("body", weave=weave, roughness=roughness, sheen=sheen, factor=factor, second="accent", pattern=pattern)


def smooth_noise(shape, cells, seed):
    rng = numpy.random.default_rng(seed)
    small = rng.standard_normal((max(2, int(cells * shape[0] / shape[1])), max(2, cells))).astype(numpy.float32)
    return cv2.resize(small, (shape[1], shape[0]), interpolation=cv2.INTER_CUBIC)


def sheet(heights, width, depth, material, printed=None, inside=None, name="cloth"):
    """A mesh over a height map (rows from the top), where `inside` says; `printed` 0…1 chooses the second colour."""
    rows, columns = heights.shape
    ys, xs = numpy.mgrid[0:rows, 0:columns]
    x = (xs / (columns - 1) - 0.5) * width
    y = (0.5 - ys / (rows - 1)) * depth
    index = numpy.full((rows, columns), -1)
    keep = inside if inside is not None else numpy.ones((rows, columns), bool)
    index[keep] = numpy.arange(keep.sum())
    verts = numpy.stack([x[keep], y[keep], heights[keep]], 1)
    corner = index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]
    whole = numpy.logical_and.reduce([c >= 0 for c in corner])
    faces = numpy.stack([c[whole] for c in corner], 1)
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts.tolist(), [], faces.tolist())
    uv = mesh.uv_layers.new(name="UVMap")
    loops = numpy.zeros(len(mesh.loops), dtype=numpy.int32)
    mesh.loops.foreach_get("vertex_index", loops)
    unit = max(width, depth)
    uv.data.foreach_set("uv", (verts[loops][:, :2] / unit).astype(numpy.float32).ravel())
    layer = mesh.attributes.new("print", "FLOAT", "POINT")
    values = (printed if printed is not None else numpy.zeros_like(heights))[keep]
    layer.data.foreach_set("value", values.astype(numpy.float32))
    return add(mesh, material, name)


def polygon(points, width, depth, rows, columns):
    """The inside of an outline, and how far, in cm, every place in it is from the edge."""
    scale = 4
    image = numpy.zeros((rows * scale, columns * scale), numpy.uint8)
    at = [((x / width + 0.5) * (columns * scale - 1), (0.5 - y / depth) * (rows * scale - 1)) for x, y in points]
    cv2.fillPoly(image, [numpy.array(at, numpy.int32)], 255)
    image = cv2.GaussianBlur(image, (0, 0), scale * 1.2)
    image = (image > 127).astype(numpy.uint8) * 255
    far = cv2.distanceTransform(image, cv2.DIST_L2, 5) * width / (columns * scale)
    far = cv2.resize(far, (columns, rows), interpolation=cv2.INTER_AREA)
    return far > width / columns * 0.4, far


def spline(points, steps=14):
    """A smooth closed outline through points; a point given as (x, y, 'corner') stays sharp."""
    out = []
    count = len(points)
    for i in range(count):
        p0, p1, p2, p3 = (numpy.array(points[(i + k - 1) % count][:2], float) for k in range(4))
        if len(points[i]) > 2:
            p0 = p1
        if len(points[(i + 1) % count]) > 2:
            p3 = p2
        for s in range(steps):
            t = s / steps
            out.append(tuple(0.5 * ((2 * p1) + (-p0 + p2) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (-p0 + 3 * p1 - 3 * p2 + p3) * t**3)))
    return out


def mirrored(half):
    """A whole outline from its right half, from the middle of the top to the middle of the bottom."""
    left = [(-p[0], *p[1:]) for p in reversed(half) if abs(p[0]) > 1e-6]
    return half + left


def garment(half, width, depth, material, seed=1, folds=(0.0, 1.0), printed=None, seams=(), thick=0.9):
    """
    A garment laid flat. `folds` are how deep soft folds run down, from its top to its hem, in cm; `printed(x, y, far)` gives
    the second colour; `seams` are lines of stitching.
    """
    columns = int(RES * 2.4)
    rows = int(columns * depth / width)
    inside, far = polygon(spline(mirrored(half)), width, depth, rows, columns)
    ys, xs = numpy.mgrid[0:rows, 0:columns]
    x = (xs / (columns - 1) - 0.5) * width
    y = (0.5 - ys / (rows - 1)) * depth
    down = ys / (rows - 1)
    edge = numpy.clip(far / 1.1, 0, 1)
    heights = thick * numpy.sqrt(1 - (1 - edge) ** 2)
    wander = smooth_noise((rows, columns), 5, seed) * 0.7
    fan = x * (1 - 0.35 * down) / width
    ridges = numpy.sin(fan * 34 + wander * 2.2) * 0.5 + numpy.sin(fan * 71 + wander * 3.1 + 1.3) * 0.25
    deep = folds[0] + (folds[1] - folds[0]) * down**1.4
    heights += ridges * deep * 1.7 * numpy.clip(far / 2.5, 0, 1)
    creases = smooth_noise((rows, columns), 9, seed + 3)
    heights += 0.5 * (1 - numpy.abs(numpy.tanh(creases * 1.4))) * numpy.clip(far / 1.5, 0, 1)
    heights += 0.3 * smooth_noise((rows, columns), 13, seed + 5) * numpy.clip(far / 1.5, 0, 1)
    for line in seams:
        image = numpy.zeros((rows, columns), numpy.uint8)
        for sign in (-1, 1):
            at = [((sign * px / width + 0.5) * (columns - 1), (0.5 - py / depth) * (rows - 1)) for px, py in line]
            cv2.polylines(image, [numpy.array(at, numpy.int32)], False, 255, 2)
        heights -= 0.3 * cv2.GaussianBlur(image, (0, 0), 2).astype(numpy.float32) / 255
    heights = cv2.GaussianBlur(heights.astype(numpy.float32), (0, 0), 1.4)
    heights[~inside] = 0
    ink = printed(x, y, far) if printed else None
    return sheet(heights + 0.05, width, depth, material, ink, inside)


def draped(width, depth, material, seed=2, deep=2.4, printed=None, lines=(0.55, 0.16)):
    """A length of cloth gathered on the table, for close-ups."""
    rows, columns = 620, 520
    ys, xs = numpy.mgrid[0:rows, 0:columns]
    u, v = xs / columns, ys / rows
    bend = smooth_noise((rows, columns), 3, seed) * 0.16 + smooth_noise((rows, columns), 6, seed + 1) * 0.05
    across = u * math.cos(lines[0]) + v * math.sin(lines[0]) + bend
    wave = numpy.sin(across * 15) + 0.5 * numpy.sin(across * 31 + 1.7 + bend * 9) + 0.22 * numpy.sin(across * 63 + bend * 14)
    heights = deep * (0.5 + 0.32 * numpy.sign(wave) * numpy.abs(wave / 1.72) ** 0.8)
    heights += 0.25 * smooth_noise((rows, columns), 9, seed + 2)
    heights = cv2.GaussianBlur(heights.astype(numpy.float32), (0, 0), 3.0)
    ink = None
    if printed:
        x = (u - 0.5) * width + heights * 0.3
        y = (0.5 - v) * depth
        ink = printed(x, y, numpy.full_like(x, 9.0))
    return sheet(heights, width, depth, material, ink)


def folded(width, depth, layers, material, step=0.55, seed=4, border=1.2, buti=False):
    """A length folded into a neat stack; its border runs along the front edge of every layer."""
    count = layers * 60
    path = []
    half, round_ = width / 2, step / 2
    for layer in range(layers):
        z = step * (layer + 0.5)
        way = 1 if layer % 2 == 0 else -1
        for i in range(44):
            path.append((way * (-half + width * i / 43), z))
        if layer < layers - 1:
            for i in range(1, 16):
                a = -math.pi / 2 + math.pi * i / 16
                path.append((way * (half + round_ * math.cos(a)), z + round_ + round_ * math.sin(a)))
    del count
    rows = 150
    line = numpy.array(path)
    n = len(line)
    rng = smooth_noise((rows, n), 30, seed) * 0.05
    verts, ink = [], []
    for r in range(rows):
        t = r / (rows - 1)
        y = (t - 0.5) * depth
        for i in range(n):
            sag = 0.06 * math.sin(i * 0.11 + t * 5)
            verts.append((line[i, 0] + 0.05 * math.sin(t * 9 + i * 0.02), y + 0.12 * math.sin(line[i, 1] * 3.1 + 0.7), max(0.03, line[i, 1] + float(rng[r, i]) + sag)))
            from_front = t * depth
            mark = 1.0 if 0.25 < from_front < border or border * 1.12 < from_front < border * 1.2 else 0.0
            if buti and from_front > border * 1.4:
                along = i * 0.16
                px, py = (along % 1.6) - 0.8, ((from_front + (0.8 if int(along / 1.6) % 2 else 0)) % 1.6) - 0.8
                mark = max(mark, 1.0 if px * px * 1.8 + py * py < 0.06 else 0.0)
            ink.append(mark)
    faces = [(r * n + i, r * n + i + 1, (r + 1) * n + i + 1, (r + 1) * n + i) for r in range(rows - 1) for i in range(n - 1)]
    mesh = bpy.data.meshes.new("folded")
    mesh.from_pydata(verts, [], faces)
    uv = mesh.uv_layers.new(name="UVMap")
    for loop in mesh.loops:
        i = loop.vertex_index
        uv.data[loop.index].uv = ((i % n) * 0.16 / 20, (i // n) / rows * depth / 20)
    layer = mesh.attributes.new("print", "FLOAT", "POINT")
    layer.data.foreach_set("value", ink)
    thing = add(mesh, material, "folded")
    thick = thing.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = step * 0.72
    thick.offset = 0
    return thing


# Prints: 0 the cloth's own colour, 1 the accent.
def hem(low, height, line=0.5):
    def printed(x, y, far):
        band = ((y > low) & (y < low + height)) | ((y > low + height + line) & (y < low + height + line * 1.7))
        return (band & (far > 0.0)).astype(numpy.float32)

    return printed


def buti(size=2.6, share=0.34):
    """Small flowers set in offset rows."""

    def printed(x, y, far):
        row = numpy.floor(y / size)
        px = ((x + (row % 2) * size / 2) % size) - size / 2
        py = (y % size) - size / 2
        r = numpy.hypot(px, py) / (size * share)
        petal = 0.62 + 0.38 * numpy.cos(numpy.arctan2(py, px) * 5)
        return ((r < petal) & (r > 0.18)).astype(numpy.float32)

    return printed


def stripes(size=1.6, share=0.28, upright=True):
    def printed(x, y, far):
        along = x if upright else y
        return ((along % size) < size * share).astype(numpy.float32)

    return printed


def both(*prints):
    def printed(x, y, far):
        return numpy.maximum.reduce([one(x, y, far) for one in prints])

    return printed
