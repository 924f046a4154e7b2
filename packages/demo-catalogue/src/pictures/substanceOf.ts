import type { DrawingKind } from '#types.ts'

/** What is in a pack, as its close-up shows it. */
export type Substance = 'cream' | 'drops' | 'powder' | 'stroke'

// oxfmt-ignore
const OF_KIND: Partial<Record<DrawingKind, Substance>> = {
  jar: 'cream', 'body-butter': 'cream', 'baby-lotion': 'cream', tube: 'cream', 'pump-bottle': 'cream', candle: 'cream',
  'shampoo-bottle': 'drops', dropper: 'drops', 'spray-bottle': 'drops', 'hair-oil': 'drops', perfume: 'drops', 'roll-on': 'drops',
  'sheet-mask': 'drops', 'feeding-bottle': 'drops',
  compact: 'powder', palette: 'powder',
  lipstick: 'stroke', 'lip-gloss': 'stroke', 'foundation-bottle': 'stroke', 'nail-polish': 'stroke', pencil: 'stroke', mascara: 'stroke',
}

interface Exception {
  kinds: readonly DrawingKind[]
  words: RegExp
  /** Undefined for things that have nothing inside, and for sticks whose balm is clear. */
  substance: Substance | undefined
}

/** Products whose titles name something else than their kind has; the first that fits counts. */
const EXCEPTIONS: readonly Exception[] = [
  { kinds: ['jar'], words: /blender/, substance: undefined },
  { kinds: ['compact'], words: /puff/, substance: undefined },
  { kinds: ['compact'], words: /cushion/, substance: 'stroke' },
  { kinds: ['feeding-bottle'], words: /cup/, substance: undefined },
  { kinds: ['roll-on'], words: /stick/, substance: undefined },
  { kinds: ['jar'], words: /powder|\bpack\b|soak|incense|body scrub/, substance: 'powder' },
  { kinds: ['tube', 'pump-bottle'], words: /tint|bb foundation|lipstick|under-eye/, substance: 'stroke' },
  {
    kinds: ['jar', 'pump-bottle', 'baby-lotion'],
    words: /\boil\b|\bwash\b|water\b(?! &)|toner|serum|shampoo|shower gel|gel 98%/,
    substance: 'drops',
  },
]

/** Substance of a product, by the words of its title; undefined when it has none. */
export function substanceOf(kind: DrawingKind, title = ''): Substance | undefined {
  const exception = EXCEPTIONS.find(
    ({ kinds, words }) => kinds.includes(kind) && words.test(title.toLowerCase()),
  )
  return exception === undefined ? OF_KIND[kind] : exception.substance
}
