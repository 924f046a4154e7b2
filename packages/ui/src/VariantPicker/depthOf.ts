/** Depths of skin, from the lightest, with the least typology angle of each: the usual bounds, with brown and dark as one. */
const DEPTHS = [
  ['fair', 55],
  ['light', 41],
  ['medium', 28],
  ['tan', 10],
  ['deep', -90],
] as const

export type Depth = (typeof DEPTHS)[number][0]

/** Depths of all shades by id, from the lightest. Undefined when one of them is no shade of skin: a lipstick has none. */
export function depthsOf<Id>(
  variants: readonly { id: Id; colorCode?: string | null }[],
): ReadonlyMap<Id, Depth> | undefined {
  const all = variants.map(({ id, colorCode }) => [id, colorCode ? depthOf(colorCode) : undefined] as const)
  const sorted = DEPTHS.flatMap(([depth]) =>
    all.flatMap(([id, own]) => (own === depth ? [[id, depth] as const] : [])),
  )
  return sorted.length < all.length ? undefined : new Map(sorted)
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
