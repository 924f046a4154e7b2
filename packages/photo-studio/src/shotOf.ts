import type { ProductView } from '@shop/demo-catalogue/drawings/drawProduct'
import { namedPrint } from '@shop/demo-catalogue/drawings/prints'
import { substanceOf, type Substance } from '@shop/demo-catalogue/pictures/substanceOf'
import type { DrawingKind } from '@shop/demo-catalogue/types'
import { hasNegative } from './negatives.ts'
import { packOf, type Packed } from './packs.ts'

/** Close-up pictures of what photographed bags, jewellery and shoes are made of. */
const SURFACES: Partial<Record<DrawingKind, string>> = {
  jhumka: 'swatch.beads',
  'sling-bag': 'swatch.leather',
}

/** Kinds whose close-up is their front from nearby: no piece of cloth or leather stands for them. */
// oxfmt-ignore
const NEAR_FRONT: readonly DrawingKind[] = [
  'gift-box', 'hair-tool', 'necklace', 'ring', 'hoops', 'bangles', 'watch', 'sunglasses', 'jutti', 'sandals', 'clutch', 'tote-bag', 'brush-set', 'baby-set', 'soap', 'feeding-bottle', 'compact', 'jar', 'roll-on',
  'romper', 'swaddle', 'soft-toy', 'dress', 'kurta', 'saree', 'dupatta', 'lehenga', 'palazzo', 'trousers', 'maternity-dress', 'nightwear', 'jacket', 'top',
]

/** Kinds that show their front from nearby, too, when they have a view from behind: a piece of their cloth tells nothing. */
const NEAR_FRONT_AFTER_BACK: readonly DrawingKind[] = ['bra', 'briefs']

/** Substances of packs that are open in a view. */
const OPEN: Readonly<Record<string, Substance>> = {
  'body-butter.detail': 'cream',
  'jar.detail': 'cream',
  'pot.detail': 'cream',
}

/** Negative of a product's view, and whether only the part near the middle is shown. */
export interface Shot {
  name: string
  isNear: boolean
}

/** Shot of a product's view or of its substance; undefined when no photograph shows what its title promises. */
export function shotOf({ kind, view, title, brand }: Packed & { view: ProductView }): Shot | undefined {
  const substance = substanceOf(kind, title)
  const model = packOf({ kind, title, brand })
  const own = `${model}.${view}`
  if (view === 'texture' && substance !== undefined)
    return { name: hasNegative(own) ? own : `swatch.${substance}`, isNear: false }
  if (model === undefined) return undefined
  const near = { name: `${model}.front`, isNear: true }
  if (hasNegative(own) && (OPEN[own] ?? substance) === substance) return { name: own, isNear: false }
  if (view === 'detail' || NEAR_FRONT.includes(kind)) return near
  if (NEAR_FRONT_AFTER_BACK.includes(kind) && hasNegative(`${model}.detail`)) return near
  const isPlain = (namedPrint(title ?? '') ?? 'plain') === 'plain'
  const surface = SURFACES[kind] ?? (isPlain ? 'cloth.plain' : undefined)
  return surface === undefined ? undefined : { name: surface, isNear: false }
}
