"""Skin with a product on it."""

import pigments


def worn(skin, product, roughness, coat, fine=1.0):
    """Skin, and the product on it where the mesh's attribute `print` says."""
    material = pigments.cloth(skin, sheen=0.0, second=product, pattern=_printed)
    tree = material.node_tree
    node = tree.nodes["Principled BSDF"]
    node.inputs["Specular"].default_value = 0.22
    covered = _printed(tree)
    for name, bare, covers in (("Roughness", 0.46, roughness), ("Clearcoat", 0.0, coat)):
        tree.links.new(_range(tree, covered, bare, covers), node.inputs[name])
    _pores(tree, node, covered, fine)
    tree.links.new(_tones(tree, node, covered, fine), node.inputs["Base Color"])
    return material


def _printed(tree):
    return _attribute(tree, "print")


def _attribute(tree, name):
    attribute = tree.nodes.new("ShaderNodeAttribute")
    attribute.attribute_name = name
    return attribute.outputs["Fac"]


def _range(tree, value, low, high):
    """A value from 0 to 1 as one between two others."""
    node = tree.nodes.new("ShaderNodeMapRange")
    node.inputs["To Min"].default_value, node.inputs["To Max"].default_value = low, high
    tree.links.new(value, node.inputs["Value"])
    return node.outputs["Result"]


def _texture(tree, kind, **inputs):
    node = tree.nodes.new(f"ShaderNodeTex{kind}")
    for name, value in inputs.items():
        node.inputs[name].default_value = value
    tree.links.new(tree.nodes.new("ShaderNodeTexCoord").outputs["Object"], node.inputs["Vector"])
    return node


def _raised(tree, height, strength, distance, below=None):
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Distance"].default_value = distance
    tree.links.new(strength, bump.inputs["Strength"])
    tree.links.new(height, bump.inputs["Height"])
    if below is not None:
        tree.links.new(below, bump.inputs["Normal"])
    return bump.outputs["Normal"]


def _pores(tree, node, covered, fine):
    """The fine net of lines on skin over a soft unevenness, half as deep below a product."""
    net = _texture(tree, "Voronoi", Scale=8.0 * fine)
    net.feature = "DISTANCE_TO_EDGE"
    soft = _texture(tree, "Noise", Scale=2.2 * fine, Detail=3.0)
    strength = _range(tree, covered, 0.28, 0.12)
    uneven = _raised(tree, soft.outputs["Fac"], strength, 0.03 / fine)
    tree.links.new(_raised(tree, net.outputs["Distance"], strength, 0.012 / fine, uneven), node.inputs["Normal"])


def _tones(tree, node, covered, fine):
    """Skin is nowhere of one tone, and a palm is paler; a product has its own."""
    clouds = _texture(tree, "Noise", Scale=0.55 * fine, Detail=6.0)
    shade = tree.nodes.new("ShaderNodeMath")
    shade.operation = "ADD"
    tree.links.new(_range(tree, clouds.outputs["Fac"], 0.8, 1.06), shade.inputs[0])
    tree.links.new(_range(tree, _attribute(tree, "palm"), 0.0, 0.08), shade.inputs[1])
    (link,) = node.inputs["Base Color"].links
    colour = link.from_socket
    times = tree.nodes.new("ShaderNodeMixRGB")
    times.blend_type = "MULTIPLY"
    tree.links.new(_range(tree, covered, 1.0, 0.3), times.inputs["Fac"])
    tree.links.new(colour, times.inputs["Color1"])
    tree.links.new(shade.outputs["Value"], times.inputs["Color2"])
    return times.outputs["Color"]
