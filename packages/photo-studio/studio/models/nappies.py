"""Cloth nappies and nursing pads."""

import math

import numpy

import textile
from models import fabrics, motifs
from models.blended import blended
from models.briefs import placed as moved
from models.laid import elastic, laid_out, panel, rumpled
from models.nursery import pile
from models.tops import placed
from pigments import cloth
from shapes import ball, rod

LANGOT = [(0, 9.4), (8.0, 10.0), (12.6, 10.6, "c"), (13.0, 7.6), (12.4, 4.4, "c"), (7.0, 2.8), (5.2, -1.4), (6.6, -6.2), (9.6, -8.6, "c"), (9.4, -11.8, "c"), (0, -12.6)]


def langot(motif, seed):
    """Muslin with a small print, bound; a flannel middle, quilted, and soft tabs at the upper corners."""
    pattern = motifs.scattered([motif], 3.3, 0.76)
    muslin = textile.woven(60, roughness=0.95)
    print_ = lambda x, y, far, along: numpy.maximum(pattern(x, y), far < 0.6)
    base = panel(textile.mirrored(LANGOT), (28.0, 26.0), muslin, lambda x, y, far, along: elastic(far, along, 0.6, 0.1) + rumpled(x, y, (0, -1), seed), 0.4, print_)
    pad = [(3.4, 8.0), (3.9, 0.0), (3.8, -8.6), (2.8, -10.4), (0, -10.8), (-2.8, -10.4), (-3.8, -8.6), (-3.9, 0), (-3.4, 8.0), (0, 8.6)]
    quilted = lambda x, y, far, along: 0.14 * numpy.abs(numpy.sin(numpy.pi * x / 1.1)) ** 0.5 - 0.12 * numpy.exp(-(((far - 0.4) / 0.1) ** 2))
    soaker = panel(pad, (26.0, 24.0), blended("body", 0.84, 0.5, weave=40, roughness=1.0), quilted, 0.4)
    soaker.location.z = 1.0
    tabs = []
    for side in (-1, 1):
        tab = panel(placed([(10.8, 9.8), (14.6, 9.9), (15.2, 8.0), (14.6, 6.2), (10.8, 6.3)], side), (32.0, 26.0), cloth("accent", weave=60), lambda x, y, far, along: -0.1 * numpy.exp(-(((far - 0.4) / 0.1) ** 2)), 0.4)
        tab.location.z = 0.9
        tabs.append(tab)
    return [base, soaker, *tabs]


def langots_front():
    """Five, each with another animal, and the muslin bag that they come in."""
    animals = (motifs.elephant, motifs.fish, motifs.bird, motifs.rabbit, motifs.cat)
    spots = ((-16.6, 27.0, 3), (16.4, 26.4, -3), (-16.4, 0.6, -2), (16.6, 0.0, 2), (-16.6, -26.0, 3))
    parts = []
    for k, (animal, (x, y, turn)) in enumerate(zip(animals, spots)):
        parts += moved(langot(animal, 241 + k), (x, y, 0.9), turn)
    muslin = textile.woven(60, roughness=0.95)
    gathered = lambda x, y, far, along: 0.34 * numpy.sin(x * 1.7 + 0.5 * numpy.sin(y * 0.4)) * numpy.clip((y + 7) / 14, 0, 1) + 0.5 * textile.smooth_noise(x.shape, 4, 250) - 0.5 * numpy.exp(-(((y - 7.6) / 0.4) ** 2))
    parts += moved(drawn_bag(muslin, gathered, "accent"), (16.4, -27.0, 0.4), -3)
    return laid_out(parts, 0.86, high=0.8)


def pad(seed, is_outside):
    """Round and hollow, its edge sewn over; velour inside, smooth outside."""
    ring = [(6.0 * math.cos(a), 6.0 * math.sin(a)) for a in numpy.linspace(0, 2 * math.pi, 28, endpoint=False)]

    def relief(x, y, far, along):
        overlock = 0.12 * numpy.sin(along * 9.0) * (far < 0.7)
        dart = -0.16 * numpy.exp(-((numpy.abs(y - 0.5 * x) / 0.14) ** 2)) * (x > 0.2) * (far > 0.7)
        return overlock + dart + 1.5 * numpy.clip(far / 6, 0, 1) ** 0.8 - 0.12 * numpy.exp(-(((far - 0.9) / 0.12) ** 2)) + 0.05 * pile(x.shape, 2.4, seed)

    velour = textile.woven(None, roughness=1.0, sheen=0.9)
    return panel(ring, (13.0, 13.0), velour, relief, 0.4, lambda x, y, far, along: numpy.where(far < 0.7, 1.0, 0.3 * is_outside))


def drawn_bag(material, relief, pigment):
    """Closed by a cord through its hem; all around, a line of stitches in the second colour."""
    shape = [(-9.6, 10.6, "c"), (9.6, 10.6, "c"), (10.2, 0), (9.8, -11.0, "c"), (-9.8, -11.0, "c"), (-10.2, 0)]
    bag = panel(shape, (22.0, 24.0), material, relief, 0.5, lambda x, y, far, along: (y > 8.4) | (far < 0.3))
    bag.location.z = 1.0
    yarn = cloth(pigment, roughness=0.8)
    cords = [rod([(9.0 * side, 9.5, 1.0), (10.4 * side, 9.5, 0.7), (12.4 * side, 7.4, 0.5), (11.8 * side, 3.6, 0.5), (13.0 * side, 0.4, 0.5)], 0.22, yarn) for side in (-1, 1)]
    return [bag, *cords, *[ball(0.5, yarn, (13.0 * side, 0, 0.5), (0.8, 1.4, 0.8)) for side in (-1, 1)]]


def wash_bag():
    """Of mesh."""
    net = lambda x, y, far, along: 0.3 * numpy.sin(x * 1.5 + 0.5 * numpy.sin(y * 0.4)) * numpy.clip((y + 4) / 12, 0, 1) + 0.5 * textile.smooth_noise(x.shape, 4, 251) + 0.14 * numpy.maximum(numpy.cos(x * 9), numpy.cos(y * 9))
    return drawn_bag(fabrics.sheer(textile.woven(None, roughness=0.9), 0.42), net, 0.78)


def nursing_pads_front():
    """Six pads, two of them with their outer side up, and the bag that they are washed in."""
    parts = moved(wash_bag(), (0.4, 13.0, 0), -2)
    spots = ((-6.6, 1.2, 1.6), (6.0, 2.0, 1.6), (-8.0, -7.6, 2.9), (5.2, -6.8, 2.9), (-5.4, -16.4, 4.2), (8.0, -15.6, 4.2))
    for k, at in enumerate(spots):
        parts += moved([pad(253 + k, k in (1, 4))], at, 37 * k)
    return laid_out(parts, 0.84)


NEGATIVES = {
    "langots.front": langots_front,
    "nursing-pads.front": nursing_pads_front,
}
