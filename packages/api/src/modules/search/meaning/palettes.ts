import type { Names } from '../CatalogueNames.ts'
import { all, hasAny, type Condition } from '../Condition.ts'
import type { Concept } from './Concept.ts'
import { toPhrases } from './Meaning.ts'
import type { Token } from './readTokens.ts'

/** Shades of make-up by their plain colour, as texts of palettes name their pans. */
const PAN_SHADES: Readonly<Record<string, readonly string[]>> = {
  red: ['brick', 'poppy', 'carmine'],
  maroon: ['oxblood', 'garnet', 'merlot', 'berry'],
  pink: ['rose', 'blush', 'petal', 'ballet'],
  orange: ['apricot', 'terracotta', 'rust', 'copper', 'amber', 'burnt orange', 'sunset'],
  yellow: ['turmeric', 'marigold', 'lemon'],
  green: ['emerald', 'moss', 'sage', 'forest', 'khaki'],
  blue: ['cobalt', 'sapphire', 'denim', 'peacock'],
  purple: ['grape', 'amethyst', 'aubergine', 'orchid'],
  brown: [
    'cinnamon',
    'chai',
    'cocoa',
    'mocha',
    'coffee',
    'espresso',
    'bronze',
    'chestnut',
    'caramel',
    'toffee',
    'walnut',
    'terracotta',
    'taupe',
    'hazel',
    'clove',
    'warm',
    'neutral',
    'neutrals',
    'nude',
  ],
  black: ['charcoal', 'onyx', 'smoky', 'smokey', 'kohl'],
  white: ['pearl', 'snow'],
  grey: ['slate', 'ash', 'smoky', 'smokey', 'graphite', 'gunmetal'],
  beige: ['cream', 'sand', 'neutral', 'neutrals', 'bone', 'biscuit', 'champagne', 'taupe', 'warm'],
  gold: ['champagne', 'foil', 'bronze', 'brass'],
  silver: ['foil', 'pewter', 'platinum'],
}

/** Palettes of make-up with a pan of the colour. Their shades are not chosen, so texts name them. */
export function panOf(
  { types, lexicon }: Names,
  colour: Concept,
  head: Token | undefined,
): Condition | undefined {
  const makeup = lexicon.find('makeup')
  const isPalette = head?.text.split(' ').some((word) => PALETTES.includes(word)) === true
  if (!isPalette || makeup === undefined) return undefined
  const shades = [...colour.names, ...(PAN_SHADES[colour.names[0] ?? ''] ?? [])]
  return all(types.has(makeup), hasAny(toPhrases(PALETTES), 'AB'), hasAny(toPhrases(shades), 'ABCD'))
}

const PALETTES = ['palette', 'palettes', 'quad', 'quads', 'trio', 'trios', 'quint', 'kit']
