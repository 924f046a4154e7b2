"""Sunglasses, half turned, their temples open."""

import math

import stage
from models.board import board
from pigments import gloss, glass, metal
from shapes import ball, box, group, rod, superellipse
from textile import spline


def temples(out, high, thick, material, tip):
    """From the hinges straight back, and down behind the ears."""
    parts = []
    for side in (-1, 1):
        way = [(side * (out - 0.1), 0.1, high), (side * (out + 0.3), 0.7, high + 0.04), (side * (out + 0.3), 4.0, high), (side * (out + 0.05), 9.0, high - 0.15)]
        parts.append(rod(way, thick, material))
        parts.append(rod([way[-1], (side * out, 10.2, high - 0.6), (side * (out - 0.1), 11.4, high - 1.7)], [thick, thick * 1.5, thick * 1.7], tip))
        parts.append(box(0.34, 0.5, 0.34, material, bevel=0.08, at=(side * out, 0.2, high - 0.17)))
    return parts


def shown(parts):
    group(parts, (0, 0, 0), (0, 0, -24))
    stage.fit(parts)
    stage.camera(parts, pitch=15, share=0.4)
    return []


def round_front():
    """Discs of dark glass in thin wire, with pads for the nose."""
    wire, lens, soft = metal("body", 0.18), gloss("accent", 0.05, coat=1.0, factor=0.28, grain=None), glass(0.9, 0.2)
    parts = temples(4.95, 2.75, 0.1, wire, gloss(0.05, 0.25))
    for side in (-1, 1):
        turns = [2 * math.pi * i / 60 for i in range(60)]
        parts.append(rod([(side * 2.65 + 2.22 * math.cos(a), 0, 2.3 + 2.1 * math.sin(a)) for a in turns], 0.11, wire, closed=True))
        pane = superellipse(4.36, 4.12, 0.12, lens, power=2.0, bevel=0.04)
        pane.location, pane.rotation_euler = (side * 2.65, 0.06, 2.3), (math.pi / 2, 0, 0)
        parts.append(pane)
        parts.append(rod([(side * 0.55, 0.02, 2.0), (side * 0.62, 0.5, 1.9), (side * 0.5, 0.62, 1.6)], 0.05, wire))
        parts.append(ball(0.3, soft, (side * 0.48, 0.62, 1.5), (0.35, 0.6, 1.1)))
    parts.append(rod([(-0.46, 0, 2.7), (-0.2, -0.08, 3.0), (0.2, -0.08, 3.0), (0.46, 0, 2.7)], 0.1, wire))
    return shown(parts)


LENS = [(0.5, 2.9), (2.2, 3.5), (4.4, 4.1), (5.0, 3.6), (4.6, 2.2), (3.6, 0.9), (2.3, 0.5), (1.1, 0.9), (0.55, 1.9)]
RIM = [(0.0, 2.95), (1.0, 3.55), (2.6, 4.05), (4.6, 4.75), (5.9, 5.3), (5.75, 4.1), (5.2, 2.4), (4.0, 0.55), (2.3, 0.05), (0.75, 0.5), (0.15, 1.7)]


def cat_eye_front():
    """Swept up at the outer corners."""
    frame, lens = gloss("body", 0.12, coat=0.8), gloss(0.02, 0.04)
    parts = temples(5.3, 3.9, 0.2, frame, frame)
    for side in (-1, 1):
        rim, pane = (board([(x * side, y) for x, y in spline(points, 10)][::side], thick, material) for points, thick, material in ((RIM, 0.42, frame), (LENS, 0.12, lens)))
        for part, y in ((rim, 0.2), (pane, -0.2)):
            part.location, part.rotation_euler = (0, y, 0), (math.pi / 2, 0, 0)
        edge = [(x * side, -0.24, y) for x, y in spline(LENS, 6)]
        parts += [rim, pane, rod(edge, 0.09, frame, closed=True), ball(0.12, metal(0.8, 0.2), (side * 5.35, -0.24, 4.4), (1.6, 0.4, 0.8))]
    parts.append(rod([(-0.4, 0, 2.7), (0, -0.06, 2.95), (0.4, 0, 2.7)], 0.3, frame))
    return shown(parts)


NEGATIVES = {
    "cat-eye-sunglasses.front": cat_eye_front,
    "round-sunglasses.front": round_front,
}
