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
