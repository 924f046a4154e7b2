"""A dress with a dropped waist, and nightdresses."""

import numpy

import textile
from models import fabrics, hung, sewing
from models.creases import creased, together
from models.dresses import gathered
from models.tops import away_from_hem, bow, cut, placed
from pigments import cloth, matte, metal
from shapes import ball, rod

ROUND_NECK, ROUND_BACK = [(0, 26.2), (3.2, 27.2), (5.4, 30.4)], [(0, 29.2), (3.0, 29.5), (5.4, 30.4)]
DROPPED = -1.6
MIDI = cut(
    ROUND_NECK,
    ROUND_BACK,
    ("seam", [(5.4, 30.4), (8.8, 29.6), (12.4, 28.2)]),
    ("seam", [(12.4, 28.2), (17.2, 20.6), (20.4, 12.4)]),
    ("open", [(20.4, 12.4), (15.2, 10.6)]),
    ("seam", [(15.2, 10.6), (13.4, 18.6)]),
    ("seam", [(13.4, 18.6), (13.2, 8.0), (14.2, DROPPED)]),
    ("seam", [(14.2, DROPPED), (19.4, -11.0), (23.4, -25.0)]),
    ("open", [(23.4, -25.0), (11.4, -27.6), (0, -28.4)]),
)


def midi_dress_front():
    """Its skirt is gathered into the seam of a dropped waist."""
    body = hung.sewn(
        *MIDI, textile.woven(120), hung.shoulders(10.2, 30.8), relief=together(gathered((DROPPED, -28.0)), creased(8, 0.5, DROPPED, -28), creased(5, 0.3, 26, DROPPED)),
        folds=hung.gathers(9, 1.5, DROPPED, -28), air=110, air_at=lambda x, y: numpy.where(y > DROPPED, 1.0, 0.5), flare=(DROPPED, 34.0), seed=171,
    )  # fmt: skip
    return hung.shown([body.thing, *hung.bound(body, ROUND_NECK, ROUND_BACK, 0.28, "body"), *hung.hanger(28.8, 5.4, 1.3)], share=0.86, prints=[body])


YOKE = 19.8
NIGHT_NECK, NIGHT_BACK = [(0, 25.2), (3.2, 26.6), (5.2, 30.4)], [(0, 29.2), (2.8, 29.5), (5.2, 30.4)]
NIGHTDRESS = cut(
    NIGHT_NECK,
    NIGHT_BACK,
    ("seam", [(5.2, 30.4), (8.4, 29.7), (11.4, 28.6)]),
    ("seam", [(11.4, 28.6), (15.6, 26.2), (19.0, 22.4)]),
    ("open", [(19.0, 22.4), (13.2, 17.2)]),
    ("seam", [(13.2, 17.2), (12.4, 19.2)]),
    ("seam", [(12.4, 19.2), (14.4, 8.0), (19.0, -10.0), (23.0, -27.0)]),
    ("open", [(23.0, -27.0), (12.0, -29.4), (0, -30.2)]),
)


def flutter(x, y, side):
    """Ripples of a short wide sleeve."""
    out = numpy.clip((numpy.abs(x) - 12.0) / 7, 0, 1)
    return 0.5 * out * numpy.sin(2.0 * (0.42 * numpy.abs(x) + 0.9 * y)) * numpy.abs(side)


def nightdress_front():
    """Gathered below its yoke, which closes with three buttons; two pockets."""
    body = hung.sewn(
        *NIGHTDRESS, textile.woven(120), hung.shoulders(9.8, 30.8), relief=together(gathered((YOKE, -12.0)), creased(8, 0.5, YOKE, -30), flutter), folds=hung.gathers(9, 1.6, YOKE, -30),
        air=200, air_at=lambda x, y: numpy.where(y > YOKE, 1.0, 0.4), flare=(YOKE, 56.0), seed=173,
    )  # fmt: skip
    cotton = cloth("body", weave=120)
    parts = [sewing.patch(body, [(-1.1, 25.6), (1.1, 25.6), (1.1, YOKE), (-1.1, YOKE)], cotton, 0.08, 0.16)]
    parts += [hung.button(body, 0, 24.2 - 2.2 * i, 0.85, 0.45) for i in range(3)]
    for side in (-1, 1):
        parts.append(sewing.patch(body, placed([(6.0, -9.0), (11.6, -9.0), (11.6, -1.6), (6.0, -1.6)], side), cotton, 0.1, 0.18))
        parts.append(hung.piping(body, placed([(6.1, -1.8), (11.5, -1.8)], side), "accent", 0.16, lift=0.34))
    parts.append(hung.piping(body, [(-11.0, YOKE), (0, YOKE - 0.2), (11.0, YOKE)], "accent", 0.14, lift=0.1))
    return hung.shown([body.thing, *parts, *hung.bound(body, NIGHT_NECK, NIGHT_BACK, 0.26), *hung.hanger(28.8, 5.2, 1.3)], share=0.86, prints=[body])


NURSING_NECK, NURSING_BACK = [(0, 23.4), (2.8, 25.4), (5.0, 30.4)], [(0, 29.2), (2.6, 29.6), (5.0, 30.4)]
NURSING = cut(
    NURSING_NECK,
    NURSING_BACK,
    ("seam", [(5.0, 30.4), (8.6, 29.6), (12.4, 28.2)]),
    ("seam", [(12.4, 28.2), (18.0, 20.6), (22.4, 11.8)]),
    ("open", [(22.4, 11.8), (15.4, 9.0)]),
    ("seam", [(15.4, 9.0), (13.0, 18.4)]),
    ("seam", [(13.0, 18.4), (13.4, 8.0), (17.0, -8.0), (21.0, -25.0)]),
    ("open", [(21.0, -25.0), (11.0, -27.2), (0, -27.8)]),
)


def nursing_nightdress_front():
    """Snaps close it from the neck to the hem; the sleeves are wide."""
    body = hung.sewn(*NURSING, textile.woven(130), hung.shoulders(10.4, 30.8), relief=creased(8, 0.5, 24, -28), folds=hung.gathers(6, 1.2, 16, -28), air=180, air_at=away_from_hem(-28, 20.0), flare=(12.0, 60.0), seed=175)
    cotton = cloth("body", weave=130)
    parts = [sewing.patch(body, [(-1.2, 23.6), (1.2, 23.6), (1.2, -27.6), (-1.2, -27.6)], cotton, 0.08, 0.16)]
    parts += [hung.piping(body, [(1.3, 23.8), (1.4, 0.0), (1.3, -27.4)], "accent", 0.14, lift=0.2)]
    for i in range(11):
        parts.append(ball(0.42, metal(0.75, 0.25), tuple(body.on(0, 21.6 - 4.5 * i, 0.32)[0]), (1, 1, 0.55)))
    parts += [hung.piping(body, placed([(22.2, 12.2), (15.5, 9.4)], side), "accent", 0.2) for side in (-1, 1)]
    return hung.shown([body.thing, *parts, *hung.bound(body, NURSING_NECK, NURSING_BACK, 0.26), *hung.hanger(29.0, 5.0, 1.3)], share=0.86, prints=[body])


KAFTAN_NECK, KAFTAN_BACK = [(0, 21.0), (2.2, 25.4), (4.8, 30.4)], [(0, 29.4), (2.6, 29.7), (4.8, 30.4)]
KAFTAN = cut(
    KAFTAN_NECK,
    KAFTAN_BACK,
    ("seam", [(4.8, 30.4), (14.0, 30.0), (26.0, 29.4)]),
    ("open", [(26.0, 29.4), (26.4, 20.0), (25.6, 8.0)]),
    ("seam", [(25.6, 8.0), (20.0, 5.4), (17.0, 2.0)]),
    ("seam", [(17.0, 2.0), (17.6, -12.0), (19.6, -27.0)]),
    ("open", [(19.6, -27.0), (10.0, -28.6), (0, -29.0)]),
)
CORD = 9.0


def parrots(x, y, far):
    """Two lines with birds between them, each looking at the next, along the hem and down both sides of the front."""
    up = y + 28.8 - 1.9 * (numpy.abs(x) / 20.0) ** 2
    lines = ((up > 0.5) & (up < 1.0)) | ((up > 5.0) & (up < 5.5))
    px, py = (x % 3.6) - 1.8, up - 3.0
    bird = ((px / 0.62) ** 2 + ((py - 0.1) / 0.95) ** 2 < 1) | (numpy.hypot(px - 0.3, py - 1.1) < 0.46) | (numpy.abs(px - 0.74) + numpy.abs(py - 1.0) < 0.26)
    tail = (numpy.abs(px + 0.5 + 0.5 * (py + 0.5)) < 0.22) & (py < 0) & (py > -1.7)
    return (lines | ((bird | tail) & (up > 1.0) & (up < 5.0))).astype(numpy.float32)


def drawn_in(x, y, side):
    """What the cord gathers."""
    near = numpy.exp(-numpy.abs(y - CORD) / 6.0)
    body = numpy.clip((17.0 - numpy.abs(x)) / 3, 0, 1)
    return (0.5 * numpy.sin(x * 2.1 + 0.6 * numpy.sin(x * 0.8)) * near - 0.5 * numpy.exp(-(((y - CORD) / 0.5) ** 2))) * body * numpy.abs(side)


def dowel(y, reach):
    """A rod through both sleeves, on a cord."""
    wood, cord = matte("backdrop", 0.5, factor=0.62), cloth(0.7)
    line = [(-reach + 1.2, y, -0.2), (0, y + 6.2, 0), (reach - 1.2, y, -0.2)]
    return [rod([(-reach, y, -0.2), (reach, y, -0.2)], 0.42, wood), rod(line[:2], 0.12, cord), rod(line[1:], 0.12, cord), hung.knob(0, y + 6.0)]


def kaftan_front():
    """A square of voile on a rod, drawn in at the waist by a cord."""
    voile = fabrics.sheer(textile.woven(150, roughness=0.8), 0.08)
    body = hung.sewn(
        *KAFTAN, voile, lambda x, y: y > 29.0 - 0.016 * numpy.abs(x), parrots, together(drawn_in, creased(7, 0.6, 28, -29)), hung.gathers(6, 1.4, 24, -29), air=130,
        air_at=away_from_hem(-29, 20.0), seed=177,
    )  # fmt: skip
    wide = [hung.piping(body, placed([(26.0, 29.2), (26.4, 20.0), (25.6, 8.2)], side), "accent", 0.22) for side in (-1, 1)]
    cord = hung.piping(body, [(-16.0, CORD), (-8.0, CORD - 0.3), (0, CORD), (8.0, CORD - 0.3), (16.0, CORD)], "accent", 0.2, lift=0.2)
    return hung.shown([body.thing, *wide, cord, *bow(body, 0, CORD), *hung.bound(body, KAFTAN_NECK, KAFTAN_BACK, 0.34), *dowel(29.2, 29.0)], share=0.84)


NEGATIVES = {
    "kaftan.front": kaftan_front,
    "midi-dress.front": midi_dress_front,
    "nightdress.front": nightdress_front,
    "nursing-nightdress.front": nursing_nightdress_front,
}
