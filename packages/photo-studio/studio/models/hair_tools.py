"""A hair dryer and a comb."""

import math

import numpy

import labels
import stage
from models.ribbon import smooth_line
from pigments import gloss, matte, metal
from shapes import ball, box, group, lathe, rod, superellipse
from textile import polygon, sheet


def plug(dark):
    """A moulded plug with three round pins (type D), which lies on the set with the pin of the earth above."""
    steel = metal(0.78, 0.2)
    block = superellipse(3.9, 3.5, 3.5, dark, power=3.4, bevel=0.25, rows=[(0.3, 0), (0.4, 0.5), (0.7, 1.4), (0.95, 2.2), (1.0, 2.6), (1.0, 3.5)])
    boot = lathe([(0, -2.2), (0.36, -2.2), (0.44, -1.6), (0.36, -1.5), (0.5, -1.0), (0.42, -0.9), (0.6, -0.3), (0.66, 0.4), (0, 0.5)], dark, bevel=0.05)
    parts = [block, boot]
    for x, y, radius, reach in ((-0.95, -0.7, 0.27, 1.6), (0.95, -0.7, 0.27, 1.6), (0, 0.95, 0.34, 1.9)):
        parts.append(lathe([(0, 0), (radius, 0), (radius, reach - 0.1), (radius - 0.12, reach), (0, reach)], steel, bevel=0.06, at=(x, y, 3.4)))
    group(parts, (-2.6, -3.7, 1.75), (90, 0, -84))
    return parts


def dryer_front():
    """Its barrel lies along x, the nozzle to the left; the handle stands on the set."""
    shell, trim, dark = gloss("body", 0.24), gloss("accent", 0.28), matte(0.05, 0.6)
    barrel = [
        lathe([(0, 0.2), (1.5, 0.2), (2.3, 0.0), (2.75, 0.5), (2.85, 1.4), (2.9, 3.6), (2.6, 6.6), (2.15, 9.0), (2.05, 9.6), (1.8, 9.6), (1.75, 9.0)], shell, bevel=0.3),
        lathe([(2.62, 0.16), (2.8, 0.46), (2.78, 0.75), (2.6, 0.75)], trim, bevel=0.06),
        lathe([(2.06, 9.4), (2.2, 9.5), (2.2, 10.3), (2.02, 10.3)], metal(0.78, 0.22), bevel=0.06),
        lathe([(0, 8.6), (1.9, 8.6)], dark, bevel=0),
        *[lathe([(r, 0.02), (r + 0.1, -0.1), (r + 0.2, 0.02)], dark, bevel=0.02) for r in (0.4, 0.9, 1.4, 1.9)],
    ]
    nozzle = superellipse(4.1, 4.1, 3.6, trim, power=2.4, bevel=0.15, at=(0, 0, 10.2))
    for vertex in nozzle.data.vertices:
        t = vertex.co.z / 3.6
        vertex.co.x *= 1 + 0.42 * t
        vertex.co.y *= 1 - 0.66 * t
    mouth = superellipse(5.0, 0.9, 0.06, matte(0.02), power=4, bevel=0.02, at=(0, 0, 13.8))
    group([*barrel, nozzle, mouth], (3.6, 0, 13.2), (0, -90, 0))
    handle = [
        superellipse(3.1, 2.5, 10.6, shell, power=2.8, bevel=0.7, rows=[(0.86, 0), (0.95, 1.4), (0.98, 5.0), (1.12, 8.6), (1.3, 10.6)]),
        superellipse(2.62, 2.1, 1.0, trim, power=2.8, bevel=0.25, at=(0, 0, -0.5)),
        ball(0.9, trim, (0, 0, 10.0), (1.5, 1.66, 1.5)),
        box(1.1, 0.3, 2.0, trim, bevel=0.12, at=(0.05, -1.3, 6.0)),
        box(0.8, 0.2, 0.6, metal(0.8, 0.2), bevel=0.08, at=(0.05, -1.46, 6.9)),
        lathe([(0, 0), (0.5, 0), (0.42, 0.2), (0, 0.22)], gloss(0.75, 0.25), bevel=0.06),
    ]
    handle[5].location, handle[5].rotation_euler = (0.1, -1.42, 4.6), (math.pi / 2, 0, 0)
    group(handle, (0.9, 0, 0.5), (0, -6, 0))
    floor = [(0.9, 0.1, 0.5), (1.6, 0.7, 0.3), (4.4, 1.6, 0.26), (7.0, 0.4, 0.26), (6.8, -2.2, 0.26), (4.6, -3.4, 0.26), (2.6, -3.5, 0.4)]
    cord = rod([tuple(p) for p in smooth_line([*floor, (1.0, -3.3, 1.2), (-0.2, -3.44, 1.7), (-0.9, -3.52, 1.75)])], 0.26, dark)
    parts = [*barrel, nozzle, mouth, *handle, *plug(dark), cord]
    everything = [*{part.parent for part in parts if part.parent}, cord]
    group(everything, (0, 0, 0), (0, 0, 18))
    place = labels.on_plane(handle[0], 0.9, 1.0, 3.6, -1.3)
    place["what"] = "upright"
    stage.fit(parts)
    stage.camera(parts, pitch=10, share=0.66)
    return [place]


def grained():
    """Wood whose rings run along x."""
    wood = matte("body", 0.5, 0.35)
    tree = wood.node_tree
    node = tree.nodes["Principled BSDF"]
    coords, stretch, noise, bump = (tree.nodes.new(kind) for kind in ("ShaderNodeTexCoord", "ShaderNodeMapping", "ShaderNodeTexNoise", "ShaderNodeBump"))
    stretch.inputs["Scale"].default_value = (0.35, 5.0, 5.0)
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1.6, 5.0
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.5, 0.06
    tree.links.new(coords.outputs["Object"], stretch.inputs["Vector"])
    tree.links.new(stretch.outputs[0], noise.inputs["Vector"])
    tree.links.new(noise.outputs["Fac"], bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], node.inputs["Normal"])
    return wood


def comb_front():
    """Cut from one piece; its teeth are wide apart and rounded."""
    spine = lambda x: 4.5 - 0.011 * (x + 0.5) ** 2
    outline, teeth, pitch = [], 15, 1.14
    for i in range(teeth):
        middle = (i - (teeth - 1) / 2) * pitch
        half = 0.34 if 0 < i < teeth - 1 else 0.46
        foot = 0.2 + 0.006 * middle**2
        outline += [(middle - half, 2.0), (middle - half * 0.86, foot + 0.7), *[(middle + half * 0.62 * math.sin(a), foot + 0.32 - 0.32 * math.cos(a)) for a in numpy.linspace(-1.4, 1.4, 7)], (middle + half * 0.86, foot + 0.7), (middle + half, 2.0)]
        if i < teeth - 1:
            valley = middle + pitch / 2
            outline += [(valley - 0.12, 2.24), (valley + 0.12, 2.24)]
    end = (teeth - 1) / 2 * pitch + 0.46
    outline += [(end + 0.25, 2.6), (end + 0.2, 3.3), (end - 0.3, spine(end) - 0.08)]
    outline += [(x, spine(x)) for x in numpy.linspace(end - 0.7, -end + 0.7, 26)]
    outline += [(-end + 0.3, spine(-end) - 0.08), (-end - 0.2, 3.3), (-end - 0.25, 2.6)]
    width, depth, columns, rows = 18.6, 5.6, 1500, 452
    inside, far = polygon([(x, y - 2.4) for x, y in outline], width, depth, rows, columns)
    comb = sheet(0.75 * numpy.sqrt(1 - (1 - numpy.clip(far / 0.3, 0, 1)) ** 2), width, depth, grained(), inside=inside)
    group([comb], (0, 0, 0.05), (0, 0, 24))
    place = {"thing": comb, "points": [point for point in labels.on_top(comb, 1.0, 0.76)["points"]], "aspect": 4.6}
    place["points"] = [type(p)((p.x * 2.3 - 0.2, 0.95 + p.y * 0.5, 0.76)) for p in place["points"]]
    place["on"], place["what"] = "body", "stamp"
    stage.fit([comb], width=1.9, height=2.0, lie=True)
    stage.camera([comb], pitch=62, share=0.8)
    return [place]


NEGATIVES = {
    "comb.front": comb_front,
    "hair-dryer.front": dryer_front,
}
