"""What is worn close below other clothes: leggings for a bump, a petticoat that shapes, and a belt of three bands."""

import math

import numpy

import stage
import textile
from models import flatlay, hung
from models.bottoms import cords
from models.creases import creased, together
from models.drapes import surface
from models.legs import legs, worn
from models.overlays import opened

LEGGINGS = legs((10.4, 31.6), [(12.6, 25.0), (11.8, 15.0), (10.8, 2.0), (7.6, -14.0), (6.0, -26.0)], (2.2, -26.2), [(2.2, -14.0), (1.6, -2.0), (0, 13.4)])
PANEL = 19.4


def leggings_front():
    """The panel is doubled and a tone lighter; it is cut round below the bump."""
    under = lambda x: PANEL + 0.03 * x * x
    tone = lambda x, y, far: (0.8 * (y > under(x))).astype(numpy.float32)
    bump = lambda x, y, side: 1.6 * numpy.exp(-(((y - 25.0) / 4.6) ** 2)) * numpy.clip(1 - (x / 11.5) ** 2, 0, 1) * (side > 0)
    seam = lambda x, y, side: -0.2 * numpy.exp(-(((y - under(x)) / 0.22) ** 2)) - 0.16 * numpy.exp(-(((y + 24.8) / 0.16) ** 2))
    bends = worn(0.34, (4.6, -4.0, 0.1, 3.0), (5.0, -6.4, -0.1, 3.0), (2.4, 12.6, 0.5, 2.6), (3.0, 10.2, 0.4, 2.8), (4.2, -22.4, 0.1, 2.4), (4.4, -20.4, -0.1, 2.4))
    body = hung.sewn(LEGGINGS, LEGGINGS, textile.woven(190, roughness=0.85, sheen=0.4), hung.waist(29.6), tone, together(bump, seam, bends), hung.gathers(3, 0.3, 20, -26), air=260, seed=193)
    return hung.shown([body.thing, *hung.bar(31.6, 9.8)], share=0.86)


COLUMN = [
    ("open", [(0, 30.6), (9.6, 30.6)]),
    ("seam", [(9.6, 30.6), (13.0, 20.0), (12.6, 6.0), (10.8, -5.0)]),
    ("seam", [(10.8, -5.0), (12.6, -14.0), (18.4, -26.0)]),
    ("open", [(18.4, -26.0), (9.0, -28.0), (0, -28.6)]),
]


def petticoat_front():
    """Close to the hip, flared from the knee like a mermaid's tail; a drawstring at the waist and a slit at the left."""
    line = lambda x, y, side: -0.26 * numpy.exp(-(((y + 5.0) / 0.24) ** 2)) - 0.3 * numpy.exp(-(((y - 28.0) / 0.22) ** 2))
    across = worn(0.3, (5.0, 17.0, 0.3, 5.0), (6.0, 13.6, 0.24, 5.0), (5.0, -1.6, -0.16, 5.0))
    body = hung.sewn(
        COLUMN, COLUMN, textile.woven(180, roughness=0.75, sheen=0.5), hung.waist(28.6), relief=together(line, across, creased(9, 0.55, -5, -28)), folds=hung.gathers(9, 1.3, -5, -28),
        air=260, air_at=lambda x, y: numpy.where(y > -5, 1.0, 0.3), flare=(-5.0, 22.0), seed=195,
    )  # fmt: skip
    # The wearer's left is on the right of the picture.
    opened(body, lambda x, y: numpy.abs(x - 8.4 + (y + 14.0) * 0.12) < 0.055 * (-12.0 - y))
    return hung.shown([body.thing, *cords(body, 29.2), *hung.bar(30.6, 9.2)], share=0.86)


RIBS, WAIST, PELVIS = (21.2, 6.6), (12.0, 8.6), (4.0, 7.0)


def belt_band(middle, tall, closes_at, bones):
    """A band around a body, closed over its own beginning by a tab of the second colour; soft bones stand in channels."""
    rows, columns = 150, 1100
    v, t = numpy.meshgrid(numpy.linspace(-1, 1, rows), numpy.linspace(0, 1, columns), indexing="ij")
    angle = math.radians(closes_at) - (2 * math.pi + 0.62) * (1 - t)
    before_end = (1 - t) * 72
    narrow = 0.3 * numpy.clip(1 - before_end / 7, 0, 1) + 0.2 * numpy.clip(1 - before_end / 0.8, 0, 1) ** 3
    z = middle + v * tall / 2 * (1 - narrow)
    from_edge = (1 - numpy.abs(v)) * tall / 2
    out = 0.7 * t + 0.02 * (z - WAIST[0]) ** 2 / 2 + 0.2 * flatlay.uneven(72 * t, z, 16, round(middle)) - 0.3 * numpy.clip(1 - from_edge / 0.5, 0, 1) ** 2
    out += 0.05 * numpy.sin(72 * t * 7) * (from_edge > 0.6) * (before_end > 6)
    out -= 0.16 * numpy.exp(-(((from_edge - 0.6) / 0.1) ** 2)) + 0.16 * numpy.exp(-(((before_end - 6) / 0.12) ** 2))
    for bone in bones:
        off = numpy.abs(numpy.degrees(angle) + 90 - bone) * 0.2
        out += (0.3 * numpy.exp(-((off / 0.34) ** 2)) - 0.14 * numpy.exp(-(((off - 0.62) / 0.1) ** 2))) * (from_edge > 0.6)
    places = numpy.stack([(12.4 + out) * numpy.cos(angle), (9.4 + out) * numpy.sin(angle), z], -1)
    return surface(places, textile.woven(130, roughness=1.0, sheen=0.3), (before_end < 6) | (from_edge < 0.55), 0.3)


def belt_front():
    """Three bands of their own, for the ribs, the waist and the pelvis, as they are worn: one above the other."""
    parts = [belt_band(*RIBS, -66, (-52, 30)), belt_band(*WAIST, -58, (-48, -20, 44)), belt_band(*PELVIS, -72, (-50, 36))]
    stage.fit(parts)
    stage.camera(parts, pitch=13, share=0.6, yaw=-8)
    return []


NEGATIVES = {
    "leggings.front": leggings_front,
    "petticoat.front": petticoat_front,
    "recovery-belt.front": belt_front,
}
