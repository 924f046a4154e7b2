"""Boxes of gifts."""

import stage
from mathutils import Vector
from models.ribbon import discs
from pigments import cloth, matte
from shapes import box, group, superellipse

LONG, DEEP, HIGH = 27.4, 13.4, 2.7
BAND, TOP = 5.6, 3.46


def flecked(first, second, scale=9.0, share=0.62, factor=1.0):
    """Soap with ground leaves or seeds in it."""

    def specks(tree):
        coords, noise, step = (tree.nodes.new(kind) for kind in ("ShaderNodeTexCoord", "ShaderNodeTexNoise", "ShaderNodeMath"))
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, 2.0
        step.operation, step.inputs[1].default_value = "GREATER_THAN", share
        tree.links.new(coords.outputs["Object"], noise.inputs["Vector"])
        tree.links.new(noise.outputs["Fac"], step.inputs[0])
        return step.outputs[0]

    return cloth(first, roughness=0.5, sheen=0.0, factor=factor, second=second, pattern=specks)


def bars():
    """Seven soaps side by side, each of another colour."""
    waxy = dict(roughness=0.46, specular=0.45, grain=(3, 0.06))
    soaps = (
        matte("body", factor=0.26, **waxy), matte("accent", factor=1.2, **waxy), flecked(0.66, "accent", 6.0, 0.66), matte("body", factor=1.2, **waxy),
        matte(0.74, **waxy), matte("accent", factor=0.5, **waxy), flecked("body", 0.1, 8.0, 0.66),
    )  # fmt: skip
    shape = dict(power=5.0, bevel=0.62, rows=[(0.95, 0), (1, 1.4), (0.95, 2.9)])
    return [superellipse(3.5, DEEP - 1.5, 2.9, soap, at=((i - 3) * 3.76, 0, 0.5), **shape) for i, soap in enumerate(soaps)]


def tray():
    board = matte("body", 0.92, 0.1, grain=(34, 0.22))
    walls = [box(LONG, 0.34, HIGH, board, bevel=0.08, at=(0, side * (DEEP - 0.34) / 2, 0)) for side in (-1, 1)]
    walls += [box(0.34, DEEP - 0.7, HIGH, board, bevel=0.08, at=(side * (LONG - 0.34) / 2, 0, 0)) for side in (-1, 1)]
    return [box(LONG - 0.4, DEEP - 0.4, 0.4, board, bevel=0.05), *walls]


def sleeve(paper, ink):
    """A printed band of paper around the tray."""
    top = box(LONG + 0.5, BAND, 0.1, paper, bevel=0.04, at=(0, 0, TOP - 0.1))
    parts = [top, *[box(0.1, BAND, TOP, paper, bevel=0.04, at=(side * (LONG + 0.4) / 2, 0, 0)) for side in (-1, 1)]]
    flowers = []
    for i in range(37):
        for side in (-1, 1):
            x, y = (i - 18) * 0.74, side * (BAND / 2 - 0.55)
            flowers += [(x, y, TOP + 0.012), (x + 0.37, y + side * 0.24, TOP + 0.012)]
    parts.append(discs(flowers, [(0, 0, 1)] * len(flowers), 0.15, ink, cupped=0.0))
    parts += [box(LONG + 0.3, 0.1, 0.02, ink, bevel=0, at=(0, side * (BAND / 2 - 0.98), TOP)) for side in (-1, 1)]
    return top, parts


def soap_box_front():
    band, parts = sleeve(matte("accent", 0.8, 0.15, grain=(60, 0.08)), matte(0.78, 0.9))
    parts += tray() + bars()
    group(parts, (0, 0, 0), (0, 0, 180))
    stage.fit(parts, width=1.9, height=2.3, lie=True)
    stage.camera(parts, pitch=56, share=0.66, yaw=148)
    return [printed_on(band, 14.0, 3.0, 0.45)]


def printed_on(band, width, height, up, columns=16, rows=8):
    """The label on a flat top, `up` from its middle."""
    xs = [width * (i / columns - 0.5) for i in range(columns + 1)]
    ys = [up + height * (0.5 - i / rows) for i in range(rows + 1)]
    return {"thing": band, "points": [Vector((x, y, 0.1)) for y in ys for x in xs], "aspect": width / height, "on": "accent"}


NEGATIVES = {
    "soap-box.front": soap_box_front,
}
