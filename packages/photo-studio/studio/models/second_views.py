"""Second views: shoes, bags, rings and hampers turned on the set."""

import math

import bpy
from mathutils import Matrix

import stage


def subject():
    root = bpy.data.objects["subject"]
    return root, [child for child in root.children_recursive if child.type in ("MESH", "CURVE")]


def turned(build, degrees, pitch=14, share=0.6):
    """Turned on the spot: from the side that its front does not show."""
    build()
    root, things = subject()
    root.matrix_world = Matrix.Rotation(math.radians(degrees), 4, "Z") @ root.matrix_world
    # The boxes about turned parts reach further than the parts do.
    stage.camera(things, pitch=pitch, share=share).data.lens *= 1.22
    return []


def seen(build, degrees=0, pitch=14, yaw=0, share=0.6, zoom=1.0, aside=0.0, up=0.0, labelled=False):
    """From elsewhere: turned, from higher or lower, or only a part of it, `aside` and `up` from its middle. Its labels show where they face the camera."""
    places = build()
    root, things = subject()
    root.matrix_world = Matrix.Rotation(math.radians(degrees), 4, "Z") @ root.matrix_world
    lens = stage.camera(things, pitch=pitch, share=share, yaw=yaw).data
    lens.lens *= zoom
    lens.shift_x, lens.shift_y = aside, up
    return places if labelled else []
