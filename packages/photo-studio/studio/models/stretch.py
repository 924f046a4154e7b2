"""What is worn close below other clothes: leggings for a bump, a petticoat that shapes, and a belt of three bands."""

import numpy

import textile
from models import hung
from models.bottoms import cords
from models.creases import creased, together
from models.laid import laid_out, panel
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


def belt_band(wide, tall, y, seed, bones):
    """A band with soft bones in channels; the tab that fastens it is of the second colour."""
    half = wide / 2
    outline = [(-half, -tall * 0.4, "c"), (-half, tall * 0.4, "c"), (-half * 0.5, tall * 0.5), (half * 0.5, tall * 0.5), (half, tall * 0.34, "c"), (half, -tall * 0.34, "c"), (half * 0.5, -tall * 0.5), (-half * 0.5, -tall * 0.5)]

    def relief(x, y, far, along):
        out = 0.45 * (1 - numpy.exp(-far / 0.8)) - 0.1 * numpy.exp(-(((far - 0.5) / 0.08) ** 2)) + 0.08 * textile.smooth_noise(x.shape, 9, seed)
        for at in bones:
            off = numpy.abs(x - at)
            out += (0.26 * numpy.exp(-((off / 0.3) ** 2)) - 0.1 * numpy.exp(-(((off - 0.55) / 0.08) ** 2))) * (far > 0.6)
        knit = 0.04 * numpy.sin(x * 9) * (numpy.abs(x) < half * 0.72)
        return out + knit - 0.12 * numpy.exp(-(((x - half + 5.0) / 0.1) ** 2))

    tab = lambda x, y, far, along: ((x > half - 5.0) | ((far < 0.5) & (x < half - 5.0))).astype(float)
    thing = panel(outline, (36.0, 12.0), textile.woven(110, roughness=1.0, sheen=0.3), relief, 0.5, tab)
    thing.location = (0, y, 0)
    return thing


def belt_front():
    """Three bands of their own: for the ribs, the waist and the pelvis."""
    bands = [belt_band(29.0, 7.0, 10.6, 201, (-9.0, -3.0, 3.0)), belt_band(33.0, 9.4, 0.8, 203, (-11.0, -5.6, 0.0, 5.6)), belt_band(30.0, 7.0, -9.2, 205, (-9.0, 0.0))]
    for band, turn in zip(bands, (0.03, -0.012, 0.02)):
        band.rotation_euler.z = turn
    return laid_out(bands, 0.5)


NEGATIVES = {
    "leggings.front": leggings_front,
    "petticoat.front": petticoat_front,
    "recovery-belt.front": belt_front,
}
