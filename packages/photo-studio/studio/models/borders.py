"""What is woven along the edges and the end of a saree: 1 where the second colour shows. `far` is the distance from an edge in cm, `along` the place along it."""

import numpy


def band(far, low, high):
    return ((far > low) & (far < high)).astype(float)


def of(*parts):
    return numpy.maximum.reduce(parts)


def flowers(far, along, middle, size, apart, petals=6):
    """A row of flowers, each with an open ring around its heart."""
    x = (along + apart / 2) % apart - apart / 2
    r = numpy.hypot(x, far - middle) / size
    petal = 0.64 + 0.36 * numpy.cos(petals * numpy.arctan2(far - middle, x))
    return ((r < petal) & ((r > 0.34) | (r < 0.2))).astype(float)


def temple(far, along, base, high, apart):
    """Stepped triangles that point into the cloth."""
    slope = 1 - numpy.abs(along / apart % 1 * 2 - 1)
    return band(far, base - 0.1, base + high * numpy.round(slope * 9) / 9)


def vine(far, along, middle, wide, apart):
    """A stem in waves with a leaf in each of its bends."""
    turn = 2 * numpy.pi * along / apart
    stem = numpy.abs(far - middle - wide * 0.5 * numpy.sin(turn)) < 0.16
    x = (along + apart / 4) % (apart / 2) - apart / 4
    side = numpy.where((along + apart / 4) % apart < apart / 2, -1, 1)
    leaf = (x / (apart * 0.13)) ** 2 + ((far - middle - side * wide * 0.22) / (wide * 0.34)) ** 2 < 1
    return (stem | leaf).astype(float)


def brick(far, along, low, high, rows):
    """Bricks in rows, as the steps of a fort are laid."""
    row = (far - low) / (high - low) * rows
    shift = numpy.floor(row) % 2 * 0.5
    joint = (row % 1 < 0.18) | ((along / 1.7 + shift) % 1 < 0.12)
    return band(far, low, high) * ~joint


def jaal(end, across, low, high):
    """Flowers in offset rows between two lines."""
    size = 4.2
    row = numpy.floor((end - low) / size)
    return band(end, low, high) * flowers((end - low) % size, across + row % 2 * size / 2, size / 2, size * 0.4, size, 5)


def brocade(far, along):
    reversed_ = band(far, 1.5, 5.5) * (1 - flowers(far, along, 3.5, 1.7, 4.0))
    return of(band(far, 0.2, 0.8), band(far, 1.1, 1.3), reversed_, band(far, 5.9, 6.2), temple(far, along, 6.2, 1.3, 1.3))


def brocade_end(end, across):
    first = band(end, 2.0, 9.0) * (1 - flowers(end, across, 5.5, 2.9, 7.0, 8))
    last = band(end, 25.0, 29.0) * (1 - flowers(end, across, 27.0, 1.7, 4.0))
    lines = [band(end, a, b) for a, b in ((0.3, 1.4), (9.6, 10.2), (10.8, 11.1), (23.6, 24.4), (29.6, 30.2))]
    return of(first, last, *lines, jaal(end, across, 11.4, 23.4), temple(end, across, 30.2, 2.0, 2.0))


def korvai(far, along):
    """A broad border of one colour that meets the cloth in temples."""
    plain = band(far, 0.2, 9.0) * (1 - band(far, 1.2, 1.6)) * (1 - band(far, 7.6, 7.9))
    row = flowers(far, along, 4.6, 1.5, 4.4, 8)
    return of(plain * (1 - row * 0.55), temple(far, along, 9.0, 4.4, 2.6))


def korvai_end(end, across):
    ground = band(end, 0.2, 30.0) * (1 - of(*[band(end, at, at + 0.5) for at in (2.0, 3.2, 12.0, 13.2, 22.0, 23.2)]))
    return of(ground * (1 - 0.55 * of(flowers(end, across, 7.6, 2.6, 6.0, 8), flowers(end, across, 17.6, 2.6, 6.0, 8))), temple(end, across, 30.0, 4.4, 2.6))


def bricks(far, along):
    return of(band(far, 0.2, 0.7), brick(far, along, 1.0, 3.8, 3), band(far, 4.1, 4.4), band(far, 4.8, 4.9))


def five_stripes(end, across):
    return of(*[band(end, at, at + 2.6) for at in (1.0, 5.2, 9.4, 13.6, 17.8)])


def line(far, along):
    return of(band(far, 0.15, 1.5), band(far, 1.9, 2.1))


def line_end(end, across):
    return of(band(end, 0.15, 1.7), band(end, 2.1, 2.3), vine(end, across, 5.2, 4.0, 6.0), band(end, 8.1, 8.3), band(end, 8.7, 10.1))


def scallop(far, along):
    bow = 1.5 + 1.5 * numpy.sqrt(numpy.clip(1 - (along / 3.2 % 1 * 2 - 1) ** 2, 0, 1))
    return of((far < bow).astype(float) * (far > 0.1) * (1 - band(far, bow - 0.75, bow - 0.45)), flowers(far, along + 1.6, 4.6, 0.7, 3.2, 5))


def plain(far, along):
    return of(band(far, 0.2, 2.2), band(far, 2.6, 2.8))


def plain_end(end, across):
    return of(band(end, 0.5, 4.6), band(end, 5.3, 5.8), band(end, 6.6, 8.2))


def ribbon(far, along):
    """Gota: a ribbon with a zigzag pressed into it."""
    zigzag = numpy.abs(far - 2.7 - 1.3 * (numpy.abs(along / 2.6 % 1 * 2 - 1) * 2 - 1)) < 0.12
    return band(far, 0.2, 5.2) * (1 - 0.5 * (zigzag | (numpy.abs(far - 0.8) < 0.1) | (numpy.abs(far - 4.6) < 0.1)))


# Of each design the edges and the end, and how wide and how long they are.
DESIGNS = {
    "brocade": (brocade, brocade_end, 7.5, 32.4),
    "korvai": (korvai, korvai_end, 13.4, 34.4),
    "bricks": (bricks, five_stripes, 4.9, 20.6),
    "line": (line, line_end, 2.2, 10.2),
    "scallop": (scallop, scallop, 5.4, 5.4),
    "plain": (plain, plain_end, 3.0, 8.4),
    "ribbon": (ribbon, ribbon, 5.4, 5.4),
}


def woven(design, far, along, end=None, across=None):
    """The pattern of a piece: its edges, and the end of the saree between them where the piece has one."""
    edges, last, wide, _ = DESIGNS[design]
    shown = edges(far, along)
    return shown if end is None else of(shown, last(end, across) * (far > min(wide, 9.0)))


def inner(design, far, end=None):
    """What of a piece is within its edges and its end."""
    _, _, wide, long = DESIGNS[design]
    return far > wide if end is None else (far > wide) & (end > long)
