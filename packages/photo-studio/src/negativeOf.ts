import type { ProductPicture } from '@shop/demo-catalogue/drawings/drawProduct'
import type { DrawingKind } from '@shop/demo-catalogue/types'
import { hasNegative } from './negatives.ts'

const CREAMS: DrawingKind[] = ['jar', 'tube', 'pump-bottle', 'baby-lotion', 'body-butter', 'shampoo-bottle']
const POWDERS: DrawingKind[] = ['compact', 'palette', 'brush-set']
const LIQUIDS: DrawingKind[] = [
  'dropper',
  'spray-bottle',
  'hair-oil',
  'perfume',
  'roll-on',
  'sheet-mask',
  'feeding-bottle',
]
const STROKES: DrawingKind[] = [
  'lipstick',
  'lip-gloss',
  'foundation-bottle',
  'nail-polish',
  'pencil',
  'mascara',
  'soap',
  'candle',
]
const METALS: DrawingKind[] = ['jhumka', 'hoops', 'bangles', 'necklace', 'ring']
const BORDERED: DrawingKind[] = ['saree', 'dupatta', 'lehenga']
const LEATHERS: DrawingKind[] = [
  'tote-bag',
  'sling-bag',
  'watch',
  'sandals',
  'jutti',
  'hair-tool',
  'sunglasses',
]

/** The negative of a product's view: its own, or what the thing is made of; undefined where there is none. */
export function negativeOf({ kind, view, title = '' }: ProductPicture): string | undefined {
  const own = `${kind}.${view}`
  if (hasNegative(own)) return own
  if (!hasNegative(`${kind}.front`)) return undefined
  if (view === 'detail') return CREAMS.includes(kind) ? 'swatch.cream' : substanceOf(kind, title, 'near')
  return substanceOf(kind, title, 'far')
}

/** A second close-up of the same stuff is another one where there are two. */
function substanceOf(kind: DrawingKind, title: string, distance: 'near' | 'far'): string {
  if (CREAMS.includes(kind) || STROKES.includes(kind)) return 'swatch.stroke'
  if (POWDERS.includes(kind)) return 'swatch.powder'
  if (LIQUIDS.includes(kind)) return 'swatch.drops'
  if (METALS.includes(kind)) return 'swatch.beads'
  if (LEATHERS.includes(kind)) return 'swatch.leather'
  if (distance === 'far') return 'cloth.plain'
  if (BORDERED.includes(kind)) return 'cloth.border'
  return /strip|check/i.test(title) ? 'cloth.stripes' : 'cloth.buti'
}
