"""Garments from behind whose back has a cut of its own: straps that cross, smocking, a vent, a shawl collar."""

import math

import numpy

import pigments
from models import blouses, dresses, flatlay, hung, overlays, second_views, sequins, sewing
from models.drapes import surface
from models.from_behind import around, behind, exchanged, other_side
from models.tops import placed
from pigments import cloth
from shapes import rod


def cut_low(body, half, pigment="body", radius=0.18):
    """Takes away what is above a line from the middle to the side, and binds the edge."""
    edge = sewing.curve(half, 0.2)
    overlays.opened(body, lambda x, y: y > numpy.interp(numpy.abs(x), edge[:, 0], edge[:, 1]))
    return hung.piping(body, hung.mirror(half), pigment, radius)


def slip(build):
    """Its back is low; its straps go straight down to it."""

    def parts(body):
        edge = cut_low(body, [(0, 13.6), (3.2, 14.4), (6.6, 16.8), (10.0, 19.6)])
        straps = [rod([(side * 5.4, 29.0, 0.1), (side * 5.6, 22.4, 0.7), tuple(body.on(side * 5.8, 16.1, 0.12)[0])], 0.14, cloth("body", roughness=0.6)) for side in (-1, 1)]
        return [edge, *straps]

    return behind(build, parts=parts)


def band(start, end, width, material):
    """A taut strip of cloth between two places."""
    along, across = numpy.mgrid[0:1:90j, -0.5:0.5:16j][..., None]
    way = (end - start) / numpy.linalg.norm(end - start)
    aside = numpy.array([-way[1], way[0], 0])
    return surface(start + along * (end - start) + across * width * aside + (0, 0, 0.16) * numpy.cos(math.pi * across), material)


def pinafore(build):
    """Wide straps cross at the back and button onto the bodice."""

    def parts(body):
        edge = cut_low(body, [(0, 16.6), (6.0, 16.6), (11.6, 17.6)], "accent", 0.16)
        straps = []
        for side in (-1, 1):
            lift = 0.5 + 0.2 * side
            start, end = body.on(side * 7.2, 29.6, 0.1)[0], body.on(-side * 5.2, 14.0, lift)[0]
            straps += [band(start, end, 3.2, cloth("body", weave=60)), hung.button(body, -side * 4.9, 14.9, 0.3, 0.5)]
            straps[-1].location.z += lift + 0.2
        return [edge, *straps]

    return behind(build, parts=parts)


SMOCKED = 10.8


def tiers(build):
    """The panel of its back is smocked below the neck, from side to side."""

    def elastic(x, y):
        return 1.4 * blouses.smocking(x, y, numpy.ones_like(x)) * numpy.clip((y - SMOCKED) * 3, 0, 1) * numpy.clip((10.4 - numpy.abs(x)) * 1.4, 0, 1)

    def parts(body):
        neck = [(0, 21.6), (3.6, 21.8), (6.6, 23.4)]
        return [hung.piping(body, hung.mirror(neck), "body", 0.22), *dresses.strap(body, 6.3, 23.0, 28.6, 0.2)]

    return behind(build, elastic, parts)


def square(build):
    """Its square neck is higher at the back, and a seam closes the middle down to the gathered skirt."""

    def seam(x, y):
        return -0.24 * numpy.exp(-((x / 0.16) ** 2)) * (y > 8.6)

    def parts(body):
        corner = (5.8, 27.2)
        lines = [[(0, 27.0), corner], [corner, (6.4, 30.0)]]
        return [hung.piping(body, hung.mirror(lines[0]), "body", 0.22), *[hung.piping(body, placed(lines[1], side), "body", 0.22) for side in (-1, 1)]]

    return behind(build, seam, parts)


def sequinned(build):
    """Its front puts sequins on one side only; these are on the other."""
    return behind(build, parts=lambda body: [sequins.sequins(body, pigments.metal("body", 0.24))])


VENT = -0.6
FALL = [(0, 25.6), (4.2, 25.9), (7.2, 27.0), (7.9, 28.4), (7.0, 29.6), (5.4, 30.1), (2.6, 29.5), (0, 29.0)]


def centre_seam(x, y):
    """A seam down the middle, below which the left side of a vent lies over the right; two more seams give the waist its shape."""
    seam = -0.26 * numpy.exp(-((x / 0.17) ** 2)) * (y > VENT)
    vent = 0.42 / (1 + numpy.exp((x - 0.1) / 0.05)) * numpy.clip((VENT - y) * 2, 0, 1) * numpy.clip((x + 4.0) / 3.0, 0, 1)
    line = 6.6 + 0.012 * (y - 9) ** 2
    shaped = -0.2 * numpy.exp(-(((numpy.abs(x) - line) / 0.17) ** 2)) * (y < 22.5) * (numpy.abs(x) < 11.6)
    return seam + vent + shaped


def blazer(build):
    """Its collar falls over the neck; a vent opens below the waist."""

    def parts(body):
        wool = cloth("body", weave=140, roughness=0.95, sheen=0.4)
        buttons = [hung.button(body, side * 18.9, y, "accent", 0.34) for side in (-1, 1) for y in (-1.6, -0.4, 0.8)]
        return [sewing.patch(body, around(FALL), wool, 0.34, 0.4, 0.4), *buttons]

    return behind(build, centre_seam, parts)


SHAWL = [(0, 24.4), (4.2, 24.9), (7.4, 26.8), (8.2, 29.0), (7.0, 30.2), (5.0, 31.0), (2.5, 30.3), (0, 29.9)]


def yoke(x, y):
    """The seam across the shoulder blades."""
    return -0.34 * numpy.exp(-(((y - 20.6 - 0.02 * numpy.abs(x)) / 0.2) ** 2)) * (numpy.abs(x) < 14.2)


def robe(build):
    """It lies flat: its shawl collar comes around the neck, and loops hold the belt."""
    laid, bodies = flatlay.laid, []

    def laid_exchanged(front, back, material, printed, relief, *others, **named):
        bodies.append(laid(back, front, material, printed, lambda x, y, side: relief(x, y, -side) + yoke(x, y) * (side > 0), *others, **named))
        return other_side(bodies[-1])

    flatlay.laid = laid_exchanged
    try:
        with exchanged():
            prints = build()
    finally:
        flatlay.laid = laid
    body, edge = bodies[0], cloth("accent", weave=110)
    parts = [sewing.patch(body, around(SHAWL), edge, 0.34, 0.44)]
    for side in (-1, 1):
        parts.append(sewing.patch(body, placed([(9.6, 3.6), (10.5, 3.6), (10.5, 9.2), (9.6, 9.2)], side), cloth("body", weave=110), 1.5, 0.16, 0.4))
    return mirrored(body, parts, prints)


def mirrored(body, parts, prints):
    for part in parts:
        part.parent = body.thing.parent
    root, _ = second_views.subject()
    root.scale.x *= -1
    root.location.x *= -1
    return prints


BEHIND = {
    "blazer.detail": blazer,
    "mini-dress.detail": square,
    "pinafore-dress.detail": pinafore,
    "robe.detail": robe,
    "sequin-dress.detail": sequinned,
    "slip-dress.detail": slip,
    "tiered-dress.detail": tiers,
}
