"""Clothing folded and draped; things for babies."""

import stage
import textile
from models import anarkali, blouses, bottoms, bralettes, briefs, chikankari, drapes, dresses, fitted, gowns, jackets, kurtas, legs
from models import lehengas, loungewear, moulded, overlays, sarees, sequins, sets, shirts, stretch, tailored, tees, tops
from pigments import gloss, matte
from shapes import ball, group


def close_up(printed, seed, sheen=0.3, angle=0.55, deep=2.4, weave=90):
    piece = textile.draped(26, 32, textile.woven(weave, sheen=sheen), seed, deep, printed, (angle, 0.1))
    stage.fit([piece], width=4.2, height=5.2, lie=True)
    stage.camera([piece], pitch=70, share=0.62, fills=True)
    return []


def swaddle_front():
    one = textile.folded(10, 9.0, 6, textile.woven(60, sheen=0.3), 0.62, 8, 0.3, True)
    two = textile.folded(9.6, 8.6, 4, textile.woven(60, sheen=0.3, factor=0.9), 0.62, 9, 0.3, False)
    two.location = (0.3, 0.2, 3.75)
    group([one, two], (0, 0, 0), (0, 0, -20))
    stage.fit([one, two])
    stage.camera([one, two], pitch=24, share=0.5)
    return []


def soft_toy_front():
    plush, inner = matte("body", 1.0, 0.05, grain=(26, 0.9), sheen=1.0), matte("accent", 1.0, 0.05, grain=(26, 0.9), sheen=1.0)
    dark = gloss(0.02, 0.1)
    parts = [
        ball(3.2, plush, (0, 0, 3.4), (1, 0.86, 1.06)),
        ball(2.5, plush, (0, -0.2, 8.2), (1.08, 0.95, 0.95)),
        ball(1.1, inner, (0, -2.2, 7.7), (1.1, 0.8, 0.8)),
        ball(2.0, inner, (0, -1.7, 3.4), (1, 0.72, 1.1)),
        ball(0.3, dark, (0, -3.02, 7.95), (1.2, 0.7, 0.9)),
    ]
    for side in (-1, 1):
        parts += [
            ball(1.0, plush, (side * 2.0, 0, 10.3), (1, 0.55, 1)),
            ball(0.62, inner, (side * 2.0, -0.42, 10.3), (1, 0.4, 1)),
            ball(0.24, dark, (side * 0.95, -2.36, 8.75)),
            ball(1.25, plush, (side * 3.1, -0.9, 4.4), (0.8, 0.85, 1.5)),
            ball(1.5, plush, (side * 2.1, -2.3, 1.35), (0.95, 1.3, 0.95)),
            ball(0.85, inner, (side * 2.15, -3.9, 1.4), (0.9, 0.4, 0.9)),
        ]
    stage.fit(parts)
    stage.camera(parts, pitch=8, share=0.66)
    return []


NEGATIVES = {
    **tops.NEGATIVES,
    **anarkali.NEGATIVES,
    **jackets.NEGATIVES,
    **kurtas.NEGATIVES,
    **chikankari.NEGATIVES,
    **lehengas.NEGATIVES,
    **overlays.NEGATIVES,
    **sets.NEGATIVES,
    **shirts.NEGATIVES,
    **tees.NEGATIVES,
    **sequins.NEGATIVES,
    **drapes.NEGATIVES,
    **sarees.NEGATIVES,
    **dresses.NEGATIVES,
    **bottoms.NEGATIVES,
    **legs.NEGATIVES,
    **blouses.NEGATIVES,
    **bralettes.NEGATIVES,
    **briefs.NEGATIVES,
    **fitted.NEGATIVES,
    **gowns.NEGATIVES,
    **loungewear.NEGATIVES,
    **moulded.NEGATIVES,
    **stretch.NEGATIVES,
    **tailored.NEGATIVES,
    "swaddle.front": swaddle_front,
    "soft-toy.front": soft_toy_front,
    "cloth.plain": lambda: close_up(None, 9, 0.5, 0.8),
}
