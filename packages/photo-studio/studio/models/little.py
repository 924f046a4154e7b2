"""Clothes for babies."""

import numpy

import textile
from models import flatlay, hung, motifs, sewing
from models.blended import blended
from models.briefs import placed as moved
from models.creases import creased, together
from models.laid import laid_out
from models.ribbon import ribbon
from models.tops import cut, placed
from models.zips import zipped
from pigments import cloth
from shapes import rod


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
    printed = lambda x, y, far: numpy.where((from_wrist(x, y) > -2.6) & (numpy.abs(x) > 12) & (y > -8), 1.0, herd(x, y))
    body = flatlay.laid(*ROMPER, textile.woven(150, roughness=0.95), printed, together(drawn_in, flatlay.rumpled(201)), 1.0, seed=201)
    parts = zipped(body, 12.4, -8.0, ((2.6, 1), (0.2, -1)), teeth=0.7)
    return laid_out([body.thing, *parts, *hung.bound(body, ROMPER_NECK, ROMPER_BACK, 0.34)], 0.8, high=1.0)


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
    """Quilted in diamonds, between whose stitches the wadding swells; beside the zip and at the back it is flat."""
    swell = numpy.abs(numpy.sin(numpy.pi * (x + y) / 4.4) * numpy.sin(numpy.pi * (x - y) / 4.4))
    quilt = 0.36 * swell**0.5 * numpy.abs(side) ** 0.5 + flatlay.rumpled(203, 0.3)(x, y, side)
    return quilt * numpy.clip((numpy.abs(x) - 0.7) / 0.8, 0, 1) * (side > 0)


def night_sky(x, y, far):
    """Moons and jasmine by turns, none of them under the zip."""
    under_zip = numpy.where(numpy.floor((y + 2.2) / 4.4) % 2 == 1, 1.7, 0.6)
    return motifs.scattered([motifs.moon, motifs.jasmine], 4.4, 0.74)(x, y + 2.2) * (numpy.abs(x) > under_zip)


def sleep_sack_front():
    """A quilted bag with armholes that opens from the foot; moons and jasmine on its cloth."""
    body = flatlay.laid(*SACK, textile.woven(140, roughness=0.9), night_sky, diamonds, 1.5, 4.0, seed=203)
    edges = [hung.piping(body, placed(SACK_ARM, side), "accent", 0.34) for side in (-1, 1)]
    snaps = [hung.button(body, side * 7.0, 27.8, "accent", 0.6) for side in (-1, 1)]
    parts = zipped(body, 24.8, -20.6, ((23.4, -1), (-19.4, 1)), teeth=0.7)
    return laid_out([body.thing, *edges, *snaps, *parts, *hung.bound(body, SACK_NECK, SACK_BACK, 0.36)], 0.8, high=1.0)


DUNGAREE_LEGS = [
    ("open", [(5.8, 20.0), (6.4, 14.6), (10.8, 9.2)]),
    ("seam", [(10.8, 9.2), (13.2, 0.0), (14.6, -10.0), (14.4, -19.6)]),
    ("open", [(14.4, -19.6), (3.6, -20.4)]),
    ("seam", [(3.6, -20.4), (2.4, -10.0), (0, -3.0)]),
]
DUNGAREE, DUNGAREE_BACK = [("open", [(0, 20.0), (5.8, 20.0)]), *DUNGAREE_LEGS], [("open", [(0, 22.4), (4.6, 22.4), (5.8, 20.0)]), *DUNGAREE_LEGS]


def bib_seams(x, y, side):
    """The seam at the waist, with the fullness that it holds, and turned hems."""
    below = numpy.exp(-numpy.clip(9.0 - y, 0, 99) / 3.0) * (y < 9.0)
    lines = numpy.exp(-(((y - 9.0) / 0.24) ** 2)) + numpy.exp(-(((y + 18.0) / 0.2) ** 2)) + numpy.exp(-((x / 0.24) ** 2)) * (y < 9.0)
    return (0.24 * numpy.sin(x * 3.2) * below - 0.28 * lines) * numpy.abs(side)


def dungaree_front():
    """Block-printed with squirrels; straps with two buttonholes, a pocket on the bib, patched knees and snaps along the inner legs."""
    cotton, darker = cloth("body", weave=120), cloth("body", weave=120, factor=0.86)
    body = flatlay.laid(DUNGAREE, DUNGAREE_BACK, textile.woven(120), motifs.scattered([motifs.squirrel], 4.1, 0.9), together(bib_seams, flatlay.rumpled(205, 0.34)), 1.2, 3.0, seed=205)
    parts = [sewing.patch(body, [(-3.4, 11.0), (3.4, 11.0), (3.4, 16.6), (-3.4, 16.6)], cotton, 0.24, 0.16), hung.piping(body, [(-3.3, 16.4), (3.3, 16.4)], "accent", 0.16, lift=0.46)]
    parts.append(hung.piping(body, [(-5.7, 19.9), (0, 19.9), (5.7, 19.9)], "body", 0.22))
    for side in (-1, 1):
        parts.append(sewing.patch(body, placed([(4.6, -12.6), (12.8, -12.6), (12.8, -5.4), (4.6, -5.4)], side), darker, 0.24, 0.16))
        way = [(side * x, y, z) for x, y, z in ((3.8, 21.0, 0.3), (4.2, 25.0, 0.3), (4.5, 28.6, 0.4), (4.6, 29.6, 0.9), (4.6, 28.4, 1.4), (4.6, 23.0, 1.6), (4.6, 19.6, 1.9), (4.6, 16.6, 1.8))]
        parts += [ribbon(way, 2.3, 0.24, cotton, (1, 0, 0)), hung.button(body, side * 4.6, 18.6, "accent", 0.66)]
        parts[-1].location.z += 0.75
        parts.append(rod([(side * 4.6, 21.4, 1.92), (side * 4.6, 22.6, 1.84)], 0.1, cloth("accent")))
        parts += [hung.button(body, side * (2.0 + 0.26 * k), -6.0 - 2.4 * k, "accent", 0.4) for k in range(6)]
    return laid_out([body.thing, *parts], 0.8, high=1.0)


JHABLA_NECK, JHABLA_BACK = [(0, 22.0), (2.6, 24.8), (4.8, 30.0)], [(0, 28.4), (2.6, 28.8), (4.8, 30.0)]
JHABLA_ARM = [(9.2, 28.8), (8.4, 25.0), (9.2, 21.6), (11.8, 19.4)]
JHABLA_HEM = [(15.8, 5.6), (9.0, 4.6), (0, 4.2)]
JHABLA = cut(JHABLA_NECK, JHABLA_BACK, ("seam", [(4.8, 30.0), (9.2, 28.8)]), ("open", JHABLA_ARM), ("seam", [(11.8, 19.4), (13.2, 11.0), JHABLA_HEM[0]]), ("open", JHABLA_HEM))


def tie(body, x, y):
    """Two loops and two ends of tape."""
    loops = [[(0, 0), (way * 1.7, 1.3), (way * 3.0, 0.5), (way * 1.6, -0.5), (0, 0)] for way in (-1, 1)]
    ends = [[(0, 0), (way * 0.8, -2.0), (way * 1.3, -4.8)] for way in (-1, 1)]
    return [hung.piping(body, [(x + px, y + py) for px, py in line], "accent", 0.28, lift=lift) for line, lift in zip((*ends, *loops), (0.5, 0.5, 0.8, 0.8))]


def jhabla(material, seed):
    """Crossed over and tied at the side like an angrakha; its edges are bound."""
    body = flatlay.laid(*JHABLA, material, None, together(creased(6, 0.3, 20, 4), flatlay.rumpled(seed, 0.26)), 0.9, 2.4, seed=seed)
    over, fall = [(4.7, 29.2), (2.6, 23.8), (-2.0, 19.4), (-8.0, 17.0)], [(-8.0, 16.8), (-9.4, 11.0), (-12.2, 5.4)]
    parts = [hung.piping(body, line, "accent", 0.3, lift=0.16) for line in (over, fall)]
    parts += [hung.piping(body, [(-4.7, 29.2), (-3.0, 25.4), (-1.0, 22.4)], "accent", 0.26), hung.piping(body, hung.mirror(JHABLA_BACK), "accent", 0.26, sewing.BACK)]
    parts += [hung.piping(body, placed(JHABLA_ARM, side), "accent", 0.26) for side in (-1, 1)]
    parts += [hung.piping(body, hung.mirror(JHABLA_HEM[::-1]), "accent", 0.26), *tie(body, -8.0, 16.8)]
    return [body.thing, *parts]


def jhablas_front():
    """Two in cream and one in peach, one over the other."""
    cream, peach = textile.woven(70, roughness=0.9), blended("body", "accent", 0.3, weave=70, roughness=0.9)
    parts = moved(jhabla(cream, 211), (-7.6, 14.0, 0), 6)
    parts += moved(jhabla(peach, 213), (7.8, -3.6, 1.8), -6)
    parts += moved(jhabla(cream, 217), (-6.4, -20.6, 3.6), 4)
    return laid_out(parts, 0.84, high=0.8)


NEGATIVES = {
    "dungaree.front": dungaree_front,
    "jhablas.front": jhablas_front,
    "sleep-romper.front": sleep_romper_front,
    "sleep-sack.front": sleep_sack_front,
}
