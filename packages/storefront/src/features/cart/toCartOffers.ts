import type { CartOffer } from '@shop/contract/cart.schema'
import type { CartOfferState } from '@shop/shop-ui/CartOffers'
import { paths } from '#lib/paths.ts'

export function toCartOffers(offers: readonly CartOffer[]): CartOfferState[] {
  return offers.map(({ offer_id, title, applied, saving, hint, progress, gift }) => ({
    id: offer_id,
    title,
    href: paths.offer(offer_id),
    isApplied: applied,
    isGift: gift !== null,
    saving,
    hint,
    progress,
  }))
}
