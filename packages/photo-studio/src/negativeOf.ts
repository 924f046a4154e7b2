import type { ProductPicture } from '@shop/demo-catalogue/drawings/drawProduct'
import type { DrawingKind } from '@shop/demo-catalogue/types'
import { hasNegative } from './negatives.ts'

/** Close-up pictures of a product's substance or smear. */
const SUBSTANCES: Partial<Record<DrawingKind, string>> = {
  jar: 'swatch.cream',
  'body-butter': 'swatch.cream',
  'baby-lotion': 'swatch.cream',
  tube: 'swatch.cream',
  'pump-bottle': 'swatch.cream',
  candle: 'swatch.cream',
  'shampoo-bottle': 'swatch.drops',
  dropper: 'swatch.drops',
  'spray-bottle': 'swatch.drops',
  'hair-oil': 'swatch.drops',
  perfume: 'swatch.drops',
  'roll-on': 'swatch.drops',
  'sheet-mask': 'swatch.drops',
  'feeding-bottle': 'swatch.drops',
  compact: 'swatch.powder',
  palette: 'swatch.powder',
  'brush-set': 'swatch.powder',
  lipstick: 'swatch.stroke',
  'lip-gloss': 'swatch.stroke',
  'foundation-bottle': 'swatch.stroke',
  'nail-polish': 'swatch.stroke',
  pencil: 'swatch.stroke',
  mascara: 'swatch.stroke',
  soap: 'swatch.stroke',
  jhumka: 'swatch.beads',
  hoops: 'swatch.beads',
  bangles: 'swatch.beads',
  necklace: 'swatch.beads',
  ring: 'swatch.beads',
  'tote-bag': 'swatch.leather',
  'sling-bag': 'swatch.leather',
  clutch: 'swatch.leather',
  watch: 'swatch.leather',
  sunglasses: 'swatch.leather',
  'hair-tool': 'swatch.leather',
  sandals: 'swatch.leather',
  jutti: 'swatch.leather',
  saree: 'cloth.border',
  dupatta: 'cloth.border',
  lehenga: 'cloth.border',
  kurta: 'cloth.buti',
  dress: 'cloth.buti',
  romper: 'cloth.buti',
  nightwear: 'cloth.stripes',
  'maternity-dress': 'cloth.stripes',
}

/** Negative of a product's view, or of its substance; undefined when none was rendered. */
export function negativeOf({ kind, view }: Pick<ProductPicture, 'kind' | 'view'>): string | undefined {
  const own = `${kind}.${view}`
  if (hasNegative(own)) return own
  return hasNegative(`${kind}.front`) ? (SUBSTANCES[kind] ?? 'cloth.plain') : undefined
}
