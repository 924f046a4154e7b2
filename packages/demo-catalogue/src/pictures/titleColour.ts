import { hueOf } from '#drawings/colour.ts'

type Range = readonly [from: number, to: number]

interface Named {
  hue?: Range
  chroma: Range
  lightness?: Range
}

/** Colours that titles name for the product itself: hue in degrees, chroma and lightness. */
const COLOURS = {
  gold: { hue: [65, 100], chroma: [0.06, 0.3] },
  silver: { chroma: [0, 0.03] },
  indigo: { hue: [255, 290], chroma: [0.06, 0.3] },
  terracotta: { hue: [30, 55], chroma: [0.08, 0.3] },
  oxidised: { chroma: [0, 0.03], lightness: [0, 0.72] },
} satisfies Record<string, Named>

/** Gold thread and ribbon, whose colour is the second one of a product. */
const GOLDEN_TRIM = /\b(?:zari|gota)\b/i

const isIn = (value: number, [from, to]: Range = [-Infinity, Infinity]) => value >= from && value <= to

/** What is wrong with a product's colours, when its title names others. */
export function colourFault(title: string, colour: string, accent?: string): string | undefined {
  const { gold } = COLOURS
  if (accent !== undefined && GOLDEN_TRIM.test(title) && !has(accent, gold)) return 'has no gold in its trim'
  const named = Object.entries(COLOURS).find(
    ([name, wanted]) => new RegExp(`\\b${name}\\b`, 'i').test(title) && !has(colour, wanted),
  )
  return named && `is not ${named[0]}`
}

function has(colour: string, { hue, chroma, lightness }: Named): boolean {
  const own = hueOf(colour)
  return isIn(own.hue, hue) && isIn(own.chroma, chroma) && isIn(own.lightness, lightness)
}
