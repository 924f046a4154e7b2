"""Clothing laid flat, folded and draped; things for babies."""

import math

import stage
import textile
from pigments import cloth, gloss, matte, metal
from shapes import ball, box, group, lathe, rod, superellipse, torus


def flat(things, share=0.8, pitch=84):
    stage.fit(things, width=1.9, height=2.3, lie=True)
    stage.camera(things, pitch=pitch, share=share)
    return []


def neck(points, radius=0.28, pigment="accent"):
    return rod([(x, y, 1.05) for x, y in points], radius, cloth(pigment, roughness=0.8))


def buttons(count, top, step, pigment="accent", x=0.0):
    return [lathe([(0, 0), (0.34, 0), (0.36, 0.14), (0.24, 0.2), (0, 0.16)], gloss(pigment, 0.25), bevel=0.04, at=(x, top - step * i, 1.25)) for i in range(count)]


KURTA = [(0, 26.5), (2.6, 27.5, "c"), (4.6, 30.5, "c"), (10.5, 28.6), (20.5, 15.5), (22.5, 11.6, "c"), (18.4, 8.6, "c"), (12.2, 18.6, "c"), (11.6, 10), (12.4, -4), (14.0, -31, "c"), (0, -31.6)]


def kurta_front():
    body = textile.garment(KURTA, 50, 66, textile.woven(130), 11, (0.1, 0.75), textile.both(textile.hem(-30.2, 2.0), textile.buti(3.4, 0.24)), [[(12.2, 18.6), (7.0, 28.8)], [(12.4, -8), (12.8, -30)]])
    collar = neck([(-4.5, 30.3), (-2.8, 27.6), (0, 26.3), (2.8, 27.6), (4.5, 30.3)], 0.5)
    placket = rod([(0, 26.2, 1.3), (0, 20, 1.35), (0, 14.6, 1.3)], 0.32, cloth("accent"))
    return flat([body, collar, placket, *buttons(4, 25, 3.0, 0.75)])


DRESS = [(0, 24.0), (3.2, 25.2, "c"), (4.6, 30.6, "c"), (8.6, 29.6), (12.8, 24.2), (14.6, 19.6, "c"), (10.4, 18.0, "c"), (8.6, 12.0), (7.6, 7.5), (11.6, -6), (18.0, -30.0, "c"), (0, -31.8)]


def dress_front():
    body = textile.garment(DRESS, 46, 66, textile.woven(130), 21, (0.05, 1.35), textile.buti(2.9, 0.3), [[(0, 7.4), (8.2, 7.6)]])
    belt = rod([(-7.9, 7.5, 1.0), (0, 7.1, 1.5), (7.9, 7.5, 1.0)], 0.45, cloth("accent"))
    return flat([body, belt, neck([(-4.5, 30.4), (-3.2, 25.6), (0, 23.9), (3.2, 25.6), (4.5, 30.4)], 0.26, "body")])


def maternity_dress_front():
    half = [(0, 25.0), (3.0, 26.0, "c"), (4.8, 30.6, "c"), (9.6, 29.2), (17.6, 20.0), (19.6, 16.2, "c"), (15.4, 13.4, "c"), (11.0, 18.4, "c"), (11.2, 12.0), (13.4, -4), (18.8, -30.0, "c"), (0, -31.4)]
    body = textile.garment(half, 46, 66, textile.woven(130), 27, (0.1, 1.2), textile.stripes(2.2, 0.22), [[(0, 13.0), (11.0, 13.0)]])
    tie = [rod([(0, 13, 1.5), (s * 1.6, 14.4, 1.8), (s * 2.8, 13.0, 1.6), (0, 12.8, 1.6)], 0.28, cloth("accent")) for s in (-1, 1)]
    return flat([body, *tie])


def top_front():
    half = [(0, 11.5), (3.4, 12.6, "c"), (5.2, 16.6, "c"), (11.0, 14.8), (19.4, 5.6), (21.4, 1.6, "c"), (16.4, -1.0, "c"), (12.2, 4.6, "c"), (11.6, -4), (12.6, -17.0, "c"), (0, -17.6)]
    body = textile.garment(half, 48, 40, textile.woven(110), 31, (0.12, 0.8), textile.hem(-16.8, 0.9, 0.4), [[(12.2, 4.6), (8.0, 15.6)]])
    return flat([body, neck([(-5.1, 16.4), (-3.4, 12.9), (0, 11.4), (3.4, 12.9), (5.1, 16.4)], 0.34, "body")], share=0.6)


def nightwear_front():
    half = [(0, 13.0), (2.6, 14.0, "c"), (4.8, 17.4, "c"), (10.6, 15.6), (18.6, 6.0), (20.4, 2.4, "c"), (15.8, 0.0, "c"), (12.0, 6.0, "c"), (11.8, -4), (12.4, -12.0, "c"), (0, -12.4)]
    shirt = textile.garment(half, 46, 34, textile.woven(120, sheen=0.7), 41, (0.1, 0.7), textile.stripes(1.7, 0.16), [[(12.0, 6.0), (8.0, 16.4)], [(0.2, 13), (0.2, -12)]])
    shirt.location = (0, 12, 0.4)
    trousers = textile.garment([(0, 20), (9.6, 20, "c"), (12.4, -2), (13.4, -19.6, "c"), (2.6, -19.6, "c"), (0, 8, "c")], 32, 44, textile.woven(120, sheen=0.7), 43, (0.3, 0.7), textile.stripes(1.7, 0.16))
    trousers.location = (0, -14, 0)
    collar = [rod([(0, 25.2, 1.5), (s * 3.2, 26.6, 1.8), (s * 4.6, 29.2, 1.3)], 0.5, cloth("accent")) for s in (-1, 1)]
    return flat([shirt, trousers, *collar, *[b for b in buttons(4, 23.4, 3.6)]], share=0.84)


def trousers_front():
    half = [(0, 31), (8.6, 31, "c"), (10.2, 20), (11.2, 4), (9.4, -31, "c"), (3.0, -31, "c"), (0.6, 14, "c")]
    body = textile.garment(half, 34, 66, textile.woven(110), 51, (0.15, 0.5), textile.hem(28.6, 2.2, 0.2), [[(4.8, 28), (6.4, -30)], [(0.1, 31), (0.1, 15)]])
    return flat([body, *buttons(1, 29.8, 1, 0.7)])


def palazzo_front():
    half = [(0, 31), (8.0, 31, "c"), (10.6, 22), (15.4, 2), (19.6, -31, "c"), (2.0, -31.6, "c"), (0.4, 15, "c")]
    body = textile.garment(half, 46, 66, textile.woven(110), 53, (0.25, 1.3), textile.both(textile.hem(28.8, 2.0, 0.2), textile.hem(-30.6, 1.6)))
    return flat([body])


def jacket_front():
    half = [(0, 15.5), (2.6, 16.8, "c"), (5.0, 20.2, "c"), (11.6, 18.2), (19.0, 2.0), (20.0, -9.0, "c"), (14.6, -10.4, "c"), (12.6, 6.2, "c"), (12.4, -6), (12.8, -19.0, "c"), (0, -19.6)]
    body = textile.garment(half, 46, 44, textile.woven(70, roughness=0.9), 61, (0.1, 0.4), None, [[(12.6, 6.2), (8.6, 19.4)], [(0.25, 15.4), (0.25, -19.4)], [(3.0, 2.0), (9.6, 2.0), (9.6, 7.0), (3.0, 7.0), (3.0, 2.0)], [(0, -17.6), (12.6, -17.2)]])
    collar = [rod([(0.3, 15.2, 1.6), (s * 3.6, 13.8, 2.0), (s * 6.0, 17.2, 1.8), (s * 4.8, 20.2, 1.2)], 0.75, cloth("body", weave=40)) for s in (-1, 1)]
    return flat([body, *collar, *buttons(5, 11.5, 6.2, 0.75, 0.9)], share=0.66)


def lehenga_front():
    skirt = textile.garment([(0, 18), (6.4, 18.4, "c"), (12.0, 4), (23.0, -21.0), (23.4, -23.0, "c"), (12, -26.4), (0, -27.4)], 54, 52, textile.woven(130, sheen=0.6), 71, (0.3, 2.2), textile.both(textile.hem(-24.6, 4.4, 0.6), textile.hem(-15.6, 0.8, 0.3), textile.buti(3.2, 0.26), textile.hem(16.4, 2.0, 0.2)))
    skirt.location = (0, -8, 0)
    blouse = textile.garment([(0, 3.0), (3.6, 4.0, "c"), (5.2, 7.6, "c"), (9.0, 6.4), (13.0, 0.4), (10.0, -1.6, "c"), (8.2, 1.6, "c"), (7.4, -6.4, "c"), (0, -6.8)], 28, 18, textile.woven(130, sheen=0.6), 73, (0.1, 0.2), textile.both(textile.hem(-6.6, 1.4, 0.3), textile.buti(2.2, 0.26)))
    blouse.location = (0, 22, 0)
    return flat([skirt, blouse], share=0.84)


def bra_front():
    import numpy

    material = textile.woven(120, roughness=0.6, sheen=0.7)
    parts = []
    for side in (-1, 1):
        rows = cols = 220
        ys, xs = numpy.mgrid[0:rows, 0:cols]
        x, y = (xs / (cols - 1) - 0.5) * 12, (0.5 - ys / (rows - 1)) * 12
        far = 1 - numpy.hypot(x / 5.4, (y + 0.2) / (5.0 - 0.12 * x * side))
        inside = (far > 0.0) & (y < 3.6 + 0.22 * x * -side)
        heights = 2.7 * numpy.sqrt(numpy.clip(far * (1.4 - far * 0.5), 0, 1)) + 0.1
        lace = (((numpy.hypot((x % 1.5) - 0.75, (y % 1.5) - 0.75) < 0.44) & (y > 1.6)) * 1.0).astype(numpy.float32)
        cup = textile.sheet(heights.astype(numpy.float32), 12, 12, material, lace, inside)
        cup.location = (side * 5.3, 0, 0)
        parts.append(cup)
        wing = textile.garment([(0, 1.8), (5, 1.2, "c"), (5, -1.2, "c"), (0, -2.0)], 12, 5, material, 81, (0.0, 0.0), None, (), 0.4)
        wing.location = (side * 10.6, -1.4, 0)
        parts.append(wing)
        parts.append(rod([(side * 6.4, 3.6, 0.8), (side * 7.0, 9, 0.5), (side * 8.6, 13.0, 0.4), (side * 11.6, 11.0, 0.4), (side * 13.2, 0.4, 0.4)], 0.3, cloth("body", roughness=0.5)))
        parts.append(torus(0.42, 0.1, metal(0.75, 0.2), (side * 7.2, 9.6, 0.7)))
    parts.append(rod([(-0.5, 0.4, 0.9), (-0.9, 1.0, 1.1), (0, 0.3, 1.1), (0.9, 1.0, 1.1), (0.5, 0.4, 0.9)], 0.18, cloth("accent")))
    return flat(parts, share=0.6)


def briefs_front():
    parts = []
    for i, at in enumerate(((-7.0, 5.6, 0.0), (7.0, 1.0, 0.5), (-5.0, -9.0, 0.9))):
        half = [(0, 5.4), (8.6, 5.8, "c"), (9.0, 3.6, "c"), (5.4, -1.0), (2.4, -6.6, "c"), (0, -7.0)]
        piece = textile.garment(half, 22, 17, textile.woven(120, factor=(1.0, 0.86, 0.7)[i], sheen=0.6), 85 + i, (0.05, 0.2), textile.hem(4.2, 1.2, 0.1), (), 0.5)
        piece.location = at
        piece.rotation_euler = (0, 0, (0.1, -0.16, 0.06)[i])
        parts.append(piece)
    return flat(parts, share=0.62)


def romper_front():
    half = [(0, 12.0), (2.4, 12.8, "c"), (4.0, 15.6, "c"), (8.2, 13.8), (13.2, 8.0), (10.8, 5.2, "c"), (8.4, 8.0, "c"), (8.6, 0.0), (9.4, -8.0), (9.8, -14.0, "c"), (4.2, -15.6, "c"), (0, -11.4, "c")]
    body = textile.garment(half, 30, 34, textile.woven(90), 91, (0.1, 0.4), textile.buti(2.6, 0.26))
    return flat([body, neck([(-3.9, 15.4), (-2.4, 13.0), (0, 11.9), (2.4, 13.0), (3.9, 15.4)], 0.36), *buttons(3, 10, 3.0, 0.8)], share=0.68)


def baby_set_front():
    romper = textile.garment([(0, 12.0), (2.4, 12.8, "c"), (4.0, 15.6, "c"), (8.2, 13.8), (13.2, 8.0), (10.8, 5.2, "c"), (8.4, 8.0, "c"), (8.6, 0.0), (8.4, -9.0, "c"), (0, -9.4)], 30, 28, textile.woven(90), 93, (0.1, 0.35), textile.stripes(1.5, 0.3, False))
    romper.location = (-5.5, 5.5, 0)
    leggings = textile.garment([(0, 8), (6.0, 8, "c"), (6.6, -1), (5.0, -9.4, "c"), (1.4, -9.4, "c"), (0.2, 1, "c")], 16, 20, textile.woven(90), 95, (0.1, 0.3), textile.hem(6.2, 1.4, 0.1))
    leggings.location = (9.0, -7.5, 0)
    cap = textile.garment([(0, 5.2), (3.4, 4.0), (5.2, 0.0), (5.4, -3.0, "c"), (0, -3.6)], 14, 11, textile.woven(90), 97, (0.05, 0.1), textile.hem(-3.2, 1.6, 0.1))
    cap.location = (9.0, 11.0, 0)
    socks = []
    for x in (-7.0, -2.6):
        sock = textile.garment([(0, 3.6), (1.7, 3.6, "c"), (1.7, -1.0), (1.9, -3.4), (0, -4.0)], 6, 10, textile.woven(90), 99, (0.0, 0.1), textile.hem(2.4, 1.0, 0.1), (), 0.6)
        sock.location = (x, -12.0, 0)
        socks.append(sock)
    return flat([romper, leggings, cap, *socks], share=0.74)


def saree_front():
    stack = textile.folded(13, 10.4, 7, textile.woven(150, sheen=0.7, roughness=0.6), 0.52, 4, 1.5, True)
    group([stack], (0, 0, 0), (0, 0, -22))
    stage.fit([stack])
    stage.camera([stack], pitch=30, share=0.42)
    return []


def saree_detail():
    return close_up(textile.both(textile.buti(3.0, 0.24), textile.hem(-9.0, 2.6, 0.7)), 5, 0.5)


def close_up(printed, seed, sheen=0.3, angle=0.55, deep=2.4, weave=90):
    piece = textile.draped(26, 32, textile.woven(weave, sheen=sheen), seed, deep, printed, (angle, 0.1))
    stage.fit([piece], width=4.2, height=5.2, lie=True)
    stage.camera([piece], pitch=70, share=0.62, fills=True)
    return []


def dupatta_front():
    stack = textile.folded(11, 12.0, 5, textile.woven(150, sheen=0.5), 0.42, 6, 1.0, True)
    group([stack], (0, 0, 0), (0, 0, 24))
    stage.fit([stack])
    stage.camera([stack], pitch=36, share=0.44)
    return []


def swaddle_front():
    one = textile.folded(10, 9.0, 6, textile.woven(60, sheen=0.3), 0.62, 8, 0.3, True)
    two = textile.folded(9.6, 8.6, 4, textile.woven(60, sheen=0.3, factor=0.9), 0.62, 9, 0.3, False)
    two.location = (0.3, 0.2, 3.75)
    group([one, two], (0, 0, 0), (0, 0, -20))
    stage.fit([one, two])
    stage.camera([one, two], pitch=24, share=0.5)
    return []


def soft_toy_front():
    plush, inner = matte("body", 1.0, 0.05, grain=(26, 0.9), sheen=1.0), matte("accent", 1.0, 0.05, grain=(26, 0.9), sheen=1.0)
    dark = gloss(0.02, 0.1)
    parts = [
        ball(3.2, plush, (0, 0, 3.4), (1, 0.86, 1.06)),
        ball(2.5, plush, (0, -0.2, 8.2), (1.08, 0.95, 0.95)),
        ball(1.1, inner, (0, -2.2, 7.7), (1.1, 0.8, 0.8)),
        ball(2.0, inner, (0, -1.7, 3.4), (1, 0.72, 1.1)),
        ball(0.3, dark, (0, -3.02, 7.95), (1.2, 0.7, 0.9)),
    ]
    for side in (-1, 1):
        parts += [
            ball(1.0, plush, (side * 2.0, 0, 10.3), (1, 0.55, 1)),
            ball(0.62, inner, (side * 2.0, -0.42, 10.3), (1, 0.4, 1)),
            ball(0.24, dark, (side * 0.95, -2.36, 8.75)),
            ball(1.25, plush, (side * 3.1, -0.9, 4.4), (0.8, 0.85, 1.5)),
            ball(1.5, plush, (side * 2.1, -2.3, 1.35), (0.95, 1.3, 0.95)),
            ball(0.85, inner, (side * 2.15, -3.9, 1.4), (0.9, 0.4, 0.9)),
        ]
    stage.fit(parts)
    stage.camera(parts, pitch=8, share=0.66)
    return []


NEGATIVES = {
    "kurta.front": kurta_front,
    "dress.front": dress_front,
    "maternity-dress.front": maternity_dress_front,
    "top.front": top_front,
    "nightwear.front": nightwear_front,
    "trousers.front": trousers_front,
    "palazzo.front": palazzo_front,
    "jacket.front": jacket_front,
    "lehenga.front": lehenga_front,
    "bra.front": bra_front,
    "briefs.front": briefs_front,
    "romper.front": romper_front,
    "baby-set.front": baby_set_front,
    "saree.front": saree_front,
    "dupatta.front": dupatta_front,
    "swaddle.front": swaddle_front,
    "soft-toy.front": soft_toy_front,
    "cloth.buti": lambda: close_up(textile.buti(2.6, 0.26), 5),
    "cloth.border": saree_detail,
    "cloth.plain": lambda: close_up(None, 9, 0.5, 0.8),
    "cloth.stripes": lambda: close_up(textile.stripes(1.4, 0.2), 13, 0.3, 0.3),
}
