"""Materials that light treats in a way of its own: silk that shines, weaves and jellies that can be seen through."""

import textile


def silk(lustre=0.6, roughness=0.34):
    """Its folds shine in its own colour, as a metal's would."""
    material = textile.woven(None, roughness=roughness, sheen=0.6)
    node = material.node_tree.nodes["Principled BSDF"]
    node.inputs["Metallic"].default_value, node.inputs["Specular"].default_value = lustre, 0.6
    return material


def sheer(material, clear):
    """The same material, through which `clear` of the light passes unbent."""
    tree = material.node_tree
    through, mix = tree.nodes.new("ShaderNodeBsdfTransparent"), tree.nodes.new("ShaderNodeMixShader")
    mix.inputs["Fac"].default_value = clear
    tree.links.new(tree.nodes["Principled BSDF"].outputs["BSDF"], mix.inputs[1])
    tree.links.new(through.outputs["BSDF"], mix.inputs[2])
    tree.links.new(mix.outputs["Shader"], tree.nodes["Material Output"].inputs["Surface"])
    return material
