"""Soft toys: a crocheted elephant, a rag doll in a saree and a plush langur."""

import math

import bpy
import numpy

import stage
import textile
from models import crochet
from models.blended import blended
from models.drapes import surface
from models.laid import laid_out
from models.ribbon import smooth_line
from pigments import cloth, matte
from shapes import add, ball, rod

THREAD = 0.015


def elephant_front():
    """It sits; its eyes are embroidered, a scarf is worked around its neck."""
    yarn, light = textile.woven(None, roughness=0.95, sheen=0.5), cloth("accent", roughness=0.95, sheen=0.5)
    dark = matte(THREAD, 0.8)
    sewn = lambda places, material=yarn, **more: crochet.stitched(places, material, **more)
    parts = [
        sewn(crochet.ball((0, 0, 3.7), (3.0, 2.7, 3.7))),
        sewn(crochet.ball((0, -0.9, 9.2), (2.9, 2.6, 2.7))),
        sewn(crochet.tube([(0, -2.7, 8.9), (0, -4.1, 8.0), (0, -4.5, 6.4), (0.1, -4.7, 5.1), (0.7, -5.3, 4.4), (1.3, -5.9, 4.7)], [1.25, 1.15, 1.0, 0.9, 0.82, 0.78])),
        sewn(crochet.tube([(2.0 * math.cos(a), -0.3 + 1.8 * math.sin(a), 6.7) for a in numpy.linspace(0, 2 * math.pi, 12)], [0.62]), light),
    ]
    for side in (-1, 1):
        parts += [
            sewn(crochet.ball((side * 3.7, -0.2, 9.5), (2.2, 0.6, 2.6), (0, side * 12, side * -16))),
            sewn(crochet.ball((side * 3.75, -0.62, 9.4), (1.5, 0.4, 1.9), (0, side * 12, side * -16)), light),
            sewn(crochet.tube([(side * 2.2, -1.0, 6.0), (side * 3.2, -1.9, 4.8), (side * 3.3, -3.0, 3.5)], [0.95, 1.0, 1.05])),
            sewn(crochet.tube([(side * 1.5, -1.4, 1.5), (side * 2.1, -3.4, 1.4), (side * 2.4, -4.9, 1.45)], [1.35, 1.4, 1.4])),
            sewn(crochet.ball((side * 2.42, -6.1, 1.45), (1.05, 0.3, 1.05), (0, 0, side * 12)), light),
            rod([(side * (1.25 + 0.42 * math.cos(a)), -3.2, 9.75 - 0.36 * math.sin(a)) for a in numpy.linspace(0.2, math.pi - 0.2, 7)], 0.12, dark),
        ]
    stage.fit(parts)
    stage.camera(parts, pitch=9, share=0.64, yaw=-14)
    return []


def plush(places, material, long=0.4, thick=1.0, seed=1):
    """A closed shape over a grid in short fur: blades that stand a little apart, as many as cover it."""
    rng = numpy.random.default_rng(seed)
    around, along = numpy.roll(places, -1, 1) - numpy.roll(places, 1, 1), numpy.gradient(places, axis=0)
    out = numpy.cross(along, around)
    room = numpy.linalg.norm(out, axis=2)
    out /= numpy.maximum(room, 1e-9)[..., None]
    count = int(260 * thick * room.sum() / 2)
    at = rng.choice(room.size, count, p=room.ravel() / room.sum())
    root = places.reshape(-1, 3)[at] + rng.normal(0, 0.03, (count, 3))
    lean = out.reshape(-1, 3)[at] + rng.normal(0, 0.34, (count, 3)) - (0, 0, 0.25)
    tip = root + long * rng.uniform(0.7, 1.1, (count, 1)) * lean
    aside = numpy.cross(lean, rng.normal(0, 1, (count, 3)))
    aside *= 0.035 / numpy.maximum(numpy.linalg.norm(aside, axis=1, keepdims=True), 1e-9)
    mesh = bpy.data.meshes.new("fur")
    corners = numpy.stack([root - aside, root + aside, tip], 1).reshape(-1, 3)
    mesh.from_pydata(corners.tolist(), [], numpy.arange(3 * count).reshape(-1, 3).tolist())
    return [surface(places, material, None, 0.02), add(mesh, material, "fur")]


def langur_front():
    """A dark, sleepy face in pale fur, long arms and a tail that is longer than all of it."""
    fur, dark, pale = cloth("body", roughness=1.0, sheen=0.4), cloth("accent", roughness=1.0, sheen=0.4), blended("body", 0.72, 0.6, roughness=1.0)
    thread, parts = matte(0.5, 0.8), []
    shapes = [(crochet.ball((0, 0.2, 4.3), (2.6, 2.2, 4.3)), fur, 0.2), (crochet.ball((0, -0.9, 4.3), (1.8, 1.45, 3.2)), pale, 0.18)]
    shapes += [(crochet.ball((0, -0.4, 10.2), (2.6, 2.2, 2.5)), pale, 0.34), (crochet.ball((0, -1.9, 9.9), (1.75, 1.15, 1.65)), dark, 0.07), (crochet.ball((0, -2.9, 9.2), (1.0, 0.6, 0.72)), dark, 0.07)]
    tail = [(0.8, 1.8, 0.8), (5.2, 2.6, 0.5), (9.4, 1.2, 0.45), (10.8, -2.6, 0.45), (9.4, -6.8, 0.45), (5.6, -9.4, 0.45), (0.6, -10.2, 0.45), (-4.0, -9.8, 0.45), (-7.4, -8.4, 0.5), (-7.6, -6.6, 0.6)]
    shapes.append((crochet.tube(tail, [0.6, 0.5, 0.46, 0.44, 0.44, 0.44, 0.44, 0.46, 0.5, 0.6], 460), fur, 0.18))
    parts.append(rod([(-0.45, -3.6, 8.98), (0, -3.68, 8.94), (0.45, -3.6, 8.98)], 0.07, thread))
    parts.append(ball(0.3, matte(THREAD, 0.5), (0, -3.6, 9.56), (1.3, 0.6, 0.75)))
    for side in (-1, 1):
        shapes += [
            (crochet.ball((side * 2.55, -0.2, 10.5), (0.7, 0.4, 0.8)), dark, 0.08),
            (crochet.tube([(side * 1.7, -0.2, 7.4), (side * 3.5, -0.9, 6.0), (side * 4.4, -2.0, 3.6), (side * 3.6, -3.6, 1.5), (side * 2.5, -4.6, 0.8)], [0.9, 0.84, 0.78, 0.74, 0.7]), fur, 0.18),
            (crochet.ball((side * 2.1, -5.0, 0.7), (0.8, 1.0, 0.6), (0, 0, side * 30)), dark, 0.08),
            (crochet.tube([(side * 1.3, -0.6, 1.2), (side * 3.4, -1.6, 2.9), (side * 5.2, -2.8, 2.4), (side * 6.0, -3.8, 0.8)], [1.25, 1.1, 0.9, 0.76]), fur, 0.18),
            (crochet.ball((side * 6.2, -4.6, 0.65), (0.75, 1.3, 0.6), (0, 0, side * -14)), dark, 0.08),
        ]
        parts.append(rod([(side * 0.82 + 0.46 * math.cos(a), -3.16 + 0.1 * abs(math.cos(a)), 10.3 - 0.3 * math.sin(a)) for a in numpy.linspace(0.1, math.pi - 0.1, 9)], 0.085, thread))
    for seed, (places, material, long) in enumerate(shapes):
        parts += plush(places, material, long, 0.4 / long, seed)
    stage.fit(parts)
    stage.camera(parts, pitch=17, share=0.7, yaw=-8)
    return []


def braid(points, thick, material):
    """Three strands, over and under each other."""
    way = smooth_line(points, 30)
    t = numpy.linspace(0, 1, len(way)) * math.pi * 2 * len(points) * 0.55
    strands = []
    for k in range(3):
        phase = t + 2 * math.pi * k / 3
        strands.append(rod([(x + thick * math.sin(p), y, z + 0.5 * thick * math.sin(2 * p)) for (x, y, z), p in zip(way[::4], phase[::4])], thick * 0.62, material))
    return strands


def hair(dark):
    """Yarn, parted in the middle and laid down to both sides."""
    strands = []
    for side in (-1, 1):
        for k in range(15):
            front = 1 - k / 14
            z = 0.4 + 2.3 * math.sin(front * 1.5)
            strands.append(rod([(side * 0.12, 31.8 - 2.0 * front, z - 0.2), (side * 1.8, 31.4 - 2.1 * front, z), (side * 3.4, 29.4 - 1.6 * front, z - 0.6), (side * 4.0, 26.6 - 0.8 * front, 0.5 + 0.5 * front)], 0.26, dark))
    return strands


def drape_of_doll(cotton):
    """The pleated skirt of her saree, and its end over the left shoulder."""
    s, a = numpy.meshgrid(numpy.linspace(0, 1, 220), numpy.linspace(-math.pi / 2, math.pi / 2, 420), indexing="ij")
    fold = numpy.sin(a * 17 + 0.8 * numpy.sin(s * 3)) * (0.1 + 0.2 * s) * numpy.exp(-((a / 0.75) ** 4)) + 0.16 * s * numpy.sin(a * 7 + 1.0)
    wide, deep = 3.3 + 2.4 * s**0.8, 1.9 + 0.6 * s
    skirt = numpy.stack([(wide + fold) * numpy.sin(a), 15.6 - 13.8 * s - 0.3 * numpy.cos(a) * s, (deep + fold) * numpy.cos(a)], -1)
    lines = lambda far: ((far > 0.15) & (far < 1.3)) | ((far > 1.6) & (far < 1.8))
    t, k = numpy.meshgrid(numpy.linspace(0, 1, 240), numpy.linspace(0, 1, 160), indexing="ij")
    one = numpy.array([(-3.9, 14.6, 0.2), (-2.2, 17.4, 2.0), (0.4, 20.2, 2.3), (2.0, 22.1, 1.0), (2.6, 22.5, -0.4)])
    two = numpy.array([(-2.4, 12.2, 2.2), (1.2, 14.8, 2.5), (3.2, 18.4, 2.0), (4.0, 21.6, 0.8), (4.2, 22.0, -0.4)])
    rails = [smooth_line(line, 60) for line in (one, two)]
    rails = [line[numpy.linspace(0, len(line) - 1, 240).round().astype(int)] for line in rails]
    sash = rails[0][:, None] * (1 - k[..., None]) + rails[1][:, None] * k[..., None]
    sash[..., 2] += 0.25 + 0.16 * numpy.sin(k * 20 + t * 2)
    edge = numpy.minimum(k, 1 - k) * numpy.linalg.norm(rails[0] - rails[1], axis=1)[:, None]
    fall = numpy.stack([3.0 + 2.6 * k + 1.6 * t + 0.5 * k * t, 22.2 - 9.6 * t - 0.8 * k, -0.5 - 0.2 * t + 0.2 * numpy.sin(k * 18 + t * 2)], -1)
    return [surface(skirt, cotton, lines((1 - s) * 13.8)), surface(sash, cotton, (edge > 0.1) & (edge < 0.55)), surface(fall, cotton, lines((1 - t) * 9.6))]


def rag_doll_front():
    """Her face is a few stitches, her plait is of yarn."""
    cotton, blouse = textile.woven(70, roughness=0.95), cloth("accent", weave=70, roughness=0.95)
    skin = blended("body", 0.3, 0.42, weave=80, roughness=0.95)
    black, red = matte(THREAD, 0.85, grain=(40, 0.6)), matte("body", 0.8, factor=0.8)
    parts = [ball(1.0, skin, (0, 27.0, 0), (3.9, 4.3, 2.3)), rod([(0, 20.5, 0), (0, 24.0, 0)], 1.2, skin)]
    parts += [ball(1.0, blouse, (0, 18.8, 0), (3.6, 4.0, 2.0)), ball(1.0, skin, (0, 15.4, 0), (3.0, 1.6, 1.7))]
    for side in (-1, 1):
        parts += [
            rod([(side * 3.2, 20.6, 0), (side * 5.2, 17.6, 0.3), (side * 6.8, 14.0, 0.6), (side * 7.4, 11.8, 0.8)], [1.05, 1.05, 1.0, 1.1], skin),
            rod([(side * 2.8, 21.0, 0), (side * 4.3, 19.2, 0.2), (side * 5.1, 17.8, 0.3)], [1.2, 1.4, 1.4], blouse),
            rod([(side * 1.6, 3.0, 0), (side * 1.7, 0.2, 0.1), (side * 2.0, -1.4, 0.7)], [1.2, 1.1, 1.1], skin),
            ball(1.16, skin, (side * 7.45, 11.6, 0.85), (0.95, 1.1, 0.8)),
            ball(1.2, skin, (side * 2.05, -1.6, 1.0), (0.95, 1.0, 1.3)),
            ball(0.3, black, (side * 1.45, 27.0, 2.2), (1, 1.25, 0.5)),
            rod([(side * x, y, z) for x, y, z in ((0.9, 28.3, 2.3), (1.5, 28.6, 2.15), (2.1, 28.3, 1.95))], 0.09, black),
        ]
    parts += [ball(0.3, red, (0, 28.7, 2.2), (1, 1, 0.4)), rod([(x, 24.9 + 0.14 * x * x, 2.15 - 0.1 * abs(x)) for x in (-1.1, -0.5, 0, 0.5, 1.1)], 0.11, red)]
    parts += [*hair(black), *drape_of_doll(cotton)]
    plait = [(-3.3, 25.6, 0.8), (-3.6, 23.6, 1.2), (-3.3, 21.0, 2.0), (-2.9, 18.2, 2.6), (-2.8, 15.4, 2.6)]
    parts += [*braid(plait, 0.5, black), rod([(-2.8, 15.6, 2.6), (-2.8, 14.9, 2.6)], 0.62, blouse), *[rod([(-2.8, 15.0, 2.6), (-2.8 + 0.3 * k, 13.4, 2.7)], 0.2, black) for k in (-1, 0, 1)]]
    return laid_out(parts, 0.78)


NEGATIVES = {
    "crochet-elephant.front": elephant_front,
    "langur.front": langur_front,
    "rag-doll.front": rag_doll_front,
}
