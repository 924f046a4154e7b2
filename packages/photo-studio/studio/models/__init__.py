"""Every negative by name: a function that builds it on the set and answers where its labels lie."""

import stage

from . import adornment, baby, bath, block_heels, bottles, brushes, clothes, clutches, colour, compacts, dhoti, earrings, eyewear, festive, finger_rings, gifts, hair_tools, hampers, hoops, kada, knitwear, liners, little, market_tote, mojaris, nappies, necklaces, nursery, packs, palettes, pouches, rituals, sandals, skin, slings, sticks, straightener, swatches, toys, tried, watches

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
}


# What is also seen from near; other second views are cut from the front when they are developed.
# fmt: off
SEEN_FROM_NEAR = [f"{name}.detail" for name in (
    "baby-lotion", "candle", "diapers", "feeding-bottle", "foundation-bottle", "hair-tool", "nail-polish",
    "pump-bottle", "roll-on", "shampoo-bottle", "sheet-mask", "sunglasses", "watch",
)]
# fmt: on


def names():
    return sorted([*NEGATIVES, *SEEN_FROM_NEAR])


def builder(name):
    return NEGATIVES[name.replace(".detail", ".front") if name in SEEN_FROM_NEAR else name]


def build(name):
    if name not in SEEN_FROM_NEAR:
        return builder(name)()
    with stage.nearer():
        return builder(name)()
