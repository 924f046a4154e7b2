"""Clothes for babies."""

import numpy

import textile
from models import hung, motifs, sewing
from models.blended import blended
from models.bottoms import along_hem
from models.briefs import placed as moved
from models.creases import creased, together
from models.dhoti import draped
from models.ribbon import beads, ribbon
from models.shirts import shirt_cut
from models.tops import away_from_hem, cut, placed
from models.zips import zipped
from pigments import cloth, gloss



def spread(shoulders, from_wrist):
    """Laid out with its sleeves away from its sides: held at the shoulders and the wrists."""
    return lambda x, y: shoulders(x, y) | ((from_wrist(x, y) > -0.4) & (numpy.abs(x) > 14))


ROMPER_NECK, ROMPER_BACK = [(0, 12.2), (2.4, 13.0), (3.8, 15.8)], [(0, 15.0), (2.2, 15.2), (3.8, 15.8)]
ROMPER = cut(
    ROMPER_NECK,
    ROMPER_BACK,
    ("seam", [(3.8, 15.8), (9.8, 13.6)]),
    ("seam", [(9.8, 13.6), (15.6, 6.8), (20.0, -0.6)]),
    ("open", [(20.0, -0.6), (16.2, -3.0)]),
    ("seam", [(16.2, -3.0), (10.8, 6.0)]),
    ("seam", [(10.8, 6.0), (11.2, -3.0), (11.6, -10.0), (10.4, -15.6)]),
    ("seam", [(10.4, -15.6), (13.0, -17.6), (13.4, -20.2), (9.6, -21.6), (5.0, -20.8), (3.8, -16.2)]),
    ("seam", [(3.8, -16.2), (2.6, -11.6), (0, -8.6)]),
)


def from_wrist(x, y):
    return (numpy.abs(x) - 18.1) * 0.53 - (y + 1.8) * 0.85


def drawn_in(x, y, side):
    """Gathers at the cuffs and the ankles."""
    ankle = numpy.exp(-(((y + 15.8) / 0.35) ** 2))
    full = 0.16 * numpy.sin(numpy.abs(x) * 3.4) * numpy.exp(-(((y + 15.8) / 1.8) ** 2))
    cuff = numpy.exp(-(((from_wrist(x, y) + 2.6) / 0.28) ** 2)) * (numpy.abs(x) > 12)
    return (full - 0.34 * ankle - 0.3 * cuff) * numpy.abs(side)


def sleep_romper_front():
    """Elephants walk over it; its cuffs fold over the hands, its legs end in feet, and two zips meet at the tummy."""
    herd = motifs.scattered([motifs.elephant], 3.3, 0.66)
    printed = lambda x, y, far: numpy.where((from_wrist(x, y) > -2.6) & (numpy.abs(x) > 12), 1.0, herd(x, y))
    body = hung.sewn(
        *ROMPER, textile.woven(150, roughness=0.95), spread(hung.shoulders(8.0, 17.2, 0.45), from_wrist), printed, together(drawn_in, creased(7, 0.34, 12, -18)), hung.gathers(4, 0.4, 6, -18),
        step=0.9, air=230, seed=201,
    )  # fmt: skip
    parts = zipped(body, 12.4, -8.0, ((2.4, 1), (0.4, -1)))
    return hung.shown([body.thing, *parts, *hung.bound(body, ROMPER_NECK, ROMPER_BACK, 0.34), *hung.hanger(14.8, 3.8, 1.1)], share=0.82)


SACK_NECK, SACK_BACK = [(0, 24.8), (2.8, 26.2), (4.6, 30.2)], [(0, 28.8), (2.6, 29.2), (4.6, 30.2)]
SACK_ARM = [(9.4, 28.8), (8.4, 24.6), (9.2, 21.0), (12.0, 18.8)]
SACK = cut(
    SACK_NECK,
    SACK_BACK,
    ("seam", [(4.6, 30.2), (9.4, 28.8)]),
    ("open", SACK_ARM),
    ("seam", [(12.0, 18.8), (13.2, 8.0), (16.4, -8.0), (16.2, -16.0), (11.4, -20.6), (0, -21.6)]),
)


def diamonds(x, y, side):
    """Quilted in diamonds, between whose stitches the wadding swells."""
    swell = numpy.abs(numpy.sin(numpy.pi * (x + y) / 4.4) * numpy.sin(numpy.pi * (x - y) / 4.4))
    return 0.36 * swell**0.5 * numpy.abs(side) ** 0.5


def sleep_sack_front():
    """A quilted bag with armholes that opens from the foot; moons and jasmine on its cloth."""
    printed = motifs.scattered([motifs.moon, motifs.jasmine], 4.4, 0.34)
    body = hung.sewn(
        *SACK, textile.woven(140, roughness=0.9), hung.shoulders(9.0, 30.2), lambda x, y, far: printed(x, y + 2.2) * (numpy.abs(x) > 0.9), together(diamonds, creased(6, 0.4, 18, -20)),
        hung.gathers(5, 0.6, 16, -20), step=0.9, air=240, seed=203,
    )  # fmt: skip
    edges = [hung.piping(body, placed(SACK_ARM, side), "accent", 0.3) for side in (-1, 1)]
    snaps = [hung.button(body, side * 7.0, 27.8, "accent", 0.5) for side in (-1, 1)]
    parts = zipped(body, 24.8, -20.6, ((23.4, -1), (-19.4, 1)))
    return hung.shown([body.thing, *edges, *snaps, *parts, *hung.bound(body, SACK_NECK, SACK_BACK, 0.32), *hung.hanger(28.8, 5.0, 1.4)], share=0.84)


DUNGAREE = [
    ("open", [(0, 20.0), (5.8, 20.0)]),
    ("open", [(5.8, 20.0), (6.4, 14.6), (10.6, 9.2)]),
    ("seam", [(10.6, 9.2), (13.2, 0.0), (14.6, -10.0), (14.2, -21.6)]),
    ("open", [(14.2, -21.6), (3.8, -22.2)]),
    ("seam", [(3.8, -22.2), (2.8, -10.0), (0, -3.0)]),
]


def bib_seams(x, y, side):
    """The seam at the waist, with the fullness that it holds, and turned hems."""
    below = numpy.exp(-numpy.clip(9.0 - y, 0, 99) / 3.0) * (y < 9.0)
    lines = numpy.exp(-(((y - 9.0) / 0.24) ** 2)) + numpy.exp(-(((y + 19.4) / 0.2) ** 2)) + numpy.exp(-((x / 0.24) ** 2)) * (y < 9.0)
    return (0.22 * numpy.sin(x * 3.2) * below - 0.28 * lines) * numpy.abs(side)


def dungaree_front():
    """Block-printed with squirrels; straps with two buttonholes, a pocket on the bib and patched knees."""
    cotton = cloth("body", weave=120)
    body = hung.sewn(
        DUNGAREE, DUNGAREE, textile.woven(120), lambda x, y: y > 19.0, motifs.scattered([motifs.squirrel], 3.2, 0.62), together(bib_seams, creased(6, 0.5, 8, -22)),
        hung.gathers(5, 1.0, 8, -22), step=0.9, air=150, air_at=away_from_hem(-22), seed=205,
    )  # fmt: skip
    parts = [sewing.patch(body, [(-3.4, 10.8), (3.4, 10.8), (3.4, 16.6), (-3.4, 16.6)], cotton, 0.1, 0.16), hung.piping(body, [(-3.3, 16.4), (3.3, 16.4)], "accent", 0.16, lift=0.34)]
    parts.append(hung.piping(body, [(-5.7, 19.9), (0, 19.9), (5.7, 19.9)], "body", 0.22))
    for side in (-1, 1):
        parts.append(sewing.patch(body, placed([(5.0, -13.6), (12.6, -13.6), (12.6, -6.2), (5.0, -6.2)], side), cotton, 0.1, 0.16))
        way = [(side * x, y, z) for x, y, z in ((4.8, 17.2, 1.3), (4.8, 20.0, 1.2), (4.6, 24.0, 0.9), (4.2, 27.6, 0.5), (3.9, 29.2, -0.1), (3.6, 27.8, -0.9))]
        parts += [ribbon(way, 2.3, 0.24, cotton), hung.button(body, side * 4.8, 18.4, "accent", 0.62)]
        parts[-1].location.z += 0.75
        parts.append(beads([tuple(body.on(side * (3.0 + 0.08 * k), -10.0 - 2.2 * k, 0.1)[0]) for k in range(6)], 0.26, gloss("accent", 0.3)))
    return hung.shown([body.thing, *parts, *hung.hanger(29.0, 6.0, 1.2)], share=0.84)


SMALL_SLEEVE = (24.0, 15.4), (20.2, 11.4)
SMALL_NECK = [(0, 27.0), (2.6, 27.9), (4.8, 30.4)]
SMALL_KURTA = shirt_cut((12.6, 28.0), SMALL_SLEEVE, [(13.8, 18.6), (14.0, 10.0), (17.4, 0.0)], [(17.4, 0.0), (9.0, -1.6), (0, -2.0)], SMALL_NECK)
SMALL_DHOTI = [
    ("open", [(0, 30.6), (10.6, 30.6)]),
    ("seam", [(10.6, 30.6), (15.2, 20.0), (15.8, 8.0), (11.2, -2.0), (9.4, -6.4)]),
    ("open", [(9.4, -6.4), (3.4, -6.8)]),
    ("seam", [(3.4, -6.8), (2.0, 0.0), (0, 6.4)]),
]


def from_small_wrist(x, y):
    return (numpy.abs(x) - 22.1) * 0.72 - (y - 13.4) * 0.69


def festive_set_front():
    """A kurta with gota along its edges above a dhoti whose pleats are sewn."""
    silk = textile.woven(150, sheen=0.6, roughness=0.6)
    dhoti = hung.sewn(SMALL_DHOTI, SMALL_DHOTI, blended("body", 0.82, 0.72, weave=150, roughness=0.7), hung.waist(28.6), relief=together(draped(12.0, 6.4), creased(4, 0.3, 28, -6)), folds=hung.gathers(5, 0.9, 26, -6), air=110, step=0.95, seed=207)
    hems = [hung.piping(dhoti, placed([(3.5, -6.0), (9.3, -5.6)], side), "accent", 0.5) for side in (-1, 1)]
    moved([dhoti.thing, *hems], (0, -22.0, -1.6), 0)
    gota = along_hem(-2.0, 2.0, 17.4, ((0.5, 2.3), (2.9, 3.3)))
    cuffs = lambda x, y, far: numpy.maximum(gota(x, y, far), (numpy.abs(x) > 15) & (from_small_wrist(x, y) > -2.2))
    body = hung.sewn(*SMALL_KURTA, silk, spread(hung.shoulders(10.5, 30.8), from_small_wrist), cuffs, creased(8, 0.45, 22, -2), hung.gathers(5, 0.9, 14, -2), air=170, air_at=away_from_hem(-2), flare=(12.0, 60.0), step=0.95, seed=209)
    parts = [sewing.patch(body, [(-1.3, 27.2), (1.3, 27.2), (1.3, 12.6), (0, 11.4), (-1.3, 12.6)], cloth("accent", sheen=0.6), 0.1, 0.16)]
    parts += [hung.button(body, 0, 25.4 - 3.0 * i, 0.8, 0.5) for i in range(5)]
    back = [(0, 29.4), (2.4, 29.7), (4.8, 30.4)]
    return hung.shown([body.thing, dhoti.thing, *hems, *parts, *hung.bound(body, SMALL_NECK, back, 0.5), *hung.hanger(29.2, 4.8, 1.3)], share=0.88)


JHABLA_NECK, JHABLA_BACK = [(0, 22.0), (2.6, 24.8), (4.8, 30.0)], [(0, 28.4), (2.6, 28.8), (4.8, 30.0)]
JHABLA_ARM = [(9.2, 28.8), (8.4, 25.0), (9.2, 21.6), (11.8, 19.4)]
JHABLA_HEM = [(17.4, 6.0), (9.0, 4.6), (0, 4.2)]
JHABLA = cut(JHABLA_NECK, JHABLA_BACK, ("seam", [(4.8, 30.0), (9.2, 28.8)]), ("open", JHABLA_ARM), ("seam", [(11.8, 19.4), (13.2, 11.0), JHABLA_HEM[0]]), ("open", JHABLA_HEM))


def tie(body, x, y):
    """Two loops and two ends of tape."""
    loops = [[(0, 0), (way * 1.7, 1.3), (way * 3.0, 0.5), (way * 1.6, -0.5), (0, 0)] for way in (-1, 1)]
    ends = [[(0, 0), (way * 0.8, -2.0), (way * 1.3, -4.8)] for way in (-1, 1)]
    return [hung.piping(body, [(x + px, y + py) for px, py in line], "accent", 0.28, lift=lift) for line, lift in zip((*ends, *loops), (0.5, 0.5, 0.8, 0.8))]


def jhabla(material, seed):
    """Crossed over and tied at the side like an angrakha; its edges are bound."""
    body = hung.sewn(*JHABLA, material, hung.shoulders(9.0, 30.2), relief=creased(6, 0.45, 22, 4), folds=hung.gathers(5, 0.8, 18, 4), air=170, air_at=away_from_hem(4), seed=seed)
    over, fall = [(4.7, 29.2), (2.6, 23.8), (-2.0, 19.4), (-8.0, 17.0)], [(-8.0, 16.8), (-9.4, 11.0), (-12.2, 5.4)]
    parts = [hung.piping(body, line, "accent", 0.3, lift=0.16) for line in (over, fall)]
    parts += [hung.piping(body, [(-4.7, 29.2), (-3.0, 25.4), (-1.0, 22.4)], "accent", 0.26), hung.piping(body, hung.mirror(JHABLA_BACK), "accent", 0.26, sewing.BACK)]
    parts += [hung.piping(body, placed(JHABLA_ARM, side), "accent", 0.26) for side in (-1, 1)]
    parts += [hung.piping(body, hung.mirror(JHABLA_HEM[::-1]), "accent", 0.26), *tie(body, -8.0, 16.8)]
    return [body.thing, *parts]


def jhablas_front():
    """Two in cream and one in peach, one over the other."""
    cream, peach = textile.woven(70, roughness=0.9), blended("body", "accent", 0.3, weave=70, roughness=0.9)
    parts = moved(jhabla(cream, 211), (-8.0, 14.0, -1.4), 6)
    parts += moved(jhabla(peach, 213), (8.0, -2.0, 1.2), -6)
    parts += moved(jhabla(cream, 217), (-6.0, -19.0, 3.8), 4)
    return hung.shown(parts, share=0.84)


NEGATIVES = {
    "dungaree.front": dungaree_front,
    "festive-set.front": festive_set_front,
    "jhablas.front": jhablas_front,
    "sleep-romper.front": sleep_romper_front,
    "sleep-sack.front": sleep_sack_front,
}
