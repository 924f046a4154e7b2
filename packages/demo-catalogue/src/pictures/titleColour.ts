import { hueOf } from '#drawings/colour.ts'

type Range = readonly [from: number, to: number]

/** Colours that titles name for the product itself: hue in degrees, chroma and lightness. */
const COLOURS: Record<string, { hue?: Range; chroma: Range; lightness?: Range }> = {
  gold: { hue: [65, 100], chroma: [0.06, 0.3] },
  silver: { chroma: [0, 0.03] },
  indigo: { hue: [255, 290], chroma: [0.06, 0.3] },
  terracotta: { hue: [30, 55], chroma: [0.08, 0.3] },
  oxidised: { chroma: [0, 0.03], lightness: [0, 0.72] },
}

const isIn = (value: number, [from, to]: Range = [-Infinity, Infinity]) => value >= from && value <= to

/** What is wrong with a product's colour, when its title names another one. */
export function colourFault(title: string, colour: string): string | undefined {
  const own = hueOf(colour)
  const named = Object.entries(COLOURS).find(
    ([name, { hue, chroma, lightness }]) =>
      new RegExp(`\\b${name}\\b`, 'i').test(title) &&
      !(isIn(own.hue, hue) && isIn(own.chroma, chroma) && isIn(own.lightness, lightness)),
  )
  return named && `is not ${named[0]}`
}
