"""Cases that hold a puff: a cushion of foundation, and a pointed velvet puff."""

import math

import stage
from models.board import board
from models.colour import compact_open
from models.palettes import lid_of
from models.ribbon import ribbon
from pigments import cloth, gloss, matte
from shapes import group, lathe, superellipse
from textile import spline


def shown(parts, pitch, share, yaw):
    stage.fit(parts)
    stage.camera(parts, pitch=pitch, share=share, yaw=yaw)
    return []


def cushion_front():
    """A sponge soaked with foundation, and its puff with a ribbon, which leans on the case."""
    parts, own, _ = compact_open((0, 0, 0))
    powder = own[2]
    parts.remove(powder)
    powder.hide_render = True
    wet = gloss("body", 0.22, coat=0.5, grain=(34, 0.3))
    parts.append(lathe([(0, 0.5), (2.68, 0.5), (2.66, 0.66), (2.3, 0.9), (1.2, 1.02), (0, 1.05)], wet, bevel=0.1))
    puff = [
        lathe([(0, 0), (2.15, 0), (2.3, 0.3), (2.15, 0.62), (0, 0.7)], matte("accent", 0.9, 0.1, sheen=0.5), bevel=0.22),
        lathe([(0, -0.06), (2.05, -0.06), (2.1, 0.02)], matte("body", 0.7, 0.2), bevel=0.02),
        ribbon([(-2.05, 0, 0.5), (-1.6, 0, 0.86), (0, 0, 1.0), (1.6, 0, 0.86), (2.05, 0, 0.5)], 1.0, 0.08, cloth(0.85, roughness=0.3, sheen=0.3), across=(0, 1, 0)),
    ]
    group(puff, (2.5, -3.7, 1.62), (52, 0, 24))
    return shown([*parts, *puff], 30, 0.82, -12)


def puff_front():
    """Its point reaches the corner of the eye; a satin strap holds two fingers."""
    outline = spline([(0, 3.5), (1.1, 2.3), (2.3, 0.2), (2.9, -1.6), (2.0, -2.6), (0, -2.8), (-2.0, -2.6), (-2.9, -1.6), (-2.3, 0.2), (-1.1, 2.3)], 8)
    velour, satin = matte("body", 0.95, 0.05, grain=(70, 0.4), sheen=1.0), cloth("body", roughness=0.25, sheen=0.2, factor=0.8)
    case = gloss("accent", 0.2)
    parts = [superellipse(8.6, 8.6, 1.0, case, power=5, bevel=0.3), superellipse(7.9, 7.9, 0.1, matte(0.86, 0.5), power=5, bevel=0.03, at=(0, 0, 0.96))]
    soft = board(outline, 1.0, velour)
    soft.modifiers["bevel"].width, soft.modifiers["bevel"].segments = 0.48, 8
    for polygon in soft.data.polygons:
        polygon.use_smooth = True
    soft.data.use_auto_smooth, soft.data.auto_smooth_angle = True, math.radians(50)
    strap = ribbon([(-2.55, -0.7, 0.5), (-2.2, -0.7, 1.0), (0, -0.7, 1.22), (2.2, -0.7, 1.0), (2.55, -0.7, 0.5)], 1.5, 0.08, satin, across=(0, 1, 0))
    group([soft, strap], (0, -0.1, 1.05), (0, 0, 8))
    return shown([*parts, soft, strap, *lid_of(8.6, 8.6, case, 108, 5)], 40, 0.8, -12)


NEGATIVES = {
    "cushion.front": cushion_front,
    "powder-puff.front": puff_front,
}
