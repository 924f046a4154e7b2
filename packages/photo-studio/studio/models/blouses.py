"""A blouse with smocking all around, and a pack of two camisoles."""

import numpy

import textile
from models import hung
from models.creases import together
from models.dresses import strap
from models.tops import away_from_hem, cut, placed
from pigments import cloth

SMOCKED_NECK, SMOCKED_BACK = [(0, 26.6), (4.6, 27.4), (8.4, 30.0)], [(0, 28.4), (4.6, 28.8), (8.4, 30.0)]
WRIST = (23.6, 0.4), (19.8, -0.8)
SMOCKED = cut(
    SMOCKED_NECK,
    SMOCKED_BACK,
    ("seam", [(8.4, 30.0), (12.4, 28.4)]),
    ("seam", [(12.4, 28.4), (20.6, 20.4), (25.6, 9.4), WRIST[0]]),
    ("seam", [WRIST[0], (25.4, -3.6)]),
    ("open", [(25.4, -3.6), (19.4, -5.4)]),
    ("seam", [(19.4, -5.4), WRIST[1]]),
    ("seam", [WRIST[1], (16.4, 8.0), (11.6, 19.6)]),
    ("seam", [(11.6, 19.6), (10.2, 11.0), (10.4, 2.4)]),
    ("seam", [(10.4, 2.4), (13.0, -2.6)]),
    ("open", [(13.0, -2.6), (0, -3.4)]),
)
# Between two rows of elastic.
ROW = 1.15


def smocking(x, y, side):
    """Rows of elastic around the body, between which the cloth puffs up in small gathers."""
    across = numpy.abs(numpy.sin(numpy.pi * (y - 2.4) / ROW)) ** 0.7
    puff = across * (0.26 + 0.12 * numpy.sin(x * 5.2 + 1.4 * numpy.sin(y * 1.7)))
    return puff * numpy.clip((y - 2.3) * 3, 0, 1) * numpy.clip((13.2 - numpy.abs(x)) * 0.8, 0, 1) * numpy.abs(side)


def frills(x, y, side):
    """Gathers below the lowest row, at the wrists and down the sleeves."""
    sleeve = numpy.clip((numpy.abs(x) - 13.0) / 3, 0, 1)
    along = numpy.abs(x) * 0.94 + y * 0.34
    ends = numpy.exp(-(((y - 27.6) / 5.0) ** 2)) + numpy.exp(-((y / 4.2) ** 2))
    hem = 0.3 * numpy.sin(x * 2.9) * numpy.clip((2.4 - y) / 2.5, 0, 1) * (1 - sleeve)
    wrist = -0.5 * numpy.exp(-(((y + 0.2 - (numpy.abs(x) - 21.7) * 0.32) / 0.5) ** 2)) * sleeve
    return (hem + sleeve * (0.16 + 0.22 * ends) * numpy.sin(along * 3.0 + 0.5 * numpy.sin(y * 0.5)) + wrist) * numpy.abs(side)


def smocked_blouse_front():
    """Its sleeves are balloons that end in a frill."""
    body = hung.sewn(
        *SMOCKED, textile.woven(150), hung.shoulders(13.0, 31.4, 0.24), relief=together(smocking, frills), air=150,
        air_at=lambda x, y: numpy.where(numpy.abs(x) > 13.0, 1.0, 0.5) * numpy.clip((y + 3.0) / 4.0, 0, 1), flare=(27.0, 48.0), step=0.95, seed=151,
    )  # fmt: skip
    return hung.shown([body.thing, *hung.bound(body, SMOCKED_NECK, SMOCKED_BACK, 0.34, "body"), *hung.hanger(28.4, 8.2, 1.6)], share=0.78, prints=[body], high=1.0)


CAMISOLE_NECK, CAMISOLE_BACK = [(0, 18.8), (3.4, 19.6), (6.2, 22.8)], [(0, 19.8), (3.6, 20.4), (6.2, 22.8)]
CAMISOLE_ARM = [(6.2, 22.8), (7.6, 18.8), (10.2, 16.6)]
CAMISOLE = cut(
    CAMISOLE_NECK,
    CAMISOLE_BACK,
    ("open", CAMISOLE_ARM),
    ("seam", [(10.2, 16.6), (9.4, 8.0), (10.8, -3.6)]),
    ("open", [(10.8, -3.6), (0, -4.2)]),
)


def ribbed(x, y, side):
    return 0.13 * numpy.abs(numpy.sin(x * 4.2)) ** 0.6 - 0.16 * numpy.exp(-(((y + 2.6) / 0.16) ** 2))


def camisole(pigment, x, ahead, seed):
    """One of the pack, on a hanger of its own."""
    material = cloth(pigment, weave=110)
    held = lambda px, py: (py > 21.4) & (numpy.abs(px) > 4.8)
    body = hung.sewn(*CAMISOLE, material, held, relief=ribbed, folds=hung.gathers(4, 0.5, 14, -4), air=130, air_at=away_from_hem(-4), seed=seed)
    edges = [hung.piping(body, placed(CAMISOLE_ARM, side), pigment, 0.2) for side in (-1, 1)]
    things = [body.thing, *edges, *hung.bound(body, CAMISOLE_NECK, CAMISOLE_BACK, 0.22, pigment), *strap(body, 6.0, 22.4, 28.6, 0.3, pigment), *hung.hanger(28.2, 6.2, 1.2)]
    for thing in things:
        thing.location.x += x
        thing.location.z += ahead
    return things


def camisole_pack_front():
    return hung.shown([*camisole("accent", 7.4, 0.0, 153), *camisole("body", -7.0, 1.8, 155)], share=0.78, high=1.0)


NEGATIVES = {
    "camisole-pack.front": camisole_pack_front,
    "smocked-blouse.front": smocked_blouse_front,
}
