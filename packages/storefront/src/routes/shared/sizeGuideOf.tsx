import { SIZE_GROUP } from '@shop/contract/limits'
import { lazyPart } from '#lib/lazyPart.ts'

const CardSizeGuide = lazyPart(async () => (await import('./CardSizeGuide.tsx')).CardSizeGuide)

/** Size guide beside the sizes in the dialog of a product's card. */
export const sizeGuideOf = (slug: string) => (name: string, at: number, chosen: string | null) =>
  name === SIZE_GROUP && <CardSizeGuide slug={slug} at={at} chosen={chosen} />
