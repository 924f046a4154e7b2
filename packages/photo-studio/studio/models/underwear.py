"""Underwear, laid flat."""

import numpy

import stage
import textile
from models.ribbon import ribbon
from pigments import cloth, metal
from shapes import ball, box, group, torus

# From the middle: plunge, strap, arm and base.
CUP = [(0.9, -3.4, "c"), (1.0, -0.9, "c"), (3.4, 1.5), (6.3, 4.7, "c"), (8.6, 1.6), (10.0, -0.4, "c"), (9.8, -3.0, "c"), (8.2, -5.0), (5.4, -5.9), (2.6, -5.1)]
WING = [(9.5, -0.5, "c"), (13.0, -1.5), (17.2, -1.9, "c"), (17.2, -4.0, "c"), (13.2, -4.1), (9.3, -4.2, "c")]


def lying(things, share, pitch=76):
    """Seen from above, with the light from the upper right."""
    group(things, (0, 0, 0), (0, 0, 180))
    stage.fit(things, width=1.9, height=2.3, lie=True)
    stage.camera(things, pitch=pitch, share=share, yaw=180)
    return []


def cup(side, material):
    """A soft dome with a seam across and a scalloped edge along its top."""
    outline = textile.spline(CUP if side > 0 else [(-x, *rest) for x, *rest in reversed(CUP)])
    width = 22.0
    rows = columns = 440
    inside, far = textile.polygon([(x, y) for x, y in outline], width, width, rows, columns)
    ys, xs = numpy.mgrid[0:rows, 0:columns]
    x, y = (xs / (columns - 1) - 0.5) * width * side, (0.5 - ys / (rows - 1)) * width
    bowl = numpy.clip(1 - ((x - 5.4) / 5.2) ** 2 - ((y + 1.9) / 5.4) ** 2, 0, 1)
    rim = numpy.sqrt(1 - (1 - numpy.clip(far / 0.35, 0, 1)) ** 2)
    heights = 0.35 * rim + 2.7 * bowl**0.8 * numpy.clip(far / 2.0, 0, 1) ** 0.55
    seam = numpy.abs(y + 1.3 - 0.05 * (x - 5.4) ** 2)
    heights -= 0.16 * numpy.exp(-((seam / 0.13) ** 2)) * numpy.clip(far / 0.6, 0, 1)
    heights += 0.05 * textile.smooth_noise((rows, columns), 14, 83 + side) * rim
    top = (y > -0.9 + 0.32 * (x - 1.0)) | ((x > 6.3) & (y > -0.2))
    lace = top & (far < 0.62 + 0.16 * numpy.cos((x + y) * 7.0))
    piece = textile.sheet(heights.astype(numpy.float32) + 0.1, width, width, material, lace.astype(numpy.float32), inside)
    solid = piece.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = 0.2, -1
    return piece


def wing(side, material):
    """One end of the band, tapered, with its fastening."""
    outline = textile.spline(WING if side > 0 else [(-x, *rest) for x, *rest in reversed(WING)])
    rows, columns = 200, 800
    inside, far = textile.polygon([(x, y + 2.5) for x, y in outline], 40, 10, rows, columns)
    heights = 0.12 + 0.3 * numpy.sqrt(1 - (1 - numpy.clip(far / 0.4, 0, 1)) ** 2)
    heights -= 0.12 * numpy.exp(-(((far - 0.5) / 0.1) ** 2))
    band = textile.sheet(heights.astype(numpy.float32), 40, 10, material, None, inside)
    band.location = (0, -2.5, 0)
    steel = metal(0.75, 0.2)
    hooks = [box(0.7, 0.22, 0.12, steel, bevel=0.05, at=(side * 17.4, y, 0.28)) for y in (-2.5, -3.4)]
    return [band, *hooks]


def bra_front():
    material = textile.woven(120, roughness=0.6, sheen=0.7)
    satin = cloth("body", roughness=0.45, sheen=0.5)
    parts = []
    for side in (-1, 1):
        parts += [cup(side, material), *wing(side, material)]
        way = [(6.2, 4.2, 0.7), (6.5, 6.4, 0.35), (7.0, 9.2, 0.2), (8.8, 11.6, 0.25), (11.2, 11.4, 0.3), (12.8, 8.6, 0.2), (13.6, 3.6, 0.2), (13.9, -1.5, 0.5)]
        parts.append(ribbon([(side * x, y, z) for x, y, z in way], 0.62, 0.1, satin))
        slide = torus(0.44, 0.09, metal("accent", 0.25), (side * 6.62, 7.2, 0.36))
        parts.append(slide)
    parts.append(box(2.2, 2.2, 0.3, satin, bevel=0.12, at=(0, -2.4, 0.1)))
    parts += bow((0, -1.2, 0.55))
    return lying(parts, 0.56)


def bow(at):
    x, y, z = at
    silk = cloth("accent", roughness=0.5, sheen=0.6)
    parts = [ball(0.24, silk, at)]
    for side in (-1, 1):
        loop = [(x, y, z), (x + side * 0.6, y + 0.5, z + 0.25), (x + side * 1.2, y + 0.3, z + 0.2), (x + side * 1.1, y - 0.25, z), (x + side * 0.5, y - 0.2, z), (x, y, z)]
        parts.append(ribbon(loop, 0.3, 0.06, silk))
        parts.append(ribbon([(x, y, z), (x + side * 0.5, y - 0.7, z), (x + side * 0.75, y - 1.5, z - 0.1)], 0.3, 0.06, silk))
    return parts


NEGATIVES = {
    "bra.front": bra_front,
}
