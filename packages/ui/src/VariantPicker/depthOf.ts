/** Depths of skin, from the lightest, with the least typology angle of each: the usual bounds, with brown and dark as one. */
const DEPTHS = [
  ['fair', 55],
  ['light', 41],
  ['medium', 28],
  ['tan', 10],
  ['deep', -90],
] as const

export type Depth = (typeof DEPTHS)[number][0]

/**
 * Depths of all shades by id, from the lightest. Undefined when one of them is no shade of skin: a lipstick has none. Where a maker has ordered the shades by
 * depth, they keep that order: beside its neighbours, a warm one seems deeper by its colour than it is.
 */
export function depthsOf<Id>(
  variants: readonly { id: Id; colorCode?: string | null }[],
): ReadonlyMap<Id, Depth> | undefined {
  const own = variants.map(({ colorCode }) => (colorCode ? depthOf(colorCode) : undefined))
  if (own.includes(undefined)) return undefined
  const ranks = own.map((depth) => DEPTHS.findIndex(([name]) => name === depth))
  const rising = risingLike(ranks)
  const changed = rising.filter((rank, index) => rank !== ranks[index]).length
  const shown = changed <= ranks.length * CHANGED_MAX ? rising : ranks
  return new Map(
    DEPTHS.flatMap(([depth], rank) =>
      variants.flatMap(({ id }, index) => (shown[index] === rank ? [[id, depth] as const] : [])),
    ),
  )
}

/** Share of shades that may be out of place in an order by depth. */
const CHANGED_MAX = 0.2

/** Ranks that never fall, and differ from the given ones in as few places as possible: each rank ends where that leaves the fewest behind or ahead. */
function risingLike(ranks: readonly number[]): number[] {
  const ends = DEPTHS.slice(1).map((_, rank) => {
    const misplaced = Array.from(
      { length: ranks.length + 1 },
      (_, end) => ranks.filter((one, index) => one > rank === index < end).length,
    )
    return misplaced.indexOf(Math.min(...misplaced))
  })
  return ranks.map((_, index) => ends.filter((end) => end <= index).length)
}

/** The colours of skin have these hues and are never quite grey or bright. */
const HUES = { least: 8, most: 46 }

/**
 * Depth of a shade of skin, by the individual typology angle (Chardon, 1991) of its own colour, `#rrggbb`. Undefined for a colour that no skin has. An
 * undertone does not follow from a colour: two shades of one colour may have different ones.
 */
export function depthOf(colorCode: string): Depth | undefined {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(colorCode.slice(at, at + 2), 16) / 255,
  )
  const [highest, lowest] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const spread = highest - lowest
  const hue = (60 * (green - blue)) / spread
  const isOfSkin = red === highest && hue >= HUES.least && hue <= HUES.most && spread / highest < 0.65
  if (!isOfSkin) return undefined
  const { lightness, yellow } = toLab(red, green, blue)
  const angle = (Math.atan2(lightness - 50, yellow) * 180) / Math.PI
  return DEPTHS.find(([, least]) => angle >= least)?.[0]
}

/** CIELAB lightness and yellowness of an sRGB colour under daylight (D65). */
function toLab(red: number, green: number, blue: number) {
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  const root = (share: number) => (share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116)
  const [r, g, b] = [linear(red), linear(green), linear(blue)] as const
  const luminance = root(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const blueness = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.0888)
  return { lightness: 116 * luminance - 16, yellow: 200 * (luminance - blueness) }
}
