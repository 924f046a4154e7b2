"""
Materials. A negative holds how much light each of three pigments sends to the camera, so that every colour is developed from
the same two renders: one with pure red, green and blue in their places, one with all of them black.
Everything that is not a pigment is a grey.
"""

import bpy

STRENGTH = 0.8
CHANNEL = {"body": 0, "accent": 1, "backdrop": 2}
_inputs = []
# Final colours instead of pigments, for scenes.
palette = None


def reset():
    _inputs.clear()


def colour_of(name, is_dark):
    if palette is not None:
        return [*palette[name], 1.0]
    colour = [0.0, 0.0, 0.0, 1.0]
    if not is_dark:
        colour[CHANNEL[name]] = STRENGTH
    return colour


def switch(is_dark):
    """Puts the pigments in, or takes all of them out."""
    for name, socket, factor in _inputs:
        r, g, b, a = colour_of(name, is_dark)
        socket.default_value = (r * factor, g * factor, b * factor, a)


def _principled(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, material.node_tree.nodes["Principled BSDF"]


def _paint(node, pigment, factor=1.0):
    if isinstance(pigment, str):
        _inputs.append((pigment, node.inputs["Base Color"], factor))
        node.inputs["Base Color"].default_value = colour_of(pigment, False)
    else:
        node.inputs["Base Color"].default_value = (pigment, pigment, pigment, 1)


def _bump(material, node, scale, strength, kind="noise", distance=0.02):
    tree = material.node_tree
    coords = tree.nodes.new("ShaderNodeTexCoord")
    if kind == "noise":
        texture = tree.nodes.new("ShaderNodeTexNoise")
        texture.inputs["Detail"].default_value = 6
        out = texture.outputs["Fac"]
    else:
        texture = tree.nodes.new("ShaderNodeTexWave")
        out = texture.outputs["Fac"]
    texture.inputs["Scale"].default_value = scale
    tree.links.new(coords.outputs["Object"], texture.inputs["Vector"])
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = distance
    tree.links.new(out, bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], node.inputs["Normal"])


def matte(pigment, roughness=0.6, specular=0.3, grain=None, sss=0.0, factor=1.0, sheen=0.0):
    """Paper, powder, wax, cloth. `grain` is (scale, strength) of a fine unevenness."""
    material, node = _principled("matte")
    _paint(node, pigment, factor)
    node.inputs["Roughness"].default_value = roughness
    node.inputs["Specular"].default_value = specular
    node.inputs["Sheen"].default_value = sheen
    if grain:
        _bump(material, node, *grain)
    return material


def paper(pigment):
    """
    The sweep. The camera sees the pigment; what the sweep throws onto the subject, or shows in a polished side, is a neutral
    white, because light that met two pigments would be in neither's plane. Tinted glass sees a little of that white, too.
    """
    material, node = _principled("paper")
    node.inputs["Roughness"].default_value = 0.9
    node.inputs["Specular"].default_value = 0.3
    if palette is not None:
        _paint(node, pigment)
        return material
    tree = material.node_tree
    path = tree.nodes.new("ShaderNodeLightPath")
    through = tree.nodes.new("ShaderNodeMath")
    through.operation = "MULTIPLY_ADD"
    tree.links.new(path.outputs["Is Transmission Ray"], through.inputs[0])
    through.inputs[1].default_value = 0.7
    tree.links.new(path.outputs["Is Camera Ray"], through.inputs[2])
    mix = tree.nodes.new("ShaderNodeMixRGB")
    mix.inputs["Color1"].default_value = (0.78, 0.78, 0.78, 1)
    mix.inputs["Color2"].default_value = colour_of(pigment, False)
    _inputs.append((pigment, mix.inputs["Color2"], 1.0))
    tree.links.new(through.outputs[0], mix.inputs["Fac"])
    tree.links.new(mix.outputs["Color"], node.inputs["Base Color"])
    return material


def gloss(pigment, roughness=0.16, coat=0.6, factor=1.0, grain=(3.0, 0.012)):
    """Lacquer and hard plastic, never quite flat."""
    material, node = _principled("gloss")
    _paint(node, pigment, factor)
    node.inputs["Roughness"].default_value = roughness
    node.inputs["Specular"].default_value = 0.5
    node.inputs["Clearcoat"].default_value = coat
    node.inputs["Clearcoat Roughness"].default_value = 0.05
    if grain:
        _bump(material, node, *grain)
    return material


def metal(pigment=0.78, roughness=0.2, factor=1.0, grain=None):
    material, node = _principled("metal")
    _paint(node, pigment, factor)
    node.inputs["Metallic"].default_value = 1.0
    node.inputs["Roughness"].default_value = roughness
    if grain:
        _bump(material, node, *grain)
    return material


def glass(pigment=0.98, roughness=0.0, ior=1.45, factor=1.15):
    """Clear or tinted glass. It throws no shadow of its own, so that what it holds is lit."""
    material, node = _principled("glass")
    _paint(node, pigment, factor)
    node.inputs["Transmission"].default_value = 1.0
    node.inputs["Roughness"].default_value = roughness
    node.inputs["IOR"].default_value = ior
    tree = material.node_tree
    clear = tree.nodes.new("ShaderNodeBsdfTransparent")
    path = tree.nodes.new("ShaderNodeLightPath")
    either = tree.nodes.new("ShaderNodeMath")
    either.operation = "MAXIMUM"
    mix = tree.nodes.new("ShaderNodeMixShader")
    tree.links.new(path.outputs["Is Shadow Ray"], either.inputs[0])
    tree.links.new(path.outputs["Is Diffuse Ray"], either.inputs[1])
    tree.links.new(either.outputs[0], mix.inputs["Fac"])
    tree.links.new(node.outputs["BSDF"], mix.inputs[1])
    tree.links.new(clear.outputs["BSDF"], mix.inputs[2])
    tree.links.new(mix.outputs["Shader"], tree.nodes["Material Output"].inputs["Surface"])
    return material


def jelly(pigment, roughness=0.08, mix=0.35):
    """Serum, gel, tinted liquid: a little clear, with a body of its own."""
    material, node = _principled("jelly")
    _paint(node, pigment)
    node.inputs["Transmission"].default_value = mix * 0.3
    node.inputs["Subsurface"].default_value = 0.0
    node.inputs["Roughness"].default_value = roughness
    node.inputs["IOR"].default_value = 1.36
    node.inputs["Clearcoat"].default_value = 0.5
    return material


def cloth(pigment, weave=None, roughness=0.85, sheen=0.4, factor=1.0, second=None, pattern=None):
    """Woven fabric: `weave` threads a unit; `second` pigment comes in where `pattern(tree)` says."""
    material, node = _principled("cloth")
    _paint(node, pigment, factor)
    node.inputs["Roughness"].default_value = roughness
    node.inputs["Specular"].default_value = 0.15
    node.inputs["Sheen"].default_value = sheen
    if weave:
        _weave(material, node, weave)
    if second is not None:
        _two_colours(material, node, pigment, second, pattern)
    return material


def _weave(material, node, threads):
    tree = material.node_tree
    coords = tree.nodes.new("ShaderNodeTexCoord")
    waves = []
    for axis in ("X", "Y"):
        wave = tree.nodes.new("ShaderNodeTexWave")
        wave.bands_direction = axis
        wave.inputs["Scale"].default_value = threads
        wave.inputs["Distortion"].default_value = 0.6
        wave.inputs["Detail"].default_value = 1.0
        tree.links.new(coords.outputs["UV"], wave.inputs["Vector"])
        waves.append(wave)
    add = tree.nodes.new("ShaderNodeMath")
    tree.links.new(waves[0].outputs["Fac"], add.inputs[0])
    tree.links.new(waves[1].outputs["Fac"], add.inputs[1])
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.35
    bump.inputs["Distance"].default_value = 0.004
    tree.links.new(add.outputs[0], bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], node.inputs["Normal"])


def _two_colours(material, node, first, second, pattern):
    """Mixes two pigments by a mask; both stay switchable."""
    tree = material.node_tree
    mix = tree.nodes.new("ShaderNodeMixRGB")
    _inputs[:] = [entry for entry in _inputs if entry[1] != node.inputs["Base Color"]]
    for pigment, socket in ((first, mix.inputs["Color1"]), (second, mix.inputs["Color2"])):
        if isinstance(pigment, str):
            _inputs.append((pigment, socket, 1.0))
            socket.default_value = colour_of(pigment, False)
        else:
            socket.default_value = (pigment, pigment, pigment, 1)
    tree.links.new(pattern(tree), mix.inputs["Fac"])
    tree.links.new(mix.outputs["Color"], node.inputs["Base Color"])
