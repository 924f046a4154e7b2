"""Every negative by name: a function that builds it on the set and answers where its labels lie."""

import stage

from . import adornment, bottles, clothes, colour, skin, swatches

NEGATIVES = {
    **colour.NEGATIVES,
    **bottles.NEGATIVES,
    **adornment.NEGATIVES,
    **clothes.NEGATIVES,
    **swatches.NEGATIVES,
    **skin.NEGATIVES,
}


# What has no second view of its own is seen from near.
SEEN_FROM_NEAR = [
    name.replace(".front", ".detail")
    for name in NEGATIVES
    if name.endswith(".front") and name.replace(".front", ".detail") not in NEGATIVES
]


def names():
    return sorted([*NEGATIVES, *SEEN_FROM_NEAR])


def builder(name):
    return NEGATIVES[name.replace(".detail", ".front") if name in SEEN_FROM_NEAR else name]


def build(name):
    if name not in SEEN_FROM_NEAR:
        return builder(name)()
    with stage.nearer():
        return builder(name)()
