import { colourFamily, FAMILY_CODES } from '@shop/contract/colourFamily'
import { COLOUR_GROUP } from '@shop/contract/limits'

/** Colour codes of the plain names that `variant_colours.sql` gives to products. */
const PLAIN_COLOURS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(FAMILY_CODES),
  ['gold', '#cba13f'],
  ['silver', '#c4c7cc'],
])

/** Colour codes of tones that shoppers name, each of which is in the family of a plain colour. */
const TONES: ReadonlyMap<string, string> = new Map([
  ['peach', '#f2a283'],
  ['coral', '#f2705c'],
  ['tangerine', '#f28500'],
  ['wine', '#5e1a2e'],
  ['burgundy', '#6b1a2f'],
  ['cherry', '#a5122a'],
  ['fuchsia', '#d6247f'],
  ['magenta', '#c2187a'],
  ['rani', '#d11f6e'],
  ['baby pink', '#f4c2cf'],
  ['mustard', '#d9a021'],
  ['olive', '#7a7a33'],
  ['mint', '#a8dcc0'],
  ['teal', '#1f7a7a'],
  ['navy', '#1f2a4d'],
  ['turquoise', '#30b5b0'],
  ['indigo', '#33407a'],
  ['lavender', '#b9a5d6'],
  ['lilac', '#c3a6d1'],
  ['mauve', '#9c6b88'],
  ['plum', '#6a2a55'],
  ['chocolate', '#4a2a1a'],
  ['tan', '#b98a5c'],
])

/** Squared distance of a colour code from the tone or the plain colour of this name. */
export function distanceToPlain(code: string, name: string): number {
  const plain = channelsOf(TONES.get(name) ?? plainColourOf(name) ?? code)
  return channelsOf(code).reduce((sum, channel, at) => sum + (channel - (plain[at] ?? 0)) ** 2, 0)
}

const channelsOf = (code: string): number[] =>
  (code.match(code.length === 4 ? /\w/g : /\w\w/g) ?? []).map((some) =>
    Number.parseInt(some.padEnd(2, some), 16),
  )

/** True for a tone of a plain colour, such as peach. */
export const isTone = (name: string): boolean => TONES.has(name)

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
