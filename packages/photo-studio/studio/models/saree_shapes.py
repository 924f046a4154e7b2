"""How the pieces of a saree lie on a form: for each place of a grid its place in space, how far it is from the edges, and the place along them."""

import math

import numpy

from models.dressform import around, fabric, lengths
from models.drapes import folds
from models.ribbon import smooth_line
from pigments import cloth

WAIST, HEM = 19.0, -61.4


def ease(x):
    x = numpy.clip(x, 0, 1)
    return x * x * (3 - 2 * x)


def knife(phase):
    """Pleats that lie on each other: a slow rise, then a steep fall; from 0 to 1."""
    f = phase % 1
    return numpy.where(f < 0.78, ease(f / 0.78), 1 - ease((f - 0.78) / 0.22))


def skirt(pleats=6, turned=0.08):
    """Wrapped around the hips and pleated in front; without pleats as it is from behind."""
    angle = numpy.linspace(-math.pi, math.pi, 860)
    angle = angle - 0.55 * numpy.sin(angle)
    z = numpy.linspace(WAIST, HEM, 180)
    a, h = numpy.meshgrid(angle, z)
    down = (WAIST - h) / (WAIST - HEM)
    half = 0.36 + 0.2 * down
    share = (a - turned) / half
    inside = ease((1.12 - numpy.abs(share)) / 0.2) if pleats else 0 * a
    wander = 0.16 * numpy.sin(h * 0.07 + 1.0) + 0.1 * numpy.sin(h * 0.15 + share * 3)
    fold = knife((share + 1) / 2 * max(pleats, 1) + wander * down) * (0.7 + 2.6 * down**0.8) * inside
    sides = (1 - inside) * down**1.3
    soft = (numpy.sin(a * 8 + 0.03 * h + 0.8) + 0.5 * numpy.sin(a * 13 - 0.04 * h)) * 1.0 * sides
    pull = 0.26 * numpy.sin(h * 0.42 + numpy.abs(a - turned) * 6.5) * numpy.exp(-(((h - 4) / 13) ** 2)) * (1 - inside)
    tuck = 0.5 * numpy.exp(-(((h - WAIST) / 1.2) ** 2))
    places = around(a, h, 0.35 + fold + soft + pull - tuck)
    places[..., 2] += 0.5 * down**6 * numpy.sin(a * 5 + 1)
    around_cm = numpy.broadcast_to(lengths(places[120])[None], a.shape)
    return places, h - HEM, around_cm


def rails(points, count):
    """Smooth lines of (angle, height, distance from the hull) at even steps."""
    line = smooth_line(points, 30)
    along = lengths(line * numpy.array([16.0, 1.0, 1.0]))
    stops = numpy.linspace(0, along[-1], count)
    return numpy.stack([numpy.interp(stops, along, line[:, k]) for k in range(3)], 1)


def between(one, two, rows, columns):
    """Angles, heights and distances over a grid between two lines; the shares down and across."""
    a, b = rails(one, rows), rails(two, rows)
    s, t = numpy.linspace(0, 1, rows)[:, None], numpy.linspace(0, 1, columns)[None]
    mixed = a[:, None] * (1 - t[..., None]) + b[:, None] * t[..., None]
    wide = numpy.linalg.norm((a - b) * numpy.array([16.0, 1.0, 1.0]), axis=1)[:, None]
    return mixed[..., 0], mixed[..., 1], mixed[..., 2], s, t, wide


# Pleated on the shoulder: both edges from the right hip over the left shoulder, as angle, height and distance from the hull.
NIVI_UPPER = [(-2.1, 17.0, 0.9), (-1.5, 20.0, 1.0), (-0.95, 25.0, 1.2), (-0.4, 32.0, 1.3), (0.1, 39.4, 1.4), (0.52, 45.6, 1.4), (0.8, 49.4, 1.3), (1.4, 51.4, 1.2), (2.0, 50.4, 1.0)]
NIVI_LOWER = [(-2.1, -4.0, 1.4), (-1.5, -6.4, 1.6), (-0.9, -6.0, 1.7), (-0.2, -2.0, 1.7), (0.45, 6.0, 1.6), (0.95, 18.0, 1.4), (1.25, 31.0, 1.5), (1.36, 42.0, 1.6), (1.5, 48.6, 1.4), (1.75, 49.8, 1.2)]


def nivi_front():
    angle, z, off, s, t, wide = between(NIVI_UPPER, NIVI_LOWER, 260, 420)
    gathered = ease((s - 0.2) / 0.55)
    phase = 2 * math.pi * (6.5 * t**1.08 + (1 - gathered) * 0.22 * numpy.sin(3 * s + 4 * t))
    shut = ease(t / 0.1) * 0.9 + 0.1
    ripple = folds(phase + 0.6) * (0.4 + 0.5 * gathered) * shut
    sideways = numpy.sin(phase + 0.6) * gathered * 0.014 * shut
    sag = 2.2 * numpy.sin(math.pi * s) ** 1.3 * t * (1.3 - 0.5 * t)
    places = around(angle + sideways, z - sag, off + 0.6 + ripple)
    far = numpy.minimum(t, 1 - t) * wide * (1.0 + 0.5 * gathered)
    along = s * 78 + 0 * t
    return places, far, along


def nivi_fall():
    """Behind the shoulder, from where it is seen beside the form."""
    rows, columns = 180, 260
    s, t = numpy.linspace(0, 1, rows)[:, None], numpy.linspace(0, 1, columns)[None]
    loose = ease(s / 0.7)
    left, right = 7.0 - 2.0 * loose, 15.6 + 14.0 * loose + 0.8 * numpy.sin(s * 7) * loose
    phase = 2 * math.pi * 4.5 * t + loose * (0.8 * numpy.sin(s * 3 + 0.4) + 0.5 * numpy.sin(s * 6 + t * 3))
    deep = 0.6 + 1.5 * loose
    x = left + (right - left) * t + 0.9 * numpy.sin(phase) * (0.4 + 0.6 * loose)
    z = 49.4 - s * 80 - 6.0 * t * loose + 4.0 * (1 - t) * loose
    y = numpy.interp(s, [0, 0.06, 0.2, 0.5, 1], [2.0, 4.0, 6.0, 7.0, 7.0]) - folds(phase) * deep
    far = numpy.minimum(t, 1 - t) * (right - left) * 1.3
    end = (1 - s) * 80 + 0 * t
    return numpy.stack([x, y, z], -1), far, s * 80 + 0 * t, end, t * 34 + 0 * s


# With the pallu in front: from the right shoulder, its outer edge falls free, its inner edge goes to the left hip.
FRONT_OUTER = [(-2.2, 47.6, 1.0), (-1.5, 50.6, 1.1), (-1.28, 48.4, 1.6), (-1.16, 42.0, 2.0), (-1.1, 32.0, 2.2), (-1.04, 18.0, 2.4), (-0.98, 2.0, 2.6), (-0.92, -14.0, 2.8), (-0.88, -27.0, 3.0)]
FRONT_INNER = [(-2.4, 49.6, 1.0), (-1.3, 52.4, 1.1), (-0.78, 49.8, 1.3), (-0.4, 45.4, 1.4), (0.1, 39.6, 1.4), (0.62, 33.4, 1.3), (1.15, 27.6, 1.2), (1.65, 22.6, 1.1), (2.2, 18.0, 1.0)]


def pallu_front():
    angle, z, off, s, t, wide = between(FRONT_OUTER, FRONT_INNER, 280, 420)
    open_ = ease((s - 0.12) / 0.7)
    z = z - open_**2 * numpy.sin(math.pi * t) * 3.0 - 12 * open_**3 * t**2.0
    phase = 2 * math.pi * (6.0 * t**0.92 + 0.16 * open_ * numpy.sin(2.6 * s + 5 * t))
    shut = ease(t / 0.08) * ease((1 - t) / 0.08) * 0.9 + 0.1
    deep = numpy.interp(s, [0, 0.2, 0.45, 0.8, 1], [0.7, 0.9, 1.15, 1.1, 1.0])
    ripple = folds(phase + 0.6) * deep * shut
    sideways = numpy.sin(phase + 0.6) * 0.016 * (1 - open_) * shut
    places = around(angle + sideways, z + 0.5 * open_ * ripple, off + 0.7 + ripple)
    far = numpy.minimum(t, 1 - t) * wide * (1.5 - 0.5 * open_)
    return places, far, s * 86 + 0 * t, (1 - s) * 86 + 0 * t, t * 52 + 0 * s


# From behind: the pallu falls open from the left shoulder.
BACK_OUTER = [(-1.9, 47.6, 1.0), (-1.52, 50.6, 1.1), (-1.3, 48.6, 1.6), (-1.26, 42.0, 2.2), (-1.3, 30.0, 2.8), (-1.34, 15.0, 3.0), (-1.36, 0.0, 3.2), (-1.38, -20.0, 3.5), (-1.38, -38.0, 3.8)]
BACK_INNER = [(-1.9, 50.0, 1.0), (-1.2, 52.4, 1.1), (-0.76, 49.6, 1.4), (-0.52, 43.0, 1.6), (-0.2, 33.0, 1.9), (0.12, 21.0, 2.2), (0.46, 6.0, 2.6), (0.72, -12.0, 3.0), (0.9, -31.0, 3.2)]


def pallu_behind():
    angle, z, off, s, t, wide = between(BACK_OUTER, BACK_INNER, 280, 420)
    open_ = ease((s - 0.1) / 0.8)
    phase = 2 * math.pi * (5.5 * t + 0.2 * open_ * numpy.sin(2.8 * s + 4 * t))
    shut = ease(t / 0.07) * ease((1 - t) / 0.07) * 0.9 + 0.1
    deep = numpy.interp(s, [0, 0.15, 0.4, 1], [0.7, 0.9, 1.2, 1.5])
    ripple = folds(phase + 0.6) * deep * shut
    sideways = numpy.sin(phase + 0.6) * 0.02 * shut
    places = around(angle + sideways, z - 2.5 * open_**3 * numpy.sin(math.pi * t) + 0.4 * open_ * ripple, off + 1.0 + ripple)
    far = numpy.minimum(t, 1 - t) * wide * (1.7 - 0.6 * open_)
    return places, far, s * 90 + 0 * t, (1 - s) * 90 + 0 * t, t * 56 + 0 * s


def petticoat():
    """Worn below a saree that can be seen through, nearly to the floor."""
    angle, z = numpy.meshgrid(numpy.linspace(-math.pi, math.pi, 160), numpy.linspace(18.0, -58.0, 120))
    return fabric(around(angle, z, -0.9), cloth("body", roughness=0.8, factor=0.8))
