"""The set: sweep, lights, camera, and what is measured on it. One unit is about half the height of a pack."""

import math
from contextlib import contextmanager

import bpy
from mathutils import Vector

import pigments

WIDTH, HEIGHT = 800, 1000
# What stands on the set fits into this box, so that one rig lights everything.
BOX_WIDTH, BOX_HEIGHT = 1.75, 2.2


# Subjects that are put on the set while a scene is arranged, instead of each being framed.
_collected = None


@contextmanager
def collecting():
    """While it lasts, what is built is scaled and handed over, and no camera is set up."""
    global _collected
    _collected = []
    try:
        yield _collected
    finally:
        _collected = None


# Whether the camera comes nearer, for a second view of what has no other.
_is_near = False
NEARER = {"pitch": 10.0, "yaw": 20.0, "share": 0.62}


@contextmanager
def nearer():
    """While it lasts, the camera sees less of its subject, from more to the side and above."""
    global _is_near
    _is_near = True
    try:
        yield
    finally:
        _is_near = False


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def area_light(name, at, towards, size, power):
    light = bpy.data.lights.new(name, "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = size
    light.energy = power
    lamp = bpy.data.objects.new(name, light)
    lamp.location = at
    lamp.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(lamp)
    return lamp


def sweep():
    """A floor that bends into the wall without an edge."""
    depth, bend, top, half, steps = 4.2, 3.2, 40.0, 40.0, 40
    profile = [(-40.0, 0.0), (depth, 0.0)]
    for i in range(1, steps + 1):
        a = math.pi / 2 * i / steps
        profile.append((depth + bend * math.sin(a), bend * (1 - math.cos(a))))
    profile.append((depth + bend, top))
    verts = [(x, y, z) for y, z in profile for x in (-half, half)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    mesh = bpy.data.meshes.new("sweep")
    mesh.from_pydata(verts, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.materials.append(pigments.paper("backdrop"))
    thing = bpy.data.objects.new("sweep", mesh)
    bpy.context.collection.objects.link(thing)


def lights():
    area_light("key", (-5.0, -4.6, 6.4), (0, 0, 0.8), (4.6, 4.6), 570)
    area_light("fill", (6.4, -5.4, 3.4), (0, 0, 1.0), (3.4, 5.0), 120)
    area_light("edge", (5.2, 4.4, 5.6), (0, 0, 1.3), (1.2, 5.0), 120)
    area_light("wall", (-1.5, 2.0, 9.5), (0, 6.6, 3.2), (9.0, 2.5), 340)
    world = bpy.data.worlds.new("air")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0.36
    world.node_tree.nodes["Background"].inputs["Color"].default_value = (1, 1, 1, 1)
    bpy.context.scene.world = world


def bounds(things):
    bpy.context.view_layer.update()
    corners = []
    deps = bpy.context.evaluated_depsgraph_get()
    for thing in things:
        evaluated = thing.evaluated_get(deps)
        corners += [evaluated.matrix_world @ Vector(c) for c in evaluated.bound_box]
    low = Vector(min(c[i] for c in corners) for i in range(3))
    high = Vector(max(c[i] for c in corners) for i in range(3))
    return low, high


def fit(things, width=BOX_WIDTH, height=BOX_HEIGHT, lie=False):
    """Scales what was modelled, in centimetres, to the set, in the middle of the floor."""
    root = bpy.data.objects.new("subject", None)
    bpy.context.collection.objects.link(root)
    for thing in things:
        top = thing
        while top.parent is not None:
            top = top.parent
        if top is not root:
            top.parent = root
    low, high = bounds(things)
    size = high - low
    flat = max(size.x, size.y) if not lie else size.x
    scale = min(width / max(flat, 1e-6), height / max(size.z if not lie else size.y, 1e-6))
    root.scale = (scale,) * 3
    middle = (low + high) / 2
    root.location = (-middle.x * scale, -middle.y * scale, -low.z * scale)
    bpy.context.view_layer.update()
    if _collected is not None:
        _collected.append(root)
    return root


def camera(things, pitch=10.0, lens=85.0, share=0.72, yaw=0.0, fills=False):
    """
    Frames the subject to `share` of the picture's height, seen from `pitch` degrees above; when it `fills` the picture, `share`
    of it is seen.
    """
    if _collected is not None:
        return None
    low, high = bounds(things)
    middle = (low + high) / 2
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_fit, data.sensor_height = lens, "VERTICAL", 30.0
    thing = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    if _is_near:
        pitch, yaw = min(pitch + NEARER["pitch"], 88.0), yaw + NEARER["yaw"]
    p, y = math.radians(pitch), math.radians(yaw)
    direction = Vector((math.sin(y) * math.cos(p), -math.cos(y) * math.cos(p), math.sin(p)))
    corners = [Vector((a.x, b.y, c.z)) for a in (low, high) for b in (low, high) for c in (low, high)]
    side = Vector((math.cos(y), math.sin(y), 0))
    up = direction.cross(side) * (1 if direction.cross(side).z > 0 else -1)
    tall = max((c - middle).dot(up) for c in corners) - min((c - middle).dot(up) for c in corners)
    wide = max((c - middle).dot(side) for c in corners) - min((c - middle).dot(side) for c in corners)
    need = max(tall / share, wide / 0.8 * HEIGHT / WIDTH)
    if fills:
        need = min(tall, wide * HEIGHT / WIDTH) * share
    if _is_near:
        need *= NEARER["share"]
    half = need / 2
    distance = half / (15.0 / lens)
    shift = up * (max((c - middle).dot(up) for c in corners) + min((c - middle).dot(up) for c in corners)) / 2
    target = middle + shift - up * need * 0.012
    thing.location = target + direction * distance
    thing.rotation_euler = (target - thing.location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.view_layer.update()
    return thing


def project(points):
    """World points as pixels of the picture, rounded to tenths."""
    from bpy_extras.object_utils import world_to_camera_view

    scene = bpy.context.scene
    out = []
    for point in points:
        at = world_to_camera_view(scene, scene.camera, Vector(point))
        out.append([round(at.x * WIDTH, 1), round((1 - at.y) * HEIGHT, 1)])
    return out
