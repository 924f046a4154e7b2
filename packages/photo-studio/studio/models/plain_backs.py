"""Garments from behind with little of their own at the back: a plain panel, pockets, darts, gathers or a collar."""

import numpy

from models import hung, sewing
from models.from_behind import LEAF, behind, collar, yoke_and_pleat
from models.legs import loops
from models.tops import placed
from pigments import cloth


# Of jeans: the seam of the yoke, and the right one of the two pockets.
YOKE = [(0, 23.0), (6.4, 24.4), (12.9, 25.6)]
POCKET = [(3.6, 21.4), (3.9, 15.4), (7.0, 13.6), (10.3, 15.2), (10.6, 21.2)]


def yoked(x, y):
    seam = -0.22 * numpy.exp(-((x / 0.2) ** 2)) * (y > 13.4) * (y < 28)
    return seam - 0.22 * numpy.exp(-(((y - numpy.interp(numpy.abs(x), *zip(*YOKE))) / 0.18) ** 2)) * (y > 22)


def jeans(build):
    """A yoke, two patch pockets with a line of stitches of their own, and a label of leather on the waistband."""

    def parts(body):
        twill = cloth("body", weave=150, roughness=0.9)
        things = [*loops(body, (-7.4, 0, 7.4), twill), sewing.patch(body, [(2.4, 28.3), (6.2, 28.3), (6.2, 30.3), (2.4, 30.3)], cloth("accent", roughness=0.6), 0.4, 0.1, 0.4)]
        low = [(x, y - 0.45) for x, y in YOKE]
        lines = [[(0, 28.3), (10.3, 28.3)], [(0, 30.4), (10.0, 30.4)], YOKE, low]
        things += [hung.piping(body, hung.mirror(line), "accent", 0.075, lift=0.1 if line in (YOKE, low) else 0.3) for line in lines]
        for side in (-1, 1):
            things.append(sewing.patch(body, placed(POCKET, side), twill, 0.1, 0.16, 0.4))
            inner = [(7.05 + (x - 7.05) * 0.93, 17.4 + (y - 17.4) * 0.93) for x, y in POCKET]
            arcs = [(3.9, 18.8), (5.6, 17.8), (7.05, 18.6), (8.5, 17.7), (10.2, 18.6)]
            straight = [[a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b] for a, b in zip(inner, [*inner[1:], inner[0]])]
            things += [hung.piping(body, placed(line, side), "accent", 0.075, lift=0.32) for line in (*straight, arcs)]
        return things

    return behind(build, yoked, parts)


def set_back(build):
    """Its neck is wide: the hanger must stay behind the cloth."""
    hanger = hung.hanger

    def behind_cloth(*told):
        things = hanger(*told)
        for thing in things:
            thing.location.z -= 0.8
        return things

    hung.hanger = behind_cloth
    try:
        return behind(build)
    finally:
        hung.hanger = hanger


def piped_pyjamas(build):
    """The edge of their collar is piped, as all others are."""
    edge = lambda shirt: hung.piping(shirt, hung.mirror(LEAF[:6]), "accent", 0.16, lift=0.5)
    return behind(build, parts=lambda trousers, shirt: [*collar(shirt), edge(shirt)])


def pyjamas(build):
    return behind(build, parts=lambda trousers, shirt: collar(shirt))


def kantha_shirt(build):
    """A running stitch follows the edge of its collar around the neck."""
    stitch = [(x * 0.9, y + 0.7) for x, y in LEAF[:4]]
    return behind(build, yoke_and_pleat, lambda shirt: [*collar(shirt), hung.piping(shirt, hung.mirror(stitch), "accent", 0.13, lift=0.84)])


def gathered(build):
    """Its waistband is flat in front and gathered here."""
    return behind(build, lambda x, y: 0.42 * numpy.sin(x * 2.9 + 0.7 * numpy.sin(x * 0.8)) * numpy.exp(-numpy.clip(27.6 - y, 0, 99) / 5.0))


def darted(build):
    """A seam down the seat, and a dart below the waistband at both sides."""
    seam = lambda x, y: -0.26 * numpy.exp(-((x / 0.2) ** 2)) * (y > 13.4)
    return behind(build, lambda x, y: seam(x, y) - 0.24 * numpy.exp(-(((numpy.abs(x) - 5.2 - 0.05 * (28 - y)) / 0.18) ** 2)) * (y > 21.0))


# fmt: off
BEHIND = {
    f"{name}.detail": show
    for show, names in (
        (behind, (
            "bow-blouse", "joggers", "maternity-dress", "nightdress", "nursing-nightdress", "peplum-top", "pyjama-palazzo", "quilted-jacket", "sharara",
            "shrug", "waistcoat", "wide-leg",
        )),
        (darted, ("trousers",)),
        (gathered, ("palazzo",)),
        (kantha_shirt, ("crop-shirt",)),
        (pyjamas, ("winter-pyjamas",)),
        (set_back, ("lounge-set", "tee")),
        (jeans, ("jeans",)),
        (piped_pyjamas, ("pyjama-set",)),
    )
    for name in names
}
# fmt: on
