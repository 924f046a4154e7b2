"""What is worn over other clothes: a floor-length shrug, a waistcoat with a standing collar and a quilted robe."""

import bmesh
import numpy

import textile
from models import fabrics, hung, sewing
from models.creases import creased, together
from models.shirts import SHIRT_BACK, cuff, shirt_cut
from models.tops import away_from_hem, bow, cut, placed
from pigments import cloth
from shapes import ball, rod

SHRUG_NECK, SHRUG_BACK = [(0, 20.0), (2.6, 25.6), (4.8, 30.4)], [(0, 29.4), (2.4, 29.7), (4.8, 30.4)]
BELL = (24.6, 8.2), (17.0, 4.6)
SHRUG = cut(
    SHRUG_NECK,
    SHRUG_BACK,
    ("seam", [(4.8, 30.4), (8.4, 29.8), (12.4, 28.2)]),
    ("seam", [(12.4, 28.2), (17.6, 20.0), BELL[0]]),
    ("open", list(BELL)),
    ("seam", [BELL[1], (13.4, 18.8)]),
    ("seam", [(13.4, 18.8), (12.4, 8.0), (15.6, -12.0), (20.4, -32.0)]),
    ("open", [(20.4, -32.0), (10.0, -33.6), (0, -34.0)]),
)


def opened(garment, gone_at):
    """Cuts the front open where `gone_at(x, y)` says."""
    mesh = bmesh.new()
    mesh.from_mesh(garment.thing.data)
    mesh.verts.ensure_lookup_table()
    x, y = garment.flat.T
    gone = numpy.nonzero((garment.sides > 0) & gone_at(x, y))[0]
    bmesh.ops.delete(mesh, geom=[mesh.verts[i] for i in gone], context="VERTS")
    mesh.to_mesh(garment.thing.data)
    mesh.free()


def petals(y):
    """The opening widens downwards, its edges are cut into petals."""
    return 0.9 + 0.055 * (24 - y) + 0.3 * numpy.abs(numpy.sin(y * 1.2))


def shrug_front():
    """Sheer: its back shows through its front. A tassel closes it at the chest."""
    organza = fabrics.sheer(textile.woven(150, sheen=0.5, roughness=0.55), 0.34)
    body = hung.sewn(
        *SHRUG, organza, hung.shoulders(10.4, 30.8), relief=creased(7, 0.4, 20, -34), folds=hung.gathers(7, 1.3, 16, -34), air=150,
        air_at=away_from_hem(-34, 20.0), flare=(10.0, 64.0), seed=161,
    )  # fmt: skip
    opened(body, lambda x, y: numpy.abs(x) < petals(y))
    down = numpy.linspace(22.6, -33.4, 150)
    front = [(float(petals(y)) + 0.1, float(y)) for y in down]
    lines = [placed(front, side) for side in (-1, 1)] + [placed(list(BELL), side) for side in (-1, 1)]
    edges = [hung.piping(body, line, "accent", 0.17) for line in lines]
    edges.append(hung.piping(body, hung.mirror([(0, -34.0), (10.0, -33.6), (20.4, -32.0)]), "accent", 0.17))
    over = [hung.piping(body, placed([(1.6, 22.4), (2.6, 25.6), (4.8, 30.4)], side), "accent", 0.2) for side in (-1, 1)]
    back = hung.piping(body, hung.mirror(SHRUG_BACK), "accent", 0.2, sewing.BACK)
    return hung.shown([body.thing, *edges, *over, back, *tassel(body, 16.0), *hung.hanger(29.2, 4.8, 1.3)], share=0.86)


def tassel(body, y):
    """Two cords from the edges, tied, with a tassel at their ends."""
    reach = float(petals(y))
    start = [body.on(side * reach, y, 0.2)[0] for side in (-1, 1)]
    middle = (start[0] + start[1]) / 2 + numpy.array([0, -1.0, 0.5])
    material = cloth("accent")
    cords = [rod([tuple(at), tuple(middle)], 0.14, material) for at in start]
    low = middle + numpy.array([0.1, -3.4, 0.1])
    threads = [rod([tuple(low), tuple(low + numpy.array([0.16 * k, -3.0, 0.1 * (k % 2)]))], 0.13, material) for k in range(-3, 4)]
    return [*cords, rod([tuple(middle), tuple(low)], 0.14, material), ball(0.42, material, tuple(middle)), ball(0.55, material, tuple(low)), *threads]


STAND = [(3.4, 32.4), (3.9, 30.4)]
ARMHOLE = [(11.6, 28.8), (10.0, 24.2), (10.8, 20.2), (13.4, 17.6)]
WAISTCOAT = [
    ("open", [(0, 31.4), STAND[0]]),
    ("seam", STAND),
    ("seam", [(3.9, 30.4), (8.0, 29.8), (11.6, 28.8)]),
    ("open", ARMHOLE),
    ("seam", [(13.4, 17.6), (11.6, 8.0), (14.2, -5.4)]),
    ("open", [(14.2, -5.4), (0, -6.2)]),
]


def tailored(x, y, side):
    """Princess seams from the armholes, the edge of the front and the foot of the collar."""
    seam = 4.4 + 5.4 * numpy.clip((y - 12) / 12, 0, 1) ** 1.6 + 0.12 * numpy.clip(4 - y, 0, 12)
    princess = -0.24 * numpy.exp(-(((numpy.abs(x) - seam) / 0.2) ** 2)) * (y < 24)
    front = -0.3 * numpy.exp(-(((x - 1.3) / 0.2) ** 2)) * (side > 0)
    foot = 29.4 + 0.3 * numpy.abs(x)
    return princess + front - 0.34 * numpy.exp(-(((y - foot) / 0.22) ** 2)) * (numpy.abs(x) < 4.2)


def waistcoat_front():
    """Raw silk with a standing collar, cast buttons and welt pockets."""
    silk = textile.woven(95, roughness=0.62, sheen=0.6)
    body = hung.sewn(WAISTCOAT, WAISTCOAT, silk, hung.shoulders(10.4, 30.2), relief=together(tailored, creased(5, 0.22, 20, -6)), air=230, air_at=away_from_hem(-6), bend=0.25, seed=163)
    edges = [hung.piping(body, placed(ARMHOLE, side), "body", 0.26) for side in (-1, 1)]
    welts = [sewing.patch(body, placed([(5.4, 0.4), (11.2, 1.4), (11.2, 2.9), (5.4, 1.9)], side), cloth("body", weave=95), 0.1, 0.22) for side in (-1, 1)]
    welts.append(sewing.patch(body, [(5.0, 17.2), (9.0, 17.9), (9.0, 19.1), (5.0, 18.4)], cloth("body", weave=95), 0.1, 0.2))
    buttons = [hung.button(body, 0, 28.2 - 5.2 * i, "accent", 0.62) for i in range(7)]
    collar = hung.piping(body, hung.mirror([(0, 31.4), STAND[0]]), "body", 0.24)
    return hung.shown([body.thing, *edges, *welts, collar, *buttons, *hung.hanger(32.0, 3.2, 1.2)], share=0.8, high=1.0)


ROBE_NECK = [(0, 9.0), (2.4, 20.0), (4.8, 30.4)]
ROBE_SLEEVE = (25.6, 1.4), (19.2, -0.8)
ROBE = shirt_cut((13.6, 27.6), ROBE_SLEEVE, [(14.4, 16.4), (13.2, 6.0), (15.4, -10.0), (17.6, -26.0)], [(17.6, -26.0), (9.0, -27.4), (0, -27.8)], ROBE_NECK)
ROW = 1.5


def palms(x, y, far):
    """Palms in offset rows: a stem below a fan of leaves."""
    row = numpy.floor(y / 4.4)
    px, py = ((x + (row % 2) * 2.1) % 4.2) - 2.1, (y % 4.4) - 2.2
    r, turn = numpy.hypot(px, py), numpy.arctan2(px, py)
    leaf = (numpy.cos(turn * 7) > 0.1) & (r < 1.25 - 0.25 * numpy.abs(turn)) & (numpy.abs(turn) < 1.9) & (r > 0.12)
    stem = (numpy.abs(px - 0.06 * py) < 0.13) & (py < 0) & (py > -1.4)
    return (leaf | stem).astype(numpy.float32)


def wadded(x, y, side):
    """Quilted in lines, between which the wadding swells."""
    return 0.18 * numpy.abs(numpy.sin(numpy.pi * y / ROW)) ** 0.6


def robe_front():
    """Wrapped and tied, with a shawl collar, patch pockets and turned-back cuffs."""
    body = hung.sewn(
        *ROBE, textile.woven(110), hung.shoulders(11.0, 30.8), palms, together(wadded, creased(6, 0.4, 8, -28)), hung.gathers(5, 1.0, 8, -28), air=150,
        air_at=away_from_hem(-28), flare=(8.0, 60.0), bend=0.15, seed=165,
    )  # fmt: skip
    cotton, edge = cloth("body", weave=110), cloth("accent", weave=110)
    shawl = [(0.2, 8.6), (4.4, 15.0), (7.6, 23.0), (7.0, 29.4), (5.0, 30.6), (3.8, 27.6), (2.4, 20.4)]
    parts = [sewing.patch(body, placed(shawl, side), edge, 0.3 + 0.2 * (side > 0), 0.4) for side in (-1, 1)]
    parts += cuff(body, ROBE_SLEEVE, 3.6, edge)
    for side in (-1, 1):
        parts.append(sewing.patch(body, placed([(4.4, -10.6), (11.6, -10.6), (11.6, -2.4), (4.4, -2.4)], side), cotton, 0.16, 0.24))
        parts.append(hung.piping(body, placed([(4.4, -2.6), (11.6, -2.6)], side), "accent", 0.24, lift=0.5))
    parts.append(hung.piping(body, [(0.4, 6.0), (1.0, -8.0), (1.6, -27.6)], "accent", 0.22, lift=0.12))
    parts.append(sewing.patch(body, [(-13.6, 6.0), (13.6, 6.0), (13.6, 8.6), (-13.6, 8.6)], edge, 0.3, 0.26))
    back = hung.piping(body, hung.mirror(SHIRT_BACK), "accent", 0.5, sewing.BACK)
    return hung.shown([body.thing, *parts, *bow(body, -1.0, 7.3), back, *hung.hanger(29.2, 4.8, 1.3)], share=0.86)


NEGATIVES = {
    "robe.front": robe_front,
    "shrug.front": shrug_front,
    "waistcoat.front": waistcoat_front,
}
