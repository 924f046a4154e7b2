"""Cloth of a colour between two."""

from pigments import cloth


def blended(first, second, share, **finish):
    """`share` of the second; either is a pigment or a grey."""

    def amount(tree):
        value = tree.nodes.new("ShaderNodeValue")
        value.outputs[0].default_value = share
        return value.outputs[0]

    return cloth(first, second=second, pattern=amount, **finish)
