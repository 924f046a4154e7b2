import type { LineOffer } from '@shop/shop-ui/OfferShare'

/** Offer of a quoted or ordered line; undefined without one. */
export function lineOffer({
  offer,
  offer_discount,
}: {
  offer: string | null
  offer_discount: number
}): LineOffer | undefined {
  return offer === null ? undefined : { title: offer, off: offer_discount }
}
