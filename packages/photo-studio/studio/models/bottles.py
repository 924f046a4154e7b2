"""Skin, hair, fragrance, bath."""

import math

import labels
import stage
from pigments import gloss, glass, jelly, matte, metal
from shapes import ball, box, group, lathe, rod, superellipse


def shown(things, places=(), **camera):
    stage.fit(things)
    stage.camera(things, **camera)
    return list(places)


def on(place, pigment, what="full"):
    place["on"], place["what"] = pigment, what
    return place


def smear(material, length=7.0, width=2.2, thick=0.22, waves=3, at=(0, 0, 0)):
    """A stroke of cream on the floor, thicker at its sides."""
    import bmesh
    import bpy

    from shapes import add

    mesh = bpy.data.meshes.new("smear")
    build = bmesh.new()
    columns, rows = 150, 44
    grid = []
    for i in range(columns + 1):
        t = i / columns
        line = []
        half = width / 2 * (math.sin(math.pi * min(1, t * 1.02)) ** 0.28) * (1 + 0.05 * math.sin(t * 9 + 1) + 0.025 * math.sin(t * 31))
        for j in range(rows + 1):
            s = -1 + 2 * j / rows
            edge = max(0.0, 1 - abs(s) ** 8)
            ridge = 0.55 + 0.45 * abs(s) ** 3 + 0.16 * math.sin(s * 17 + t * 4) + 0.1 * math.sin(s * 41 + 2)
            rise = 1 + 0.9 * math.exp(-((t - 0.93) ** 2) / 0.004)
            line.append(build.verts.new((-length / 2 + t * length, s * half + 0.4 * math.sin(t * math.pi * waves / 2), thick * edge * ridge * rise * min(1, t * 9, (1 - t) * 22))))
        grid.append(line)
    for a, b in zip(grid, grid[1:]):
        for j in range(rows):
            build.faces.new((a[j], b[j], b[j + 1], a[j + 1]))
    build.to_mesh(mesh)
    build.free()
    thing = add(mesh, material, "smear")
    thing.location = at
    return thing


def swirl(material, at=(0, 0, 0), radius=2.6):
    """The surface of a full jar, stirred once."""
    import bmesh
    import bpy

    from shapes import add

    mesh = bpy.data.meshes.new("swirl")
    build = bmesh.new()
    rings, spokes = 60, 160
    lines = []
    for i in range(rings + 1):
        r = radius * i / rings
        line = []
        for j in range(spokes):
            a = 2 * math.pi * j / spokes
            k = r / radius
            wave = 0.16 * math.sin(k * 15 - a) * (1 - k) ** 0.4 + 0.42 * math.exp(-((k) ** 2) / 0.02)
            line.append(build.verts.new((r * math.cos(a), r * math.sin(a), wave * min(1, (1 - k) * 5))))
        lines.append(line)
    for a, b in zip(lines, lines[1:]):
        for j in range(spokes):
            k = (j + 1) % spokes
            build.faces.new((a[j], b[j], b[k], a[k]))
    bmesh.ops.remove_doubles(build, verts=build.verts, dist=1e-4)
    build.to_mesh(mesh)
    build.free()
    thing = add(mesh, material, "swirl")
    thing.location = at
    return thing


def dropper_bottle():
    return [
        lathe([(0, 0), (1.75, 0), (1.75, 5.4), (1.5, 6.0), (0.8, 6.4), (0.8, 7.0)], glass(0.98), bevel=0.3),
        lathe([(0, 0.22), (1.6, 0.22), (1.6, 5.0), (0, 5.0)], jelly("body", 0.03, 0.8), bevel=0.2),
        lathe([(0, 6.7), (1.0, 6.7), (1.0, 8.0), (0, 8.0)], metal(0.75, 0.2), bevel=0.1),
        lathe([(0, 7.9), (0.72, 7.9), (0.62, 9.0), (0.5, 10.2), (0, 10.4)], matte(0.05, 0.5, 0.4), bevel=0.3),
        lathe([(1.758, 1.3), (1.765, 1.3), (1.765, 3.9), (1.758, 3.9)], matte(0.86, 0.6, 0.3), bevel=0.005),
    ]


def dropper_front():
    parts = dropper_bottle()
    return shown(parts, [on(labels.on_cylinder(parts[4], 1.765, 1.38, 3.82, span=118), "ink")], pitch=8, share=0.72)


def dropper_detail():
    parts = [
        lathe([(0, 7.3), (1.0, 7.3), (1.0, 8.6), (0, 8.6)], metal(0.75, 0.2), bevel=0.1),
        lathe([(0, 8.5), (0.72, 8.5), (0.62, 9.6), (0.5, 10.8), (0, 11.0)], matte(0.05, 0.5, 0.4), bevel=0.3),
        lathe([(0.06, 2.2), (0.16, 2.7), (0.3, 3.0), (0.3, 7.4)], glass(0.98), bevel=0.08),
        lathe([(0, 2.4), (0.1, 2.7), (0.22, 3.0), (0.22, 5.6), (0, 5.6)], jelly("body", 0.05, 0.6), bevel=0.05),
        ball(0.3, jelly("body", 0.04, 0.6), (0, 0, 1.95), (0.8, 0.8, 1.15)),
        lathe([(0, 0.02), (1.9, 0.02), (2.1, 0.1), (1.7, 0.22), (0, 0.3)], jelly("body", 0.03, 0.5), bevel=0.08),
    ]
    return shown(parts, pitch=10, share=0.76)


def pump_bottle_front():
    parts = [
        superellipse(4.0, 3.0, 9.0, gloss("body", 0.28), power=2.8, bevel=0.5, rows=[(1, 0), (1, 7.9), (0.9, 8.6), (0.4, 9.0)]),
        lathe([(0, 8.8), (0.95, 8.8), (0.95, 9.9), (0, 9.9)], gloss("accent", 0.25), bevel=0.08),
        lathe([(0, 9.8), (0.34, 9.8), (0.34, 11.2), (0, 11.2)], gloss("accent", 0.25), bevel=0.03),
        superellipse(1.5, 1.3, 0.62, gloss("accent", 0.25), power=3, bevel=0.16, at=(0, 0, 11.1)),
        rod([(0, 0, 11.4), (-1.2, -0.2, 11.45), (-1.9, -0.3, 11.3), (-2.05, -0.32, 10.95)], 0.24, gloss("accent", 0.25)),
    ]
    place = labels.on_cylinder(parts[0], 1.96, 1.6, 7.2, span=88, depth=1.5)
    return shown(parts, [place], pitch=8, share=0.74)


def tube_part(at=(0, 0, 0), pigment="body"):
    import bmesh
    import bpy

    from shapes import add

    mesh = bpy.data.meshes.new("tube")
    build = bmesh.new()
    segments, height = 128, 11.0
    lines = []
    for row in range(49):
        t = row / 48
        z = 2.0 + t * height
        flat = t**1.5
        a0, b0 = 1.9 + 0.62 * flat, 1.9 * (1 - flat) + 0.05
        if t < 0.05:
            a0 = b0 = 1.15 + (1.9 - 1.15) * math.sin(t / 0.05 * math.pi / 2)
        lines.append([build.verts.new((a0 * math.cos(2 * math.pi * i / segments), b0 * math.sin(2 * math.pi * i / segments), z)) for i in range(segments)])
    for a, b in zip(lines, lines[1:]):
        for i in range(segments):
            j = (i + 1) % segments
            build.faces.new((a[i], a[j], b[j], b[i]))
    build.to_mesh(mesh)
    build.free()
    body = add(mesh, gloss(pigment, 0.3), "tube")
    crimp = box(5.05, 0.12, 1.0, gloss(pigment, 0.34), bevel=0.03, at=(0, 0, 12.7))
    ribs = [box(5.0, 0.14, 0.05, gloss(pigment, 0.34, factor=0.86), bevel=0.02, at=(0, 0, 12.86 + 0.16 * i)) for i in range(5)]
    cap = lathe([(0, 0), (1.62, 0), (1.5, 2.1), (0, 2.1)], gloss("accent", 0.22), bevel=0.12)
    parts = [body, crimp, cap, *ribs]
    return parts, group(parts, at)


def tube_front():
    parts, _ = tube_part()
    place = labels.on_plane(parts[0], 3.3, 4.4, 11.4, -1.15)
    return shown(parts, [on(place, "body", "upright")], pitch=6, share=0.74)


def tube_detail():
    parts, root = tube_part()
    root.rotation_euler = (math.radians(-86), 0, math.radians(-30))
    root.location = (-3.6, 3.8, 1.7)
    stroke = smear(gloss("body", 0.22, coat=0.3), 6.4, 2.0, 0.5, at=(1.8, -3.0, 0.0))
    return shown(parts + [stroke], pitch=38, share=0.9)


def jar_base(pigment="body"):
    return [
        lathe([(0, 0), (2.9, 0), (2.95, 0.5), (2.95, 2.6), (2.6, 2.9), (0, 2.9)], glass(0.97), bevel=0.35),
        lathe([(0, 0.5), (2.35, 0.5), (2.5, 1.2), (2.5, 2.8), (0, 2.8)], gloss(pigment, 0.3, factor=1.22), bevel=0.4),
    ]


def jar_front():
    parts = jar_base() + [
        lathe([(0, 2.85), (3.0, 2.85), (3.02, 3.0), (3.02, 4.5), (0, 4.55)], gloss("accent", 0.22), bevel=0.16),
    ]
    place = labels.on_cylinder(parts[1], 2.5, 0.85, 2.4, span=100)
    return shown(parts, [place], pitch=14, share=0.52)


def jar_detail():
    parts = jar_base() + [swirl(gloss("body", 0.26, coat=0.2), (0, 0, 2.85), 2.5)]
    lid = [lathe([(0, 0), (3.0, 0), (3.02, 0.15), (3.02, 1.6), (2.8, 1.6), (2.7, 0.3), (0, 0.3)], gloss("accent", 0.22), bevel=0.12)]
    group(lid, (4.1, 0.6, 2.0), (0, -62, 20))
    return shown(parts + lid, pitch=32, share=0.74)


def sheet_mask_front():
    parts = [box(8.6, 0.5, 11.6, gloss("body", 0.32, grain=(1.2, 0.06)), bevel=0.24)]
    parts += [box(8.6, 0.3, 0.5, gloss("body", 0.36, factor=0.85), bevel=0.06, at=(0, 0, z)) for z in (0.0, 11.1)]
    root = group(parts, (0, 0, 0), (-9, 0, 6))
    back = [box(8.6, 0.5, 11.6, gloss("accent", 0.32, grain=(1.2, 0.06)), bevel=0.24)]
    group(back, (1.6, 1.9, 0), (-12, 0, -9))
    place = labels.on_plane(parts[0], 6.6, 2.0, 9.8, -0.26)
    del root
    return shown(parts + back, [place], pitch=9, share=0.68)


def spray_bottle_front():
    parts = [
        superellipse(3.8, 3.8, 9.2, glass(0.98), power=2.0, bevel=0.5, rows=[(1, 0), (1, 7.6), (0.8, 8.6), (0.42, 9.2)]),
        superellipse(3.5, 3.5, 7.4, jelly("body", 0.03, 0.8), power=2.0, bevel=0.4, at=(0, 0, 0.3)),
        lathe([(0, 9.0), (1.02, 9.0), (1.02, 10.0), (0, 10.0)], gloss(0.82, 0.25), bevel=0.08),
        superellipse(1.7, 1.7, 1.6, gloss(0.82, 0.25), power=3, bevel=0.2, at=(0, 0, 9.95)),
        lathe([(1.905, 2.0), (1.912, 2.0), (1.912, 5.8), (1.905, 5.8)], matte(0.86, 0.6, 0.3), bevel=0.004),
    ]
    return shown(parts, [on(labels.on_cylinder(parts[4], 1.912, 2.1, 5.7, span=112), "ink")], pitch=8, share=0.74)


def shampoo_bottle_front():
    parts = [
        superellipse(5.2, 3.2, 13.0, gloss("body", 0.26), power=3.0, bevel=0.7, rows=[(0.94, 0), (1, 3.0), (0.98, 9.0), (0.86, 12.2), (0.5, 13.0)]),
        superellipse(3.0, 2.6, 2.6, gloss("accent", 0.25), power=3.0, bevel=0.25, at=(0, 0, 12.8)),
        superellipse(3.02, 2.62, 0.05, gloss(0.1, 0.4), power=3.0, bevel=0.01, at=(0, 0, 13.9)),
    ]
    place = labels.on_cylinder(parts[0], 2.56, 2.2, 10.2, span=88, depth=1.6)
    return shown(parts, [place], pitch=7, share=0.76)


def hair_oil_front():
    parts = [
        superellipse(4.2, 2.4, 9.2, glass(0.98), power=4, bevel=0.4, rows=[(1, 0), (1, 6.6), (0.72, 8.2), (0.4, 9.2)]),
        superellipse(3.8, 2.0, 6.6, gloss("body", 0.06, factor=1.22, grain=None), power=4, bevel=0.35, at=(0, 0, 0.3)),
        lathe([(0, 9.0), (0.95, 9.0), (0.95, 11.2), (0, 11.2)], gloss("accent", 0.25), bevel=0.12),
        box(3.2, 0.03, 4.4, matte(0.86, 0.6, 0.3), bevel=0.01, at=(0, -1.22, 1.4)),
    ]
    return shown(parts, [on(labels.on_plane(parts[3], 3.0, 0.2, 4.2, -0.02), "ink")], pitch=8, share=0.74)


def perfume_front():
    parts = [
        superellipse(5.4, 2.6, 6.6, glass(0.99), power=7, bevel=0.4),
        superellipse(4.7, 1.9, 5.3, jelly("body", 0.02, 0.85), power=6, bevel=0.3, at=(0, 0, 0.62)),
        lathe([(0, 6.5), (0.85, 6.5), (0.85, 7.3), (0, 7.3)], metal("accent", 0.16), bevel=0.06),
        superellipse(2.5, 2.0, 2.7, gloss(0.03, 0.16), power=5, bevel=0.22, at=(0, 0, 7.15)),
        box(3.0, 0.03, 2.6, matte(0.88, 0.6, 0.3), bevel=0.01, at=(0, -1.32, 2.0)),
    ]
    return shown(parts, [on(labels.on_plane(parts[4], 2.9, 0.15, 2.45, -0.02), "ink")], pitch=9, share=0.64)


def perfume_detail():
    parts = [
        superellipse(5.4, 2.6, 6.6, glass(0.99), power=7, bevel=0.4),
        superellipse(4.7, 1.9, 5.3, jelly("body", 0.02, 0.85), power=6, bevel=0.3, at=(0, 0, 0.62)),
        lathe([(0, 6.5), (0.85, 6.5), (0.85, 7.1), (0.5, 7.1), (0.5, 8.2), (0, 8.2)], metal("accent", 0.16), bevel=0.06),
    ]
    cap = [superellipse(2.5, 2.0, 2.7, gloss(0.03, 0.16), power=5, bevel=0.22)]
    group(cap, (4.4, -1.4, 1.0), (0, 90, 24))
    return shown(parts + cap, pitch=20, share=0.74, yaw=-12)


def roll_on_front():
    parts = [
        lathe([(0, 0), (1.0, 0), (1.0, 6.0), (0.8, 6.3), (0.8, 6.6)], glass(0.98, 0.0), bevel=0.2),
        lathe([(0, 0.25), (0.86, 0.25), (0.86, 5.4), (0, 5.4)], jelly("body", 0.03, 0.75), bevel=0.12),
        lathe([(0, 6.3), (1.0, 6.3), (1.0, 9.2), (0, 9.2)], metal(0.8, 0.18), bevel=0.18),
        lathe([(1.004, 0.9), (1.01, 0.9), (1.01, 5.2), (1.004, 5.2)], matte(0.86, 0.6, 0.3), bevel=0.003),
    ]
    return shown(parts, [on(labels.on_cylinder(parts[3], 1.01, 1.1, 5.0, span=118), "ink", "upright")], pitch=8, share=0.72)


def candle_front():
    parts = [
        lathe([(0, 0), (3.0, 0), (3.1, 0.4), (3.1, 6.8), (2.9, 6.8), (2.85, 0.7), (0, 0.7)], glass(0.98, 0.0), bevel=0.14),
        lathe([(0, 0.72), (2.83, 0.72), (2.83, 5.5), (0.4, 5.4), (0, 5.4)], matte("body", 0.5, 0.4), bevel=0.08),
        rod([(0, 0, 5.4), (0.02, 0, 6.0), (0.12, 0.03, 6.5)], 0.07, matte(0.05)),
        lathe([(3.104, 1.6), (3.11, 1.6), (3.11, 4.8), (3.104, 4.8)], matte(0.86, 0.6, 0.3), bevel=0.003),
    ]
    return shown(parts, [on(labels.on_cylinder(parts[3], 3.11, 1.75, 4.65, span=86), "ink")], pitch=16, share=0.56)


def soap_bar(at, turn):
    parts = [superellipse(6.6, 4.2, 2.2, matte("body", 0.42, 0.5, grain=(4, 0.05)), power=3.4, bevel=0.75, rows=[(0.92, 0), (1, 1.1), (0.92, 2.2)])]
    group(parts, at, turn)
    return parts


def soap_front():
    one = soap_bar((0, 0, 0), (0, 0, 8))
    two = soap_bar((0.4, 0.4, 2.25), (0, 0, -14))
    place = labels.on_top(two[0], 1.75, 2.2)
    place["aspect"] = 1.0
    return shown(one + two, [on(place, "body", "stamp")], pitch=26, share=0.62, yaw=-12)


def body_butter_front():
    parts = [
        lathe([(0, 0), (3.7, 0), (3.8, 0.3), (3.8, 3.2), (0, 3.2)], gloss("body", 0.3), bevel=0.35),
        lathe([(0, 3.15), (3.86, 3.15), (3.88, 3.3), (3.88, 4.6), (0, 4.65)], metal("accent", 0.3), bevel=0.14),
    ]
    place = labels.on_cylinder(parts[0], 3.8, 0.6, 2.8, span=88)
    return shown(parts, [place], pitch=15, share=0.44)


def body_butter_detail():
    parts = [
        lathe([(0, 0), (3.7, 0), (3.8, 0.3), (3.8, 3.2), (3.6, 3.2), (3.5, 2.6), (0, 2.5)], gloss("body", 0.3), bevel=0.18),
        swirl(gloss("body", 0.3, coat=0.15, factor=1.05), (0, 0, 2.72), 3.52),
    ]
    return shown(parts, pitch=38, share=0.7)


def baby_lotion_front():
    parts = [
        superellipse(4.8, 3.0, 10.2, gloss("body", 0.34), power=2.4, bevel=0.9, rows=[(0.9, 0), (1, 2.4), (0.94, 6.4), (0.8, 9.2), (0.44, 10.2)]),
        superellipse(2.6, 2.2, 2.4, gloss("accent", 0.3), power=2.6, bevel=0.4, at=(0, 0, 10.0)),
    ]
    place = labels.on_cylinder(parts[0], 2.36, 1.8, 7.6, span=88, depth=1.48)
    return shown(parts, [place], pitch=8, share=0.72)


def diapers_front():
    parts = [superellipse(11.0, 6.0, 12.0, gloss("body", 0.3, grain=(0.9, 0.12)), power=4.0, bevel=1.4, rows=[(0.95, 0), (1, 4), (1, 8), (0.9, 12.0)])]
    parts.append(box(9.0, 0.2, 1.3, gloss("body", 0.32), bevel=0.1, at=(0, 0, 12.0)))
    place = labels.on_plane(parts[0], 8.2, 3.2, 9.8, -3.02)
    return shown(parts, [place], pitch=9, share=0.6)


def feeding_bottle_front():
    parts = [
        lathe([(0, 0), (2.0, 0), (2.05, 0.4), (2.05, 7.2), (1.7, 8.0), (1.6, 8.4)], glass(0.99), bevel=0.3),
        lathe([(0, 0.25), (1.85, 0.25), (1.85, 5.4), (0, 5.4)], matte(0.84, 0.35, 0.4), bevel=0.2),
        lathe([(0, 8.0), (2.1, 8.0), (2.12, 8.2), (2.12, 9.6), (1.2, 9.7), (0, 9.7)], gloss("accent", 0.28), bevel=0.14),
        lathe([(1.25, 9.6), (1.15, 10.2), (0.62, 10.7), (0.55, 11.4), (0.3, 11.9), (0, 12.0)], matte(0.7, 0.35, 0.5), bevel=0.25),
        lathe([(2.055, 2.2), (2.06, 2.2), (2.06, 4.4), (2.055, 4.4)], gloss("body", 0.4), bevel=0.002),
    ]
    return shown(parts, [on(labels.on_cylinder(parts[4], 2.06, 2.3, 4.3, span=80), "body")], pitch=9, share=0.72)


NEGATIVES = {
    "dropper.front": dropper_front,
    "dropper.detail": dropper_detail,
    "pump-bottle.front": pump_bottle_front,
    "tube.front": tube_front,
    "tube.detail": tube_detail,
    "jar.front": jar_front,
    "jar.detail": jar_detail,
    "sheet-mask.front": sheet_mask_front,
    "spray-bottle.front": spray_bottle_front,
    "shampoo-bottle.front": shampoo_bottle_front,
    "hair-oil.front": hair_oil_front,
    "perfume.front": perfume_front,
    "perfume.detail": perfume_detail,
    "roll-on.front": roll_on_front,
    "candle.front": candle_front,
    "soap.front": soap_front,
    "body-butter.front": body_butter_front,
    "body-butter.detail": body_butter_detail,
    "baby-lotion.front": baby_lotion_front,
    "diapers.front": diapers_front,
    "feeding-bottle.front": feeding_bottle_front,
}
