"""Bras without hooks, laid flat: for sports, and of lace."""

import numpy

import textile
from models.laid import domed, laid_out, panel, rumpled
from models.ribbon import ribbon
from pigments import cloth

# Right halves, from the middle of the neck.
SPORTS = [(0, 4.4), (2.8, 5.2), (4.7, 8.6), (5.2, 14.6, "c"), (8.4, 14.6, "c"), (8.2, 9.0), (9.6, 4.2), (13.2, 1.4, "c"), (12.8, -4.4), (12.3, -9.4, "c"), (6.0, -9.9), (0, -10.0)]
RACER = [(0, 9.2), (2.4, 10.4), (5.2, 14.7, "c"), (8.3, 14.7, "c"), (5.0, 10.0), (3.4, 6.0), (5.6, 3.0), (13.2, 1.2, "c"), (12.4, -9.4, "c"), (6.0, -9.8), (0, -9.9)]


def trimmed(deep, low):
    """The second colour on the edges of neck and arms, not on the band below `low`."""
    return lambda x, y, far, along: (far < deep) & (y > low)


def sports_bra_front():
    """Racer straps behind, a broad brushed band below."""
    knit = textile.woven(190, roughness=0.9, sheen=0.25)

    def relief(x, y, far, along):
        band = numpy.where(y < -6.8, 0.1 * numpy.sin(x * 7.0), 0) - 0.16 * numpy.exp(-(((y + 6.8) / 0.12) ** 2))
        cups = domed(x, y, (5.0, -0.8), (5.2, 6.4), 2.4) * (y > -6.8)
        middle = -0.1 * numpy.exp(-((x / 0.4) ** 2)) * (y > -6.8) * (y < 4)
        return band + cups + middle + 0.5 * (1 - numpy.exp(-far / 2.0)) + rumpled(x, y, (0, 2.0), 71) * (y > -6.8) - 0.14 * numpy.exp(-(((far - 0.6) / 0.08) ** 2)) * (y > 1.3)

    front = panel(textile.mirrored(SPORTS), (30.0, 30.0), knit, relief, 0.4, trimmed(0.6, 1.3))
    back = panel(textile.mirrored(RACER), (30.0, 30.0), knit, lambda x, y, far, along: 0 * x, 0.2, trimmed(0.6, 1.3))
    front.location = (0, 0, 0.25)
    return laid_out([back, front], 0.56)


LACE = [(0, -2.4), (2.4, 1.2), (4.8, 5.4), (6.1, 8.0, "c"), (7.0, 7.8, "c"), (8.6, 3.0), (12.8, -3.4, "c"), (12.6, -7.2, "c"), (7.0, -7.6), (0, -7.7)]


def flowers(x, y):
    """Lace: rosettes with leaves between them on a fine net, 0 to 1."""
    row = numpy.floor(y / 2.3)
    px, py = ((x + (row % 2) * 1.35) % 2.7) - 1.35, (y % 2.3) - 1.15
    r, turn = numpy.hypot(px, py), numpy.arctan2(py, px)
    bloom = 0.62 + 0.2 * numpy.cos(6 * turn)
    petals = (r < bloom) & (r > 0.16) & (numpy.abs(numpy.sin(3 * turn)) > 0.14)
    sprig = numpy.hypot(numpy.abs(px) - 1.2, py * 0.6 - 0.1) < 0.26
    stem = numpy.abs(r - 0.98 - 0.06 * numpy.cos(6 * turn)) < 0.06
    net = (numpy.abs(numpy.sin((x + y) * 8)) < 0.2) | (numpy.abs(numpy.sin((x - y) * 8)) < 0.2)
    return numpy.where(petals | sprig, 0.85, numpy.where(stem, 0.6, 0.35 * net))


def bralette_front():
    """Triangles of lace with scalloped edges above a band of lace; thin straps, no hooks."""
    mesh = textile.woven(190, roughness=0.9, sheen=0.4)
    scallop = lambda x, y, along: 0.42 * (1 - numpy.abs(numpy.sin(along * 2.4))) * (numpy.abs(x) < 12.4)
    rim = lambda x, y, far, along: numpy.where((far < 0.34) & (numpy.abs(x) < 12.5), 0.9, flowers(x, y))

    def relief(x, y, far, along):
        cups = domed(x, y, (5.8, -0.4), (5.4, 6.4), 2.6) * numpy.clip((y + 5.0) * 2, 0, 1) * numpy.clip(far / 1.6, 0, 1) ** 0.6
        under = -0.16 * numpy.exp(-(((y + 5.0 - 0.02 * numpy.abs(x)) / 0.12) ** 2))
        gathers = 0.12 * numpy.sin(x * 5.0) * numpy.exp(-numpy.clip(y + 5.0, 0, 9) / 1.4) * (y > -5.0) * (numpy.abs(x) > 1.5)
        return cups + under + gathers + 0.09 * rim(x, y, far, along) + 0.3 * rumpled(x, y, (0, -4.0), 77)

    front = panel(textile.mirrored(LACE), (30.0, 24.0), mesh, relief, 0.3, rim, scallop)
    back = panel(textile.mirrored([(0, -6.2), (7.0, -4.8), (12.7, -3.5, "c"), (12.6, -7.1, "c"), (0, -7.5)]), (30.0, 24.0), mesh, lambda x, y, far, along: 0 * x, 0.15)
    front.location = (0, 0, 0.2)
    satin = cloth("body", roughness=0.6, sheen=0.5)
    straps = []
    for side in (-1, 1):
        way = [(6.5, 7.4, 0.5), (6.9, 9.6, 0.3), (6.6, 12.4, 0.2), (5.0, 13.4, 0.2), (4.4, 11.4, 0.12), (5.2, 5.0, 0.1), (6.4, -1.0, 0.08), (7.0, -5.0, 0.1)]
        straps.append(ribbon([(side * x, y, z) for x, y, z in way], 0.55, 0.08, satin))
    return laid_out([back, front, *straps], 0.5)


NEGATIVES = {
    "bralette.front": bralette_front,
    "sports-bra.front": sports_bra_front,
}
