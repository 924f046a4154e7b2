import type { LineOffer } from '@shop/shop-ui/OfferShare'

export function lineOffer({
  offer,
  offer_discount,
}: {
  offer: string | null
  offer_discount: number
}): LineOffer | undefined {
  return offer === null ? undefined : { title: offer, off: offer_discount }
}
