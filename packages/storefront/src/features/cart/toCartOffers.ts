import type { CartOffer } from '@shop/contract/cart.schema'
import type { CartOfferState } from '@shop/shop-ui/CartOffers'

export function toCartOffers(offers: readonly CartOffer[]): CartOfferState[] {
  return offers.map(({ offer_id, title, applied, saving, hint, progress }) => ({
    id: offer_id,
    title,
    isApplied: applied,
    saving,
    hint,
    progress,
  }))
}
