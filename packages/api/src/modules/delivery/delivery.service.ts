import type { CartItemWire } from '@shop/contract/cart-item.schema'
import type { LiveDeliveryEstimateWire } from '@shop/contract/delivery.schema'
import type { Database } from '#database/openDatabase.ts'
import { quantityMaxOf } from '#modules/cart/priceLines.ts'
import type { DeliveryService } from '#modules/pincodes/deliveryService.ts'
import { findVariantStock, type VariantStock } from './delivery.repository.ts'
import { estimateDelivery } from './estimateDelivery.ts'

export async function estimateItems(
  db: Database,
  service: DeliveryService,
  items: readonly CartItemWire[],
  now: Date,
): Promise<(LiveDeliveryEstimateWire | null)[]> {
  const variants = await findVariantStock(db, [...new Set(items.map(({ product_id }) => product_id))])
  return items.map((item) => {
    const estimates = variants
      .filter((variant) => isAskedFor(item, variant))
      .map(({ stores }) => {
        const quantity = Math.min(item.quantity, quantityMaxOf({ stores }))
        return estimateDelivery(service, [{ quantity, stores }], now)
      })
    return latest(estimates)
  })
}

const isAskedFor = ({ product_id, variant_id }: CartItemWire, { productId, variantId }: VariantStock) =>
  productId === product_id && (variant_id === null || variantId === variant_id)

/** The latest estimate, which holds for whichever variant is ordered. */
function latest(estimates: readonly (LiveDeliveryEstimateWire | null)[]): LiveDeliveryEstimateWire | null {
  return estimates.reduce(
    (late, one) => (late === null || (one !== null && one.promised_by > late.promised_by) ? one : late),
    null,
  )
}
