"""What second views show that fronts don't: sides, clasps, insides and the heads of brushes. Each is told how `seen` shows it."""

import math

from mathutils import Matrix

import stage
from models.second_views import subject


def seen(build, degrees=0, pitch=14, yaw=0, share=0.6, zoom=1.0, aside=0.0, up=0.0, labelled=False):
    """From elsewhere: turned, from higher or lower, or only a part of it, `aside` and `up` from its middle. Its labels show where they face the camera."""
    places = build()
    root, things = subject()
    root.matrix_world = Matrix.Rotation(math.radians(degrees), 4, "Z") @ root.matrix_world
    lens = stage.camera(things, pitch=pitch, share=share, yaw=yaw).data
    lens.lens *= zoom
    lens.shift_x, lens.shift_y = aside, up
    return places if labelled else []


# fmt: off
SEEN = {
    f"{name}.detail": told
    for name, told in {
        "bath-set": {"degrees": -34, "pitch": 42, "share": 0.74, "labelled": True},
        "beaten-bangles": {"degrees": 60, "pitch": 20, "share": 0.7, "zoom": 1.25},
        "bracelet-watch": {"degrees": -58, "pitch": 12, "share": 0.86},
        "brush-soap": {"degrees": -44, "pitch": 34, "share": 0.7, "labelled": True},
        "cat-eye-sunglasses": {"degrees": 62, "pitch": 14, "zoom": 1.1},
        "chandbali": {"degrees": 150, "pitch": 34, "share": 0.8, "zoom": 1.1},
        "choker-set": {"degrees": 180, "pitch": 44, "share": 0.8, "zoom": 1.8, "up": 0.2},
        "coin-necklace": {"degrees": 24, "pitch": 40, "share": 0.9, "zoom": 1.3, "up": -0.04, "aside": 0.03},
        "eye-brushes": {"degrees": 204, "pitch": 32, "share": 0.8, "zoom": 1.2},
        "foot-scrubber": {"degrees": -60, "pitch": 16, "share": 0.5},
        "glass-bangles": {"pitch": 54, "share": 0.82, "zoom": 1.12},
        "hair-dryer": {"degrees": 100, "pitch": 12, "share": 0.7},
        "hammered-hoops": {"degrees": 48, "pitch": 16, "share": 0.7},
        "hansli": {"degrees": 24, "pitch": 34, "share": 0.9, "zoom": 1.2},
        "herbal-colour": {"degrees": -12, "pitch": 38, "share": 0.8, "zoom": 1.25, "up": -0.06, "labelled": True},
        "hoops": {"degrees": 48, "pitch": 14, "share": 0.7},
        "jhumka": {"degrees": 66, "pitch": 10, "share": 0.66},
        "kabuki": {"pitch": 48, "share": 0.7, "zoom": 1.15},
        "lac-bangles": {"pitch": 52, "share": 0.82, "zoom": 1.1},
        "lakshmi-jhumka": {"degrees": 52, "pitch": 10, "share": 0.66},
        "langur": {"degrees": 130, "pitch": 18, "share": 0.9, "zoom": 1.2},
        "mesh-watch": {"degrees": -64, "pitch": 12, "share": 0.86},
        "mirror-mules": {"degrees": 62, "pitch": 14, "share": 0.8, "zoom": 1.12},
        "navratna-ring": {"degrees": 62, "pitch": 26, "share": 0.8, "labelled": True},
        "peacock-jhumka": {"degrees": 56, "pitch": 10, "share": 0.66},
        "powder-puff": {"degrees": 100, "pitch": 24, "share": 0.7},
        "quilted-sling": {"degrees": 62, "pitch": 10, "share": 0.74},
        "round-sunglasses": {"degrees": 168, "pitch": 22, "zoom": 1.16},
        "seven-brushes": {"degrees": 20, "pitch": 32, "share": 0.8, "zoom": 1.18},
        "sling-bag": {"degrees": 56, "pitch": 12, "share": 0.74, "labelled": True},
        "soap-box": {"degrees": 110, "pitch": 30, "share": 0.8, "zoom": 1.08, "labelled": True},
        "starter-kit": {"degrees": 42, "pitch": 24, "share": 0.66, "zoom": 1.08, "labelled": True},
        "straw-cup": {"degrees": 20, "pitch": 44, "share": 0.7, "labelled": True},
        "three-swaddles": {"degrees": 70, "pitch": 16},
        "weaning-set": {"degrees": -60, "pitch": 28, "share": 0.8},
    }.items()
}
# fmt: on
