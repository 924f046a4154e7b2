"""Slings: a slim one for a phone, and a quilted crescent."""

import math

import cv2
import numpy

import labels
import stage
from models.other_sides import seen
from models.ribbon import beads, ribbon, smooth_line
from models.second_views import subject
from models.shoes import spaced
from pigments import gloss, matte, metal
from shapes import box, group, superellipse, torus
from textile import mirrored, polygon, sheet, spline, woven


def strap(out, low, high, wide, material, brass):
    """Held up in an arch, its ends through rings at both sides."""
    way = [(-out, 0, low), (-out * 1.04, 0.1, low + (high - low) * 0.3), (-out * 0.8, 0.3, low + (high - low) * 0.72), (0, 0.5, high)]
    way += [(-x, y, z) for x, y, z in reversed(way[:-1])]
    rings = [torus(0.42, 0.09, brass, (side * out, 0, low - 0.3), (math.pi / 2, 0, math.pi / 2)) for side in (-1, 1)]
    return [ribbon(way, wide, 0.14, material, across=(0, 1, 0), steps=24), *rings]


def phone_front():
    pebbled, zip_ = matte("body", 0.48, 0.45, grain=(11, 0.9)), metal("accent", 0.25)
    bag = superellipse(6.4, 1.9, 10.8, pebbled, power=5, bevel=0.5, rows=[(0.97, 0), (1, 1.0), (1, 9.8), (0.97, 10.8)])
    parts = [bag, superellipse(5.5, 0.4, 6.4, pebbled, power=6, bevel=0.16, at=(0, -0.92, 0.7))]
    parts.append(box(5.4, 0.1, 0.5, matte(0.06, 0.7), bevel=0.04, at=(0, -0.96, 9.0)))
    parts.append(beads([(-2.6 + 0.13 * i, -1.02, z) for i in range(41) for z in (9.2, 9.3)], 0.08, zip_))
    parts += [box(0.36, 0.2, 0.42, zip_, bevel=0.06, at=(2.3, -1.06, 9.04)), box(0.26, 0.1, 1.2, zip_, bevel=0.04, at=(2.3, -1.12, 7.9))]
    seam = smooth_line([(-2.55, -1.14, 6.9), (-2.55, -1.14, 1.2), (-2.2, -1.14, 0.95), (2.2, -1.14, 0.95), (2.55, -1.14, 1.2), (2.55, -1.14, 6.9)], 12)
    parts.append(beads([tuple(place) for place in spaced(seam, 0.2)], 0.045, matte("accent", 0.7)))
    parts += [box(0.3, 0.9, 0.9, pebbled, bevel=0.1, at=(side * 3.25, 0, 9.2)) for side in (-1, 1)]
    parts += strap(3.3, 10.4, 17.5, 0.62, matte("body", 0.45, 0.4), zip_)
    place = labels.on_plane(parts[1], 3.2, 3.2, 5.0, -0.22)
    place["on"], place["what"] = "body", "stamp"
    stage.fit(parts)
    stage.camera(parts, pitch=9, share=0.7, yaw=-14)
    return [place]


def phone_behind():
    """Its back, where a clear window in a stitched frame shows the card that lies behind it."""
    phone_front()
    root, _ = subject()
    frame = smooth_line([(-2.1, 0.97, 3.0), (2.1, 0.97, 3.0), (2.1, 0.97, 6.0), (-2.1, 0.97, 6.0), (-2.1, 0.97, 3.0)], 12)
    parts = [
        box(4.7, 0.1, 3.8, matte("body", 0.48, 0.45, grain=(11, 0.9)), bevel=0.05, at=(0, 0.94, 2.6)),
        box(3.8, 0.06, 2.6, gloss(0.5, 0.06, coat=1.0), bevel=0.03, at=(0, 0.99, 3.2)),
        beads([tuple(place) for place in spaced(frame, 0.2)], 0.045, matte("accent", 0.7)),
    ]
    for part in parts:
        part.parent = root
    return seen(lambda: [], degrees=142, pitch=14, share=0.76)


MOON = [(0, 3.6), (3.6, 3.9), (6.2, 4.9), (7.2, 5.3), (7.5, 4.2), (6.8, 1.0), (4.4, -2.6), (0, -4.2)]
APART = 0.62


def crescent_front():
    """Layers of soft cotton with a small print, held by rows of running stitches that follow its edge."""
    rows, columns = 820, 1000
    inside, far = polygon(spline(mirrored(MOON), 12), 16.0, 13.0, rows, columns)
    full = 1.7 * numpy.sqrt(1 - (1 - numpy.clip(far / 3.4, 0, 1)) ** 2)
    valley = numpy.exp(-((((far + APART / 2) % APART - APART / 2) / 0.13) ** 2))
    y, x = numpy.mgrid[0:rows, 0:columns]
    x, y = (x / (columns - 1) - 0.5) * 16.0, (0.5 - y / (rows - 1)) * 13.0
    shift = (numpy.floor(y / 0.9) % 2) * 0.45
    dots = (numpy.hypot((x + shift) % 0.9 - 0.45, y % 0.9 - 0.45) < 0.13).astype(float)
    heights = full - 0.1 * valley
    front = sheet(heights, 16.0, 13.0, woven(90.0), printed=dots, inside=inside)
    back = sheet(-full, 16.0, 13.0, woven(90.0), inside=inside)
    stitches = []
    for k in range(1, 6):
        lines, _ = cv2.findContours((far > k * APART).astype(numpy.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
        for line in lines:
            at = line[:, 0, :]
            places = numpy.array([(x[b, a], y[b, a], heights[b, a] + 0.05) for a, b in at])
            stitches += [tuple(place) for i, place in enumerate(spaced(places, 0.09)) if i % 6 < 3]
    parts = [front, back, beads(stitches, 0.06, matte("accent", 0.7))]
    top = numpy.array([(a, b, 0.1) for a, b in spline(mirrored(MOON), 12) if b > 3.4 and abs(a) < 6.6])
    top = top[numpy.argsort(top[:, 0])]
    parts.append(beads([tuple(place) for place in spaced(top + (0, 0.06, 0), 0.17)], 0.12, metal("accent", 0.3)))
    group(parts, (0, 0, 4.2), (90, 0, 0))
    parts += strap(7.1, 9.5, 18.5, 1.5, matte("accent", 0.9, 0.1, grain=(60, 0.5), factor=0.9), metal(0.75, 0.25))
    stage.fit(parts)
    stage.camera(parts, pitch=9, share=0.7, yaw=-14)
    return []


NEGATIVES = {
    "phone-sling.detail": phone_behind,
    "phone-sling.front": phone_front,
    "quilted-sling.front": crescent_front,
}
