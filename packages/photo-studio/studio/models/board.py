"""Flat pieces with rounded edges."""

import math

from models.shoes import sole


def board(outline, thick, material):
    """A slab whose edges are rounded over, and not its outline."""
    piece = sole(outline, thick, material)
    bevel = piece.modifiers["bevel"]
    bevel.width, bevel.segments, bevel.angle_limit = thick * 0.34, 4, math.radians(60)
    return piece
