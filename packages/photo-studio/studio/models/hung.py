"""Garments that hang before a wall, on a hanger or by their waistband."""

import math

import bpy
import numpy
from mathutils import Vector

import pigments
import stage
from models import cloth_solver, sewing
from pigments import cloth, gloss, matte, metal
from shapes import add, box, group, lathe, rod

WEIGHT = (0, -700, 0)
# How far the wall is behind the middle of a garment, in cm.
WALL = -3.2


def sewn(front, back, material, held, printed=None, relief=None, folds=None, seed=1, step=1.1, loft=0.9, air=350, ease=(1.0, 1.0), bend=0.05, air_at=None, flare=None):
    """
    A piece as it hangs; `held(x, y)` says where, `folds(x, y)` how far in front of the seams the cloth starts; a `flare` (waist,
    apex) keeps a skirt's panels falling away from the apex above them, as a lining would.
    """
    flat, sides, faces = sewing.panels(front, back, step, seed)
    x, y = flat.T
    rng = numpy.random.default_rng(seed)
    high = sides * loft + rng.uniform(-0.1, 0.1, len(flat))
    if folds is not None:
        high = high + folds(x, y)
    start = numpy.column_stack([flat, high])
    share = numpy.ones(len(flat)) if air_at is None else air_at(x, y)
    weight = numpy.tile(numpy.array(WEIGHT, float), (len(flat), 1)) if flare is None else flaring(x, y, *flare)
    phases = [(36, weight, air * share), (64, weight, air * 0.45 * share)]
    pins = held(x, y).astype(float)
    fallen = cloth_solver.settled(start * (*ease, 1), start, faces, cloth_solver.opposite(flat, sides), pins, phases, WALL + 0.2, bend=bend)
    return sewing.dressed(flat, sides, smooth_edges(fallen, sides, faces), faces, material, printed, relief, 3)


def smooth_edges(places, sides, faces, hems=4, seams=24):
    """Evens out what shows as jagged before a wall: the line of each hem, which keeps its folds, and of each seam. Corners stay."""
    count = {}
    for face in faces:
        for a, b in zip(face, (*face[1:], face[0])):
            edge = (min(a, b), max(a, b))
            count[edge] = count.get(edge, 0) + 1
    beside = {}
    for (a, b), used in count.items():
        if used == 1 or (sides[a] == 0 and sides[b] == 0):
            beside.setdefault(a, []).append(b)
            beside.setdefault(b, []).append(a)
    inner = [(i, *near) for i, near in beside.items() if len(near) == 2 and not is_corner(places, i, *near)]
    at, one, other = numpy.array(inner).T
    out, is_seam = places.copy(), sides[at] == 0
    for i in range(seams):
        chosen = is_seam | (i < hems)
        out[at[chosen]] = 0.5 * out[at[chosen]] + 0.25 * (out[one[chosen]] + out[other[chosen]])
    return out


def is_corner(places, at, one, other):
    a, b = places[one] - places[at], places[other] - places[at]
    return a @ b > -0.5 * numpy.linalg.norm(a) * numpy.linalg.norm(b)


def flaring(x, y, waist_at, apex):
    """The weight of each point below the waist, along its own line from the apex."""
    below = y < waist_at
    away = numpy.stack([numpy.where(below, 0.75 * x, 0), numpy.where(below, y - apex, -1), numpy.zeros_like(x)], 1)
    return -WEIGHT[1] * away / numpy.linalg.norm(away, axis=1, keepdims=True)


def shoulders(width, low, slope=0.2):
    """What a hanger holds: the cloth above its arms."""
    return lambda x, y: (numpy.abs(x) < width) & (y > low - slope * numpy.abs(x))


def waist(low):
    return lambda x, y: y > low


def gathers(count, deep, top, bottom, wander=0.5):
    """Folds that grow from `top` down to `bottom`."""

    def folds(x, y):
        down = numpy.clip((top - y) / (top - bottom), 0, 1)
        around = x / (0.35 + 0.65 * down)
        return deep * down**0.9 * numpy.sin(around * count / 10 + wander * numpy.sin(y * 0.11 + x * 0.07))

    return folds


def hanger(neck, reach, drop):
    """A hanger whose hook hangs on a knob: as much of it as the neck leaves open."""
    wood = matte("backdrop", 0.5, factor=0.62)
    arm = rod([(-reach, neck - drop, -0.2), (-reach * 0.5, neck - drop * 0.4, -0.2), (0, neck + 0.5, -0.2), (reach * 0.5, neck - drop * 0.4, -0.2), (reach, neck - drop, -0.2)], 0.42, wood)
    arc = [(1.5 * math.cos(math.radians(a)), neck + 4.1 + 1.5 * math.sin(math.radians(a)), 0) for a in range(-20, 200, 20)]
    hook = rod([(0, neck + 0.2, -0.2), (0, neck + 1.6, 0), (0.5, neck + 2.3, 0), (1.45, neck + 3.2, 0), *arc], 0.15, metal(0.72, 0.25))
    return [arm, hook, knob(0, neck + 5.2)]


def knob(x, y):
    thing = lathe([(0, -3.4), (0.55, -3.4), (0.5, 0.2), (0.75, 0.5), (0.75, 0.9), (0.5, 1.05), (0, 1.05)], matte("backdrop", 0.45, factor=0.62), bevel=0.12)
    thing.location = (x, y - 0.5, 0)
    return thing


def bar(y, reach):
    """A slim rail that a waistband is clipped to."""
    steel = metal(0.72, 0.25)
    parts = [rod([(-reach, y + 1.6, 0), (reach, y + 1.6, 0)], 0.22, steel), knob(0, y + 5.4)]
    parts.append(rod([(-reach * 0.5, y + 1.6, 0), (0, y + 5.3, 0), (reach * 0.5, y + 1.6, 0)], 0.1, steel))
    for side in (-1, 1):
        parts.append(clip(side * reach * 0.72, y))
    return parts


def clip(x, y):
    """Its jaws lie before and behind the cloth."""
    thing = box(1.3, 1.8, 2.6, metal(0.72, 0.25), bevel=0.3, at=(x, y + 0.6, -1.3))
    return thing


def shown(things, share=0.82, pitch=3.0, near=None, prints=(), high=0.6):
    """
    Hangs what was made flat before a wall of its own, on which it throws a soft shadow, so `high` that the floor is not seen
    below it; `near` frames some parts only. The garments of `prints` can be printed when they are developed.
    """
    group(things, (0, 0, 0), (90, 0, 0))
    root = stage.fit(things, width=1.75, height=2.2)
    behind = root.location.y - WALL * root.scale.y
    root.location.z += high
    bpy.context.view_layer.update()
    if stage.camera(near or things, pitch=pitch, share=share) is not None:
        wall(behind)
    return [printable(garment) for garment in prints]


def printable(garment, step=1.6):
    """The front of a garment as a grid, for the print that a product has."""
    front = garment.flat[garment.sides > -0.2]
    low, high = front.min(0), front.max(0)
    columns, rows = (math.ceil(side / step) for side in high - low)
    points = []
    for y in numpy.linspace(high[1], low[1], rows + 1):
        for x in numpy.linspace(low[0], high[0], columns + 1):
            _, _, away = garment.trees[sewing.FRONT].find((x, y, 0))
            points.append(None if away > step * 1.2 else Vector(garment.on(x, y)[0]))
    width, height = high - low
    return {"thing": garment.thing, "points": points, "columns": columns, "rows": rows, "aspect": width / height, "width": float(width), "what": "print"}


def wall(y):
    mesh = bpy.data.meshes.new("wall")
    mesh.from_pydata([(-30, y, -1), (30, y, -1), (30, y, 30), (-30, y, 30)], [], [(0, 1, 2, 3)])
    add(mesh, pigments.paper("backdrop"), "wall")


def button(garment, x, y, pigment=0.8, size=0.42):
    """Sewn on where the cloth is."""
    at, normal = garment.on(x, y, 0.12)
    thing = lathe([(0, 0), (0.8 * size, 0), (size, 0.1), (size, 0.2), (0.75 * size, 0.26), (0.6 * size, 0.18), (0, 0.18)], gloss(pigment, 0.25), bevel=0.03, segments=48)
    thing.location = at
    thing.rotation_euler = Vector(normal).to_track_quat("Z", "Y").to_euler()
    return thing


def piping(garment, points, pigment="accent", radius=0.2, side=sewing.FRONT, lift=0.05):
    """A bound edge along a line on the garment."""
    line = sewing.curve(points, 0.7)
    return rod([tuple(garment.on(x, y, lift, side)[0]) for x, y in line], radius, cloth(pigment, roughness=0.7), resolution=4)


def mirror(points):
    """A line from its right half, which starts in the middle."""
    return [(-x, y) for x, y in reversed(points) if x > 1e-6] + list(points)


def bound(garment, neck, back_neck, radius, pigment="accent"):
    """The neck, bound all around."""
    sides = ((neck, sewing.FRONT), (back_neck, sewing.BACK))
    return [piping(garment, mirror(line), pigment, radius, side) for line, side in sides]
