"""A knitted dress on a form, whose shape it takes."""

import math

import numpy

import stage
from models.drapes import form, surface
from pigments import cloth, matte
from shapes import lathe

# Height, half width and half depth of the dress; the form's are a little less.
DRESS = [(-50, 13.8, 11.0), (-38, 15.8, 12.6), (-24, 18.6, 13.4), (-12, 19.2, 13.2), (2, 18.2, 12.9), (12, 15.2, 11.1), (20, 13.1, 9.9), (28, 13.9, 10.7), (36, 15.8, 12.6), (42, 16.0, 11.5), (47, 14.8, 8.8), (50, 10.4, 7.0), (52, 6.6, 6.0), (57.5, 5.6, 5.5)]
# The middle of an arm, from the shoulder to the wrist, and how thick the sleeve is there.
ARM = [(11.0, 0.3, 46.4, 1.6), (14.0, 0.4, 43.4, 3.2), (16.4, 0.4, 38.0, 3.9), (18.6, 0.3, 30.0, 4.0), (21.2, -0.2, 18.0, 3.8), (22.8, -1.2, 5.0, 3.3), (23.6, -2.2, -5.0, 2.9)]


def along(points, at):
    """Smooth values between points (place, value…)."""
    line = numpy.array(points, float)
    fine = numpy.linspace(line[0, 0], line[-1, 0], 400)
    kernel = numpy.hanning(41) / numpy.hanning(41).sum()
    out = []
    for k in range(1, line.shape[1]):
        value = numpy.interp(fine, line[:, 0], line[:, k])
        padded = numpy.pad(value, 20, mode="reflect", reflect_type="odd")
        out.append(numpy.interp(at, fine, numpy.convolve(padded, kernel, "valid")))
    return out


def rib(angle, count):
    return numpy.abs(numpy.sin(angle * count / 2)) ** 0.7


def tube(material):
    """The body of the dress; ribs come close at the waist, and the knit lies in shallow folds there."""
    a, z = numpy.meshgrid(numpy.linspace(-math.pi, math.pi, 1500), numpy.linspace(-50, 57.5, 420))
    wide, deep = along(DRESS, z)
    pull = 0.2 * numpy.sin(z * 0.95 + 2.2 * numpy.sin(a + 0.6)) * numpy.exp(-(((z - 18) / 6.5) ** 2))
    pull += 0.16 * numpy.sin(z * 0.8 - 1.8 * numpy.cos(a)) * numpy.exp(-(((z + 30) / 12) ** 2))
    out = 0.5 * (rib(a, 76) - 0.6) * numpy.clip((58.5 - z) / 2, 0, 1) + pull
    collar = numpy.where(z > 53.2, 0.3, 0.0)
    places = numpy.stack([(wide + out + collar) * numpy.sin(a), -(deep + out + collar) * numpy.cos(a), z], -1)
    return surface(places, material, scale=1.0)


def sleeve(side, material):
    steps = numpy.linspace(0, 1, 320)
    x, y, z, thick = along([(i / (len(ARM) - 1), *point) for i, point in enumerate(ARM)], steps)
    t, a = numpy.meshgrid(steps, numpy.linspace(-math.pi, math.pi, 520), indexing="ij")
    column = lambda line: line[:, None]
    bend = 0.26 * numpy.sin(t * 62 + 1.4 * numpy.sin(a)) * numpy.exp(-(((t - 0.56) / 0.11) ** 2))
    radius = column(thick) + 0.42 * (rib(a, 26) - 0.6) + bend
    places = numpy.stack([side * (column(x) + radius * numpy.cos(a)), column(y) + 0.72 * radius * numpy.sin(a), column(z) + 0.25 * radius * numpy.cos(a)], -1)
    return surface(places, material)


def stand():
    """The pole and the foot of the form."""
    wood = matte("backdrop", 0.45, factor=0.5)
    pole = lathe([(0, -66), (8.0, -66), (8.0, -65), (1.4, -63.8), (1.0, -62), (1.0, -30), (0, -30)], wood, bevel=0.3)
    return [pole]


def bodycon_dress_front():
    knit = cloth("body", roughness=0.9, sheen=0.5)
    parts = [tube(knit), *[sleeve(side, knit) for side in (-1, 1)], *form()[1:], *stand()]
    stage.fit(parts, width=1.75, height=2.2)
    stage.camera(parts, pitch=4.0, share=0.86, yaw=-14.0)
    return []


NEGATIVES = {
    "bodycon-dress.front": bodycon_dress_front,
}
