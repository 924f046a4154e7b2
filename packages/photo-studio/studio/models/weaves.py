"""Weaves of two pigments, the second in a pattern and, as zari, more lustrous than the first."""

import bpy
import numpy

from models import fabrics
from pigments import cloth


def picture(values):
    """An array, rows from the top, as a picture that a material reads."""
    rows, columns = values.shape
    image = bpy.data.images.new("pattern", columns, rows, is_data=True)
    filled = numpy.ones((rows, columns, 4), numpy.float32)
    filled[..., :3] = values[::-1, :, None]
    image.pixels.foreach_set(filled.ravel())
    image.update()
    return image


def patterned(values, lustre=0.0, zari=0.5, roughness=0.5, weave=150, clear=0.0):
    """Its pattern lies over the UV layer of that name; `lustre` and `zari` are how metallic the two pigments are, `clear` how sheer it is."""
    nodes = []

    def pattern(tree):
        place, texture = tree.nodes.new("ShaderNodeUVMap"), tree.nodes.new("ShaderNodeTexImage")
        place.uv_map, texture.image, texture.extension = "pattern", picture(values), "EXTEND"
        tree.links.new(place.outputs["UV"], texture.inputs["Vector"])
        nodes.append(texture)
        return texture.outputs["Color"]

    material = cloth("body", weave=weave, roughness=roughness, sheen=0.6, second="accent", pattern=pattern)
    tree = material.node_tree
    shine = tree.nodes.new("ShaderNodeMapRange")
    shine.inputs["To Min"].default_value, shine.inputs["To Max"].default_value = lustre, zari
    tree.links.new(nodes[0].outputs["Color"], shine.inputs["Value"])
    node = tree.nodes["Principled BSDF"]
    node.inputs["Specular"].default_value = 0.4
    tree.links.new(shine.outputs["Result"], node.inputs["Metallic"])
    return fabrics.sheer(material, clear) if clear > 0 else material
