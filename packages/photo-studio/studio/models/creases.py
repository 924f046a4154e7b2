"""Folds in cloth that already hangs: they catch the light and leave its outline as it is."""

import numpy


def creased(count, deep, top, bottom, lean=0.5):
    """Soft folds that grow from `top` to `bottom` and run apart as the cloth widens; a relief."""

    def relief(x, y, side):
        down = numpy.clip((top - y) / (top - bottom), 0, 1)
        phase = x / (0.45 + 0.55 * down) * count / 10 + lean * numpy.sin(y * 0.12 + x * 0.08)
        fold = numpy.sin(phase) + 0.4 * numpy.sin(2.3 * phase + 1.1 + 0.06 * y)
        # At a seam the cloth turns away, and a fold would show in the outline.
        return deep * down**0.7 * fold * numpy.abs(side)

    return relief


def together(*reliefs):
    return lambda x, y, side: sum(one(x, y, side) for one in reliefs)
