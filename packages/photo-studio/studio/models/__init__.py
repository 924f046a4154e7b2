"""Every negative by name: a function that builds it on the set and answers where its labels lie."""

from . import adornment, bottles, clothes, colour, swatches

NEGATIVES = {
    **colour.NEGATIVES,
    **bottles.NEGATIVES,
    **adornment.NEGATIVES,
    **clothes.NEGATIVES,
    **swatches.NEGATIVES,
}


def names():
    return sorted(NEGATIVES)


def build(name):
    return NEGATIVES[name]()
