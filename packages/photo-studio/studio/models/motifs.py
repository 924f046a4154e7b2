"""Small animals and flowers, as they are printed on cloth for babies: each says which places of a square from -1 to 1 it covers."""

import numpy


def oval(x, y, cx, cy, rx, ry):
    return ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1


def stroke(x, y, points, half):
    """A brush's line along points."""
    far = numpy.full(x.shape, 9.0)
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        long = (bx - ax) ** 2 + (by - ay) ** 2
        t = numpy.clip(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long, 0, 1)
        far = numpy.minimum(far, numpy.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)))
    return far < half


def elephant(x, y):
    body = oval(x, y, -0.15, 0.1, 0.62, 0.44) | oval(x, y, 0.5, 0.26, 0.33, 0.34)
    trunk = stroke(x, y, [(0.74, 0.2), (0.9, -0.2), (0.82, -0.5), (0.96, -0.6)], 0.1)
    legs = stroke(x, y, [(-0.55, 0), (-0.55, -0.62)], 0.15) | stroke(x, y, [(0.2, 0), (0.2, -0.62)], 0.15)
    ear = stroke(x, y, [(0.3, 0.5), (0.1, 0.3), (0.16, 0.02), (0.38, -0.02)], 0.05)
    return (body | trunk | legs | stroke(x, y, [(-0.72, 0.2), (-0.95, -0.1)], 0.06)) & ~ear


def squirrel(x, y):
    """It sits upright, its tail behind it."""
    body = oval(x, y, 0.22, -0.3, 0.27, 0.43) | oval(x, y, 0.42, 0.28, 0.21, 0.2)
    limbs = stroke(x, y, [(0.36, -0.08), (0.62, 0.0)], 0.06) | stroke(x, y, [(0.1, -0.72), (0.54, -0.74)], 0.09)
    head = stroke(x, y, [(0.5, 0.26), (0.68, 0.2)], 0.07) | stroke(x, y, [(0.36, 0.44), (0.3, 0.64)], 0.06)
    tail = [(0.0, -0.7), (-0.36, -0.62), (-0.62, -0.24), (-0.6, 0.26), (-0.38, 0.6), (-0.12, 0.66), (-0.02, 0.48)]
    return body | limbs | head | stroke(x, y, tail, 0.15)


def fish(x, y):
    tail = (x < -0.4) & (numpy.abs(y) < -0.75 * (x + 0.36)) & (x > -0.92)
    return (oval(x, y, 0.15, 0, 0.7, 0.42) | tail) & ~oval(x, y, 0.52, 0.1, 0.08, 0.08)


def bird(x, y):
    body = oval(x, y, 0, -0.08, 0.5, 0.36) | oval(x, y, 0.42, 0.32, 0.26, 0.25) | stroke(x, y, [(-0.4, 0.0), (-0.9, 0.26)], 0.13)
    beak = stroke(x, y, [(0.6, 0.3), (0.86, 0.24)], 0.06)
    return (body | beak | stroke(x, y, [(0.0, -0.4), (0.0, -0.76)], 0.05)) & ~stroke(x, y, [(-0.24, 0.02), (0.0, -0.16), (0.22, 0.02)], 0.05)


def rabbit(x, y):
    body = oval(x, y, -0.1, -0.35, 0.5, 0.42) | oval(x, y, 0.34, 0.12, 0.28, 0.26) | oval(x, y, -0.6, -0.4, 0.16, 0.16)
    return body | stroke(x, y, [(0.28, 0.3), (0.16, 0.84)], 0.1) | stroke(x, y, [(0.42, 0.3), (0.46, 0.86)], 0.1)


def cat(x, y):
    body = oval(x, y, -0.1, -0.4, 0.42, 0.44) | oval(x, y, 0.22, 0.22, 0.34, 0.3)
    ears = stroke(x, y, [(0.02, 0.36), (-0.04, 0.62)], 0.1) | stroke(x, y, [(0.42, 0.36), (0.5, 0.62)], 0.1)
    return body | ears | stroke(x, y, [(-0.44, -0.6), (-0.82, -0.4), (-0.72, 0.1)], 0.1)


def moon(x, y):
    return oval(x, y, 0, 0, 0.7, 0.7) & ~oval(x, y, 0.3, 0.12, 0.58, 0.58)


def jasmine(x, y):
    r, turn = numpy.hypot(x, y), numpy.arctan2(x, y)
    return (r < 0.34 + 0.34 * numpy.abs(numpy.cos(2.5 * turn))) & (r > 0.12)


def scattered(motifs, size, share=0.62):
    """The motifs by turns, in offset rows that face one way and the other, each as large as `share` of its cell."""

    def printed(x, y, *rest):
        row = numpy.floor(y / size)
        across = x / size + 0.5 * (row % 2)
        px, py = ((across % 1) * 2 - 1) * (1 - 2 * (row % 2)) / share, ((y / size % 1) * 2 - 1) / share
        turn = (numpy.floor(across) + row) % len(motifs)
        return numpy.where((numpy.abs(px) < 1) & (numpy.abs(py) < 1), sum((turn == k) * motif(px, py) for k, motif in enumerate(motifs)), 0).astype(numpy.float32)

    return printed
