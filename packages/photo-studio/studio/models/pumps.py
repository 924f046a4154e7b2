"""A bottle with a pump by which brands differ."""

import labels
from models.bottles import on, shown
from pigments import gloss, matte
from shapes import lathe, rod, superellipse


def round_pump_front():
    """A chemist's round bottle with a paper label and a long spout."""
    trim = gloss("accent", 0.28)
    parts = [
        lathe([(0, 0), (2.5, 0), (2.5, 6.5), (2.1, 7.6), (0.95, 8.1), (0.95, 8.8)], gloss("body", 0.14, coat=0.8), bevel=[0, 0.3, 1.2, 0.8, 0.3, 0]),
        lathe([(0, 8.5), (1.12, 8.5), (1.12, 9.6), (0, 9.6)], trim, bevel=0.08),
        lathe([(0, 9.5), (0.62, 9.5), (0.62, 10.0), (0, 10.0)], trim, bevel=0.06),
        lathe([(0, 9.9), (0.26, 9.9), (0.26, 11.4), (0, 11.4)], gloss(0.8, 0.3), bevel=0.03),
        superellipse(1.5, 1.2, 0.6, trim, power=2.6, bevel=0.2, at=(0, 0, 11.3)),
        rod([(0, 0, 11.66), (-1.6, -0.24, 11.72), (-2.6, -0.4, 11.6), (-2.9, -0.44, 11.1)], [0.3, 0.28, 0.24, 0.2], trim),
        lathe([(2.505, 1.5), (2.515, 1.5), (2.515, 5.5), (2.505, 5.5)], matte(0.86, 0.6, 0.3), bevel=0.004),
    ]
    return shown(parts, [on(labels.on_cylinder(parts[-1], 2.515, 1.62, 5.38, span=96), "ink")], pitch=8, share=0.74)


NEGATIVES = {
    "round-pump.front": round_pump_front,
}
