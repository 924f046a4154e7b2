"""Tops: a tee, two shirts and a shell."""

import numpy

import textile
from models import hung, sewing
from models.creases import creased, together
from models.dresses import collar
from models.tops import away_from_hem, cut, placed
from pigments import cloth

TEE_NECK, TEE_BACK = [(0, 26.0), (3.4, 27.2), (5.8, 30.4)], [(0, 28.8), (3.2, 29.3), (5.8, 30.4)]
TEE = cut(
    TEE_NECK,
    TEE_BACK,
    ("seam", [(5.8, 30.4), (9.0, 29.6), (12.6, 28.2)]),
    ("seam", [(12.6, 28.2), (16.6, 24.0), (19.0, 19.0)]),
    ("open", [(19.0, 19.0), (13.8, 16.8)]),
    ("seam", [(13.8, 16.8), (12.4, 19.6)]),
    ("seam", [(12.4, 19.6), (11.8, 10.0), (12.8, 0.0)]),
    ("open", [(12.8, 0.0), (0, -0.6)]),
)


def hems(x, y, side):
    """A line of stitching above the hem and above the ends of the sleeves."""
    sleeve = (numpy.abs(x) - 13.8) * 0.39 - (y - 16.8) * 0.92
    return -0.16 * numpy.exp(-(((y - 1.4) / 0.16) ** 2)) - 0.16 * numpy.exp(-(((sleeve + 1.3) / 0.16) ** 2)) * (numpy.abs(x) > 12.6)


def tee_front():
    body = hung.sewn(*TEE, textile.woven(170), hung.shoulders(10.4, 30.8), relief=together(hems, creased(5, 0.4, 26, 0)), folds=hung.gathers(4, 0.6, 16, 0), air=170, air_at=away_from_hem(0), seed=121)
    return hung.shown([body.thing, *hung.bound(body, TEE_NECK, TEE_BACK, 0.42, "body"), *hung.hanger(28.4, 5.8, 1.4)], share=0.66, prints=[body])


SHIRT_NECK, SHIRT_BACK = [(0, 24.4), (2.6, 26.6), (4.8, 30.4)], [(0, 29.4), (2.4, 29.6), (4.8, 30.4)]
SHIRT = cut(
    SHIRT_NECK,
    SHIRT_BACK,
    ("seam", [(4.8, 30.4), (9.6, 29.4), (14.6, 27.2)]),
    ("seam", [(14.6, 27.2), (21.0, 16.0), (25.4, 4.0)]),
    ("open", [(25.4, 4.0), (21.0, 2.2)]),
    ("seam", [(21.0, 2.2), (14.8, 16.8)]),
    ("seam", [(14.8, 16.8), (14.2, 8.0), (14.8, 0.4)]),
    ("open", [(14.8, 0.4), (12.6, -3.0), (7.4, -4.8), (0, -5.0)]),
)
CROP = cut(
    SHIRT_NECK,
    SHIRT_BACK,
    ("seam", [(4.8, 30.4), (8.8, 29.6), (13.0, 27.8)]),
    ("seam", [(13.0, 27.8), (17.2, 22.0), (19.6, 16.0)]),
    ("open", [(19.6, 16.0), (14.6, 14.0)]),
    ("seam", [(14.6, 14.0), (12.8, 18.4)]),
    ("seam", [(12.8, 18.4), (12.8, 11.0), (13.6, 4.0)]),
    ("open", [(13.6, 4.0), (0, 3.4)]),
)


def shirt(pattern, low, seed, share, pocket):
    """Buttoned down to its hem, which is at `low`."""
    body = hung.sewn(*pattern, textile.woven(130), hung.shoulders(10.6, 30.8), relief=creased(5, 0.42, 26, low), folds=hung.gathers(5, 0.9, 14, low), air=190, air_at=away_from_hem(low, 12.0), seed=seed)
    cotton = cloth("body", weave=130)
    parts = [sewing.patch(body, [(-1.1, 24.4), (1.1, 24.4), (1.1, low + 0.2), (-1.1, low + 0.2)], cotton, 0.08, 0.12)]
    parts += collar(body, 24.4, 30.4, cotton)
    parts += [hung.button(body, 0, y, 0.78, 0.42) for y in numpy.arange(21.4, low + 2.0, -3.6)]
    parts += [sewing.patch(body, placed([(4.4, 12.8), (9.6, 12.8), (9.6, 18.8), (4.4, 18.8)], side), cotton, 0.1, 0.14) for side in pocket]
    return hung.shown([body.thing, *parts, *hung.hanger(29.2, 4.8, 1.3)], share=share, prints=[body])


def oversized_shirt_front():
    return shirt(SHIRT, -5.0, 123, 0.74, (1,))


def crop_shirt_front():
    return shirt(CROP, 3.4, 125, 0.62, (-1, 1))


SHELL_NECK, SHELL_BACK = [(0, 26.4), (3.6, 27.4), (6.4, 30.2)], [(0, 28.8), (3.4, 29.2), (6.4, 30.2)]
ARMHOLE = [(10.2, 29.2), (9.6, 24.6), (10.4, 21.0), (13.0, 18.4)]
SHELL = cut(
    SHELL_NECK,
    SHELL_BACK,
    ("seam", [(6.4, 30.2), (10.2, 29.2)]),
    ("open", ARMHOLE),
    ("seam", [(13.0, 18.4), (12.6, 8.0), (13.8, -2.0)]),
    ("open", [(13.8, -2.0), (0, -2.8)]),
)


def shell_top_front():
    body = hung.sewn(*SHELL, textile.woven(130), hung.shoulders(9.4, 30.2), relief=creased(5, 0.4, 24, -2), folds=hung.gathers(4, 0.7, 14, -2), air=170, air_at=away_from_hem(-2), seed=127)
    edges = [hung.piping(body, placed(ARMHOLE, side), "body", 0.22) for side in (-1, 1)]
    return hung.shown([body.thing, *edges, *hung.bound(body, SHELL_NECK, SHELL_BACK, 0.26, "body"), *hung.hanger(28.6, 6.2, 1.4)], share=0.68, prints=[body])


NEGATIVES = {
    "crop-shirt.front": crop_shirt_front,
    "oversized-shirt.front": oversized_shirt_front,
    "shell-top.front": shell_top_front,
    "tee.front": tee_front,
}
