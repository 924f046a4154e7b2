"""Pieces that are sold together: a kurta over trousers with its dupatta, and pyjamas."""

import textile
from models import hung, sewing
from models.bottoms import PYJAMA_PALAZZO, TROUSERS
from models.creases import creased
from models.lehengas import dupatta
from models.shirts import SHIRT_BACK, cuff, pocket, shirt_body, shirt_cut
from models.tops import BACK_NECK, KURTA_SLEEVE, NECK, away_from_hem, cut, placed
from pigments import cloth

LONG_KURTA = cut(
    NECK,
    BACK_NECK,
    *KURTA_SLEEVE,
    ("seam", [(13.8, 18.6), (13.2, 8.0), (13.8, -8.0)]),
    ("open", [(13.8, -8.0), (14.0, -21.0)]),
    ("open", [(14.0, -21.0), (0, -21.6)]),
)


def legs_below(pattern, material, down, seed, printed=None):
    """Trousers whose upper part is behind what hangs before them."""
    legs = hung.sewn(pattern, pattern, material, hung.waist(28.6), printed, creased(9, 0.45, 26, -25), hung.gathers(5, 0.8, 24, -25), air=90, flare=(28.0, 130.0), seed=seed)
    legs.thing.location = (0, -down, -1.6)
    return legs


def kurta_set_front():
    silk = textile.woven(150, sheen=0.6)
    legs = legs_below(TROUSERS, silk, 27.0, 61)
    body = hung.sewn(
        *LONG_KURTA, silk, hung.shoulders(10.5, 30.8), textile.hem(-20.6, 2.4, 0.8), creased(9, 0.5, 20, -21), hung.gathers(4, 0.7, 14, -21),
        air=140, air_at=away_from_hem(-21), seed=63,
    )  # fmt: skip
    placket = sewing.patch(body, [(-1.2, 26.0), (1.2, 26.0), (1.2, 13.2), (0, 12.2), (-1.2, 13.2)], cloth("accent"), 0.1, 0.14)
    things = [body.thing, legs.thing, placket, *dupatta([body], 29.6, -30.0, 0), *hung.bound(body, NECK, BACK_NECK, 0.3), *hung.hanger(29.4, 4.6, 1.3)]
    return hung.shown(things, share=0.88, prints=[body, legs])


NIGHT_NECK = [(0, 20.4), (2.6, 25.4), (4.8, 30.4)]
LAPEL = [(0.2, 19.8), (6.4, 24.2), (4.2, 25.6), (2.4, 24.6)]
LEAF = [(4.4, 25.9), (7.4, 25.6), (7.2, 29.0), (6.0, 30.2), (4.6, 30.4), (3.2, 27.0)]


def pyjama_set_front():
    """A shirt with a notched collar above its trousers; all edges are piped."""
    sleeve = (23.4, 3.6), (18.4, 1.8)
    side = [(14.0, 17.8), (13.6, 8.0), (14.8, -3.4)]
    legs = legs_below(PYJAMA_PALAZZO, textile.woven(110), 22.0, 65)
    body = shirt_body(shirt_cut((13.0, 27.8), sleeve, side, [(14.8, -3.4), (8.0, -4.4), (0, -4.8)], NIGHT_NECK), -4.8, 10.6, 67)
    linen = cloth("body", weave=110)
    parts = [sewing.patch(body, [(-1.1, 20.2), (1.1, 20.2), (1.1, -4.6), (-1.1, -4.6)], linen, 0.06, 0.14), pocket(body, 7.4, 17.4, 6.0, 6.4, linen)]
    lines = [[(4.4, 17.2), (10.4, 17.2)]]
    for side_ in (-1, 1):
        parts += [sewing.patch(body, placed(LEAF, side_), linen, 0.4, 0.4), sewing.patch(body, placed(LAPEL, side_), linen, 0.4, 0.4)]
        lines += [placed(line, side_) for line in ([*LAPEL[:2], (4.6, 25.4)], [LEAF[0], LEAF[1], LEAF[2], LEAF[3]], [(23.0, 5.6), (17.8, 3.8)])]
    parts += cuff(body, sleeve, 2.2, linen)
    piped = [hung.piping(body, line, "accent", 0.16, lift=0.86 if i else 0.3) for i, line in enumerate(lines)]
    buttons = [hung.button(body, 0, 17.4 - 4.6 * i, "accent", 0.46) for i in range(5)]
    back = hung.bound(body, NIGHT_NECK, SHIRT_BACK, 0.34, "body")[1]
    return hung.shown([body.thing, legs.thing, *parts, *piped, *buttons, back, *hung.hanger(29.2, 4.8, 1.3)], share=0.88, prints=[body, legs])


NEGATIVES = {
    "kurta-set.front": kurta_set_front,
    "pyjama-set.front": pyjama_set_front,
}
