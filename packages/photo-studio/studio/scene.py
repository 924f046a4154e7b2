"""
Renders wide scenes of several products in their final colours: blender -b --python scene.py -- OUT_FOLDER SAMPLES SCENES_JSON
SCENES_JSON is a list of {name, models, colours, accents, tint}. For each it leaves NAME.png, linear and 16 bit, at a quarter of
the light.
"""

import json
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import cv2
import numpy
from mathutils import Matrix, Vector

import models
import pigments
import settings
import shapes
import stage

WIDTH, HEIGHT = 1600, 1000
# How large each model is beside the others: its share of the size that it has alone on the set.
SIZES = {
    "lipstick": 0.62, "lipstick-trio": 0.68, "lip-crayon": 0.72, "compact": 0.58, "palette": 0.74, "dropper": 0.72,
    "jar": 0.54, "pump-bottle": 0.94, "tube": 0.84,
    "saree": 0.86, "jhumka": 0.66, "clutch": 0.72, "jutti": 0.66, "swaddle": 0.8, "soft-toy": 0.84, "baby-lotion": 0.74,
    "perfume": 0.66, "candle": 0.52, "roll-on": 0.56, "soap": 0.52, "body-butter": 0.5, "shampoo-bottle": 0.94,
    "hair-oil": 0.78, "tote-bag": 1.0, "sling-bag": 0.9, "dupatta": 0.74,
}  # fmt: skip
PLINTH = 0.26
# Share of the height of the tallest below which a product counts as lying.
FLAT = 0.2


def linear(colour):
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


def place(model, colour, accent, tint):
    """Builds one product in its colours and answers its root."""
    pigments.palette = {"body": linear(colour), "accent": linear(accent), "backdrop": linear(tint)}
    with stage.collecting() as collected:
        models.build(f"{model}.front")
    (root,) = collected
    return root


def meshes(root):
    return [child for child in root.children_recursive if child.type in ("MESH", "CURVE")]


def extent(root):
    """Where a product really begins and ends; the boxes about its tilted parts would reach further."""
    deps = bpy.context.evaluated_depsgraph_get()
    points = []
    for thing in meshes(root):
        evaluated = thing.evaluated_get(deps)
        mesh = evaluated.to_mesh()
        own = numpy.empty(len(mesh.vertices) * 3)
        mesh.vertices.foreach_get("co", own)
        evaluated.to_mesh_clear()
        if len(own) > 0:
            matrix = numpy.array(evaluated.matrix_world)
            points.append(own.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
    all_ = numpy.vstack(points)
    return Vector(all_.min(axis=0)), Vector(all_.max(axis=0))


def turn(root, model, degrees):
    """Gives a product its size among the others and turns it about its middle."""
    size = SIZES.get(model, 0.7)
    root.matrix_world = Matrix.Rotation(math.radians(degrees), 4, "Z") @ Matrix.Scale(size, 4) @ root.matrix_world
    bpy.context.view_layer.update()


def stand(root, x, y, z):
    """Puts a product's foot there, by its middle."""
    low, high = extent(root)
    root.location += Vector((x - (low.x + high.x) / 2, y - (low.y + high.y) / 2, z - low.z))
    bpy.context.view_layer.update()


def plinth(radius, x, y):
    thing = shapes.lathe([(0, 0), (radius, 0), (radius, PLINTH), (0, PLINTH)], pigments.paper("backdrop"), bevel=0.05)
    thing.location = (x, y, 0)
    return thing


def arrange(roots, names):
    """
    The tallest on a plinth in the middle, the others before it to its left and right, each hiding a little of what is behind, and what
    lies flat before them all.
    """
    for i, (root, model) in enumerate(zip(roots, names)):
        turn(root, model, (-14, 12, -8, 16)[i % 4])
    sizes = {id(root): extent(root) for root in roots}
    sizes = {key: high - low for key, (low, high) in sizes.items()}
    tallest, *others = sorted(roots, key=lambda root: -sizes[id(root)].z)
    width, depth = sizes[id(tallest)].x, sizes[id(tallest)].y
    stand(tallest, 0, 0.5, PLINTH)
    radius = max(width, depth) / 2 + 0.3
    plinth(radius, 0, 0.5)
    edges = {-1: -width / 2 * 0.8, 1: width / 2 * 0.8}
    front = 0.5 - radius
    for i, root in enumerate(others):
        own = sizes[id(root)]
        if own.z < FLAT * sizes[id(tallest)].z:
            stand(root, 0, front - own.y / 2, 0)
            continue
        side = -1 if i % 2 else 1
        x = edges[side] + side * own.x / 2
        stand(root, x, 0.5 - radius - own.y / 2 - 0.08 - 0.12 * i, 0)
        edges[side] = x + side * own.x * 0.42
        front = min(front, 0.5 - radius - own.y)


def clear(path):
    """Removes the grain, as render.py does it; the power makes it as strong in dark parts as in light ones."""
    light = cv2.imread(path, -1).astype(numpy.float32) / 65535
    coded = (light ** (1 / 2.2) * 65535).astype(numpy.uint16)
    clean = cv2.fastNlMeansDenoising(coded, [2600.0], None, 5, 15, cv2.NORM_L1).astype(numpy.float32) / 65535
    cv2.imwrite(path, (clean**2.2 * 65535).astype(numpy.uint16))


def shoot(scene, folder, samples):
    stage.clear()
    pigments.reset()
    pigments.palette = {"body": (1, 1, 1), "accent": (1, 1, 1), "backdrop": linear(scene["tint"])}
    stage.sweep()
    stage.lights()
    settings.use(samples, WIDTH, HEIGHT)
    roots = [
        place(model, colour, accent, scene["tint"])
        for model, colour, accent in zip(scene["models"], scene["colours"], scene["accents"])
    ]
    arrange(roots, scene["models"])
    # Banners cut the sides of a scene, so its subject stays in the middle.
    stage.WIDTH, stage.HEIGHT = WIDTH * 0.8, HEIGHT
    stage.camera([thing for root in roots for thing in meshes(root)], pitch=11, share=0.78)
    bpy.context.scene.render.filepath = os.path.join(folder, f"{scene['name']}.png")
    bpy.ops.render.render(write_still=True)
    clear(bpy.context.scene.render.filepath)


def main():
    folder, samples, scenes = sys.argv[sys.argv.index("--") + 1 :]
    for scene in json.loads(scenes):
        shoot(scene, folder, int(samples))


main()
