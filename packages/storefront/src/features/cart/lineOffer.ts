import type { CartQuote, CartQuoteLine } from '@shop/contract/cart.schema'
import type { OfferHintProps } from '@shop/shop-ui/OfferHint'
import type { LineOffer } from '@shop/shop-ui/OfferShare'
import { paths } from '#lib/paths.ts'

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

/** What the line's offer, or its next set, still needs. Only the first line of an offer says it. */
export function lineOfferHint(
  { cart_offers, lines }: Pick<CartQuote, 'cart_offers' | 'lines'>,
  line: CartQuoteLine,
): OfferHintProps | undefined {
  const offer = cart_offers.find(
    ({ hint, product_ids }) =>
      hint !== null &&
      lines.find(
        ({ product_id, is_gift, quantity }) => !is_gift && quantity > 0 && product_ids.includes(product_id),
      ) === line,
  )
  if (offer === undefined || offer.hint === null) return undefined
  const { offer_id, title, hint, progress } = offer
  return { hint: progress === null ? `${title}. ${hint}` : hint, href: paths.offer(offer_id), progress }
}
