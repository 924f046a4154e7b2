"""
Renders wide scenes of several products in their final colours: blender -b --python scene.py -- OUT_FOLDER SAMPLES SCENES_JSON
SCENES_JSON is a list of {name, kinds, colours, accents, tint}. For each it leaves NAME.png, linear and 16 bit, at a quarter of
the light.
"""

import json
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
from mathutils import Vector

import models
import pigments
import settings
import stage

WIDTH, HEIGHT = 1600, 1000
# How tall each kind stands among the others, the tallest 1.
SIZES = {
    "lipstick": 0.62, "lip-gloss": 0.6, "compact": 0.36, "palette": 0.52, "dropper": 0.78, "jar": 0.42, "pump-bottle": 1.0,
    "tube": 0.9, "saree": 0.42, "jhumka": 0.66, "clutch": 0.5, "jutti": 0.5, "swaddle": 0.5, "soft-toy": 0.86,
    "baby-lotion": 0.8, "perfume": 0.7, "candle": 0.55, "soap": 0.34, "shampoo-bottle": 1.0, "hair-oil": 0.78,
    "tote-bag": 1.0, "sling-bag": 0.78, "necklace": 1.0, "bangles": 0.42, "mascara": 0.7, "nail-polish": 0.5,
    "brush-set": 0.86, "body-butter": 0.36, "watch": 0.8, "dupatta": 0.36, "gift-box": 0.7, "foundation-bottle": 0.72,
    "spray-bottle": 0.9, "sandals": 0.3, "roll-on": 0.62,
}  # fmt: skip


def linear(colour):
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


def place(kind, colour, accent, tint):
    """Builds one product in its colours and answers its root."""
    pigments.palette = {"body": linear(colour), "accent": linear(accent), "backdrop": linear(tint)}
    with stage.collecting() as collected:
        models.build(f"{kind}.front")
    (root,) = collected
    return root


def arrange(roots, kinds):
    """In one row, the odd ones a step nearer, none hiding another's middle."""
    widths = []
    for root, kind in zip(roots, kinds):
        root.scale = tuple(s * SIZES.get(kind, 0.7) for s in root.scale)
        root.location = tuple(c * SIZES.get(kind, 0.7) for c in root.location)
        bpy.context.view_layer.update()
        low, high = stage.bounds([child for child in root.children_recursive if child.type in ("MESH", "CURVE")])
        widths.append((low, high))
    gap, span = 0.16, sum(high.x - low.x for low, high in widths) + 0.16 * (len(roots) - 1)
    at = -span / 2
    for i, (root, (low, high)) in enumerate(zip(roots, widths)):
        depth = -0.35 if i % 2 else 0.3
        root.location += Vector((at - low.x, depth - (low.y + high.y) / 2, 0))
        at += high.x - low.x + gap
    bpy.context.view_layer.update()


def frame(roots):
    things = [child for root in roots for child in root.children_recursive if child.type in ("MESH", "CURVE")]
    low, high = stage.bounds(things)
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_fit, data.sensor_height = 85.0, "VERTICAL", 30.0
    camera = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    tall = max((high.z - low.z) / 0.6, (high.x - low.x) / 0.82 * HEIGHT / WIDTH)
    middle = Vector(((low.x + high.x) / 2, 0, (high.z - low.z) / 2 - tall * 0.02))
    pitch = math.radians(11)
    camera.location = middle + Vector((0, -math.cos(pitch), math.sin(pitch))) * (tall / 2 / (15.0 / 85.0))
    camera.rotation_euler = (middle - camera.location).to_track_quat("-Z", "Y").to_euler()


def shoot(scene, folder, samples):
    stage.clear()
    pigments.reset()
    pigments.palette = {"body": (1, 1, 1), "accent": (1, 1, 1), "backdrop": linear(scene["tint"])}
    stage.sweep()
    stage.lights()
    settings.use(samples, WIDTH, HEIGHT)
    roots = [
        place(kind, colour, accent, scene["tint"])
        for kind, colour, accent in zip(scene["kinds"], scene["colours"], scene["accents"])
    ]
    arrange(roots, scene["kinds"])
    frame(roots)
    bpy.context.scene.render.filepath = os.path.join(folder, f"{scene['name']}.png")
    bpy.ops.render.render(write_still=True)


def main():
    folder, samples, scenes = sys.argv[sys.argv.index("--") + 1 :]
    for scene in json.loads(scenes):
        shoot(scene, folder, int(samples))


main()
