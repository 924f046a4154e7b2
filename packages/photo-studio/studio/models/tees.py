"""Tops that are pulled over the head: a tee, a shell and a peplum."""

import numpy

import textile
from models import hung
from models.creases import creased, together
from models.tops import BACK_NECK, KURTA_SLEEVE, NECK, away_from_hem, cut, placed

TEE_NECK, TEE_BACK = [(0, 25.6), (3.2, 26.8), (5.4, 30.0)], [(0, 29.0), (3.0, 29.3), (5.4, 30.0)]
TEE = cut(
    TEE_NECK,
    TEE_BACK,
    ("seam", [(5.4, 30.0), (9.0, 29.3), (12.6, 28.2)]),
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
    body = hung.sewn(*TEE, textile.woven(170), hung.shoulders(10.4, 30.8), relief=together(hems, creased(9, 0.5, 26, 0)), folds=hung.gathers(4, 0.6, 16, 0), air=110, air_at=away_from_hem(0), seed=121)
    return hung.shown([body.thing, *hung.bound(body, TEE_NECK, TEE_BACK, 0.3, "body"), *hung.hanger(28.6, 4.6, 1.3)], share=0.74, prints=[body], high=1.0)


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
    body = hung.sewn(*SHELL, textile.woven(130), hung.shoulders(9.4, 30.2), relief=creased(9, 0.5, 24, -2), folds=hung.gathers(4, 0.7, 14, -2), air=170, air_at=away_from_hem(-2), seed=127)
    edges = [hung.piping(body, placed(ARMHOLE, side), "body", 0.22) for side in (-1, 1)]
    return hung.shown([body.thing, *edges, *hung.bound(body, SHELL_NECK, SHELL_BACK, 0.26, "body"), *hung.hanger(28.6, 6.2, 1.4)], share=0.74, prints=[body], high=1.0)


WAIST = 9.6
PEPLUM = cut(
    NECK,
    BACK_NECK,
    *KURTA_SLEEVE,
    ("seam", [(13.8, 18.6), (11.8, WAIST)]),
    ("seam", [(11.8, WAIST), (15.4, 4.6), (19.6, 0.0)]),
    ("open", [(19.6, 0.0), (10.0, -2.2), (0, -2.8)]),
)


def at_waist(x, y, side):
    """The seam between bodice and peplum."""
    return -0.32 * numpy.exp(-(((y - WAIST) / 0.24) ** 2))


def peplum_top_front():
    body = hung.sewn(
        *PEPLUM, textile.woven(140), hung.shoulders(10.5, 30.8), relief=together(at_waist, creased(14, 0.5, WAIST, -3)), folds=hung.gathers(12, 1.5, WAIST, -3),
        air=170, air_at=lambda x, y: numpy.where(y > WAIST, 1.0, 0.3), flare=(WAIST, 34.0), seed=129,
    )  # fmt: skip
    return hung.shown([body.thing, *hung.bound(body, NECK, BACK_NECK, 0.26, "body"), *hung.hanger(29.4, 4.6, 1.3)], share=0.76, prints=[body], high=1.0)


NEGATIVES = {
    "peplum-top.front": peplum_top_front,
    "shell-top.front": shell_top_front,
    "tee.front": tee_front,
}
