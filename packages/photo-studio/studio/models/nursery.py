"""What babies lie on and are wrapped in: swaddles, a quilt and a towel."""

import math

import cv2
import numpy

import stage
import textile
from models import motifs
from models.drapes import surface
from models.laid import laid_out, panel
from models.ribbon import ribbon
from pigments import cloth
from shapes import group


def pile(shape, sigma, seed):
    """Fine loops or crinkles; about -1 to 1."""
    noise = cv2.GaussianBlur(numpy.random.default_rng(seed).standard_normal(shape).astype(numpy.float32), (0, 0), sigma)
    return noise / noise.std() / 2


def folded(width, depth, high, material, seed, printed=None):
    """A cloth folded to a soft square: its folds lie in front, one around the other."""
    rows, columns, parts = 260, 460, []
    x = (numpy.linspace(0, 1, columns)[None] - 0.5) * width
    wander = textile.smooth_noise((rows, columns), 6, seed)
    for k in range(3):
        # From the back along the top, around the fold and back below.
        half, front = high * (0.5 - 0.155 * k), -depth / 2 + high * 0.1 * k
        straight = depth - half
        t = numpy.linspace(0, 2 * straight + math.pi * half, rows)[:, None]
        a = numpy.clip((t - straight) / half, 0, math.pi)
        y = front + half * (1 - numpy.sin(a)) + numpy.where(a <= 0, straight - t, 0) + numpy.where(a >= math.pi, t - straight - math.pi * half, 0)
        z = high / 2 + half * numpy.cos(a)
        sag = 0.12 * wander * numpy.clip(z / high, 0.15, 1) + 0.05 * pile((rows, columns), 3.0, seed + k)
        places = numpy.stack([x + 0.1 * wander + 0 * y, y + 0.1 * numpy.roll(wander, 40, 1) + 0 * x, z + sag], -1)
        ink = None if printed is None else printed(x + 0 * t, t + 0 * x)
        parts.append(surface(places, material, ink, 0.3))
    return parts


def on_white():
    """White cloth with its print in the body's colour."""

    def pattern(tree):
        attribute = tree.nodes.new("ShaderNodeAttribute")
        attribute.attribute_name = "print"
        return attribute.outputs["Fac"]

    return cloth(0.8, weave=55, roughness=0.95, second="body", pattern=pattern)


def swaddles_front():
    """Three squares of muslin: one dyed, one printed with flowers and one striped."""
    flowers = motifs.scattered([motifs.jasmine], 1.7, 0.62)
    stripes = lambda x, y: (numpy.abs((y / 1.1) % 1 - 0.5) < 0.2).astype(numpy.float32)
    stack = [(textile.woven(55, roughness=0.95), None, 0), (on_white(), stripes, -3), (on_white(), flowers, 2)]
    parts, z = [], 0.0
    for k, (material, printed, turn) in enumerate(stack):
        one = folded(15.0 - 0.3 * k, 11.0, 2.5, material, 231 + k, printed)
        group(one, (0.2 * k, 0, z), (0, 0, turn))
        parts, z = [*parts, *one], z + 2.55
    stage.fit(parts)
    stage.camera(parts, pitch=24, share=0.56, yaw=-22)
    return []


def turned(thing, at, way, radius):
    """Turns the part of a flat piece beyond a line over, towards its front; `way` points to that part."""
    mesh = thing.data
    flat = numpy.empty(len(mesh.vertices) * 3)
    mesh.vertices.foreach_get("co", flat)
    places = flat.reshape(-1, 3)
    way = numpy.array([*way, 0.0]) / numpy.hypot(*way)
    beyond = (places - numpy.array([*at, 0.0])) @ way
    a = numpy.clip(beyond / radius, 0, math.pi)
    round_ = radius - places[:, 2]
    along = numpy.where(beyond < 0, beyond, round_ * numpy.sin(a) - numpy.clip(beyond - math.pi * radius, 0, None))
    places[:, 2] = numpy.where(beyond < 0, places[:, 2], radius - round_ * numpy.cos(a))
    places += (along - beyond)[:, None] * way
    mesh.vertices.foreach_set("co", places.ravel())
    mesh.update()


ROW = 1.15
QUILT = [(-20, 25, "c"), (20, 25, "c"), (20, -25, "c"), (-20, -25, "c")]


def kantha(x, y, far, along):
    """A running stitch along each row, inside a bound edge."""
    row = numpy.round(y / ROW)
    is_stitch = (numpy.abs(y / ROW - row) * ROW < 0.16) & ((x + 0.5 * (row % 2)) % 1.0 < 0.58)
    return numpy.where(far < 0.9, 1.0, is_stitch)


def wadded(way):
    """The cloth swells between the rows, to the front (1) or to the back (-1), and puckers at each stitch."""

    def relief(x, y, far, along):
        swell = 0.26 * numpy.abs(numpy.sin(numpy.pi * (y / ROW))) ** 0.6 + 0.07 * numpy.sin(x * 6.3 + 2.0 * numpy.sin(y))
        return way * numpy.where(far > 0.9, swell, 0.2) + 0.7 * textile.smooth_noise(x.shape, 5, 233) + 0.2 * textile.smooth_noise(x.shape, 11, 234)

    return relief


def patchwork(x, y, far, along):
    """Squares of many cloths; what is 0 is the body's colour, 1 the accent's."""
    column, row = numpy.floor(x / 5.0), numpy.floor(y / 5.0)
    shade = (column * 3 + row * 5) % 7 / 6
    dots = (numpy.hypot(x % 1.25 - 0.62, y % 1.25 - 0.62) < 0.3) & ((column + row) % 2 == 0)
    return numpy.where(far < 0.9, 1.0, numpy.where(dots, 1 - shade, shade))


def quilt_front():
    """Quilted all over by hand; a corner is turned to show the patchwork on its other face."""
    size = (44.0, 54.0)
    front = panel(QUILT, size, textile.woven(90, roughness=0.95), wadded(1), 0.5, kantha)
    back = panel(QUILT, size, textile.woven(90, roughness=0.95), wadded(-1), -0.5, patchwork)
    for thing in (front, back):
        turned(thing, (6.0, 12.0), (1.0, 0.9), 1.5)
        thing.location.z += 0.6
    return laid_out([front, back], 0.8)


HOOD = [(0, 29.0, "c"), (14.6, 14.4, "c"), (7.4, 12.0), (0, 11.2), (-7.4, 12.0), (-14.6, 14.4, "c")]
DIAMOND = [(0, 29.0, "c"), (29.0, 0, "c"), (0, -29.0, "c"), (-29.0, 0, "c")]


def bound(x, y, far, along):
    return far < 0.8


def terry(way):
    """Loops on one side (1); the other (-1) is smooth."""

    def relief(x, y, far, along):
        loops = (0.22 if way > 0 else 0.06) * pile(x.shape, 1.3, 5)
        return way * numpy.where(far > 0.8, loops, 0.3) + 0.6 * textile.smooth_noise(x.shape, 5, 235) + 0.2 * textile.smooth_noise(x.shape, 10, 236)

    return relief


def ear(side, looped):
    """Of two round pieces, sewn into the edge of the hood."""
    ring = [(4.0 * math.cos(a), 4.0 * math.sin(a)) for a in numpy.linspace(0, 2 * math.pi, 24, endpoint=False)]
    one = panel(ring, (9.0, 9.0), looped, lambda x, y, far, along: 0.9 * numpy.clip(far / 2, 0, 1) - 0.4 * numpy.exp(-(((far - 1.3) / 0.25) ** 2)) + 0.12 * pile(x.shape, 2, 7), 0.5, lambda x, y, far, along: 0.4 * (far > 1.3))
    one.location = (side * 8.6, 22.4, 0.9)
    return one


def towel_front():
    """Terry inside, spread out, one corner turned to its smooth side; over another lies the hood with two ears, beside it the loops for the neck."""
    looped, muslin = textile.woven(None, roughness=1.0, sheen=1.0), textile.woven(60, roughness=0.95)
    size = (60.0, 60.0)
    sides = [panel(DIAMOND, size, looped, terry(1), 0.6, bound), panel(DIAMOND, size, muslin, terry(-1), -0.3, lambda x, y, far, along: numpy.maximum(far < 0.8, motifs.scattered([motifs.jasmine], 3.6, 0.4)(x, y)))]
    for thing in sides:
        turned(thing, (1.0, -17.0), (0.16, -1.0), 1.2)
        thing.location.z += 1.6
    full = lambda x, y, far, along: 0.3 * (far < 0.8) + 0.5 * numpy.sin(0.5 * x) * numpy.clip((20 - y) / 8, 0, 1) + 1.6 * numpy.clip((22 - y) / 9, 0, 1) + 0.06 * pile(x.shape, 2, 9)
    hood = panel(HOOD, (32.0, 60.0), muslin, full, 0.6, bound)
    hood.location.z = 2.6
    parts = [*sides, hood, *[ear(side, looped) for side in (-1, 1)]]
    for side in (-1, 1):
        way = [(side * x, y, z) for x, y, z in ((14.4, 14.4, 3.0), (17.2, 16.6, 2.8), (19.6, 15.8, 2.6), (18.6, 13.4, 2.6), (15.4, 13.0, 2.8))]
        parts.append(ribbon(way, 0.8, 0.2, cloth("accent", weave=60)))
    return laid_out(parts, 0.82)


NEGATIVES = {
    "hooded-towel.front": towel_front,
    "kantha-quilt.front": quilt_front,
    "three-swaddles.front": swaddles_front,
}
