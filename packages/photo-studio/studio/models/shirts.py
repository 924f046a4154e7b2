"""Shirts with a collar and a row of buttons, and a kurta with pintucks."""

import numpy

import textile
from models import hung, sewing
from models.creases import creased, together
from models.tops import BACK_NECK, KURTA_SLEEVE, NECK, away_from_hem, cut, placed
from pigments import cloth

OPEN_NECK, SHIRT_BACK = [(0, 24.0), (2.6, 26.4), (4.8, 30.4)], [(0, 29.4), (2.4, 29.6), (4.8, 30.4)]


def shirt_cut(shoulder, sleeve, side, hem, neck=OPEN_NECK):
    """`sleeve` is the outer and the inner end of its hem; `side` goes down from the armhole."""
    outer, inner = sleeve
    middle = ((shoulder[0] + outer[0]) / 2 + 0.9, (shoulder[1] + outer[1]) / 2)
    return cut(
        neck,
        SHIRT_BACK,
        ("seam", [(4.8, 30.4), (8.6, 29.6), shoulder]),
        ("seam", [shoulder, middle, outer]),
        ("open", [outer, inner]),
        ("seam", [inner, side[0]]),
        ("seam", side),
        ("open", hem),
    )


def collar(body, material):
    """Two pointed leaves around a neck that is open in front."""
    leaf = [(0.2, 23.6), (4.0, 20.8), (6.6, 25.2), (5.8, 30.0), (4.4, 30.5), (2.6, 26.6)]
    return [sewing.patch(body, placed(leaf, side), material, 0.4, 0.36) for side in (-1, 1)]


def cuff(body, sleeve, deep, material):
    """A band around the end of each sleeve, as deep as told."""
    outer, inner = (numpy.array(end) for end in sleeve)
    along = numpy.array([inner[1] - outer[1], outer[0] - inner[0]])
    up = deep * along / numpy.linalg.norm(along)
    shape = [tuple(inner), tuple(outer), tuple(outer + up), tuple(inner + up)]
    return [sewing.patch(body, placed(shape, side), material, 0.06, 0.2) for side in (-1, 1)]


def pocket(body, x, y, wide, deep, material):
    """On the breast, its lower edge pointed."""
    half = wide / 2
    shape = [(x - half, y - deep + 0.8), (x, y - deep), (x + half, y - deep + 0.8), (x + half, y), (x - half, y)]
    return sewing.patch(body, shape, material, 0.08, 0.12)


def shirt(pattern, sleeve, buttons, low, width, seed, share, cuffs=2.6, extra=lambda body, linen: [], apex=56.0):
    """Closed by `buttons` down to its hem at `low`; its sleeves hang beside it."""
    body = shirt_body(pattern, low, width, seed, apex)
    linen = cloth("body", weave=110)
    parts = [sewing.patch(body, [(-1.1, 24.2), (1.1, 24.2), (1.1, low), (-1.1, low)], linen, 0.06, 0.14)]
    parts += [*collar(body, linen), *cuff(body, sleeve, cuffs, linen), *extra(body, linen)]
    parts += [hung.button(body, 0, y, 0.8, 0.4) for y in buttons]
    return hung.shown([body.thing, *parts, hung.bound(body, OPEN_NECK, SHIRT_BACK, 0.34, "body")[1], *hung.hanger(29.2, 4.8, 1.3)], share=share, prints=[body], high=1.0)


def shirt_body(pattern, low, width, seed, apex=56.0):
    creases = creased(9, 0.55, 26, low)
    folds = hung.gathers(5, 0.8, 18, low)
    return hung.sewn(*pattern, textile.woven(110), hung.shoulders(width, 30.8), relief=creases, folds=folds, air=130, air_at=away_from_hem(low), flare=(27.0, apex), seed=seed)


def oversized_shirt_front():
    """Its shoulders drop, its hem is curved and covers the hip."""
    sleeve = (25.4, -1.6), (20.6, -3.0)
    side = [(15.6, 15.6), (15.4, 6.0), (16.2, -2.4)]
    pattern = shirt_cut((14.6, 27.0), sleeve, side, [(16.2, -2.4), (12.6, -6.6), (7.0, -8.6), (0, -9.0)])
    return shirt(pattern, sleeve, [20.6 - 4.1 * i for i in range(7)], -8.8, 11.6, 131, 0.78, extra=lambda body, linen: [pocket(body, 7.6, 18.0, 6.4, 7.0, linen)])


def crop_shirt_front():
    """Ends at the waist; kantha lines its collar."""
    sleeve = (20.6, 14.8), (15.4, 12.6)
    side = [(13.8, 18.0), (13.4, 12.0), (13.6, 6.6)]
    pattern = shirt_cut((13.6, 27.6), sleeve, side, [(13.6, 6.6), (7.0, 6.2), (0, 6.0)])
    return shirt(pattern, sleeve, [20.6 - 3.7 * i for i in range(4)], 6.2, 11.0, 133, 0.74, 2.0, kantha, 72.0)


def kantha(body, linen):
    """A running stitch along the leaves of the collar."""
    leaf = [(0.9, 23.6), (3.8, 21.5), (6.0, 25.2), (5.3, 29.0)]
    return [hung.piping(body, placed(leaf, side), "accent", 0.13, lift=0.84) for side in (-1, 1)]


def shirt_kurta_front():
    """To the thigh, with a curved hem and a pocket on the breast."""
    sleeve = (23.0, 9.6), (17.8, 7.6)
    side = [(14.0, 18.0), (13.2, 6.0), (14.6, -8.0)]
    pattern = shirt_cut((13.0, 27.8), sleeve, side, [(14.6, -8.0), (11.4, -12.6), (6.4, -14.8), (0, -15.2)])
    return shirt(pattern, sleeve, [20.6 - 4.2 * i for i in range(8)], -15.0, 10.6, 137, 0.8, 3.2, lambda body, linen: [pocket(body, 7.0, 18.2, 5.8, 6.4, linen)])


PINTUCK_KURTA = cut(
    NECK,
    BACK_NECK,
    *KURTA_SLEEVE,
    ("seam", [(13.8, 18.6), (13.2, 8.0), (14.0, -7.0)]),
    ("open", [(14.0, -7.0), (14.0, -18.6)]),
    ("open", [(14.0, -18.6), (0, -19.2)]),
)


def pintucks(x, y, side):
    """Rows of narrow tucks beside the placket, stitched down to below the bust."""
    at = numpy.abs(x) - 2.2
    row = at - numpy.round(at / 0.95) * 0.95
    return 0.26 * numpy.exp(-((row / 0.2) ** 2)) * ((at > -0.4) & (at < 5.2) & (y > 11.6)) * (side > 0)


def pintuck_kurta_front():
    body = hung.sewn(
        *PINTUCK_KURTA, textile.woven(110), hung.shoulders(10.5, 30.8), relief=together(pintucks, creased(9, 0.5, 12, -19)), folds=hung.gathers(4, 0.7, 12, -19),
        air=150, air_at=away_from_hem(-19), seed=139,
    )  # fmt: skip
    linen = cloth("body", weave=110)
    placket = sewing.patch(body, [(-1.2, 26.0), (1.2, 26.0), (1.2, 11.6), (0, 10.6), (-1.2, 11.6)], linen, 0.1, 0.16)
    buttons = [hung.button(body, 0, 24.4 - 2.9 * i, "accent", 0.4) for i in range(5)]
    cuffs = cuff(body, ((22.6, 11.4), (17.6, 9.2)), 2.2, linen)
    things = [body.thing, placket, *cuffs, *hung.bound(body, NECK, BACK_NECK, 0.4, "body"), *buttons, *hung.hanger(29.4, 4.6, 1.3)]
    return hung.shown(things, share=0.82, prints=[body])


NEGATIVES = {
    "crop-shirt.front": crop_shirt_front,
    "oversized-shirt.front": oversized_shirt_front,
    "pintuck-kurta.front": pintuck_kurta_front,
    "shirt-kurta.front": shirt_kurta_front,
}
