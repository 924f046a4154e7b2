"""Skin with a product on it."""

import pigments


def worn(skin, product, roughness, coat, fine=1.0):
    """Skin, and the product on it where the mesh's attribute `print` says."""
    material = pigments.cloth(skin, sheen=0.0, second=product, pattern=_printed)
    tree = material.node_tree
    node = tree.nodes["Principled BSDF"]
    node.inputs["Specular"].default_value = 0.32
    covered = _printed(tree)
    for name, bare, covers in (("Roughness", 0.5, roughness), ("Clearcoat", 0.0, coat)):
        mix = tree.nodes.new("ShaderNodeMapRange")
        mix.inputs["To Min"].default_value, mix.inputs["To Max"].default_value = bare, covers
        tree.links.new(covered, mix.inputs["Value"])
        tree.links.new(mix.outputs["Result"], node.inputs[name])
    _pores(tree, node, covered, fine)
    return material


def _printed(tree):
    attribute = tree.nodes.new("ShaderNodeAttribute")
    attribute.attribute_name = "print"
    return attribute.outputs["Fac"]


def _pores(tree, node, covered, fine):
    """The fine net of lines on skin, half as deep below a product; and skin is nowhere of one tone."""
    coords = tree.nodes.new("ShaderNodeTexCoord")
    cells = tree.nodes.new("ShaderNodeTexVoronoi")
    cells.feature = "DISTANCE_TO_EDGE"
    cells.inputs["Scale"].default_value = 7.0 * fine
    tree.links.new(coords.outputs["Object"], cells.inputs["Vector"])
    strength = tree.nodes.new("ShaderNodeMapRange")
    strength.inputs["To Min"].default_value, strength.inputs["To Max"].default_value = 0.5, 0.16
    tree.links.new(covered, strength.inputs["Value"])
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Distance"].default_value = 0.012 / fine
    tree.links.new(strength.outputs["Result"], bump.inputs["Strength"])
    tree.links.new(cells.outputs["Distance"], bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], node.inputs["Normal"])
    clouds = tree.nodes.new("ShaderNodeTexNoise")
    clouds.inputs["Scale"].default_value, clouds.inputs["Detail"].default_value = 0.7 * fine, 5.0
    tree.links.new(coords.outputs["Object"], clouds.inputs["Vector"])
    shade = tree.nodes.new("ShaderNodeMapRange")
    shade.inputs["To Min"].default_value, shade.inputs["To Max"].default_value = 0.82, 1.1
    tree.links.new(clouds.outputs["Fac"], shade.inputs["Value"])
    (link,) = node.inputs["Base Color"].links
    colour = link.from_socket
    times = tree.nodes.new("ShaderNodeMixRGB")
    times.blend_type = "MULTIPLY"
    times.inputs["Fac"].default_value = 1.0
    tree.links.new(colour, times.inputs["Color1"])
    tree.links.new(shade.outputs["Result"], times.inputs["Color2"])
    tree.links.new(times.outputs["Color"], node.inputs["Base Color"])
