"""Garments that hang from the shoulders."""

import numpy

import textile
from models import hung, sewing
from models.bottoms import along_hem
from models.creases import creased
from pigments import cloth
from shapes import ball


def cut(neck, back_neck, *rest):
    """Front and back of one pattern, which differ at the neck."""
    return [("open", neck), *rest], [("open", back_neck), *rest]


def away_from_hem(low, reach=9.0):
    """Air does not lift a hem."""
    return lambda x, y: numpy.clip((y - low) / reach, 0, 1)


NECK = [(0, 25.6), (2.9, 27.0), (4.6, 30.5)]
BACK_NECK = [(0, 29.6), (2.4, 29.9), (4.6, 30.5)]
KURTA_SLEEVE = [
    ("seam", [(4.6, 30.5), (8.4, 29.8), (12.6, 28.2)]),
    ("seam", [(12.6, 28.2), (18.4, 21.0), (22.6, 11.4)]),
    ("open", [(22.6, 11.4), (17.6, 9.2)]),
    ("seam", [(17.6, 9.2), (13.8, 18.6)]),
]
KURTA = cut(
    NECK,
    BACK_NECK,
    *KURTA_SLEEVE,
    ("seam", [(13.8, 18.6), (13.8, 10.0), (17.8, -6.0), (23.6, -23.0)]),
    ("open", [(23.6, -23.0), (12.0, -25.2), (0, -25.8)]),
)
KURTI = cut(
    NECK,
    BACK_NECK,
    *KURTA_SLEEVE,
    ("seam", [(13.8, 18.6), (13.0, 9.0), (14.8, 1.0)]),
    ("open", [(14.8, 1.0), (17.2, -6.6)]),
    ("open", [(17.2, -6.6), (9.0, -8.0), (0, -8.4)]),
)


def kurta(pattern, border, share=0.84, **fall):
    body = hung.sewn(
        *pattern,
        textile.woven(130),
        hung.shoulders(10.5, 30.8),
        border,
        seed=11,
        **fall,
    )
    placket = sewing.patch(body, [(-1.2, 26.0), (1.2, 26.0), (1.2, 13.2), (0, 12.2), (-1.2, 13.2)], cloth("accent"), 0.1, 0.14)
    buttons = [hung.button(body, 0, 24.4 - 2.7 * i, 0.75) for i in range(4)]
    things = [body.thing, placket, *hung.bound(body, NECK, BACK_NECK, 0.3), *buttons, *hung.hanger(29.4, 4.6, 1.3)]
    return hung.shown(things, share=share, prints=[body])


def kurta_front():
    """Of an A-line: it widens from the chest to the hem."""
    folds, air = hung.gathers(7, 1.3, 12, -25), away_from_hem(-25, 24.0)
    return kurta(KURTA, along_hem(-25.8, 3.0, 23.6, ((1.2, 3.4), (4.0, 4.4))), folds=folds, relief=creased(10, 0.6, 18, -25), air=240, air_at=air, flare=(10.0, 47.0))


def kurti_front():
    """To the hip, slit at its sides."""
    folds = hung.gathers(5, 0.8, 10, -8)
    return kurta(KURTI, textile.hem(-7.2, 1.2, 0.4), 0.74, folds=folds, air=200, air_at=away_from_hem(-8), flare=(6.0, 60.0))


DRESS_NECK = [(0, 24.6), (3.6, 26.2), (5.4, 30.4)]
DRESS_BACK = [(0, 29.0), (2.8, 29.4), (5.4, 30.4)]
DRESS = cut(
    DRESS_NECK,
    DRESS_BACK,
    ("seam", [(5.4, 30.4), (8.6, 29.8), (11.6, 28.4)]),
    ("seam", [(11.6, 28.4), (15.4, 24.6), (17.4, 19.8)]),
    ("open", [(17.4, 19.8), (12.8, 18.0)]),
    ("seam", [(12.8, 18.0), (11.6, 20.0)]),
    ("seam", [(11.6, 20.0), (10.6, 13.0), (9.6, 8.0)]),
    ("seam", [(9.6, 8.0), (17.0, -5.4), (27.0, -22.0)]),
    ("open", [(27.0, -22.0), (14.0, -25.4), (0, -26.4)]),
)


def dress_front():
    body = hung.sewn(
        *DRESS,
        textile.woven(130),
        hung.shoulders(9.6, 30.8),
        textile.buti(2.9, 0.28),
        folds=hung.gathers(9, 1.8, 7, -26),
        air=220,
        air_at=lambda x, y: numpy.where(y > 7, 1.0, 0.25),
        flare=(7.0, 24.5),
        seed=21,
    )
    belt = sewing.patch(body, [(-9.9, 7.4), (9.9, 7.4), (9.7, 9.2), (-9.7, 9.2)], cloth("accent"), 0.16, 0.14)
    return hung.shown([body.thing, belt, *hung.bound(body, DRESS_NECK, DRESS_BACK, 0.2, "body"), *hung.hanger(28.8, 5.4, 1.4)], share=0.84)


MATERNITY_NECK = [(0, 23.6), (2.4, 26.0), (5.0, 30.4)]
MATERNITY_BACK = [(0, 29.2), (2.6, 29.6), (5.0, 30.4)]
MATERNITY = cut(
    MATERNITY_NECK,
    MATERNITY_BACK,
    ("seam", [(5.0, 30.4), (8.6, 29.6), (12.2, 28.0)]),
    ("seam", [(12.2, 28.0), (17.0, 21.6), (20.0, 14.4)]),
    ("open", [(20.0, 14.4), (15.4, 12.4)]),
    ("seam", [(15.4, 12.4), (12.6, 18.6)]),
    ("seam", [(12.6, 18.6), (12.4, 13.0), (17.6, -4.0), (26.0, -22.0)]),
    ("open", [(26.0, -22.0), (13.0, -24.8), (0, -25.6)]),
)


def maternity_dress_front():
    body = hung.sewn(
        *MATERNITY,
        textile.woven(130),
        hung.shoulders(10.2, 30.8),
        relief=creased(6, 0.4, 12, -26),
        folds=hung.gathers(8, 1.7, 12, -26),
        air=220,
        air_at=lambda x, y: numpy.where(y > 12, 1.0, 0.4),
        flare=(12.0, 45.0),
        seed=27,
    )
    sash = sewing.patch(body, [(-12.4, 12.2), (12.4, 12.2), (12.4, 13.9), (-12.4, 13.9)], cloth("body", factor=0.86), 0.14, 0.12)
    return hung.shown([body.thing, sash, *bow(body, 0, 13.0, "body"), *hung.bound(body, MATERNITY_NECK, MATERNITY_BACK, 0.2, "body"), *hung.hanger(29.0, 5.0, 1.3)], share=0.84, prints=[body])


def bow(body, x, y, pigment="accent"):
    """Two loops, two ends and a knot, tied in the middle."""
    silk = cloth(pigment)
    parts = []
    for side in (-1, 1):
        loop = [(0.2, 0.3), (1.6, 1.5), (3.2, 1.3), (3.3, -0.5), (1.6, -0.8), (0.2, -0.3)]
        end = [(0.1, -0.2), (1.1, -0.6), (2.6, -5.6), (1.2, -5.9)]
        for points, lift in ((end, 0.35), (loop, 0.5)):
            shape = [(x + px, y + py) for px, py in placed(points, side)]
            parts.append(sewing.patch(body, shape, silk, lift, 0.35, 0.35))
    at, _ = body.on(x, y, 0.9)
    parts.append(ball(0.62, silk, tuple(at), (1, 1, 0.7)))
    return parts


ROMPER_NECK = [(0, 11.6), (2.6, 12.8), (4.0, 15.8)]
ROMPER_BACK = [(0, 15.0), (2.2, 15.2), (4.0, 15.8)]
ROMPER = cut(
    ROMPER_NECK,
    ROMPER_BACK,
    ("seam", [(4.0, 15.8), (9.0, 13.8)]),
    ("seam", [(9.0, 13.8), (12.2, 10.2), (14.6, 6.0)]),
    ("open", [(14.6, 6.0), (11.0, 4.0)]),
    ("seam", [(11.0, 4.0), (9.2, 8.0)]),
    ("seam", [(9.2, 8.0), (9.0, -2.0), (10.8, -14.0)]),
    ("open", [(10.8, -14.0), (3.6, -15.2)]),
    ("seam", [(3.6, -15.2), (2.0, -10.8), (0, -9.4)]),
)


def romper_front():
    body = hung.sewn(*ROMPER, textile.woven(90), hung.shoulders(7.6, 17.2, 0.45), textile.both(textile.buti(2.6, 0.26), romper_cuffs), step=1.1, folds=hung.gathers(5, 0.4, 6, -15), air=260, seed=91)
    placket = sewing.patch(body, [(-0.9, 12.0), (0.9, 12.0), (0.9, -8.6), (-0.9, -8.6)], cloth("body"), 0.08, 0.1)
    buttons = [hung.button(body, 0, 9.8 - 3.6 * i, "accent", 0.4) for i in range(5)]
    return hung.shown([body.thing, placket, *hung.bound(body, ROMPER_NECK, ROMPER_BACK, 0.26), *buttons, *hung.hanger(14.8, 4.0, 1.1)], share=0.72)


def romper_cuffs(x, y, far):
    """Ribbed ends of legs and sleeves."""
    leg = y < -13.2 - (numpy.abs(x) - 10.8) * -0.16
    sleeve = (numpy.abs(x) - 11.0) * 0.87 - (y - 4.0) * 0.5 > 1.6
    return (leg | (sleeve & (numpy.abs(x) > 10.4))).astype(numpy.float32)


def placed(points, side):
    return points if side > 0 else [(-x, y) for x, y in reversed(points)]


NEGATIVES = {
    "kurta.front": kurta_front,
    "kurti.front": kurti_front,
    "dress.front": dress_front,
    "maternity-dress.front": maternity_dress_front,
    "romper.front": romper_front,
}
