"""The pans of a palette, tried on four forearms."""

import math

import numpy
from mathutils import Vector

from models.skin import APART, SHIFTS, TILT, dusted, on_arms

# Places along each arm, from the middle of its products.
PLACES = (-7.8, -2.6, 2.6, 7.8)


def tried(x, y, seed):
    """Four pans, each swept on with a finger of its own."""
    cover = numpy.maximum.reduce([dusted(x - at, y, seed + 40 * i, 4.0, 3.3)[0] for i, at in enumerate(PLACES)])
    return cover, cover * 0.05


def place_of(root, arm, at):
    """The part of an arm that one pan colours."""
    a = math.radians(TILT)
    corners = [(SHIFTS[arm] + at + x, y) for y in (3.6, -3.6) for x in (-2.6, 2.6)]
    points = [Vector((x * math.cos(a) - y * math.sin(a), (1.5 - arm) * APART + x * math.sin(a) + y * math.cos(a), 5.4)) for x, y in corners]
    return {"thing": root, "points": points, "columns": 1, "rows": 1, "aspect": 1.0, "on": "body", "what": "pan"}


def pans():
    tones = on_arms(tried, 0.0, 0.9, 0.0)
    return [*tones, *[place_of(tones[0]["thing"], arm, at) for arm in range(4) for at in PLACES]]


NEGATIVES = {"skin.pans": pans}
