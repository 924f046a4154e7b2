"""
Renders negatives: blender -b --python render.py -- OUT_FOLDER SAMPLES NAME [NAME…]
For each name it leaves NAME.png, four grey planes above each other (light without pigments, then what body, accent and
backdrop add), and NAME.json: the planes' scales and the labels' places.
"""

import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import cv2
import numpy

import labels
import models
import pigments
import settings
import stage

# The planes' bytes stand for light by this power.
GAMMA = 2.2


def shoot(name, folder, samples):
    stage.clear()
    pigments.reset()
    stage.sweep()
    stage.lights()
    settings.use(samples, stage.WIDTH, stage.HEIGHT)
    places = models.build(name)
    scene = bpy.context.scene
    shots = {}
    for kind, is_dark in (("light", False), ("dark", True)):
        pigments.switch(is_dark)
        scene.render.filepath = os.path.join(folder, f".{name}.{kind}.png")
        bpy.ops.render.render(write_still=True)
        shots[kind] = cv2.imread(scene.render.filepath, -1).astype(numpy.float32) / 65535 / settings.EXPOSURE
        os.remove(scene.render.filepath)
    info = {
        "width": stage.WIDTH,
        "height": stage.HEIGHT,
        "scales": write_planes(os.path.join(folder, f"{name}.png"), shots["light"], shots["dark"]),
        "labels": [labels.measured(place, stage.project) for place in places],
    }
    with open(os.path.join(folder, f"{name}.json"), "w") as file:
        json.dump(info, file)


def write_planes(path, light, dark):
    """Takes the pigments' shares apart, clears them of grain and answers the light that each plane's white stands for."""
    added = numpy.maximum(0, light - dark) / pigments.STRENGTH
    # OpenCV reads blue, green, red.
    planes = [dark.mean(axis=2), added[:, :, 2], added[:, :, 1], added[:, :, 0]]
    scales, bytes_ = [], []
    for plane in planes:
        scale = float(max(0.02, numpy.percentile(plane, 99.97)))
        coded = (numpy.clip(plane / scale, 0, 1) ** (1 / GAMMA) * 65535).astype(numpy.uint16)
        clear = cv2.fastNlMeansDenoising(coded, [3600.0], None, 5, 15, cv2.NORM_L1)
        scales.append(round(scale, 4))
        bytes_.append((clear / 257).round().astype(numpy.uint8))
    cv2.imwrite(path, numpy.vstack(bytes_))
    return scales


def main():
    folder, samples, *names = sys.argv[sys.argv.index("--") + 1 :]
    for name in names or models.names():
        shoot(name, folder, int(samples))


main()
