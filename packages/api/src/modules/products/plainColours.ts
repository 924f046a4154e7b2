import { colourFamily, FAMILY_CODES } from '@shop/contract/colourFamily'
import { COLOUR_GROUP } from '@shop/contract/limits'
import { channelIn, toneOf } from './tones.ts'

/** Colour codes of the plain names that `variant_colours.sql` gives to products. */
const PLAIN_COLOURS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(FAMILY_CODES),
  ['gold', '#cba13f'],
  ['silver', '#c4c7cc'],
])

/** Squared distance of a colour code from the plain colour of this name, or from a tone of it such as "dark green". */
export function distanceToPlain(code: string, name: string, tone = name): number {
  const plain = channelsOf(toneOf(tone)?.code ?? plainColourOf(name) ?? code)
  return channelsOf(code).reduce(
    (sum, channel, at) => sum + (channel - channelIn(tone, plain[at] ?? 0)) ** 2,
    0,
  )
}

const channelsOf = (code: string): number[] =>
  (code.match(code.length === 4 ? /\w/g : /\w\w/g) ?? []).map((some) =>
    Number.parseInt(some.padEnd(2, some), 16),
  )

/** Null for a name that is no plain colour, such as "Multicolour" or "M". */
export const plainColourOf = (name: string): string | null => PLAIN_COLOURS.get(name.toLowerCase()) ?? null

/** `name` is in lower case. A product of many colours has the name of a plain one, and no code. */
const isPlain = (name: string) => name === 'multicolour' || PLAIN_COLOURS.has(name)

const plainWordOf = (name: string): string | undefined =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .findLast(isPlain)

/** Plain colour of a variant that is called by a colour, in lower case, as `variant_colours.sql` gives it: "pink" of "Rani Pink". */
export const plainColourOfNamed = (name: string, code: string | null): string | undefined =>
  plainWordOf(name) ?? (code === null ? undefined : colourFamily(code))

/** Group whose values are colours, such as "Colour" and Shopify's "Color". */
export const isColourGroup = (group: string): boolean => /colou?r/i.test(group) && !/shade/i.test(group)

/** True for a colour that lists offer by its plain one in the group "Colour", as they offer "Rani Pink" as "Pink". `code` is its own. */
export const isOfferedAsPlain = (group: string, name: string, code: string | null): boolean =>
  isColourGroup(group) &&
  (group !== COLOUR_GROUP || !isPlain(name.toLowerCase())) &&
  plainColourOfNamed(name, code) !== undefined
