"""Garments sewn from two panels and laid out flat: they keep the outline that they are cut to."""

import numpy
from mathutils import kdtree

from models import sewing


def uneven(x, y, length, seed):
    """Soft hills and hollows, about as long as told, from -1 to 1."""
    rng = numpy.random.default_rng(seed)
    turns, longs, starts = rng.uniform(0, numpy.pi, 7), length * rng.uniform(0.7, 1.5, 7), rng.uniform(0, 7, 7)
    return sum(numpy.sin(2 * numpy.pi * (x * numpy.cos(a) + y * numpy.sin(a)) / long + start) for a, long, start in zip(turns, longs, starts)) / 4


def rumpled(seed, deep=0.3):
    """Cloth never lies quite even, and where it has been folded a crease remains; a relief."""

    def relief(x, y, side):
        crease = numpy.exp(-((uneven(x, y, 17, seed + 1) / 0.14) ** 2))
        return deep * (uneven(x, y, 12, seed) + 0.5 * crease + 0.25 * uneven(x, y, 4.5, seed + 2)) * numpy.abs(side) ** 0.5

    return relief


def laid(front, back, material, printed=None, relief=None, loft=0.9, reach=2.4, step=0.9, seed=1):
    """The front rises from the seams by `loft`, within `reach` of them; the back lies below it."""
    flat, sides, faces = sewing.panels(front, back, step, seed)
    seams = numpy.nonzero(sides == 0)[0]
    tree = kdtree.KDTree(len(seams))
    for i in seams:
        tree.insert((*flat[i], 0), int(i))
    tree.balance()
    far = numpy.array([tree.find((*at, 0))[2] for at in flat])
    rise = numpy.sqrt(1 - (1 - numpy.clip(far / reach, 0, 1)) ** 2)
    places = numpy.column_stack([flat, 0.4 + numpy.where(sides > 0, loft, 0.3 * numpy.minimum(sides, 0)) * rise])
    return sewing.dressed(flat, sides, places, faces, material, printed, relief, 3)
