"""Make-up."""

import math

import labels
import stage
from models import fabrics
from pigments import gloss, glass, matte, metal
from shapes import ball, box, group, lathe, rod, superellipse


def shown(things, places=(), **camera):
    stage.fit(things)
    stage.camera(things, **camera)
    return list(places)


def bullet(material, at=(0, 0, 0), radius=0.62, low=4.6, top=7.6):
    """A lipstick's bullet: a cylinder cut off at a slant, its edge rounded."""
    stick = lathe([(0, low), (radius, low), (radius, top - 0.9), (radius * 0.97, top - 0.25), (radius * 0.8, top), (0, top)], material, bevel=0.16, segments=96, name="bullet")
    for vertex in stick.data.vertices:
        x, _, z = vertex.co
        slope = top - 0.62 - x * 1.15
        over = z - slope
        if over > 0 and z > low + 0.8:
            vertex.co.z = slope + over * 0.1
    stick.location = at
    return stick


def lipstick_open(at=(0, 0, 0), wax=None):
    body = gloss("accent", 0.22)
    parts = [
        lathe([(0, 0), (0.98, 0), (0.98, 2.9), (0, 2.9)], body, bevel=0.09),
        lathe([(0.82, 2.9), (0.82, 3.06), (0.9, 3.06), (0.9, 3.2), (0.78, 3.2)], metal(0.75, 0.16), bevel=0.03),
        lathe([(0, 3.15), (0.74, 3.15), (0.74, 4.85), (0.7, 4.9), (0.66, 4.9), (0.66, 4.5), (0, 4.5)], metal(0.75, 0.14), bevel=0.04),
        bullet(wax or matte("body", 0.34, 0.5, grain=(9, 0.03))),
    ]
    return parts, parts[0], group(parts, at)


def lipstick_cap(at=(0, 0, 0), turn=(0, 0, 0)):
    parts = [
        lathe([(0, 0), (1.0, 0), (1.0, 5.0), (0, 5.0)], gloss("accent", 0.22), bevel=0.12),
        lathe([(1.005, 0.0), (1.02, 0.0), (1.02, 0.26), (1.005, 0.26)], metal(0.75, 0.16), bevel=0.02),
    ]
    return parts, parts[0], group(parts, at, turn)


def lipstick_front():
    parts, base, _ = lipstick_open((-1.05, 0, 0))
    more, cap, _ = lipstick_cap((1.35, 0.5, 0))
    place = labels.on_cylinder(cap, 1.0, 1.2, 3.8, span=100)
    place["on"] = "accent"
    return shown(parts + more, [place], pitch=9, share=0.66)


def lipstick_detail():
    parts, base, _ = lipstick_open((0, 0, 0))
    more, cap, _ = lipstick_cap((2.6, -1.2, 1.0), (0, -90, 28))
    return shown(parts + more, pitch=20, share=0.74, yaw=-16)


def vial(at, liquid, is_open=False):
    parts = [
        superellipse(1.9, 1.9, 5.6, glass(), power=3.2, bevel=0.22),
        superellipse(1.56, 1.56, 5.1, liquid, power=3.0, bevel=0.2, at=(0, 0, 0.24)),
        lathe([(0.62, 5.5), (0.62, 5.95), (0.5, 5.95)], glass(), bevel=0.03),
    ]
    if not is_open:
        parts.append(superellipse(1.72, 1.72, 3.6, gloss("accent", 0.2), power=3.2, bevel=0.16, at=(0, 0, 5.9)))
    return parts, group(parts, at)


def lip_gloss_front():
    parts, _ = vial((0, 0, 0), gloss("body", 0.14))
    place = labels.on_plane(parts[3], 1.25, 0.35, 3.2, -0.87)
    place["on"] = "accent"
    return shown(parts, [place], pitch=8, share=0.72)


def jelly_gloss_front():
    """Clear enough that the wand is seen in it."""
    parts, root = vial((0, 0, 0), fabrics.sheer(gloss("body", 0.06), 0.74))
    wand = [lathe([(0, 1.1), (0.12, 1.1), (0.12, 5.9), (0, 5.9)], gloss(0.5, 0.3), bevel=0.03), ball(0.3, matte(0.72, 0.6), (0, 0, 1.0), (0.8, 0.62, 2.1))]
    group(wand, (0, 0, 0))
    place = labels.on_plane(parts[3], 1.25, 0.35, 3.2, -0.87)
    place["on"] = "accent"
    return shown(parts + wand, [place], pitch=8, share=0.72)


def lip_gloss_detail():
    parts, _ = vial((-0.9, 0.4, 0), gloss("body", 0.14), is_open=True)
    wand = [
        superellipse(1.72, 1.72, 3.6, gloss("accent", 0.2), power=3.2, bevel=0.16, at=(0, 0, 4.2)),
        lathe([(0, 0.9), (0.13, 0.9), (0.13, 4.3), (0, 4.3)], gloss(0.06), bevel=0.03),
        ball(0.3, gloss("body", 0.12), (0, 0, 0.75), (0.8, 0.62, 2.3)),
    ]
    group(wand, (2.0, -0.6, 0.65), (0, -24, 0))
    return shown(parts + wand, pitch=12, share=0.68, yaw=-6)


def pencil_at(at, turn, pigment="body", length=11.0):
    """Lies along x; sharpened to the right. Its wood is the accent."""
    wood, tip = matte("accent", 0.7, grain=(14, 0.12)), matte(pigment, 0.4, 0.4)
    parts = [
        lathe([(0, 0), (0.36, 0), (0.36, length), (0, length)], gloss(pigment, 0.26), bevel=0.06, segments=64),
        lathe([(0.365, 0.9), (0.37, 0.9), (0.37, 1.35), (0.365, 1.35)], metal(0.75), bevel=0.01, segments=64),
        lathe([(0.36, length), (0.16, length + 1.15)], wood, bevel=0, segments=64),
        lathe([(0.16, length + 1.15), (0.05, length + 1.62), (0, length + 1.66)], tip, bevel=0.02, segments=64),
    ]
    return parts, group(parts, at, turn)


def pencil_front():
    parts, _ = pencil_at((0.9, 0, 0.36), (-90, 0, 0))
    root = parts[0].parent
    root.rotation_euler = (0, math.radians(-24), 0)
    root.location = (2.6, 0, 0.2)
    cap = [lathe([(0, 0), (0.4, 0), (0.4, 4.2), (0, 4.2)], gloss("body", 0.26), bevel=0.14, segments=64)]
    group(cap, (-2.3, 1.0, 0))
    place = labels.on_cylinder(parts[0], 0.36, 3.6, 9.4, span=120)
    place["what"] = "upright"
    return shown(parts + cap, [place], pitch=8, share=0.72)


def mascara_body(at):
    parts = [
        lathe([(0, 0), (0.9, 0), (0.9, 6.2), (0, 6.2)], gloss("body", 0.2), bevel=0.2),
        lathe([(0.74, 6.1), (0.74, 6.5)], metal(0.75, 0.15), bevel=0),
    ]
    return parts, group(parts, at)


def mascara_wand(at, turn):
    spiral = []
    for i in range(420):
        t = i / 419
        a = t * 2 * math.pi * 26
        r = 0.3 * math.sin(math.pi * min(1, t * 1.05 + 0.06)) ** 0.5
        spiral.append((r * math.cos(a), r * math.sin(a), t * 2.6))
    bristle = matte(0.02, 0.5)
    parts = [
        lathe([(0, 0), (0.09, 0), (0.09, 5.2), (0, 5.2)], metal(0.6, 0.25), bevel=0.02, segments=32),
        rod(spiral, 0.045, bristle, resolution=3),
        lathe([(0, 5.2), (0.9, 5.2), (0.9, 11.0), (0, 11.0)], gloss("body", 0.2), bevel=0.24),
        lathe([(0.905, 5.35), (0.915, 5.35), (0.915, 5.7), (0.905, 5.7)], metal("accent", 0.18), bevel=0.01),
    ]
    return parts, group(parts, at, turn)


def mascara_front():
    tube, _ = mascara_body((-1.6, 0, 0))
    wand, root = mascara_wand((1.5, -0.3, 0.55), (0, 9, 0))
    place = labels.on_cylinder(tube[0], 0.9, 0.9, 5.2, span=105)
    place["what"] = "upright"
    return shown(tube + wand, [place], pitch=7, share=0.74)


def mascara_detail():
    wand, _ = mascara_wand((-3.9, 0, 0.9), (0, 90, 14))
    return shown(wand, pitch=30, share=0.8)


def compact_open(at, powder_at=0.62):
    shell = gloss("accent", 0.2)
    parts = [
        lathe([(0, 0), (3.3, 0), (3.45, 0.3), (3.3, 0.75), (2.95, 0.75), (2.95, 0.5), (0, 0.5)], shell, bevel=0.12),
        lathe([(2.72, 0.5), (2.95, 0.5), (2.95, 0.78), (2.72, 0.78)], metal(0.78, 0.14), bevel=0.04),
        lathe([(0, 0.5), (2.7, 0.5), (2.7, powder_at), (2.5, powder_at + 0.08), (0, powder_at + 0.08)], matte("body", 0.9, 0.1, grain=(26, 0.1)), bevel=0.05),
    ]
    lid = [
        lathe([(0, 0), (3.3, 0), (3.45, 0.3), (3.3, 0.6), (2.95, 0.6), (2.95, 0.4), (0, 0.4)], shell, bevel=0.12, at=(0, 3.4, 0)),
        lathe([(0, 0.41), (2.8, 0.41)], metal(0.9, 0.02), bevel=0, at=(0, 3.4, 0)),
    ]
    group(lid, (0, 3.3, 0.62), (112, 0, 0))
    hinge = rod([(-0.9, 3.32, 0.6), (0.9, 3.32, 0.6)], 0.2, metal(0.75, 0.18))
    everything = parts + lid + [hinge]
    return everything, parts, lid


def compact_front():
    everything, _, _ = compact_open((0, 0, 0))
    return shown(everything, pitch=30, share=0.86, yaw=-14)


def compact_detail():
    shell = [
        lathe([(0, 0), (3.3, 0), (3.45, 0.35), (3.3, 1.2), (0, 1.28)], gloss("accent", 0.2), bevel=0.3),
        lathe([(3.43, 0.55), (3.47, 0.55), (3.47, 0.66), (3.43, 0.66)], metal(0.78, 0.15), bevel=0.01),
    ]
    group(shell, (0, 0, 3.3), (62, 0, 0))
    place = labels.on_top(shell[0], 2.0, 1.285)
    place["on"] = "accent"
    stand = box(1.2, 1.2, 1.4, matte("backdrop", 0.9), bevel=0.1, at=(0, 1.4, 0))
    return shown(shell + [stand], [place], pitch=12, share=0.6)


def palette_front():
    parts = [box(11.0, 8.2, 0.9, gloss("accent", 0.24), bevel=0.28)]
    for row in range(3):
        for column in range(3):
            at = ((column - 1) * 3.3, (row - 1) * 2.45, 0.86)
            powder = matte("body", 0.85, 0.15, grain=(30, 0.12), factor=(1.05, 0.82, 0.62)[(row + column) % 3] if (row + column) % 3 else 1.0)
            parts.append(superellipse(2.9, 2.1, 0.07, powder, power=7, bevel=0.05, at=at))
            parts.append(superellipse(3.02, 2.22, 0.05, metal(0.75, 0.2), power=7, bevel=0.02, at=(at[0], at[1], 0.855)))
    lid = [box(11.0, 8.2, 0.55, gloss("accent", 0.24), bevel=0.24), box(9.9, 7.1, 0.04, metal(0.9, 0.02), bevel=0.02, at=(0, 0, 0.55))]
    group(lid, (0, 4.25, 4.45), (104, 0, 0))
    return shown(parts + lid, pitch=36, share=0.84, yaw=-10)


def foundation_bottle(at):
    parts = [
        superellipse(3.3, 2.2, 6.6, glass(), power=4.5, bevel=0.35),
        superellipse(2.8, 1.7, 5.8, gloss("body", 0.2), power=4.2, bevel=0.3, at=(0, 0, 0.36)),
        lathe([(0.95, 6.5), (0.95, 6.9), (0.7, 6.9)], metal(0.75, 0.16), bevel=0.04),
        superellipse(2.2, 2.0, 3.1, gloss("accent", 0.2), power=5, bevel=0.16, at=(0, 0, 6.85)),
    ]
    return parts, group(parts, at)


def foundation_bottle_front():
    parts, _ = foundation_bottle((0, 0, 0))
    place = labels.on_plane(parts[1], 2.3, 0.9, 5.2, -0.86)
    return shown(parts, [place], pitch=8, share=0.7)


def nail_polish_front():
    return nail_polish(gloss("body", 0.16))


def top_coat_front():
    """Clear enough that the brush is seen in it."""
    stem = lathe([(0, 0.9), (0.16, 0.9), (0.12, 1.5), (0.12, 3.6), (0, 3.6)], matte(0.3, 0.6), bevel=0.03)
    return nail_polish(fabrics.sheer(gloss("body", 0.06), 0.74), [stem])


def nail_polish(liquid, inside=()):
    parts = [
        superellipse(3.0, 3.0, 3.6, glass(), power=2.6, bevel=0.5, rows=[(0.9, 0), (1.0, 1.4), (0.9, 2.9), (0.48, 3.6)]),
        superellipse(2.6, 2.6, 3.1, liquid, power=2.6, bevel=0.4, at=(0, 0, 0.28), rows=[(0.88, 0), (1.0, 1.2), (0.88, 2.4), (0.46, 3.0)]),
        lathe([(0, 3.55), (0.86, 3.55), (0.92, 3.8), (0.72, 8.2), (0, 8.3)], gloss("accent", 0.22), bevel=0.14),
    ]
    place = labels.on_cylinder(parts[1], lambda z: 1.27, 0.75, 2.2, span=88)
    return shown([*parts, *inside], [place], pitch=9, share=0.68)


NEGATIVES = {
    "lipstick.front": lipstick_front,
    "lipstick.detail": lipstick_detail,
    "lip-gloss.front": lip_gloss_front,
    "jelly-gloss.front": jelly_gloss_front,
    "top-coat.front": top_coat_front,
    "lip-gloss.detail": lip_gloss_detail,
    "pencil.front": pencil_front,
    "mascara.front": mascara_front,
    "mascara.detail": mascara_detail,
    "compact.front": compact_front,
    "compact.detail": compact_detail,
    "palette.front": palette_front,
    "foundation-bottle.front": foundation_bottle_front,
    "nail-polish.front": nail_polish_front,
}
