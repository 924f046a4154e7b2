"""Sarees on a form, with the pallu pleated on the left shoulder or open in front, and from behind; sarees and dupattas from near."""

import math

import bpy
import cv2
import numpy

import stage
from models import borders, weaves
from models.drapes import form, tassels
from models.dressform import blouse, fabric, printed
from models.saree_shapes import nivi_fall, nivi_front, pallu_behind, pallu_front, petticoat, skirt
from pigments import cloth
from shapes import rod


def piece(places, design, weave, far, along, end=None, across=None, thick=0.16):
    """A cloth with its woven edges; distances are given for each of its places and are drawn finer."""
    values = borders.woven(design, *[None if one is None else finer(one) for one in (far, along, end, across)])
    return fabric(places, weave(values), thick)


def finer(values, width=2200):
    rows, columns = values.shape
    return cv2.resize(numpy.ascontiguousarray(values, numpy.float32), (width, round(width * rows / columns)), interpolation=cv2.INTER_LINEAR)


def on_set(pieces, grids, parts, design, weave, yaw):
    """Weaves the pieces, puts them on the set with the other parts and answers where they are printed."""
    things = [piece(one[0], design, weave, *one[1:]) for one in pieces]
    parts = [*things, *form(), *parts, *tassels(pieces[-1][0], cloth("accent"))]
    stage.fit(parts, width=1.75, height=2.2)
    if stage.camera(parts, pitch=5.0, share=0.86, yaw=yaw) is None:
        return []
    prints = []
    for thing, one, grid in zip(things, pieces, grids):
        is_printed = borders.inner(design, one[1], one[3] if len(one) > 3 else None)
        # What lies behind the form is not printed.
        is_printed = is_printed & ((numpy.abs(numpy.arctan2(one[0][..., 0], -one[0][..., 1])) < 1.9) | (one is not pieces[0]))
        prints.append(below_others(printed(thing, one[0], is_printed, *grid)))
    return prints


def pleated(design, weave, parts):
    """The pallu in pleats on the left shoulder, its end behind it."""
    return on_set((skirt(), nivi_front(), nivi_fall()), ((13, 72), (18, 46), (12, 30)), parts, design, weave, -4.0)


def open_front(design, weave, parts):
    """The pallu comes over the right shoulder and lies open in front."""
    return on_set((skirt(), pallu_front()), ((13, 72), (24, 48)), parts, design, weave, 4.0)


def behind(design, weave, parts):
    return on_set((skirt(0), pallu_behind()), ((10, 44), (24, 48)), parts, design, weave, 6.0)


def below_others(place):
    """A piece lies so close on another that both would be printed; what is covered is moved back along the camera's view."""
    eye, scene = bpy.context.scene.camera.location, bpy.context.scene
    deps, thing = bpy.context.evaluated_depsgraph_get(), place["thing"]
    points = []
    for point in place["points"]:
        way = thing.matrix_world @ point - eye
        is_hit, _, _, _, other, _ = scene.ray_cast(deps, eye, way.normalized(), distance=way.length - 0.004)
        is_covered = is_hit and other.name != thing.name
        points.append(thing.matrix_world.inverted() @ (eye + way * (1 + 0.1 / way.length)) if is_covered else point)
    return {**place, "points": points}


def near(design, weave):
    """The border and the cloth above it lie on the end, whose tassels are seen."""
    v, u = numpy.mgrid[1:0:440j, 0:1:460j]
    x, y = (u - 0.5) * 46, v * 40
    roll = 1.2 * numpy.sin(x * 0.3 + y * 0.22 + 0.6) + 0.5 * numpy.sin(x * 0.2 - y * 0.34 + 2.0) + 0.25 * numpy.sin(x * 0.62 + y * 0.5)
    edge = 0.6 * numpy.exp(-((y / 3.0) ** 2)) * (1 + numpy.sin(x * 0.42))
    turn = math.radians(6)
    upper = numpy.stack([x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn) - 8.5 + 0.25 * numpy.sin(x * 0.5), 2.2 + roll + edge], -1)
    top = piece(upper, design, weave, y, x + 20)
    y = v * 35
    ends = numpy.stack([x, y - 18.0 + 0.2 * numpy.sin(x * 0.4), 0.3 + 0.3 * numpy.sin(x * 0.5 + y * 0.2) + 0.2 * numpy.sin(y * 0.5)], -1)
    lower = piece(ends, design, weave, 40 + 0 * x, x + 20, y, x + 20)
    parts = [lower, *fringe(ends[-1][::11])]
    stage.fit([top, *parts], width=2.4, height=3.0, lie=True)
    stage.camera(parts, pitch=66, share=0.99, yaw=0, fills=True)
    prints = [printed(top, upper, borders.inner(design, v * 40), 16, 16)]
    # Cloth above a long end lies below the upper piece.
    is_seen = borders.inner(design, 40 + 0 * x, y) & (y < 11)
    return [*prints, below_others(printed(lower, ends, is_seen, 6, 16))] if is_seen.any() else prints


def fringe(places):
    """Tassels that lie before an edge."""
    thread = cloth("accent", roughness=0.6)
    return [rod([(x, y + 0.3, 0.5), (x + 0.1, y - 0.8, 0.6), (x + 0.3 * math.sin(i * 2.1), y - 3.2, 0.2)], [0.1, 0.28, 0.16], thread) for i, (x, y, _) in enumerate(places)]


def cotton(values):
    return weaves.patterned(values, 0.0, 0.35, 0.6)


def silk(values):
    return weaves.patterned(values, 0.45, 0.7, 0.38)


def organza(values):
    return weaves.patterned(values, 0.15, 0.2, 0.4, clear=0.5)


NEGATIVES = {
    "saree.front": lambda: pleated("bricks", cotton, blouse("body")),
    "saree.detail": lambda: behind("bricks", cotton, blouse("body", backwards=True)),
    "saree.texture": lambda: near("bricks", cotton),
    "open-saree.front": lambda: open_front("line", cotton, blouse("accent")),
    "open-saree.detail": lambda: behind("line", cotton, blouse("accent", backwards=True)),
    "open-saree.texture": lambda: near("line", cotton),
    "silk-saree.front": lambda: open_front("brocade", silk, blouse("body", 0.3)),
    "silk-saree.detail": lambda: behind("brocade", silk, blouse("body", 0.3, backwards=True)),
    "silk-saree.texture": lambda: near("brocade", silk),
    "kanjivaram-saree.front": lambda: pleated("korvai", silk, blouse("accent", 0.3)),
    "kanjivaram-saree.detail": lambda: behind("korvai", silk, blouse("accent", 0.3, backwards=True)),
    "kanjivaram-saree.texture": lambda: near("korvai", silk),
    "organza-saree.front": lambda: pleated("scallop", organza, [*blouse("accent", 0.2), petticoat()]),
    "organza-saree.detail": lambda: behind("scallop", organza, [*blouse("accent", 0.2, backwards=True), petticoat()]),
    "organza-saree.texture": lambda: near("scallop", organza),
    "dupatta.texture": lambda: near("plain", cotton),
}
