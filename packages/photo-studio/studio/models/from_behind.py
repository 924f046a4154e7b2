"""
Garments from behind. A front is built with its two panels exchanged and is mirrored then: together that turns the garment before
its wall, and the side that is seen is not the one that the wall presses flat.
"""

import copy
from contextlib import contextmanager

import bpy
import numpy

from models import hung, overlays, second_views, sewing
from models.shirts import SHIRT_BACK
from pigments import cloth
from shapes import ball

sewn, piping, printable, patch = hung.sewn, hung.piping, hung.printable, sewing.patch

# How near to a seam a belt or a cuff ends that goes around the garment, in cm.
AT_SEAM = 1.6


def other_side(garment):
    """The same garment, whose back is taken for its front."""
    other = copy.copy(garment)
    other.sides = -garment.sides
    other.trees = {side: garment.trees[-side] for side in garment.trees}
    return other


def goes_around(garment, one, other):
    """Whether a piece that reaches between two places runs from seam to seam, or from the middle to a seam."""
    seams = garment.flat[garment.sides == 0]
    is_sewn = [numpy.hypot(*(seams - place).T).min() < AT_SEAM for place in (one, other)]
    is_middle = [abs(x) < 1e-6 for x, _ in (one, other)]
    return any(is_sewn) and all(a or b for a, b in zip(is_sewn, is_middle))


def piping_around(garment, points, pigment="accent", radius=0.2, side=None, lift=0.05):
    if side is None:
        side = sewing.BACK if goes_around(garment, points[0], points[-1]) else sewing.FRONT
    return piping(garment, points, pigment, radius, side, lift)


def patch_around(garment, polygon, *others):
    is_around = goes_around(garment, min(polygon), max(polygon))
    return patch(other_side(garment) if is_around else garment, polygon, *others)


def printable_back(garment):
    """Its columns run the other way, because the garment is mirrored."""
    place = printable(other_side(garment))
    wide = place["columns"] + 1
    rows = [place["points"][i : i + wide] for i in range(0, len(place["points"]), wide)]
    return {**place, "points": [point for row in rows for point in reversed(row)]}


@contextmanager
def exchanged(back_relief=None):
    """While it lasts, garments are sewn with their backs in front; answers them."""
    garments = []

    def sewn_exchanged(front, back, material, held, printed=None, relief=None, *folds, **others):
        def turned(x, y, side):
            own = numpy.zeros_like(x) if relief is None else relief(x, y, -side)
            return own if back_relief is None else own + back_relief(x, y) * (side > 0)

        garments.append(sewn(back, front, material, held, printed, turned, *folds, **others))
        return other_side(garments[-1])

    hung.sewn, hung.piping, hung.printable, sewing.patch = sewn_exchanged, piping_around, printable_back, patch_around
    try:
        yield garments
    finally:
        hung.sewn, hung.piping, hung.printable, sewing.patch = sewn, piping, printable, patch


def behind(build, relief=None, parts=lambda *garments: []):
    """Pieces that only the back has are added before the whole is mirrored."""
    with exchanged(relief) as garments:
        prints = build()
    for part in parts(*garments):
        part.parent = garments[0].thing.parent
    root, _ = second_views.subject()
    root.scale.x *= -1
    root.location.x *= -1
    bpy.context.view_layer.update()
    return prints


def around(half):
    """A closed shape from its right half, which begins and ends in the middle."""
    return [*half, *((-x, y) for x, y in reversed(half) if x > 0)]


YOKE = 23.2
LEAF = [(0, 25.8), (3.6, 26.2), (6.2, 27.5), (6.7, 29.2), (6.0, 30.2), (4.7, 30.5), (2.4, 29.8), (0, 29.6)]


def yoke_and_pleat(x, y):
    """The seam of the yoke between the armholes, and a box pleat that opens below it."""
    seam = -0.3 * numpy.exp(-(((y - YOKE) / 0.2) ** 2)) * (numpy.abs(x) < 12.4)
    down = YOKE - y
    pleat = 0.34 / (1 + numpy.exp((numpy.abs(x) - 1.2 - 0.03 * down) / 0.07)) * numpy.clip(down / 0.3, 0, 1) * numpy.clip(1 - down / 40, 0, 1)
    return seam + pleat


def collar(body):
    """It turns over at the neck and falls on the back."""
    linen = cloth("body", weave=110)
    return [patch(body, around(LEAF), linen, 0.34, 0.4), piping(body, hung.mirror(SHIRT_BACK), "body", 0.5, lift=0.3)]


def shirt(build):
    return behind(build, yoke_and_pleat, collar)


def keyhole(build):
    """An opening below the neck, bound, which a button closes."""
    line = [(0.14, 28.6), (0.2, 27.6), (1.1, 25.9), (1.25, 24.6), (0.8, 23.5), (0, 23.1)]

    def parts(body):
        edge = sewing.curve(line, 0.2)[::-1]
        overlays.opened(body, lambda x, y: numpy.abs(x) < numpy.interp(y, edge[:, 1], edge[:, 0], right=0, left=0))
        return [piping(body, hung.mirror(list(reversed(line))), "body", 0.2), hung.button(body, 0, 28.2, 0.85, 0.44)]

    return behind(build, parts=parts)


OPEN_BACK = [(0, 12.4), (2.6, 13.1), (4.1, 16.0), (4.7, 21.0), (5.0, 26.2)]


def choli(build):
    """The blouse of a lehenga: its back is open and held by cords with tassels, and its skirt is whole."""

    def parts(skirt, blouse):
        edge = sewing.curve(OPEN_BACK, 0.2)
        overlays.opened(blouse, lambda x, y: numpy.abs(x) < numpy.interp(y, edge[:, 1], edge[:, 0], left=0))
        across = piping(blouse, [(-4.4, 18.2), (0, 17.8), (4.4, 18.2)], "accent", 0.17, lift=0.1)
        return [across, piping(blouse, hung.mirror(OPEN_BACK), "accent", 0.22), *tied(blouse, 24.4, 6.0), *tied(blouse, 17.8, 3.4)]

    return behind(build, parts=parts)


def tied(body, y, drop):
    """The ends of two cords in a bow, with a tassel at each."""
    lines, thread = [], cloth("accent")
    for side in (-1, 1):
        end = (side * 0.9, y - drop - 0.3 * side)
        loop = [(0, y), (side * 0.9, y + 0.7), (side * 1.9, y + 0.1), (side * 1.0, y - 0.6), (0, y)]
        lines += [piping(body, loop, "accent", 0.17, lift=0.35), piping(body, [(0, y), (side * 0.5, y - drop / 2), end], "accent", 0.15, lift=0.35)]
        place, _ = body.on(*end, 0.5)
        lines.append(ball(0.5, thread, tuple(place), (0.9, 1.9, 0.9)))
    return [*lines, ball(0.36, thread, tuple(body.on(0, y, 0.4)[0]))]


# The models that have a view from behind, by how it is shown.
# fmt: off
BEHIND = {
    f"{name}.detail": show
    for show, names in (
        (behind, (
            "anarkali-kurta", "kurta", "kurta-set", "kurti", "midi-dress", "palazzo-kurta", "pintuck-kurta", "sleeveless-kurta", "straight-kurta",
            "wrap-dress",
        )),
        (shirt, ("oversized-shirt", "shirt-dress", "shirt-kurta")),
        (keyhole, ("shell-top",)),
        (choli, ("lehenga",)),
    )
    for name in names
}
# fmt: on
