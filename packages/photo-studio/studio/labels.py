"""Where a label lies: a grid of points on the surface that faces the camera, rows from top to bottom. Ink is added when developing."""

import math

import bpy
from mathutils import Vector

COLUMNS, ROWS = 16, 8


def on_cylinder(thing, radius, low, high, span=110.0, depth=None):
    """`span` degrees of an upright (oval) cylinder's front; `radius` a number or a function of the height."""
    r = radius if callable(radius) else (lambda z: radius)
    points = []
    for row in range(ROWS + 1):
        z = high + (low - high) * row / ROWS
        for column in range(COLUMNS + 1):
            a = math.radians(-90 - span / 2 + span * column / COLUMNS)
            y = (depth if depth else r(z)) * math.sin(a)
            points.append(Vector((r(z) * math.cos(a), y, z)))
    arc = math.radians(span) * r((low + high) / 2)
    return {"thing": thing, "points": points, "aspect": arc / (high - low)}


def on_plane(thing, width, low, high, y):
    """A flat front."""
    points = []
    for row in range(ROWS + 1):
        z = high + (low - high) * row / ROWS
        for column in range(COLUMNS + 1):
            points.append(Vector((-width / 2 + width * column / COLUMNS, y, z)))
    return {"thing": thing, "points": points, "aspect": width / (high - low)}


def on_top(thing, radius, z):
    """A square within a round lid that is seen from above."""
    points = []
    for row in range(ROWS + 1):
        y = radius - 2 * radius * row / ROWS
        for column in range(COLUMNS + 1):
            points.append(Vector((-radius + 2 * radius * column / COLUMNS, y, z)))
    return {"thing": thing, "points": points, "aspect": 1.0}


# What lies on a cloth, such as its collar, is printed with it.
NEAR = 0.045


def is_hidden(points):
    """Which of the points the camera can't see."""
    scene = bpy.context.scene
    deps = bpy.context.evaluated_depsgraph_get()
    eye = scene.camera.location
    out = []
    for point in points:
        way = point - eye
        is_hit, place, *_ = scene.ray_cast(deps, eye, way.normalized(), distance=way.length)
        out.append(is_hit and (place - point).length > NEAR)
    return out


def measured(label, project):
    """
    A label as it is saved. A cloth's print has places outside of the cloth, which stay empty, and places that something hides,
    which end with a 0.
    """
    points = label["points"]
    world = [label["thing"].matrix_world @ point for point in points if point is not None]
    hidden = is_hidden(world) if label.get("what") == "print" else [False] * len(world)
    at = iter([[*place, 0] if is_out else place for place, is_out in zip(project(world), hidden)])
    saved = {
        "columns": label.get("columns", COLUMNS),
        "rows": label.get("rows", ROWS),
        "aspect": round(label["aspect"], 3),
        "on": label.get("on", "body"),
        "what": label.get("what", "full"),
        "at": [None if point is None else next(at) for point in points],
    }
    return saved if "width" not in label else {**saved, "width": round(label["width"], 1)}
