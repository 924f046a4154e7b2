"""Sarees and dupattas on a form, in centimetres."""

import math

import bpy
import numpy
from mathutils import Vector

import stage
import textile
from models import fabrics, hung
from pigments import cloth, matte
from shapes import add, lathe

# Height, half width and half depth of the form; the floor is at -62.
FORM = [(-62, 24.0, 17.0), (-40, 21.0, 15.0), (-12, 18.6, 12.6), (2, 17.6, 12.4), (12, 14.6, 10.6), (20, 12.6, 9.4), (28, 13.4, 10.2), (36, 15.2, 12.0), (42, 15.4, 11.0), (47, 14.2, 8.4), (50, 10.0, 6.6), (52, 5.6, 5.4), (60, 5.0, 4.9)]
HEIGHTS, WIDTHS, DEPTHS = (numpy.array(line, float) for line in zip(*FORM))


def half_width(z):
    return numpy.interp(z, HEIGHTS, WIDTHS)


def half_depth(z):
    return numpy.interp(z, HEIGHTS, DEPTHS)


def surface(places, material, printed=None, thick=0.18, scale=1.0, name="drape"):
    """A mesh over a grid of places (rows, columns, xyz)."""
    rows, columns, _ = places.shape
    index = numpy.arange(rows * columns).reshape(rows, columns)
    faces = numpy.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(places.reshape(-1, 3).tolist(), [], faces.tolist())
    across = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(places[rows // 2], axis=0), axis=1))])
    along = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(places[:, columns // 2], axis=0), axis=1))])
    u, v = numpy.meshgrid(across, along)
    uv = mesh.uv_layers.new(name="UVMap")
    flat = numpy.stack([u, v], -1).reshape(-1, 2)[faces.ravel()] / 60 * scale
    uv.data.foreach_set("uv", flat.astype(numpy.float32).ravel())
    layer = mesh.attributes.new("print", "FLOAT", "POINT")
    if printed is not None:
        layer.data.foreach_set("value", printed.astype(numpy.float32).ravel())
    thing = add(mesh, material, name)
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = thick, 0
    return thing


def print_place(thing, places, step=9):
    """Every so many places of a grid, for the print."""
    rows = sorted({*range(0, places.shape[0], step), places.shape[0] - 1})
    columns = sorted({*range(0, places.shape[1], step), places.shape[1] - 1})
    own = places[numpy.ix_(rows, columns)]
    width = float(numpy.linalg.norm(numpy.diff(own[len(rows) // 2], axis=0), axis=1).sum())
    height = float(numpy.linalg.norm(numpy.diff(own[:, len(columns) // 2], axis=0), axis=1).sum())
    points = [Vector(place) for row in own for place in row]
    return {"thing": thing, "points": points, "columns": len(columns) - 1, "rows": len(rows) - 1, "aspect": width / height, "width": width, "what": "print"}


def band(value, low, high):
    return ((value > low) & (value < high)).astype(float)


def border(far):
    """A woven edge: two lines and a broad band; `far` is the distance from the edge."""
    return numpy.maximum.reduce([band(far, 0.3, 0.9), band(far, 1.5, 5.6), band(far, 6.2, 6.7), band(far, 7.4, 7.7)])


def skirt(material):
    """Wrapped and pinned, its pleats falling in front."""
    angle = numpy.linspace(-math.pi * 0.86, math.pi * 0.86, 620)
    z = numpy.linspace(14.5, -61.6, 330)
    a, h = numpy.meshgrid(angle, z)
    down = numpy.clip((14.5 - h) / 76, 0, 1)
    pleated = numpy.exp(-(((a - 0.08) / 0.34) ** 4))
    fold = numpy.sin((a - 0.08) * 40 + 0.5 * numpy.sin(h * 0.05)) * (0.5 + 1.5 * down) * pleated
    soft = numpy.sin(a * 9 + 0.05 * h + 1.2) * 1.2 * down**1.2 * (1 - pleated)
    pull = 0.55 * numpy.sin((h * 0.5 + a * 16)) * numpy.exp(-(((h - 2) / 10) ** 2)) * (1 - pleated)
    out = 1.0 + (fold + soft + pull + 1.1) / 16
    flare = 1 + 0.1 * down**2
    places = numpy.stack([half_width(h) * out * flare * numpy.sin(a), -half_depth(h) * out * flare * numpy.cos(a), h + 1.0 * pleated * down * 0], -1)
    return surface(places, material, border(h + 61.6)), places


# The upper and the lower edge of the cloth from the right hip over the left shoulder: across, height and distance from the form.
UPPER = [(-16.5, 12.0, 0.9), (-13.0, 19.0, 1.0), (-6.0, 28.0, 1.3), (1.5, 37.0, 1.6), (6.2, 44.0, 1.2), (8.2, 49.4, 0.8)]
LOWER = [(8.0, 5.0, 1.5), (13.2, 10.5, 1.2), (14.0, 20.0, 1.1), (15.0, 30.0, 1.2), (15.4, 40.0, 1.0), (14.8, 46.8, 0.9)]


def rail(points, count):
    at = numpy.array(points, float)
    from models.ribbon import smooth_line

    line = smooth_line(at, 30)
    along = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(line, axis=0), axis=1))])
    stops = numpy.linspace(0, along[-1], count)
    return numpy.stack([numpy.interp(stops, along, line[:, k]) for k in range(3)], 1)


def on_form(x, z, off):
    """The front of the form there, and `off` before it."""
    wide = half_width(z) * 1.02
    share = numpy.clip(numpy.abs(x) / wide, 0, 0.995)
    y = -half_depth(z) * numpy.sqrt(1 - share**2) - off
    return numpy.stack([x, y, z], -1)


def folds(phase):
    """Round ridges with narrow valleys, as cloth falls; from -1 to 1."""
    return 2 * numpy.abs(numpy.sin(phase / 2)) ** 0.8 - 1


def pallu_front(material):
    """Pleated at the shoulder; the pleats run out into a few soft folds across the hip."""
    count, across = 280, 220
    one, two = rail(UPPER, count), rail(LOWER, count)
    t = numpy.linspace(0, 1, across)[None, :, None]
    mixed = one[:, None] * (1 - t) + two[:, None] * t
    s = numpy.linspace(0, 1, count)[:, None]
    t = t[..., 0]
    near = numpy.clip((s - 0.3) / 0.6, 0, 1)
    near = near * near * (3 - 2 * near)
    pleats = folds(t * 2 * math.pi * 6 + 0.6 + 0.5 * numpy.sin(s * 5)) * 0.62
    soft = folds(t * 2 * math.pi * 2.6 - 1.3 * s + 0.9 + 0.5 * numpy.sin(t * 5 + s * 4)) * 0.8 * numpy.sin(math.pi * numpy.clip(s * 1.1 + 0.12, 0, 1)) ** 0.7
    ripple = near * pleats + (1 - near) * soft
    sag = 1.7 * numpy.sin(math.pi * s) ** 1.2 * t * (1.4 - 0.4 * t)
    places = on_form(mixed[..., 0], mixed[..., 1] - sag, mixed[..., 2] + 0.8 + ripple)
    far = numpy.minimum(t, 1 - t) * numpy.linalg.norm(two - one, axis=1)[:, None]
    return surface(places, material, border(far * (0.75 + 0.9 * s))), places


def pallu_fall(material):
    """Over the shoulder, then in loose folds behind it to the knee, its end heavy with the accent."""
    rows, across = 320, 240
    s = numpy.linspace(0, 1, rows)[:, None]
    t = numpy.linspace(0, 1, across)[None]
    loose = numpy.interp(s, [0, 0.12, 0.4, 1], [0.0, 0.12, 0.6, 1.0])
    left = numpy.interp(s, [0, 0.05, 0.14, 1], [8.2, 8.4, 8.8, 6.0]) + 0.8 * loose * numpy.sin(s * 7)
    right = numpy.interp(s, [0, 0.05, 0.14, 0.3, 0.6, 1], [14.8, 15.6, 17.6, 22.0, 28.0, 33.0]) + 1.1 * loose * numpy.sin(s * 6 + 1.4)
    phase = t * 2 * math.pi * 4.2 + 0.4 + loose * (1.1 * numpy.sin(s * 3.1 + 0.4) + 0.6 * numpy.sin(s * 6.3 + t * 3))
    ripple = folds(phase) * numpy.interp(s, [0, 0.15, 0.5, 1], [0.5, 0.8, 1.7, 2.6])
    x = left * (1 - t) + right * t - loose * 0.7 * numpy.sin(phase)
    z = numpy.interp(s, [0, 0.03, 0.07, 0.11, 1], [48.6, 50.0, 49.4, 46.5, -34.0]) - (t - 0.2) * numpy.interp(s, [0, 0.1, 1], [2.6, 2.0, -7.0])
    z = z + 0.7 * loose * ripple * s
    y = numpy.interp(s, [0, 0.03, 0.07, 0.12, 0.5, 1], [-8.2, -4.0, 3.5, 9.0, 12.5, 13.5])
    places = numpy.stack([x, y - ripple, z], -1)
    far = numpy.minimum(t, 1 - t) * (right - left)
    end = (1 - s) * 84 + 0 * t
    marks = numpy.maximum.reduce([border(far * 1.1), band(end, 0.6, 9.0), band(end, 9.8, 10.4), band(end, 11.4, 14.2), band(end, 15.0, 15.5)])
    return surface(places, material, marks), places


def tassels(places, material):
    """Knotted threads along the end of a fall."""
    from shapes import rod

    end = places[-1][:: max(1, places.shape[1] // 15)]
    return [rod([tuple(p), (p[0], p[1], p[2] - 1.6), (p[0] + 0.2, p[1], p[2] - 3.4)], [0.18, 0.34, 0.1], material) for p in end]


def blouse(material):
    """A fitted one with a round neck and short sleeves."""
    angle = numpy.linspace(-math.pi, math.pi, 240)
    h = numpy.linspace(26.5, 50.6, 120)
    a, z = numpy.meshgrid(angle, h)
    places = numpy.stack([half_width(z) * 1.035 * numpy.sin(a), -half_depth(z) * 1.035 * numpy.cos(a), z], -1)
    body = surface(places, material, band(z - 26.5, 0.4, 1.6) * 0, 0.2)
    x, front = places[..., 0], places[..., 1] < 0
    open_ = (z > numpy.where(front, 41.2, 45.5) + (x / 6.4) ** 4 * 3.4) & (numpy.abs(x) < 8.6)
    import bmesh

    build = bmesh.new()
    build.from_mesh(body.data)
    build.verts.ensure_lookup_table()
    bmesh.ops.delete(build, geom=[build.verts[int(i)] for i in numpy.nonzero(open_.ravel())[0]], context="VERTS")
    build.to_mesh(body.data)
    build.free()
    parts = [body]
    for side in (-1, 1):
        sleeve = lathe([(4.7, 0), (4.9, 0.5), (5.2, 5), (5.0, 9.5), (3.6, 12.5), (1.0, 13.6)], material, bevel=0.4, scale=(0.82, 1.05))
        sleeve.location, sleeve.rotation_euler = (side * 18.2, 0.4, 35.6), (0, side * math.radians(-18), 0)
        parts.append(sleeve)
    return parts


def form():
    skin = matte("backdrop", 0.7, 0.2, grain=(40, 0.04), factor=0.86)
    angle = numpy.linspace(-math.pi, math.pi, 160)
    a, z = numpy.meshgrid(angle, numpy.linspace(-20, 60, 160))
    places = numpy.stack([half_width(z) * numpy.sin(a), -half_depth(z) * numpy.cos(a), z], -1)
    cap = lathe([(0, 0), (5.0, 0), (4.6, 0.8), (0, 1.2)], skin, bevel=0.3, scale=(1, 0.98))
    cap.location = (0, 0, 59.8)
    knob = lathe([(0, 0), (1.3, 0), (1.6, 1.2), (0.8, 2.4), (0, 2.6)], matte("backdrop", 0.45, factor=0.5), bevel=0.3)
    knob.location = (0, 0, 60.6)
    return [surface(places, skin), cap, knob]


def petticoat():
    """Worn below a saree that can be seen through, nearly to the floor."""
    angle, z = numpy.meshgrid(numpy.linspace(-math.pi, math.pi, 160), numpy.linspace(15.0, -59.0, 120))
    places = numpy.stack([half_width(z) * 0.9 * numpy.sin(angle), -half_depth(z) * 0.9 * numpy.cos(angle), z], -1)
    return surface(places, cloth("body", roughness=0.8, factor=0.8))


def saree(weave, below=()):
    lower, lower_places = skirt(weave)
    over, over_places = pallu_front(weave)
    fall, fall_places = pallu_fall(weave)
    parts = [lower, over, fall, *below, *form(), *blouse(cloth("accent", weave=150, roughness=0.6, sheen=0.6)), *tassels(fall_places, cloth("accent"))]
    stage.fit(parts, width=1.75, height=2.2)
    if stage.camera(parts, pitch=5.0, share=0.86, yaw=-4.0) is None:
        return []
    return [below_others(print_place(*piece)) for piece in ((lower, lower_places), (over, over_places), (fall, fall_places))]


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


def saree_front():
    return saree(textile.woven(150, sheen=0.7, roughness=0.55))


def silk_saree_front():
    return saree(fabrics.silk())


def organza_saree_front():
    return saree(fabrics.sheer(fabrics.silk(0.2), 0.56), [petticoat()])


def dupatta(material):
    """Hung in folds over a rail, its two ends at different heights."""
    parts, places_of = [], []
    for x, wide, top, low, depth, seed in ((-5.5, 17.0, 30.0, -24.0, -1.6, 0.0), (7.6, 15.0, 30.0, -10.0, -1.2, 1.4)):
        rows, across = 280, 190
        s = numpy.linspace(0, 1, rows)[:, None]
        t = numpy.linspace(0, 1, across)[None]
        open_ = 0.78 + 0.22 * s**0.7
        px = x + (t - 0.5) * wide * open_ + 0.5 * numpy.sin(s * 3 + seed)
        over = numpy.clip(1 - s * 22, 0, 1)
        pz = top - (top - low) * numpy.clip(s - 0.03, 0, 1) / 0.97 + 0 * t
        pz = pz - over**2 * 1.2
        ripple = numpy.sin(t * 2 * math.pi * (4.5 if wide > 16 else 3.8) + seed + 0.5 * numpy.sin(s * 4)) * (0.75 + 0.5 * s)
        py = depth + ripple + over**1.5 * 2.6
        places = numpy.stack([px + 0 * pz, py, pz], -1)
        end = (1 - s) * (top - low) + 0 * t
        far = numpy.minimum(t, 1 - t) * wide * 1.25 + 0 * s
        marks = numpy.maximum.reduce([band(far, 0.2, 1.5), band(end, 0.5, 4.6), band(end, 5.3, 5.8), band(end, 6.6, 8.2)])
        piece = surface(places, material, marks, 0.16)
        parts += [piece, *tassels(places, cloth("accent"))]
        places_of.append((piece, places))
    rail_ = lathe([(0, 0), (0.55, 0), (0.55, 42), (0, 42)], matte("backdrop", 0.45, factor=0.5), bevel=0.2)
    rail_.location, rail_.rotation_euler = (-21, 0.6, 29.4), (0, math.radians(90), 0)
    ends = []
    for x in (-21, 21):
        ball_ = lathe([(0, 0), (1.1, 0.3), (1.1, 1.5), (0, 1.8)], matte("backdrop", 0.4, factor=0.42), bevel=0.3)
        ball_.location, ball_.rotation_euler = (x - (1.8 if x < 0 else 0), 0.6, 29.4), (0, math.radians(90), 0)
        ends.append(ball_)
    things = [*parts, rail_, *ends]
    root = stage.fit(things, width=1.75, height=2.2)
    behind = root.location.y + 4.4 * root.scale.y
    root.location.z += 0.6
    bpy.context.view_layer.update()
    if stage.camera(things, pitch=3, share=0.74) is not None:
        hung.wall(behind)
    return [print_place(piece, places) for piece, places in places_of]


NEGATIVES = {
    "saree.front": saree_front,
    "silk-saree.front": silk_saree_front,
    "organza-saree.front": organza_saree_front,
    "dupatta.front": lambda: dupatta(textile.woven(150, sheen=0.5, roughness=0.6)),
    "tissue-dupatta.front": lambda: dupatta(fabrics.sheer(fabrics.silk(0.45, 0.3), 0.12)),
    "net-dupatta.front": lambda: dupatta(fabrics.sheer(textile.woven(60, sheen=0.3), 0.5)),
}
