"""Brushes for make-up, their heads of single hairs. A brush is built upright and then laid down."""

import math

import bpy
import numpy

import labels
import stage
from models.necklaces import lying
from models.ribbon import beads
from pigments import gloss, matte, metal
from shapes import add, ball, box, group, lathe, rod, superellipse


def hairs(at, root, wide, high, materials, flat=1.0, slant=0.0, tip=0.9, many=3500, dyed=0.72):
    """
    A head of hairs on a ferrule of radius `root` at height `at`: `wide` at its widest, a dome on top that ends `tip` of that
    apart, flattened across y and cut off at a slant. Their ends, from `dyed` of their length, have the second material.
    """
    chance = numpy.random.default_rng(int(wide * 100) + many)
    out, turn = numpy.sqrt(chance.uniform(0, 1, many)), chance.uniform(0, 2 * math.pi, many)
    x, y = out * numpy.cos(turn), out * numpy.sin(turn)
    length = high * (1 - 0.34 * out**2.4 + slant * x) * chance.uniform(0.96, 1.0, many)
    things = []
    for (low, top), material in zip(((0.0, dyed), (dyed, 1.0)), materials):
        steps = numpy.linspace(low, top, 6)
        spread = root * (1 - steps) ** 2 + 2 * steps * (1 - steps) * (1.9 * wide - 0.45 * (root + tip * wide)) + tip * wide * steps**2
        thick = (0.6 + 0.4 * (1 - steps)) * wide * 0.016 * (1 - 0.75 * numpy.clip((steps - 0.9) / 0.1, 0, 1)) * (3500 / many) ** 0.4
        shake = chance.normal(0, 0.014 * wide, (many, 2))
        verts = []
        for k, t in enumerate(steps):
            cx, cy = x * spread[k] + shake[:, 0] * t, (y * spread[k] + shake[:, 1] * t) * (1 - (1 - flat) * min(1, 2.2 * t))
            for corner in range(3):
                a = 2 * math.pi * corner / 3
                verts.append(numpy.stack([cx + thick[k] * math.cos(a), cy + thick[k] * math.sin(a), at + length * t], 1))
        points = numpy.stack(verts, 1).reshape(-1, 3)
        one = [(3 * k + c, 3 * k + (c + 1) % 3, 3 * k + 3 + (c + 1) % 3, 3 * k + 3 + c) for k in range(5) for c in range(3)]
        faces = (numpy.array(one)[None] + 18 * numpy.arange(many)[:, None, None]).reshape(-1, 4)
        mesh = bpy.data.meshes.new("hair")
        mesh.from_pydata(points.tolist(), [], faces.tolist())
        things.append(add(mesh, material, "hair"))
    return things


def ferrule(low, high, start, end, material, flat):
    """A tube that is pressed flat towards its mouth."""
    tube = lathe([(start, low), (start * 1.02, low + 0.3), (end, high), (end * 0.9, high)], material, bevel=0.04, segments=64)
    for vertex in tube.data.vertices:
        t = max(0.0, (vertex.co.z - low) / (high - low))
        vertex.co.y *= 1 - (1 - flat) * t
    return tube


def brush(length, wide, high, look, flat=1.0, slant=0.0, tip=0.9, ring=None):
    handle, collar, hair, ends = look
    root = max(0.26, wide * 0.6)
    parts = [
        lathe([(0, 0), (0.16, 0.05), (0.3, length * 0.2), (0.42, length * 0.62), (0.27, length)], handle, bevel=0.12, segments=64),
        ferrule(length - 0.1, length + 2.3, 0.3, root, collar, flat),
        *hairs(length + 2.2, root * 0.92, wide, high, (hair, ends), flat, slant, tip, many=int(700 + 1900 * wide)),
    ]
    parts += [lathe([(0.303, length + 0.05 + up), (0.335, length + 0.12 + up), (0.303, length + 0.2 + up)], collar, bevel=0, segments=64) for up in (0.1, 0.4)]
    if ring is not None:
        parts.append(lathe([(0.3, length - 0.9), (0.36, length - 0.9), (0.34, length - 0.25), (0.28, length - 0.25)], ring, bevel=0.02, segments=64))
    return parts


def laid(parts, at, turn=0.0, lift=0.5):
    """On its side, its head away."""
    group(parts, (at[0], at[1], lift), (-90, 0, turn))
    return parts


def seven_front():
    look = (gloss("body", 0.2), metal("accent", 0.2), matte(0.05, 0.7), matte(0.55, 0.7))
    parts = []
    for i, (length, wide, high, flat, slant, tip) in enumerate((
        (9.6, 0.42, 1.3, 0.6, 0.0, 0.5), (9.8, 0.5, 1.5, 0.35, 0.3, 0.9), (9.4, 1.0, 2.5, 0.7, 0.0, 0.8), (9.0, 1.5, 3.4, 1.0, 0.0, 0.8),
        (9.3, 1.05, 2.2, 0.9, 0.0, 1.0), (9.8, 0.6, 1.5, 0.4, 0.0, 0.9), (9.6, 0.5, 1.7, 0.9, 0.0, 0.4),
    )):  # fmt: skip
        lean = (i - 3) * 3.4
        parts += laid(brush(length, wide, high, look, flat, slant, tip), (2.0 * (i - 3), -0.35 * abs(i - 3) - 7.0), -lean, 0.5)
    return lying(parts)


def eye_set_front():
    tin, dark, ends = metal("accent", 0.3), matte(0.04, 0.7), matte(0.3, 0.7)
    parts = [superellipse(9.6, 16.4, 1.3, tin, power=14, bevel=0.2), superellipse(9.0, 15.8, 0.1, matte(0.7, 0.9, sheen=0.4, grain=(60, 0.2)), power=14, bevel=0.03, at=(0, 0, 1.29))]
    group(parts, (0, 0, 0.62))
    rings = (matte(0.85, 0.4), gloss("accent", 0.3), gloss("body", 0.3, factor=2.2), matte(0.4, 0.4), gloss(0.02, 0.3))
    for i, (wide, high, flat, slant, tip) in enumerate(((0.4, 1.2, 0.7, 0, 0.4), (0.36, 0.9, 0.4, 0.5, 0.9), (0.6, 1.5, 0.8, 0, 0.7), (0.5, 1.0, 0.35, 0, 1.0), (0.3, 1.5, 0.9, 0, 0.25))):
        look = (gloss("body", 0.2), metal(0.75, 0.2), dark, ends)
        parts += laid(brush(9.9, wide, high, look, flat, slant, tip, rings[i]), (1.65 * (i - 2), -6.9), 0, 2.5)
    lid = [superellipse(9.8, 16.6, 0.6, tin, power=14, bevel=0.2), superellipse(8.8, 15.6, 0.06, metal(0.85, 0.12), power=14, bevel=0.02, at=(0, 0, 0.58))]
    group(lid, (-5.2, 1.0, 0), (0, 0, 9))
    return lying(parts + lid)


def kabuki_front():
    foot, ring = gloss("body", 0.14), metal("accent", 0.2)
    parts = [
        lathe([(0, 0), (1.62, 0), (1.74, 0.25), (1.62, 0.62), (1.2, 0.95), (1.02, 1.5), (1.14, 2.1), (1.55, 2.65), (1.62, 2.9), (0, 2.9)], foot, bevel=0.16),
        lathe([(1.1, 2.9), (1.66, 2.9), (1.74, 3.1), (1.72, 3.6), (1.4, 3.6)], ring, bevel=0.06),
        *[lathe([(r, z), (r + 0.05, z + 0.06), (r, z + 0.12)], ring, bevel=0) for r, z in ((1.68, 0.12), (1.02, 1.44))],
        *hairs(3.4, 1.5, 2.55, 4.2, (matte(0.5, 0.7), matte("body", 0.7)), tip=0.95, many=9000, dyed=0.62),
    ]
    stage.fit(parts)
    stage.camera(parts, pitch=12, share=0.56)
    return []


def pouch(material, zip_):
    """Soft and full in its middle, closed by a zip along its top."""
    parts = [superellipse(15.0, 3.4, 9.4, material, power=2.6, bevel=0.7, rows=[(0.94, 0), (1.0, 1.0), (1.0, 6.5), (0.985, 9.4)])]
    for vertex in parts[0].data.vertices:
        vertex.co.y *= 1 - 0.86 * max(0.0, vertex.co.z / 9.4) ** 1.8
        vertex.co.z += 0.16 * math.sin(vertex.co.x * 1.1) * vertex.co.z / 9.4
    parts.append(box(14.4, 0.5, 0.5, matte(0.1, 0.7), bevel=0.1, at=(0, 0, 9.2)))
    parts.append(beads([(-7.0 + 0.17 * i, y, 9.66 + 0.12 * math.sin((-7.0 + 0.17 * i) * 1.1)) for i in range(83) for y in (-0.07, 0.07)], 0.1, zip_))
    parts += [box(0.5, 0.6, 0.45, zip_, bevel=0.12, at=(6.3, 0, 9.5)), box(0.34, 0.12, 1.5, zip_, bevel=0.05, at=(6.5, -0.4, 8.1))]
    return parts


def starter_kit_front():
    sponge = lathe([(0, 0), (1.2, 0.05), (2.0, 0.9), (2.1, 1.9), (1.6, 3.3), (0.85, 4.6), (0.25, 5.3), (0, 5.4)], matte("body", 0.95, 0.1, grain=(26, 0.3)), bevel=0.5)
    sponge.location = (4.4, -3.6, 0)
    bag = pouch(matte("accent", 0.85, 0.15, grain=(40, 0.4), sheen=0.3), metal(0.78, 0.25))
    group(bag, (0, 1.2, 0), (-8, 0, 0))
    look = (gloss("body", 0.2), metal(0.78, 0.2), matte(0.05, 0.7), matte(0.6, 0.7))
    fluffy, angled = brush(9.0, 1.25, 3.0, look, 1.0, 0.0, 0.8), brush(9.4, 0.6, 1.5, look, 0.4, 0.35, 0.9)
    group(fluffy, (2.6, -3.4, 0.5), (-90, 0, 78))
    group(angled, (1.6, -5.2, 0.5), (-90, 0, 84))
    parts = [sponge, *bag, *fluffy, *angled]
    place = labels.on_plane(bag[0], 6.0, 3.2, 5.8, -1.5)
    place["on"], place["what"] = "accent", "stamp"
    stage.fit(parts)
    stage.camera(parts, pitch=20, share=0.6, yaw=6)
    return [place]


NEGATIVES = {
    "eye-brushes.front": eye_set_front,
    "kabuki.front": kabuki_front,
    "seven-brushes.front": seven_front,
    "starter-kit.front": starter_kit_front,
}
