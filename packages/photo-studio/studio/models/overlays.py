"""What is worn over other clothes: a floor-length shrug, a waistcoat with a standing collar and a quilted robe."""

import bmesh
import numpy

import textile
from models import fabrics, flatlay, hung, motifs, sewing
from models.creases import creased, together
from models.shirts import SHIRT_BACK, shirt_cut
from models.tops import away_from_hem, cut, placed
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


ROBE_NECK = [(0, 8.4), (2.2, 18.0), (4.8, 30.4)]
ROBE_SLEEVE, TURNED = ((27.0, 1.0), (20.0, -1.6)), [(20.0, -1.6), (27.2, 1.0), (25.7, 5.0), (18.5, 2.4)]
ROBE = shirt_cut((13.8, 27.4), ROBE_SLEEVE, [(14.6, 16.0), (14.0, 6.0), (15.8, -10.0), (19.6, -38.0)], [(19.6, -38.0), (9.8, -39.2), (0, -39.6)], ROBE_NECK)
ROW = 1.45


def palm(x, y):
    """A bent trunk below a crown of drooping fronds."""
    crown = motifs.stroke(x, y, [(-0.1, -0.95), (-0.04, -0.3), (0.06, 0.2)], 0.065)
    for out, up, fall in ((0.86, 0.16, -0.3), (0.7, 0.5, 0.2), (0.3, 0.8, 0.66)):
        for side in (-1, 1):
            crown = crown | motifs.stroke(x, y, [(0.06, 0.2), (0.06 + side * out * 0.55, up + 0.2), (0.06 + side * out, fall + 0.2)], 0.085)
    return crown


def quilted(x, y, side):
    """Long lines of stitches, between which the wadding swells."""
    return 0.24 * (numpy.abs(numpy.sin(numpy.pi * x / ROW)) ** 0.5 - 0.6) * numpy.abs(side) ** 0.5


def robe_front():
    """Wrapped and tied, with a shawl collar, patch pockets and turned-back cuffs."""
    body = flatlay.laid(*ROBE, textile.woven(110), motifs.scattered([palm], 4.7, 0.78), together(quilted, creased(6, 0.34, 8, -39), flatlay.rumpled(165, 0.2)), 1.5, 3.0, seed=165)
    edge = cloth("accent", weave=110)
    shawl = [(-0.9, 8.2), (2.8, 9.6), (6.2, 17.0), (7.8, 24.0), (7.0, 29.2), (5.0, 30.9), (3.9, 28.6), (2.4, 20.4)]
    parts = [sewing.patch(body, placed(shawl, side), edge, 0.3 + 0.35 * (side > 0), 0.4) for side in (-1, 1)]
    for side in (-1, 1):
        shape = placed([(4.6, -14.6), (12.4, -14.6), (12.4, -5.0), (4.6, -5.0)], side)
        hem = placed([(4.5, -6.8), (12.5, -6.8), (12.5, -4.8), (4.5, -4.8)], side)
        parts += [sewing.patch(body, placed(TURNED, side), edge, 0.4, 0.3), sewing.patch(body, shape, cloth("body", weave=110), 0.75, 0.3), sewing.patch(body, hem, edge, 1.1, 0.2)]
    parts.append(hung.piping(body, [(1.2, 6.0), (1.8, -12.0), (2.4, -39.2)], "accent", 0.26, lift=0.14))
    parts.append(sewing.patch(body, [(-14.5, 5.0), (14.5, 5.0), (14.5, 7.8), (-14.5, 7.8)], edge, 0.85, 0.34))
    back = sewing.patch(body, [*hung.mirror([(0, 28.2), (2.6, 28.5), (4.4, 29.4)]), *hung.mirror(SHIRT_BACK)[::-1]], edge, 0.1, 0.2)
    return hung.shown([body.thing, *parts, *knotted(body, -1.4, 6.4, edge), back, *hung.hanger(29.2, 4.8, 1.3)], share=0.86)


def knotted(body, x, y, material):
    """The ends of a belt that is tied once over: they hang from the knot, one longer."""
    ends = [[(x - 0.9, y), (x + 0.7, y + 0.2), (x - 1.6, y - 11.6), (x - 4.0, y - 11.2)], [(x - 0.5, y + 0.2), (x + 1.2, y), (x + 3.4, y - 8.6), (x + 1.0, y - 9.2)]]
    knot = [(x - 1.5, y - 1.5), (x + 1.3, y - 1.7), (x + 1.7, y + 1.5), (x - 1.2, y + 1.8)]
    return [sewing.patch(body, shape, material, lift, 0.4) for shape, lift in ((ends[0], 1.2), (ends[1], 1.3), (knot, 1.4))]


NEGATIVES = {
    "robe.front": robe_front,
    "shrug.front": shrug_front,
    "waistcoat.front": waistcoat_front,
}
