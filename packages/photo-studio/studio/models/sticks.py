"""Sticks that twist up from their cases: for skin, lips and hair."""

import math

import labels
from models import fabrics
from models.brushes import hairs
from models.colour import bullet, shown
from models.necklaces import lying
from models.palettes import mixed
from models.swatches import swipe_of
from pigments import glass, gloss, matte, metal
from shapes import group, lathe, superellipse


def case(radius, height, shell):
    """The foot of a stick with the ring and the tube that hold what twists up."""
    silver = metal(0.75, 0.16)
    return [
        lathe([(0, 0), (radius, 0), (radius, height), (0, height)], shell, bevel=0.1),
        lathe([(radius * 0.86, height), (radius * 0.94, height + 0.06), (radius * 0.94, height + 0.3), (radius * 0.8, height + 0.3)], silver, bevel=0.04),
        lathe([(0, height), (radius * 0.79, height), (radius * 0.79, height + 0.95), (radius * 0.74, height + 1.0), (radius * 0.7, height + 0.8), (0, height + 0.8)], silver, bevel=0.04),
    ]


def cap(radius, height, shell):
    silver = metal(0.75, 0.16)
    return [lathe([(0, 0), (radius, 0), (radius, height), (0, height)], shell, bevel=0.14), lathe([(radius + 0.005, 0), (radius + 0.02, 0), (radius + 0.02, 0.22), (radius + 0.005, 0.22)], silver, bevel=0.02)]


def crayon(radius, low, top, wax, point=0.5, slope=0.0):
    """What twists up: a dome that is worn down to one side; `point` is how much of it is tapered."""
    stick = lathe([(0, low), (radius, low), (radius, top - radius * point), (radius * 0.62, top - radius * 0.12 * point), (0, top)], wax, bevel=radius * 0.34)
    for vertex in stick.data.vertices:
        vertex.co.z -= slope * vertex.co.x * max(0.0, (vertex.co.z - low) / (top - low)) ** 2
    return stick


def ribbed(thing, ridges, deep):
    """Cuts grooves for the fingers into what was turned."""
    for vertex in thing.data.vertices:
        turn = 1 + deep * math.cos(ridges * math.atan2(vertex.co.y, vertex.co.x))
        vertex.co.x, vertex.co.y = vertex.co.x * turn, vertex.co.y * turn
    return thing


def wheel(radius, height, shell):
    return ribbed(lathe([(0, 0), (radius, 0), (radius, height), (0, height)], shell, segments=360, bevel=0.08), 45, 0.012)


CREAM = dict(roughness=0.36, specular=0.45, grain=(7, 0.03))


def foundation_front():
    """Wide, its top worn to a slant, with a swipe of it before the case."""
    shell, cream = gloss("accent", 0.24), matte("body", **CREAM)
    stick = [*case(1.25, 3.4, shell), crayon(0.95, 4.0, 6.9, cream, 0.34, 0.5)]
    group(stick, (-1.7, 0, 0))
    lid = cap(1.27, 4.3, shell)
    group(lid, (1.75, 0.7, 0))
    place = labels.on_cylinder(lid[0], 1.27, 0.8, 3.6, span=104) | {"on": "accent"}
    swipe = swipe_of(gloss("body", 0.4, coat=0.1), 4, 5.6, 1.7, 0.26, (0.5, -3.0), 8)
    return shown([*stick, *lid, swipe], [place], pitch=20, share=0.72)


def concealer_front():
    """Slim and pointed; a window in its foot shows the shade."""
    shell, cream = gloss("accent", 0.22), matte("body", **CREAM)
    stick = [*case(0.82, 4.6, shell), crayon(0.6, 5.0, 7.6, cream, 1.3, 0.22), lathe([(0.825, 0.5), (0.835, 0.5), (0.835, 1.3), (0.825, 1.3)], gloss("body", 0.3), bevel=0.01)]
    group(stick, (-0.9, 0, 0))
    place = labels.on_cylinder(stick[0], 0.82, 1.5, 4.4, span=120) | {"on": "accent", "what": "upright"}
    lid = cap(0.83, 3.6, shell)
    group(lid, (3.0, -1.4, 0.83), (0, -90, 24))
    return shown([*stick, *lid], [place], pitch=12, share=0.7)


def jelly_front():
    """Clear enough that light falls through its dome, under a cap of glass."""
    jelly = fabrics.sheer(gloss("body", 0.05, coat=0.9, grain=(2.0, 0.02)), 0.42)
    stick = [*case(1.4, 2.7, gloss("accent", 0.2)), crayon(1.08, 3.3, 6.4, jelly, 0.7)]
    group(stick, (-1.5, 0, 0))
    place = labels.on_cylinder(stick[0], 1.4, 0.3, 2.5, span=104) | {"on": "accent"}
    lid = [lathe([(1.42, 0), (1.42, 4.1), (0, 4.1), (0, 3.95), (1.28, 3.95), (1.28, 0)], glass(0.98), bevel=0.1)]
    group(lid, (1.9, 0.8, 0))
    return shown([*stick, *lid], [place], pitch=12, share=0.64)


def root_front():
    """A stick at one end, a brush that smudges at the other, and both caps."""
    shell, silver = gloss("accent", 0.24), metal(0.75, 0.18)
    stick = [
        lathe([(0, 0), (0.8, 0), (0.8, 5.6), (0, 5.6)], shell, bevel=0.08),
        lathe([(0, 5.5), (0.66, 5.5), (0.66, 6.4), (0.61, 6.45), (0, 6.45)], silver, bevel=0.04),
        crayon(0.57, 6.3, 8.3, matte("body", 0.5, 0.35, grain=(9, 0.05)), 0.4, 0.5),
    ]
    tuft = [lathe([(0.6, -0.1), (0.6, 0.5), (0.48, 0.8), (0.52, 0.95)], silver, bevel=0.05, segments=64), *hairs(0.9, 0.5, 0.64, 1.7, (matte(0.05, 0.7), matte(0.07, 0.7)), 0.6, 0.0, 1.0, many=1800)]
    turned = group(tuft, (0, 0, 0), (180, 0, 0))
    group([*stick, turned], (-1.9, -3.6, 0.82), (-90, 0, -24))
    place = labels.on_cylinder(stick[0], 0.8, 0.6, 5.0, span=120) | {"on": "accent", "what": "upright"}
    lids = [lathe([(0, 0), (0.84, 0), (0.84, high), (0, high)], shell, bevel=0.14) for high in (2.9, 2.5)]
    group(lids[:1], (1.5, -5.0, 0.86), (-90, 0, -12))
    group(lids[1:], (3.6, -4.8, 0.86), (-90, 0, 16))
    swipe = swipe_of(matte("body", 0.6, 0.3), 9, 5.4, 1.9, 0.18, (-1.9, 4.0), 22)
    lying([*stick, *tuft, *lids, swipe])
    return [place]


def balm_front():
    """A small tube with a wheel at its foot, its balm paler than the pack."""
    trim = gloss("accent", 0.3)
    stick = [
        wheel(1.0, 0.9, trim),
        lathe([(0, 0.95), (1.0, 0.95), (1.0, 5.6), (0, 5.6)], gloss("body", 0.3), bevel=0.07),
        lathe([(0, 5.5), (0.84, 5.5), (0.84, 6.0), (0, 6.0)], gloss(0.85, 0.3), bevel=0.05),
        crayon(0.74, 5.9, 7.5, mixed("body", 0.85, 0.16, shine=0.2), 0.6, 0.26),
    ]
    group(stick, (-1.2, 0, 0))
    place = labels.on_cylinder(stick[1], 1.0, 1.2, 5.4, span=120) | {"what": "upright"}
    lid = [lathe([(0, 0), (1.02, 0), (1.02, 2.9), (0, 2.9)], trim, bevel=0.14)]
    group(lid, (1.8, 0.3, 0))
    return shown([*stick, *lid], [place], pitch=12, share=0.66)


def mini(at, wax):
    shell, gold = gloss("accent", 0.22), metal(0.78, 0.16)
    parts = [
        lathe([(0, 0), (0.82, 0), (0.82, 2.1), (0, 2.1)], shell, bevel=0.08),
        lathe([(0.825, 0), (0.835, 0), (0.835, 0.2), (0.825, 0.2)], gold, bevel=0.01),
        lathe([(0, 2.0), (0.66, 2.0), (0.66, 3.2), (0.62, 3.24), (0, 3.1)], gold, bevel=0.05),
        bullet(wax, radius=0.53, low=3.0, top=5.4),
    ]
    group(parts, at)
    return parts


def trio_front():
    """Three shades of one family stand on the tin that holds them."""
    tin, gold = gloss("accent", 0.26), metal(0.78, 0.2)
    parts = [superellipse(8.6, 4.2, 1.9, tin, power=6, bevel=0.3), superellipse(8.64, 4.24, 0.06, gold, power=6, bevel=0.02, at=(0, 0, 1.36))]
    place = labels.on_plane(parts[0], 4.6, 0.2, 1.2, -2.1) | {"on": "accent", "what": "stamp"}
    for x, wax in ((-2.45, mixed("body", 0.85, 0.24, shine=0.15)), (0, mixed("body", 0.5, 0.0, shine=0.15)), (2.45, mixed("body", 0.02, 0.5, shine=0.15))):
        parts += mini((x, 0.1, 1.9), wax)
    return shown(parts, [place], pitch=12, share=0.66)


def sunscreen_front():
    """Flat enough for a pocket; its balm is clear."""
    trim = gloss("accent", 0.28)
    clear = fabrics.sheer(gloss(0.9, 0.08, coat=0.6), 0.3)
    stick = [
        superellipse(3.5, 2.1, 0.8, trim, power=2.8, bevel=0.12),
        superellipse(3.6, 2.2, 5.2, gloss("body", 0.3), power=2.8, bevel=0.12, at=(0, 0, 0.84)),
        superellipse(3.1, 1.76, 0.5, gloss(0.86, 0.3), power=2.8, bevel=0.08, at=(0, 0, 6.0)),
        superellipse(2.86, 1.54, 1.7, clear, power=2.6, bevel=0.5, at=(0, 0, 6.4), rows=[(1, 0), (1, 0.8), (0.84, 1.4), (0.4, 1.7)]),
    ]
    group(stick, (-1.9, 0, 0))
    place = labels.on_cylinder(stick[1], 1.78, 0.4, 4.8, span=88, depth=1.1)
    lid = [superellipse(3.66, 2.26, 3.1, trim, power=2.8, bevel=0.3)]
    group(lid, (2.5, 0.7, 0))
    return shown([*stick, *lid], [place], pitch=12, share=0.66)


def hair_wax_front():
    """Wide, for the palm of a hand; its wax lets light through."""
    trim = gloss("accent", 0.26)
    wax = fabrics.sheer(gloss("body", 0.1, coat=0.5), 0.3)
    stick = [
        wheel(1.7, 0.9, trim),
        lathe([(0, 0.95), (1.7, 0.95), (1.7, 5.4), (0, 5.4)], gloss("body", 0.3), bevel=0.1),
        lathe([(0, 5.3), (1.48, 5.3), (1.48, 5.8), (0, 5.8)], gloss(0.86, 0.3), bevel=0.06),
        crayon(1.34, 5.7, 7.5, wax, 0.5),
    ]
    group(stick, (-1.4, 0, 0))
    place = labels.on_cylinder(stick[1], 1.7, 1.3, 5.1, span=100)
    lid = [lathe([(0, 0), (1.74, 0), (1.74, 2.9), (1.6, 2.9), (1.55, 0.2), (0, 0.2)], trim, bevel=0.12)]
    group(lid, (1.5, -1.6, 1.74), (0, 90, -24))
    return shown([*stick, *lid], [place], pitch=13, share=0.66)


NEGATIVES = {
    "concealer-stick.front": concealer_front,
    "foundation-stick.front": foundation_front,
    "hair-wax-stick.front": hair_wax_front,
    "jelly-stick.front": jelly_front,
    "lip-balm.front": balm_front,
    "lipstick-trio.front": trio_front,
    "root-stick.front": root_front,
    "sunscreen-stick.front": sunscreen_front,
}
