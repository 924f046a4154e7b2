import type { ProductPicture } from '@shop/demo-catalogue/drawings/drawProduct'
import { namedPrint, type Print } from '@shop/demo-catalogue/drawings/prints'
import type { DrawingKind } from '@shop/demo-catalogue/types'
import { modelOf } from './models.ts'
import { hasNegative } from './negatives.ts'

/** Close-up pictures of what is in a pack. */
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
  soap: 'swatch.cream',
}

/** Close-up pictures of what photographed bags, jewellery and shoes are made of. */
const SURFACES: Partial<Record<DrawingKind, string>> = {
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
}

/** Close-up pictures of cloth; the drawing shows the other prints. */
const CLOTHS: Partial<Record<Print, string>> = { plain: 'cloth.plain', stripe: 'cloth.stripes' }

/** Negative of a product's view, and whether only the part near the middle is shown. */
export interface Shot {
  name: string
  isNear: boolean
}

/** Shot of a product's view or of its substance; undefined when no photograph shows what its title promises. */
export function shotOf({
  kind,
  view,
  title,
}: Pick<ProductPicture, 'kind' | 'view' | 'title'>): Shot | undefined {
  const substance = view === 'texture' ? SUBSTANCES[kind] : undefined
  if (substance !== undefined) return { name: substance, isNear: false }
  const model = modelOf({ kind, ...(title !== undefined && { title }) })
  if (model === undefined) return undefined
  const own = `${model}.${view}`
  if (hasNegative(own)) return { name: own, isNear: false }
  if (view === 'detail') return { name: `${model}.front`, isNear: true }
  const surface = SURFACES[kind] ?? CLOTHS[namedPrint(title ?? '') ?? 'plain']
  return surface === undefined ? undefined : { name: surface, isNear: false }
}
