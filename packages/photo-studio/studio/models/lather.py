"""Soaps in use and side by side, for their second view."""

import numpy

import stage
from models.hampers import bar, shown, stamped
from models.ribbon import beads
from pigments import matte


def foam(middle, reach, high, seed):
    """A soft mound of lather, more cream than bubbles: large bubbles that run into each other, and small ones on and around them."""
    chance = numpy.random.default_rng(seed)
    count = numpy.array([110, 700])
    big = numpy.repeat([1.0, 0.0], count)
    turn, out = chance.uniform(0, 2 * numpy.pi, count.sum()), numpy.sqrt(chance.uniform(0, 1, count.sum()))
    size = numpy.where(big > 0, chance.uniform(0.2, 0.5, count.sum()), 0.03 + 0.1 * chance.uniform(0, 1, count.sum()) ** 4)
    out = out * numpy.where(big > 0, 0.86, 0.96)
    up = numpy.clip(high * (1 - out**2), 0, 9) * numpy.where(big > 0, 0.55, 1.2)
    places = [(middle[0] + reach[0] * o * numpy.cos(a), middle[1] + reach[1] * o * numpy.sin(a), z + 0.6 * r) for o, a, z, r in zip(out, turn, up, size)]
    return beads(places, list(size), matte(0.95, 0.35, 0.5, sss=0.6))


# Where the lather lies, how far it reaches, how high it is, and its seed.
LATHER = (((-2.7, -1.0), (2.0, 1.3), 1.7, 3), ((2.5, -0.9), (1.9, 1.2), 1.2, 5), ((0.2, -1.5), (2.4, 1.0), 0.8, 7), ((3.6, 0.6), (1.3, 1.2), 1.9, 9), ((-3.9, 0.4), (1.1, 1.1), 1.1, 11))


def single_soap_detail():
    """On its long side in its lather, its stamp towards the camera."""
    soap = bar((0, 1.1, 2.2), (72, 0, 12))
    parts = [soap, *[foam(*mound) for mound in LATHER]]
    stage.fit(parts)
    stage.camera(parts, pitch=14, share=0.5)
    return [stamped(soap)]


def three_soaps_detail():
    """Side by side, all of them stamped."""
    soaps = [bar((x, y, 0), (0, 0, turn)) for x, y, turn in ((-2.6, 5.0, 12), (0.2, 0.1, -4), (2.4, -5.0, 8))]
    return shown(soaps, [stamped(soap) for soap in soaps], 42, 0.66, -8)


NEGATIVES = {
    "single-soap.detail": single_soap_detail,
    "three-soaps.detail": three_soaps_detail,
}
