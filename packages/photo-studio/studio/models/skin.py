"""The shade where it is worn: on four forearms, whose skin is the pigment accent, in centimetres, lying on z = 0."""

import math

import bpy
import cv2
import numpy
from mathutils import Vector

import stage
import textile
from pigments import gloss
from shapes import add, group
from .forearm import forearm
from .skin_material import worn

# From elbow to wrist; an arm leaves the picture on both sides.
LENGTH = 48.0
TILT = 13.0


def smooth(values, low, high):
    t = numpy.clip((values - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def streaks(shape, fine, seed):
    """Lines that a finger or a brush draws along x."""
    rng = numpy.random.default_rng(seed)
    small = rng.standard_normal((fine, 6)).astype(numpy.float32)
    return cv2.resize(small, (shape[1], shape[0]), interpolation=cv2.INTER_CUBIC)


def turned(x, y, degrees):
    a = math.radians(degrees)
    return x * math.cos(a) + y * math.sin(a), y * math.cos(a) - x * math.sin(a)


def swiped(x, y, seed, length=12.6, width=3.0, breaks=1.0):
    """Coverage and thickness, 0 to 1, of one swipe that runs out to the right."""
    shape = x.shape
    x, y = turned(x, y, -5)
    y = y - 0.16 * numpy.sin(x * 0.5 + seed)
    lines = streaks(shape, 34, seed)
    span = float(x.max() - x.min())
    edge = textile.smooth_noise(shape, int(span * 1.25), seed + 1) * 0.045 + textile.smooth_noise(shape, int(span / 3), seed + 4) * 0.05
    half = width / 2 * (1 + 0.08 * numpy.sin(x * 0.7 + 1.2 + seed)) + edge
    far = half - numpy.abs(y)
    end = length * 0.5 + lines * 0.75 * breaks
    along = numpy.minimum(x + length * 0.5 + 0.25 * lines - 0.5 * (y / half) ** 2, end - x - 0.4 * (y / half) ** 2)
    out = smooth(numpy.minimum(far, along), 0.0, 0.14)
    t = numpy.clip((x + length * 0.5) / length, 0, 1)
    thin = 1 - smooth(lines * 0.34 + t, 0.72, 1.25) * 0.8 * breaks
    cover = out * thin
    ridge = 0.34 * numpy.exp(-((far / 0.2) ** 2))
    heap = 0.8 * numpy.exp(-(((t - 0.05) / 0.06) ** 2)) * smooth(far, 0.0, 0.6)
    return cover, cover * (0.5 + 0.2 * lines + ridge + heap)


def dusted(x, y, seed, length=11.5, width=4.0):
    """Powder, swept on with a finger: soft at its edges."""
    x, y = turned(x, y, -6)
    lines = streaks(x.shape, 22, seed)
    grain = numpy.random.default_rng(seed).standard_normal(x.shape).astype(numpy.float32)
    r = numpy.hypot(numpy.maximum(numpy.abs(x) - length / 2 + width / 2, 0), y) / (width / 2)
    cover = smooth(1.08 - r + 0.07 * lines + 0.05 * textile.smooth_noise(x.shape, 40, seed + 1), 0.0, 0.62)
    cover = numpy.clip(cover * (0.9 + 0.06 * lines + 0.07 * grain), 0, 0.96)
    return cover, cover * 0.05


def lined(x, y, seed):
    """Three strokes of a pencil: fine, pressed and drawn back and forth. Its lead catches on the skin along the stroke."""
    cover = numpy.zeros_like(x)
    grain = textile.smooth_noise(x.shape, 800, seed) * 0.07 + streaks(x.shape, 150, seed) * 0.1
    for i, (at, wide, length) in enumerate(((1.5, 0.16, 12.0), (0.3, 0.32, 11.4), (-1.4, 0.62, 10.2))):
        px, py = turned(x - 0.3 * i, y - at, -4 + 1.5 * i)
        py = py - 0.09 * numpy.sin(px * 0.9 + seed + i)
        press = 1 - 0.42 * smooth(px, length * 0.1, length * 0.5)
        far = wide * press - numpy.abs(py)
        end = length / 2 - numpy.abs(px)
        cover = numpy.maximum(cover, smooth(numpy.minimum(far, end) + grain * wide * 0.4, -0.03, 0.07) * (1.0 + grain * 0.8))
    cover = numpy.clip(cover, 0, 1)
    return cover, cover * 0.12


def limb(x, y, z, material, cover=None):
    """A mesh over a grid of places, with the product where `cover` says."""
    verts = numpy.stack([x, y, z], -1).reshape(-1, 3)
    index = numpy.arange(x.size).reshape(x.shape)
    faces = numpy.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
    mesh = bpy.data.meshes.new("limb")
    mesh.from_pydata(verts.tolist(), [], faces.tolist())
    layer = mesh.attributes.new("print", "FLOAT", "POINT")
    layer.data.foreach_set("value", (numpy.zeros_like(x) if cover is None else cover).astype(numpy.float32).ravel())
    return add(mesh, material, "limb")


def around(length, columns=900, rows=300, low=-0.1):
    """Places of a limb along x: how far along, from its left end, and the angle from its one side to the other."""
    xs = numpy.linspace(-length / 2, length / 2, columns, dtype=numpy.float32)
    angles = numpy.linspace(low, math.pi - low, rows, dtype=numpy.float32)
    return numpy.meshgrid(xs, angles)


# How far one arm lies from the next, and where each arm's product and its wrist are in the picture.
APART = 8.5
SHIFTS = (-2.2, -4.0, -2.8, -3.6)
WRIST = 9.4


def arm(seed, material, laid, thick):
    """One arm along x. `laid` answers coverage and thickness of the product for each place of its skin."""
    x, a = around(LENGTH, 1000, 440, -math.pi / 2)
    y, z, across, palm = forearm(x - WRIST, a, seed)
    up = numpy.sin(a)
    cover, lift = numpy.zeros((2, *x.shape), numpy.float32)
    seen = slice(len(x) // 4, -len(x) // 4)
    cover[seen], lift[seen] = laid(x[seen] - SHIFTS[seed], across[seen], 11 + seed * 7)
    lift *= thick
    skin = limb(x, y + lift * numpy.cos(a), z + lift * up, material, cover * smooth(up, 0.0, 0.2))
    layer = skin.data.attributes.new("palm", "FLOAT", "POINT")
    layer.data.foreach_set("value", palm.astype(numpy.float32).ravel())
    return [skin]


def rolled(y, z):
    """Turns a finger's nail towards the camera, which looks from ten degrees before the upright."""
    a = math.radians(10)
    return y * math.cos(a) - z * math.sin(a), y * math.sin(a) + z * math.cos(a) + 0.8


def finger(seed, material):
    """A finger along x, its tip to the right, with a varnished nail."""
    length, tip = 16.0, 2.2 + (0.1, 0.6, 0.3, -0.3)[seed]
    x, a = around(length, 1100, 260)
    x = x - length / 2 + tip
    back = tip - x
    round_ = numpy.sqrt(numpy.clip(1 - numpy.clip(1 - back / 0.85, 0, 1) ** 2.2, 0, 1))
    joint = 0.07 * numpy.exp(-(((back - 2.7) / 0.55) ** 2))
    wide = (0.84 + joint + 0.012 * back) * round_
    deep = (0.74 + joint + 0.016 * back) * round_
    flat, up = numpy.cos(a), numpy.sin(a)
    creases = sum(0.02 * numpy.exp(-(((back - at + 0.05 * numpy.sin(flat * 4 + at)) / 0.045) ** 2)) for at in (2.45, 2.62, 2.8, 2.95))
    # The bed of the nail is lower than the skin around it.
    bed = smooth(1.5 - back, 0.0, 0.12) * smooth(0.6 - numpy.abs(flat), 0.0, 0.1)
    skin = limb(x, *rolled(wide * flat, deep * up - creases * up * round_ - 0.05 * bed), material)
    s, t = numpy.meshgrid(numpy.linspace(-1, 1, 120, dtype=numpy.float32), numpy.linspace(0, 1, 160, dtype=numpy.float32))
    along = t * 1.72
    half = 0.49 * numpy.sqrt(numpy.clip(1 - (1 - numpy.clip(along / 0.42, 0, 1)) ** 2.4, 0, 1)) * numpy.sqrt(1 - numpy.clip((t - 0.66) / 0.34, 0, 1) ** 3)
    nx, ny = tip - 1.42 + along, half * s
    nz = 0.755 * numpy.sqrt(1 - (ny / 0.86) ** 2) - 0.17 * numpy.clip(along - 0.7, 0, 2) ** 1.7
    plate = limb(nx, *rolled(ny, nz), gloss("body", 0.08, coat=1.0, grain=None))
    thick = plate.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.06, 0.0
    return [skin, plate]


def in_four_tones(limbs, apart, shown, **camera):
    """Four limbs, one above the other, seen where the `shown` of their parts are, and for each the part of the picture that has its skin tone."""
    slope = math.tan(math.radians(TILT))
    bands = []
    for i, parts in enumerate(limbs):
        middle = (1.5 - i) * apart
        group(parts, (0, middle, 0), (0, 0, TILT))
        bands.append([Vector((x, middle + up * apart / 2 + x * slope, 0.4 * apart)) for up in (1, -1) for x in (-2 * apart, 2 * apart)])
    things = [part for parts in limbs for part in parts]
    root = stage.fit(things, width=4.0, height=5.0, lie=True)
    stage.camera([part for parts in limbs for part in parts[shown:]], pitch=80, **camera)
    return [{"thing": root, "points": band, "columns": 1, "rows": 1, "aspect": 1.0, "on": "accent", "what": "skin"} for band in bands]


def from_above():
    """Light from the top of the picture: what is round looks raised, and its lower side lies in a soft shadow."""
    for name, power in (("key", 150), ("fill", 90), ("edge", 30), ("wall", 300)):
        bpy.data.lights[name].energy = power
    stage.area_light("window", (-2.6, 4.6, 6.4), (0, 0, 0.3), (6.0, 3.4), 240)
    scene = bpy.context.scene
    scene.world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0.5
    scene.cycles.max_bounces = 3


def on_arms(laid, thick, roughness, coat):
    from_above()
    return in_four_tones([arm(i, worn("accent", "body", roughness, coat), laid, thick) for i in range(4)], APART, 0, share=0.79, fills=True)


def nails():
    return in_four_tones([finger(i, worn("accent", "body", 0.5, 0.0, fine=3.0)) for i in range(4)], 2.5, 1, share=0.8)


def swipe():
    return on_arms(swiped, 0.2, 0.32, 0.4)


def powder():
    return on_arms(dusted, 0.0, 0.9, 0.0)


def line():
    return on_arms(lined, 0.03, 0.5, 0.0)


NEGATIVES = {
    "skin.swipe": swipe,
    "skin.powder": powder,
    "skin.line": line,
    "skin.nails": nails,
}
