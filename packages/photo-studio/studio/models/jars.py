"""A jar by which brands differ, and the small pot of what a fingertip takes."""

import labels
from models.bottles import on, shown, swirl
from pigments import glass, gloss, matte, metal
from shapes import group, lathe


def tall_jar_front():
    """As in an apothecary's cupboard: clear glass, a paper label, a lid of metal."""
    parts = [
        lathe([(0, 0), (2.5, 0), (2.5, 5.2), (2.2, 5.6), (2.2, 5.9)], glass(0.98), bevel=0.34),
        lathe([(0, 0.25), (2.34, 0.25), (2.34, 4.9), (0, 4.9)], gloss("body", 0.34, factor=1.22), bevel=0.3),
        lathe([(0, 5.7), (2.36, 5.7), (2.4, 5.8), (2.4, 7.0), (0, 7.05)], metal("accent", 0.3), bevel=0.12),
        lathe([(2.505, 1.1), (2.515, 1.1), (2.515, 4.1), (2.505, 4.1)], matte(0.86, 0.6, 0.3), bevel=0.004),
    ]
    return shown(parts, [on(labels.on_cylinder(parts[-1], 2.515, 1.48, 4.28, span=98), "ink")], pitch=12, share=0.6)


def pot():
    """Thick glass over a few grams; the label is printed on the glass."""
    return [
        lathe([(0, 0), (2.0, 0), (2.04, 0.2), (2.04, 2.0), (1.7, 2.1), (1.7, 2.3)], glass(0.98), bevel=0.22),
        lathe([(0, 0.4), (1.86, 0.4), (1.86, 2.02), (0, 2.02)], gloss("body", 0.3, factor=1.12), bevel=0.2),
    ]


def pot_front():
    parts = pot()
    parts.append(lathe([(0, 2.1), (2.0, 2.1), (2.06, 2.2), (2.06, 3.3), (0, 3.36)], metal("accent", 0.3), bevel=0.14))
    return shown(parts, [labels.on_cylinder(parts[0], 2.045, 0.72, 2.02, span=92)], pitch=15, share=0.34)


def pot_detail():
    parts = pot() + [swirl(gloss("body", 0.28, coat=0.2), (0, 0, 2.04), 1.66)]
    lid = [lathe([(0, 0), (2.0, 0), (2.06, 0.1), (2.06, 1.2), (1.9, 1.2), (1.84, 0.2), (0, 0.2)], metal("accent", 0.3), bevel=0.1)]
    group(lid, (2.9, 0.4, 1.4), (0, -62, 20))
    return shown(parts + lid, pitch=34, share=0.5)


NEGATIVES = {
    "pot.front": pot_front,
    "pot.detail": pot_detail,
    "tall-jar.front": tall_jar_front,
}
