"""Pressed powders in cases: palettes, a single shade and powders for brows, their lids open."""

import math

import bpy
import cv2
import numpy

import stage
import textile
from models.brushes import hairs
from models.skin import dusted
from pigments import cloth, gloss, matte, metal
from shapes import ball, box, group, lathe, rod, superellipse


def mixed(first, second, share, shine=0.0, factor=1.0):
    """Powder whose colour lies between two pigments or greys; with some `shine` it is satin."""

    def constant(tree):
        value = tree.nodes.new("ShaderNodeValue")
        value.outputs[0].default_value = share
        return value.outputs[0]

    powder = cloth(first, roughness=0.85 - 0.4 * shine, sheen=0.0, second=second, pattern=constant)
    node = powder.node_tree.nodes["Principled BSDF"]
    node.inputs["Metallic"].default_value, node.inputs["Specular"].default_value = 0.75 * shine, 0.2 + 0.5 * shine
    return powder


def pan(at, wide, deep, powder, power=9):
    """A metal pan with powder, into which a line was pressed along its edge."""
    return [
        superellipse(wide, deep, 0.1, metal(0.75, 0.2), power=power, bevel=0.03, at=at),
        superellipse(wide - 0.14, deep - 0.14, 0.16, powder, power=power, bevel=0.06, at=at),
        superellipse(wide - 0.62, deep - 0.62, 0.185, powder, power=power, bevel=0.03, at=at),
    ]


def lid_of(wide, deep, shell, lean=104, power=14, thick=0.5):
    """Stands open behind a case, a mirror in it."""
    lid = [superellipse(wide, deep, thick, shell, power=power, bevel=0.18), superellipse(wide - 0.9, deep - 0.9, 0.05, metal(0.9, 0.02), power=power, bevel=0.02, at=(0, 0, thick))]
    a = math.radians(lean)
    group(lid, (0, deep / 2 + 0.1 - math.cos(a) * deep / 2, 0.75 + math.sin(a) * deep / 2), (lean, 0, 0))
    hinge = rod([(-wide * 0.24, deep / 2 + 0.05, 0.72), (wide * 0.24, deep / 2 + 0.05, 0.72)], 0.16, metal(0.75, 0.2))
    return [*lid, hinge]


def palette(powders, columns, wide, deep, shell, gap=0.3, edge=0.62):
    rows = len(powders) // columns
    across, along = columns * (wide + gap) - gap + 2 * edge, rows * (deep + gap) - gap + 2 * edge
    parts = [superellipse(across, along, 0.85, shell, power=14, bevel=0.2), superellipse(across - 0.5, along - 0.5, 0.05, gloss(0.04, 0.4), power=14, bevel=0.01, at=(0, 0, 0.83))]
    for i, powder in enumerate(powders):
        column, row = i % columns, i // columns
        parts += pan(((column - (columns - 1) / 2) * (wide + gap), ((rows - 1) / 2 - row) * (deep + gap), 0.85), wide, deep, powder)
    return parts + lid_of(across, along, shell)


def shown(parts, pitch=36, share=0.8, yaw=-10):
    stage.fit(parts)
    stage.camera(parts, pitch=pitch, share=share, yaw=yaw)
    return []


def without_holes(inside):
    """Places inside of the outlines of a shape."""
    outlines, _ = cv2.findContours(inside.astype(numpy.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    return cv2.drawContours(numpy.zeros(inside.shape, numpy.uint8), outlines, -1, 1, cv2.FILLED) > 0


def smear(powder, seed, at):
    """Powder that a finger has drawn on the table: thin, streaked and crumbling at its edges."""
    rows, columns, wide, deep = 380, 420, 4.8, 4.2
    ys, xs = numpy.mgrid[0:rows, 0:columns].astype(numpy.float32)
    x, y = (xs / columns - 0.5) * wide, (0.5 - ys / rows) * deep
    cover, _ = dusted(x, y, seed, 3.9, 2.6)
    crumbs = textile.smooth_noise((rows, columns), 90, seed + 2)
    inside = without_holes(cover + 0.11 * crumbs > 0.5)
    lines = numpy.sin(y * 16 + 1.2 * textile.smooth_noise((rows, columns), 8, seed + 3))
    heights = 0.1 * cover + 0.022 * lines + 0.02 * crumbs + 0.03 * textile.smooth_noise((rows, columns), 24, seed + 4)
    piece = textile.sheet(numpy.clip(heights, 0.03, 1).astype(numpy.float32), wide, deep, powder, None, inside)
    piece.location, piece.rotation_euler = (*at, 0.0), (0, 0, 0.22)
    return piece


def smears(powders, columns):
    """Every pan, tried beside the others in the order of the palette."""
    rows = len(powders) // columns
    places = [((i % columns - (columns - 1) / 2) * 4.6, ((rows - 1) / 2 - i // columns) * 4.7) for i in range(len(powders))]
    parts = [smear(powder, 31 + 7 * i, at) for i, (powder, at) in enumerate(zip(powders, places))]
    # Thin powder would lie in the table.
    stage.fit(parts, width=2.4, height=3.0, lie=True).location.z += 0.004
    stage.camera(parts, pitch=76, share=0.86)
    return []


def cheek_powders():
    """Contour, blush and highlighter."""
    return [mixed("body", 0.03, 0.55), mixed("body", 0.5, 0.0), mixed("body", 0.85, 0.4, shine=0.5)]


def cheek_front():
    return shown(palette(cheek_powders(), 3, 3.6, 4.4, gloss("accent", 0.22)), share=0.74)


def quad_powders():
    return [mixed("body", 0.85, 0.4), mixed("body", 0.5, 0.0), mixed("body", 0.04, 0.6), mixed("body", 0.85, 0.16, shine=0.8)]


def quad_front():
    return shown(palette(quad_powders(), 2, 3.2, 3.0, gloss("accent", 0.22)), share=0.74)


def nine_powders():
    """From cream in the first row to wine in the last."""
    return [
        mixed("accent", 0.85, 0.56), mixed("accent", 0.75, 0.22), mixed("accent", 0.5, 0.0), mixed("accent", "body", 0.3, shine=0.8), mixed("accent", 0.1, 0.4), mixed("body", "accent", 0.4),
        mixed("body", 0.5, 0.24, shine=0.8), mixed("body", 0.01, 0.6), mixed("body", 0.5, 0.0, shine=0.9),
    ]  # fmt: skip


def nine_front():
    return shown(palette(nine_powders(), 3, 2.9, 2.3, gloss(0.03, 0.24)))


def sixteen_powders():
    """Nine mattes, five satins and two foils."""
    tints = [(0.85, 0.56), (0.85, 0.36), (0.8, 0.2), (0.85, 0.1), (0.5, 0.0), (0.05, 0.3), (0.03, 0.55), (0.01, 0.8)]
    powders = [mixed("body", grey, share) for grey, share in tints] + [mixed("body", "accent", 0.4)]
    powders += [mixed("body", grey, share, shine=0.6) for grey, share in ((0.85, 0.45), (0.85, 0.2), (0.1, 0.2), (0.02, 0.6))] + [mixed("accent", 0.5, 0.3, shine=0.6)]
    powders += [mixed("body", 0.6, 0.2, shine=1.1), mixed(0.7, "accent", 0.2, shine=1.1)]
    return [powders[i] for i in (0, 9, 2, 4, 1, 10, 14, 6, 3, 13, 8, 7, 15, 5, 11, 12)]


def sixteen_front():
    return shown(palette(sixteen_powders(), 4, 2.1, 2.0, gloss("accent", 0.22), gap=0.26))


def single_front():
    """One round pan in a case of its own."""
    shell, gold = gloss("accent", 0.18), metal(0.78, 0.16)
    shade = mixed("body", 0.6, 0.12, shine=0.75)
    parts = [superellipse(5.0, 5.0, 0.95, shell, power=5, bevel=0.3), lathe([(1.92, 0.9), (2.06, 0.9), (2.06, 1.06), (1.92, 1.06)], gold, bevel=0.02)]
    parts += [lathe([(0, 0.9), (1.9, 0.9), (1.9, 1.04), (1.7, 1.1), (0, 1.1)], shade, bevel=0.05), *[lathe([(r, 1.095), (r + 0.05, 1.14), (r + 0.1, 1.095)], shade, bevel=0) for r in (1.3, 1.48)]]
    for i in range(8):
        petal = ball(0.42, shade, (0.62 * math.cos(i * math.pi / 4), 0.62 * math.sin(i * math.pi / 4), 1.09), (1.1, 0.44, 0.12))
        petal.rotation_euler = (0, 0, i * math.pi / 4)
        parts.append(petal)
    lid = lid_of(5.0, 5.0, shell, 110, 5)
    return shown(parts + lid, pitch=34, share=0.72)


def brow_duo_front():
    """Two powders, a small pan of clear wax, and an angled brush before them."""
    shell = gloss("accent", 0.22)
    parts = [superellipse(8.2, 5.2, 0.85, shell, power=12, bevel=0.22), superellipse(7.7, 4.7, 0.05, gloss(0.04, 0.4), power=12, bevel=0.01, at=(0, 0, 0.83))]
    parts += pan((-2.2, 0.75, 0.85), 2.9, 2.7, mixed("body", 0.5, 0.2)) + pan((0.95, 0.75, 0.85), 2.9, 2.7, mixed("body", 0.02, 0.2))
    parts += pan((3.1, 0.75, 0.85), 1.05, 2.7, gloss(0.62, 0.3))
    brush = [lathe([(0, 0), (0.2, 0.05), (0.2, 3.6), (0.16, 3.6)], gloss("accent", 0.24), bevel=0.06, segments=32), lathe([(0.17, 3.5), (0.24, 3.7), (0.2, 4.7), (0.1, 4.7)], metal(0.78, 0.2), bevel=0.02, segments=32)]
    brush += hairs(4.6, 0.18, 0.3, 0.9, (matte(0.03, 0.7), matte(0.05, 0.7)), 0.5, 0.4, 0.9, many=500)
    group(brush, (-2.9, -1.55, 1.05), (0, 90, 0))
    return shown(parts + brush + lid_of(8.2, 5.2, shell, 106, 12), share=0.76)


NEGATIVES = {
    "brow-duo.front": brow_duo_front,
    "cheek-palette.front": cheek_front,
    "cheek-palette.texture": lambda: smears(cheek_powders(), 1),
    "eyeshadow-quad.front": quad_front,
    "eyeshadow-quad.texture": lambda: smears(quad_powders(), 2),
    "nine-eyeshadows.front": nine_front,
    "nine-eyeshadows.texture": lambda: smears(nine_powders(), 3),
    "single-eyeshadow.front": single_front,
    "sixteen-eyeshadows.front": sixteen_front,
    "sixteen-eyeshadows.texture": lambda: smears(sixteen_powders(), 4),
}
