import type { ProductPicture } from '@shop/demo-catalogue/drawings/drawProduct'
import { CLOTH } from '@shop/demo-catalogue/pictures/titleFacts'
import type { DrawingKind } from '@shop/demo-catalogue/types'
import sharp from 'sharp'
import type { Pixels } from './develop.ts'
import { hasNegative } from './negatives.ts'

/** Part of a front view that stands for the view from nearby, and how far a negative may be enlarged for it. */
const NEAR = { share: 0.56, left: 0.22, besideCap: 0.02, top: 0.1, lower: 0.42, sharp: 1.75 }

/** Fronts of sticks that stand to the left, beside their caps. */
// oxfmt-ignore
const STANDS_LEFT = [
  'concealer-stick.front', 'foundation-stick.front', 'hair-wax-stick.front', 'jelly-stick.front', 'lip-balm.front', 'sunscreen-stick.front',
]

/** Where the part begins of what lies lower: bags hang below their straps, and labels are below caps. */
const NEAR_TOP: Partial<Record<DrawingKind, number>> = {
  jhumka: 0.22,
  bra: 0.2,
  necklace: 0.4,
  ring: 0.16,
  bangles: 0.16,
  sandals: 0.18,
  clutch: 0.24,
  soap: 0.26,
  jar: 0.18,
  mascara: 0.36,
  'gift-box': 0.16,
  'sling-bag': 0.36,
  'tote-bag': 0.2,
  sunglasses: 0.3,
  'hair-oil': 0.28,
  'pump-bottle': 0.28,
  perfume: 0.28,
  'spray-bottle': 0.28,
}

/** Where the third picture begins of what does not show its hem or its foot (`NEAR.lower`): shoes show what is worked on them. */
// oxfmt-ignore
const LOWER: Partial<Record<DrawingKind, number>> = {
  'baby-set': 0.28, 'hair-tool': 0.28, sunglasses: 0.18, jutti: 0.26, necklace: 0.08, 'gift-box': 0.3, ring: 0.3, hoops: 0.34, bangles: 0.32, sandals: 0.28, clutch: 0.34, soap: 0.3, jar: 0.3, 'roll-on': 0.34, swaddle: 0.36,
}

/** Width in which a front is developed, so that its part is `width` px wide. */
export const wholeWidth = (width: number, negative: number) =>
  Math.round(Math.min(width / NEAR.share, negative * NEAR.sharp))

/** Part of a front's photograph, `width` px wide. */
export async function nearPart(
  { data, width, height }: Pixels,
  { kind, view }: Pick<ProductPicture, 'kind' | 'view'>,
  front: string,
  wanted: number,
): Promise<Pixels> {
  const left = STANDS_LEFT.includes(front) ? NEAR.besideCap : NEAR.left
  const isLower = view === 'texture' && !showsAnotherSide(kind, front)
  const top = isLower ? (LOWER[kind] ?? NEAR.lower) : (NEAR_TOP[kind] ?? NEAR.top)
  const part = sharp(data, { raw: { width, height, channels: 3 } }).extract({
    left: Math.round(width * left),
    top: Math.round(height * top),
    width: Math.round(width * NEAR.share),
    height: Math.round(height * NEAR.share),
  })
  const { data: own, info } = await part
    .resize(wanted, Math.round((wanted * height) / width), { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: own, width: info.width, height: info.height }
}

/** Kinds whose foot tells less than their upper part, when another picture shows them from behind or the side. */
const WITHOUT_FOOT: readonly DrawingKind[] = [...CLOTH, 'ring', 'bangles', 'gift-box']

/** Whether the second picture shows a garment's back or another side, so that the third shows its neck. The hem of a lehenga tells more. */
const showsAnotherSide = (kind: DrawingKind, front: string) =>
  WITHOUT_FOOT.includes(kind) && kind !== 'lehenga' && hasNegative(front.replace('.front', '.detail'))
