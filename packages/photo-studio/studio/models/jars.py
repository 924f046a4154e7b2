"""A jar by which brands differ."""

import labels
from models.bottles import on, shown
from pigments import glass, gloss, matte, metal
from shapes import lathe


def tall_jar_front():
    """As in an apothecary's cupboard: clear glass, a paper label, a lid of metal."""
    parts = [
        lathe([(0, 0), (2.5, 0), (2.5, 5.2), (2.2, 5.6), (2.2, 5.9)], glass(0.98), bevel=0.34),
        lathe([(0, 0.25), (2.34, 0.25), (2.34, 4.9), (0, 4.9)], gloss("body", 0.34, factor=1.22), bevel=0.3),
        lathe([(0, 5.7), (2.36, 5.7), (2.4, 5.8), (2.4, 7.0), (0, 7.05)], metal("accent", 0.3), bevel=0.12),
        lathe([(2.505, 1.1), (2.515, 1.1), (2.515, 4.1), (2.505, 4.1)], matte(0.86, 0.6, 0.3), bevel=0.004),
    ]
    return shown(parts, [on(labels.on_cylinder(parts[-1], 2.515, 1.48, 4.28, span=98), "ink")], pitch=12, share=0.6)


NEGATIVES = {
    "tall-jar.front": tall_jar_front,
}
