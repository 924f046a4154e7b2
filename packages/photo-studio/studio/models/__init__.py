"""Every negative by name: a function that builds it on the set and answers where its labels lie."""

import stage

from . import adornment, baby, backs, bath, block_heels, bottles, brushes, clothes, clutches, colour, compacts, dhoti, earrings, eyewear, festive, finger_rings, from_behind, gifts, hair_tools, hampers, hoops, jars, kada, knitwear, lather, liners, little, market_tote, mojaris, nappies, necklaces, nursery, other_sides, packs, palettes, plain_backs, pouches, pumps, rituals, sandals, second_views, skin, slings, sticks, straightener, swatches, toys, tried, tubes, underwear_backs, watches

NEGATIVES = {
    **colour.NEGATIVES,
    **bottles.NEGATIVES,
    **brushes.NEGATIVES,
    **adornment.NEGATIVES,
    **necklaces.NEGATIVES,
    **finger_rings.NEGATIVES,
    **earrings.NEGATIVES,
    **palettes.NEGATIVES,
    **compacts.NEGATIVES,
    **sticks.NEGATIVES,
    **liners.NEGATIVES,
    **bath.NEGATIVES,
    **packs.NEGATIVES,
    **jars.NEGATIVES,
    **tubes.NEGATIVES,
    **pumps.NEGATIVES,
    **eyewear.NEGATIVES,
    **pouches.NEGATIVES,
    **hair_tools.NEGATIVES,
    **straightener.NEGATIVES,
    **hampers.NEGATIVES,
    **baby.NEGATIVES,
    **hoops.NEGATIVES,
    **kada.NEGATIVES,
    **clutches.NEGATIVES,
    **watches.NEGATIVES,
    **sandals.NEGATIVES,
    **block_heels.NEGATIVES,
    **mojaris.NEGATIVES,
    **slings.NEGATIVES,
    **gifts.NEGATIVES,
    **dhoti.NEGATIVES,
    **festive.NEGATIVES,
    **knitwear.NEGATIVES,
    **lather.NEGATIVES,
    **little.NEGATIVES,
    **market_tote.NEGATIVES,
    **nappies.NEGATIVES,
    **nursery.NEGATIVES,
    **toys.NEGATIVES,
    **clothes.NEGATIVES,
    **swatches.NEGATIVES,
    **skin.NEGATIVES,
    **rituals.NEGATIVES,
    **tried.NEGATIVES,
    **underwear_backs.NEGATIVES,
}


# What is also seen from near; other second views are cut from the front when they are developed.
# fmt: off
SEEN_FROM_NEAR = [f"{name}.detail" for name in (
    "baby-lotion", "candle", "diapers", "feeding-bottle", "foundation-bottle", "hair-tool", "nail-polish",
    "pump-bottle", "roll-on", "shampoo-bottle", "sheet-mask", "sunglasses", "watch",
)]
# fmt: on

# How shoes and bags are turned for their second view.
TURNED = {
    "block-heel-sandals.detail": {"degrees": -62, "share": 0.34},
    "canvas-jutti.detail": {"degrees": 62},
    "envelope-clutch.detail": {"degrees": 48},
    "haldi-hamper.detail": {"degrees": 48},
    "jutti.detail": {"degrees": 62},
    "kada.detail": {"degrees": 50},
    "kolhapuri-flats.detail": {"degrees": 62},
    "pearl-jutti.detail": {"degrees": 62},
    "polki-ring.detail": {"degrees": 58},
    "potli.detail": {"degrees": 48},
    "reed-tote.detail": {"degrees": 52, "pitch": 11},
    "slide-sandals.detail": {"degrees": 62},
    "stilettos.detail": {"degrees": -62, "share": 0.34},
    "toe-rings.detail": {"degrees": 58, "share": 0.48},
}


# Garments that are shown from behind.
BEHIND = {**from_behind.BEHIND, **backs.BEHIND, **plain_backs.BEHIND}


def names():
    return sorted([*NEGATIVES, *SEEN_FROM_NEAR, *TURNED, *other_sides.SEEN, *BEHIND])


def builder(name):
    return NEGATIVES[name if name in NEGATIVES else name.replace(".detail", ".front")]


def view_of(name):
    """The function that shows a front in another way, and what it is told; None for views that are models of their own."""
    if name in TURNED:
        return second_views.turned, TURNED[name]
    if name in other_sides.SEEN:
        return other_sides.seen, other_sides.SEEN[name]
    return (BEHIND[name], {}) if name in BEHIND else None


def build(name):
    view = view_of(name)
    if view is not None:
        show, told = view
        return show(builder(name), **told)
    if name not in SEEN_FROM_NEAR:
        return builder(name)()
    with stage.nearer():
        return builder(name)()
