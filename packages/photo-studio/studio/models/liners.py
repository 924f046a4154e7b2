"""Liners, crayons and a gel for brows, open, each with a line of its shade."""

import math

import labels
from models.colour import shown
from models.necklaces import lying
from models.palettes import mixed
from models.ribbon import ribbon
from models.swatches import swipe_of
from pigments import glass, gloss, jelly, matte, metal
from shapes import ball, group, lathe, rod


def line(points, width, material, begin=0.5, end=0.3):
    """Drawn on the set: it grows over its share `begin` and runs out over `end`."""
    shape = lambda t: width * max(0.03, min(1.0, t / begin, (1 - t) / end))
    return ribbon([(x, y, 0.02) for x, y in points], shape, 0.03, material)


def pen(radius, nib, material):
    """Upright: a barrel in the shade, a dark grip and a nib from height 10."""
    silver = metal(0.78, 0.18)
    return [
        lathe([(0, 0), (radius * 0.9, 0), (radius, 0.5), (radius, 8.2), (radius * 0.9, 8.3)], gloss("body", 0.24), bevel=0.08, segments=64),
        lathe([(radius * 0.9, 8.2), (radius * 0.92, 8.2), (radius * 0.92, 8.6), (radius * 0.84, 8.6)], silver, bevel=0.02, segments=64),
        lathe([(0, 8.5), (radius * 0.82, 8.5), (radius * 0.74, 9.3), (radius * 0.42, 10.1), (0, 10.1)], gloss(0.04, 0.3), bevel=0.08, segments=64),
        lathe(nib, material, bevel=0.03, segments=48),
    ]


def pen_cap(radius, length=4.4):
    return [lathe([(0, 0), (radius, 0), (radius, length - 0.3), (radius * 0.9, length), (0, length)], gloss("body", 0.24), bevel=0.1, segments=64), lathe([(radius + 0.004, 0), (radius + 0.012, 0), (radius + 0.012, 0.3), (radius + 0.004, 0.3)], metal(0.78, 0.18), bevel=0.005, segments=64)]


def upright(thing, radius, low=1.2, high=7.6):
    return labels.on_cylinder(thing, radius, low, high, span=120) | {"what": "upright"}


def pen_front():
    """Hair-thin at its end, below the wing that it has drawn."""
    ink = gloss("body", 0.4, coat=0.1)
    parts = pen(0.5, [(0, 10.0), (0.15, 10.0), (0.12, 10.6), (0.05, 11.2), (0, 11.8)], ink)
    lid = pen_cap(0.53)
    group(parts, (-2.0, -6.2, 0.53), (-90, 0, -16))
    group(lid, (2.4, -5.8, 0.55), (-90, 0, 20))
    wing = line([(-4.2, 3.6), (-2.6, 5.0), (-0.4, 5.7), (1.6, 5.6), (4.2, 7.3)], 0.62, ink, begin=0.7, end=0.34)
    lying([*parts, *lid, wing])
    return [upright(parts[0], 0.5)]


def outline(points, width, material):
    drawn = rod([(x, y, 0) for x, y in points], width / 2, material, closed=True)
    drawn.scale = (1, 1, 0.2)
    return drawn


def star(x, y, size):
    return [(x + r * math.sin(a), y + r * math.cos(a)) for i in range(10) for a, r in [(i * math.pi / 5, size if i % 2 == 0 else size * 0.45)]]


def heart(x, y, size):
    return [(x + size * 0.062 * 16 * math.sin(a) ** 3, y + size * 0.062 * (13 * math.cos(a) - 5 * math.cos(2 * a) - 2 * math.cos(3 * a) - math.cos(4 * a))) for a in (2 * math.pi * i / 28 for i in range(28))]


def doodle_front():
    """Chubby, with a soft cone of felt, below a heart, a star and dots."""
    ink = matte("body", 0.5, 0.3)
    parts = pen(0.62, [(0, 10.0), (0.26, 10.0), (0.26, 10.4), (0.1, 11.2), (0, 11.3)], ink)
    lid = pen_cap(0.65, 3.9)
    group(parts, (-2.2, -6.0, 0.65), (-90, 0, -20))
    group(lid, (2.6, -5.6, 0.67), (-90, 0, 24))
    art = [outline(heart(-2.8, 5.2, 1.3), 0.26, ink), outline(star(4.0, 4.4, 1.25), 0.24, ink)]
    art += [ball(0.2 + 0.03 * i, ink, (-0.5 + 0.85 * i, 6.7 - 0.16 * i * i, 0), (1, 1, 0.12)) for i in range(4)]
    lying([*parts, *lid, *art])
    return [upright(parts[0], 0.62)]


def chubby(radius, tip, length=7.4):
    """Twisted up from a barrel in the shade; its point ends at 2.6 above the barrel."""
    silver = metal(0.78, 0.18)
    return [
        lathe([(0, 0), (radius, 0), (radius, length), (radius * 0.92, length + 0.06)], gloss("body", 0.3), bevel=0.08, segments=64),
        lathe([(radius * 0.9, length), (radius * 0.94, length + 0.04), (radius * 0.9, length + 0.55), (radius * 0.72, length + 1.1), (radius * 0.66, length + 1.1)], silver, bevel=0.05, segments=64),
        lathe([(0, length + 0.9), (radius * 0.64, length + 0.9), (radius * 0.62, length + 1.7), (radius * 0.26, length + 2.5), (0, length + 2.6)], tip, bevel=radius * 0.2, segments=64),
    ]


def chubby_cap(radius, length):
    lid = lathe([(0, 0), (radius, 0), (radius, length - 0.3), (radius * 0.9, length), (0, length)], gloss("body", 0.3), bevel=0.12, segments=64)
    return [lid, lathe([(radius + 0.004, 0), (radius + 0.015, 0), (radius + 0.015, 0.35), (radius + 0.004, 0.35)], metal(0.78, 0.18), bevel=0.005, segments=64)]


def shadow_stick_front():
    """Satin shadow, a sponge at the other end that smudges it, and a swipe."""
    satin = mixed("body", 0.7, 0.1, shine=0.5)
    parts = chubby(0.6, satin)
    sponge = [lathe([(0.5, -0.1), (0.5, 0.6), (0.4, 0.8)], metal(0.78, 0.18), bevel=0.05, segments=64), lathe([(0, 0.5), (0.38, 0.6), (0.4, 1.1), (0.16, 1.7), (0, 1.75)], matte(0.05, 0.95, 0.05, grain=(30, 0.3)), bevel=0.1, segments=64)]
    turned = group(sponge, (0, 0, 0), (180, 0, 0))
    group([*parts, turned], (-2.2, -4.2, 0.62), (-90, 0, -20))
    lid = chubby_cap(0.64, 3.4)
    group(lid, (2.8, -5.0, 0.66), (-90, 0, 22))
    swipe = swipe_of(mixed("body", 0.7, 0.1, shine=0.5), 12, 7.4, 2.0, 0.14, (0.4, 7.2), 10)
    lying([*parts, *sponge, *lid, swipe])
    return [upright(parts[0], 0.6, 0.8, 6.8)]


def crayon_front():
    """Fat, with a point that draws an edge and a side that fills it."""
    parts = chubby(0.85, matte("body", 0.42, 0.4, grain=(8, 0.04)), 7.0)
    lid = chubby_cap(0.88, 3.5)
    group(parts, (-2.2, -5.0, 0.88), (-90, 0, -20))
    group(lid, (3.0, -4.6, 0.9), (-90, 0, 22))
    swipe = swipe_of(matte("body", 0.5, 0.35), 21, 7.2, 2.4, 0.2, (0.2, 6.6), 10)
    lying([*parts, *lid, swipe])
    return [upright(parts[0], 0.85, 0.7, 6.4)]


def wand(brush, cap, radius, length):
    """A brush below its stem and the cap that holds it; upright, the brush's end at 0."""
    return [
        *brush,
        lathe([(0, 1.6), (0.08, 1.6), (0.08, 3.4), (0, 3.4)], gloss(0.06, 0.3), bevel=0.01, segments=32),
        lathe([(0, 3.2), (radius * 0.6, 3.2), (radius * 0.6, 3.5), (0, 3.5)], gloss(0.06, 0.3), bevel=0.02, segments=64),
        lathe([(0, 3.4), (radius, 3.4), (radius * 0.92, 3.4 + length), (0, 3.4 + length)], cap, bevel=0.16),
        lathe([(radius + 0.004, 3.5), (radius + 0.014, 3.5), (radius + 0.012, 3.8), (radius + 0.002, 3.8)], metal(0.78, 0.18), bevel=0.005),
    ]


def fine_brush(ink):
    return [lathe([(0, 0), (0.05, 0.3), (0.1, 0.9), (0.08, 1.7)], ink, bevel=0.05, segments=32)]


def beside(tube, applied, place, drawn, share=0.74):
    group(tube, (-1.7, 0, 0))
    group(applied, (1.4, -0.9, 0.12), (0, 10, 0))
    return shown([*tube, *applied, *drawn], [place], pitch=15, share=share)


def dip_front():
    """A small bottle of ink and the brush in its cap."""
    ink = gloss("body", 0.1, coat=0.8)
    bottle = [
        lathe([(0, 0), (1.15, 0), (1.15, 2.6), (0.95, 3.1), (0.56, 3.3), (0.56, 3.9)], glass(0.98), bevel=0.25),
        lathe([(0, 0.16), (1.03, 0.16), (1.03, 2.5), (0.84, 2.94), (0, 2.96)], gloss("body", 0.12), bevel=0.2),
        lathe([(0.57, 3.34), (0.62, 3.4), (0.57, 3.46), (0.62, 3.6), (0.57, 3.66)], glass(0.98), bevel=0.02),
    ]
    place = labels.on_cylinder(bottle[1], 1.03, 0.5, 2.4, span=110)
    drawn = [line([(-2.7, -2.9), (-1.2, -2.7), (0.3, -2.2), (1.4, -0.9)], 0.34, ink)]
    return beside(bottle, wand(fine_brush(ink), gloss("accent", 0.2), 0.72, 4.4), place, drawn, 0.66)


def clear_tube(filling):
    parts = [
        lathe([(0, 0), (0.95, 0), (0.95, 5.4), (0.62, 5.7), (0.62, 6.2)], glass(0.98), bevel=0.16),
        lathe([(0, 0.2), (0.82, 0.2), (0.82, 5.3), (0, 5.3)], filling, bevel=0.16),
    ]
    return parts, labels.on_cylinder(parts[1], 0.82, 0.8, 4.9, span=120) | {"what": "upright"}


def metallic_front():
    """Liquid metal in a clear tube."""
    foil = mixed("body", 0.8, 0.06, shine=0.9)
    tube, place = clear_tube(mixed("body", 0.8, 0.06, shine=0.55))
    drawn = [line([(-2.7, -2.9), (-1.2, -2.7), (0.3, -2.2), (1.4, -0.9)], 0.5, foil)]
    return beside(tube, wand(fine_brush(foil), gloss("accent", 0.2), 0.96, 5.0), place, drawn)


def brow_gel_front():
    """Gel in a clear tube, a small tapered brush that is full of it."""
    bristles = [(r * math.cos(i * 0.84), r * math.sin(i * 0.84), 1.9 * i / 499) for i in range(500) for r in [0.05 if i % 2 else 0.13 + 0.3 * i / 499]]
    tube, place = clear_tube(jelly("body", 0.05, 0.7))
    brush = [rod(bristles, 0.024, matte("body", 0.4, 0.5), resolution=3), lathe([(0, 0), (0.06, 0), (0.06, 1.9), (0, 1.9)], metal(0.6, 0.3), bevel=0.01, segments=32)]
    return beside(tube, wand(brush, gloss("accent", 0.2), 0.96, 5.0), place, [])


NEGATIVES = {
    "brow-gel.front": brow_gel_front,
    "dip-eyeliner.front": dip_front,
    "felt-liner.front": doodle_front,
    "lip-crayon.front": crayon_front,
    "metallic-eyeliner.front": metallic_front,
    "pen-eyeliner.front": pen_front,
    "shadow-stick.front": shadow_stick_front,
}
