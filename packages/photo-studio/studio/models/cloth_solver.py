"""
A small cloth solver (position based, in numpy): the same answer on every machine, in seconds. A piece lies in the plane of
x and y, z is its front; lengths are centimetres.
"""

import numpy

STEP = 1 / 90


def edges_of(faces):
    """All edges, and for each inner edge the two points across it, which keep it from folding sharply."""
    across = {}
    for face in faces:
        for k in range(3):
            a, b, c = face[k], face[(k + 1) % 3], face[(k + 2) % 3]
            across.setdefault((min(a, b), max(a, b)), []).append(c)
    edges = numpy.array(sorted(across))
    bends = numpy.array(sorted({(min(p), max(p)) for p in across.values() if len(p) == 2 and p[0] != p[1]}))
    return edges, bends


def without_common_points(pairs):
    """Splits pairs of points into sets in which no point comes twice: all of a set can be corrected at once."""
    sets, members = [], []
    for a, b in pairs:
        for chosen, used in zip(sets, members):
            if a not in used and b not in used:
                chosen.append((a, b))
                used.update((a, b))
                break
        else:
            sets.append([(a, b)])
            members.append({a, b})
    return [numpy.array(chosen) for chosen in sets]


def lengths(places, pairs):
    return numpy.linalg.norm(places[pairs[:, 1]] - places[pairs[:, 0]], axis=1)


def corrected(places, free, pairs, rest, stiffness):
    a, b = pairs[:, 0], pairs[:, 1]
    way = places[b] - places[a]
    long = numpy.maximum(numpy.sqrt((way * way).sum(1)), 1e-9)
    both = free[a] + free[b]
    push = (stiffness * (long - rest) / long / numpy.maximum(both, 1e-9))[:, None] * way
    places[a] += push * free[a][:, None]
    places[b] -= push * free[b][:, None]


def normals_of(places, faces):
    a, b, c = places[faces[:, 0]], places[faces[:, 1]], places[faces[:, 2]]
    face = numpy.cross(b - a, c - a)
    out = numpy.zeros_like(places)
    for k in range(3):
        for axis in range(3):
            out[:, axis] += numpy.bincount(faces[:, k], face[:, axis], len(places))
    return out / numpy.maximum(numpy.linalg.norm(out, axis=1, keepdims=True), 1e-9)


def opposite(flat, sides):
    """For each point of the front the point of the back that lies under it."""
    front, back = numpy.nonzero(sides > 0)[0], numpy.nonzero(sides < 0)[0]
    if len(front) == 0 or len(back) == 0:
        return None
    away = ((flat[front][:, None] - flat[back][None]) ** 2).sum(2)
    return front, back[away.argmin(1)]


def settled(rest_at, start, faces, layers=None, held=None, phases=(), floor=None, bend=0.12, rounds=7, damping=0.03):
    """
    Where the points come to rest. `phases` are (steps, weight, air), both for each point, one after the other; `held` points do not move;
    `layers` are pairs (above, below) that must not pass through each other; nothing gets below `floor`.
    """
    faces = numpy.array(faces)
    edges, bends = edges_of(faces.tolist())
    work = [(pairs, lengths(rest_at, pairs), 1.0) for pairs in without_common_points(edges.tolist())]
    work += [(pairs, lengths(rest_at, pairs), bend) for pairs in without_common_points(bends.tolist())]
    free = numpy.ones(len(start)) if held is None else 1.0 - held
    places, speed = start.astype(float).copy(), numpy.zeros_like(start, float)
    for steps, weight, pressure in phases:
        for _ in range(steps):
            air = pressure[:, None] * normals_of(places, faces)
            # What leaves through neck and hem would make the piece fly.
            air[:, :2] -= air[:, :2].mean(0)
            force = numpy.array(weight, float) + air
            speed = (speed + force * STEP) * (1 - damping)
            before = places.copy()
            places += speed * STEP * free[:, None]
            for _ in range(rounds):
                for pairs, rest, stiffness in work:
                    corrected(places, free, pairs, rest, stiffness)
                if layers is not None:
                    kept_apart(places, layers, 0.25)
            if floor is not None:
                rub(places, before, floor)
            speed = (places - before) / STEP
    return places


def kept_apart(places, layers, gap):
    above, below = layers
    short = numpy.maximum(places[below, 2] + gap - places[above, 2], 0) / 2
    places[above, 2] += short
    numpy.subtract.at(places[:, 2], below, short)


def rub(places, before, floor):
    """What lies on the floor is held back by it."""
    under = places[:, 2] < floor
    places[under, 2] = floor
    places[under, :2] = before[under, :2] + (places[under, :2] - before[under, :2]) * 0.35
