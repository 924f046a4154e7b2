import type { LineOffer } from '@shop/shop-ui/OfferShare'

/** Offer of a line. That of a gift says what it is free with, because its line has its title. */
export function lineOffer({
  offer,
  offer_discount,
  is_gift,
  title,
}: {
  offer: string | null
  offer_discount: number
  is_gift: boolean
  title: string
}): LineOffer | undefined {
  if (offer === null) return undefined
  return { title: is_gift ? offer.replace(`Free ${title} `, 'Free ') : offer, off: offer_discount }
}
