"""Packs by which brands differ, and cans."""

import labels
from models.bottles import on, shown
from pigments import glass, gloss, jelly, matte, metal
from shapes import ball, group, lathe


def twist_pencil_front():
    """Twisted up from a barrel in the brand's colour, its ends in the shade; it leans behind its cap."""
    silver, shade, tip = metal(0.8, 0.16), gloss("body", 0.26), matte("body", 0.4, 0.4)
    pencil = [
        lathe([(0, 0), (0.42, 0), (0.42, 8.4), (0, 8.4)], gloss("accent", 0.22), bevel=0.06, segments=64),
        lathe([(0, -1.3), (0.34, -1.3), (0.4, -1.1), (0.4, 0.02), (0, 0.02)], shade, bevel=0.06, segments=64),
        lathe([(0, 8.36), (0.43, 8.36), (0.43, 8.9), (0.36, 8.96), (0, 8.96)], silver, bevel=0.03, segments=64),
        lathe([(0.38, 8.9), (0.36, 9.3), (0.2, 10.3), (0, 10.3)], shade, bevel=0.06, segments=64),
        lathe([(0, 10.2), (0.15, 10.2), (0.15, 10.7), (0.04, 11.1), (0, 11.12)], tip, bevel=0.03, segments=64),
    ]
    group(pencil, (-2.2, 0.6, 1.3), (0, 22, 0))
    cap = [
        lathe([(0, 0), (0.46, 0), (0.46, 3.4), (0.3, 3.7), (0, 3.72)], gloss("accent", 0.22), bevel=0.14, segments=64),
        lathe([(0.464, 0), (0.476, 0), (0.476, 0.34), (0.464, 0.34)], silver, bevel=0.005, segments=64),
    ]
    group(cap, (3.1, -0.6, 0))
    place = labels.on_cylinder(pencil[0], 0.42, 1.2, 7.6, span=120)
    return shown(pencil + cap, [on(place, "accent", "upright")], pitch=8, share=0.72)


def stick_pencil_front():
    """A short, thick stick with a slanted point, its cap to its left."""
    silver = metal(0.8, 0.18)
    stick = [
        lathe([(0, 0), (0.95, 0), (0.95, 4.8), (0, 4.8)], gloss("accent", 0.24), bevel=0.12),
        lathe([(0, 4.76), (0.86, 4.76), (0.86, 5.5), (0, 5.5)], silver, bevel=0.06),
        lathe([(0, 5.4), (0.56, 5.4), (0.56, 6.3), (0.5, 6.7), (0.14, 7.7), (0, 7.75)], matte("body", 0.4, 0.4), bevel=0.16),
    ]
    group(stick, (1.3, 0, 0))
    cap = [
        lathe([(0, 0), (0.97, 0), (0.97, 4.0), (0, 4.0)], gloss("accent", 0.24), bevel=0.12),
        lathe([(0.974, 0), (0.99, 0), (0.99, 0.7), (0.974, 0.7)], silver, bevel=0.006),
    ]
    group(cap, (-1.6, -0.7, 0))
    place = labels.on_cylinder(stick[0], 0.95, 0.4, 4.5, span=116)
    return shown(stick + cap, [on(place, "accent", "upright")], pitch=9, share=0.66)


def round_perfume_front():
    """A flask like a moon on a foot, as attars come in, closed by a ball."""
    outside = [(0, 0), (1.7, 0), (1.8, 0.4), (2.9, 1.6), (3.3, 3.2), (2.9, 4.9), (1.7, 6.1), (0.8, 6.6), (0.8, 7.1)]
    inside = [(0, 0.5), (1.5, 0.5), (2.5, 1.7), (2.85, 3.2), (2.6, 4.5), (2.2, 5.0), (0, 5.0)]
    squeezed = {"scale": (1, 0.62)}
    parts = [
        lathe(outside, glass(0.99), bevel=0.5, **squeezed),
        lathe(inside, jelly("body", 0.02, 0.85), bevel=0.3, **squeezed),
        lathe([(0, 7.0), (0.95, 7.0), (0.95, 7.7), (0, 7.7)], metal("accent", 0.18), bevel=0.08),
        ball(1.25, metal("accent", 0.2), (0, 0, 8.75)),
        lathe([(0, 0), (1.35, 0), (1.35, 0.03), (0, 0.03)], matte(0.88, 0.6, 0.3), bevel=0.005),
    ]
    parts[4].rotation_euler, parts[4].location = (1.5708, 0, 0), (0, -2.06, 3.2)
    return shown(parts, [on(labels.on_plane(parts[0], 2.0, 2.2, 4.2, -2.1), "ink")], pitch=9, share=0.66)


def tall_perfume_front():
    """A slim cylinder below a matt cap, in the brand's colour."""
    parts = [
        lathe([(0, 0), (1.7, 0), (1.7, 8.0), (0.9, 8.4), (0.9, 8.6)], glass(0.99), bevel=0.24),
        lathe([(0, 0.5), (1.43, 0.5), (1.43, 7.2), (0, 7.2)], jelly("body", 0.02, 0.85), bevel=0.16),
        lathe([(0, 8.4), (1.0, 8.4), (1.0, 8.9), (0, 8.9)], metal(0.8, 0.16), bevel=0.05),
        lathe([(0, 8.8), (1.25, 8.8), (1.25, 11.6), (0, 11.6)], matte("accent", 0.55, 0.3), bevel=0.16),
        lathe([(1.705, 2.2), (1.715, 2.2), (1.715, 5.0), (1.705, 5.0)], matte(0.88, 0.6, 0.3), bevel=0.004),
    ]
    return shown(parts, [on(labels.on_cylinder(parts[4], 1.715, 2.3, 4.9, span=108), "ink")], pitch=9, share=0.7)


def aerosol_can_front():
    """A can with its rolled edges, and the overcap above its dome."""
    steel = metal(0.8, 0.2)
    parts = [
        lathe([(0, 0.2), (1.9, 0.2), (1.9, 11.4), (0, 11.4)], gloss("body", 0.3, coat=0.4), bevel=0.04),
        lathe([(0, 0), (1.86, 0), (1.98, 0.1), (1.98, 0.28), (1.88, 0.36)], steel, bevel=0.05),
        lathe([(1.9, 11.3), (1.98, 11.4), (1.98, 11.58), (1.86, 11.7), (1.5, 12.1), (1.3, 12.2)], steel, bevel=0.06),
        lathe([(0, 11.9), (1.62, 11.9), (1.62, 14.4), (1.4, 14.9), (0, 15.0)], gloss("accent", 0.25), bevel=0.25),
    ]
    return shown(parts, [labels.on_cylinder(parts[0], 1.9, 1.6, 9.6, span=110)], pitch=8, share=0.78)


NEGATIVES = {
    "aerosol-can.front": aerosol_can_front,
    "round-perfume.front": round_perfume_front,
    "stick-pencil.front": stick_pencil_front,
    "tall-perfume.front": tall_perfume_front,
    "twist-pencil.front": twist_pencil_front,
}
