import type { CartItemWire } from '@shop/contract/cart-item.schema'
import type { ItemDeliveryEstimateWire } from '@shop/contract/delivery.schema'
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
): Promise<(ItemDeliveryEstimateWire | null)[]> {
  const variants = await findVariantStock(db, [...new Set(items.map(({ product_id }) => product_id))])
  return items.map((item) => {
    const [earliest, ...others] = variants
      .filter((variant) => isAskedFor(item, variant))
      .flatMap(({ stores }) => {
        const quantity = Math.min(item.quantity, quantityMaxOf({ stores }))
        return estimateDelivery(service, [{ quantity, stores }], now) ?? []
      })
      .toSorted((one, other) => Date.parse(one.promised_by) - Date.parse(other.promised_by))
    if (earliest === undefined) return null
    return { ...earliest, varies: others.some(({ promised_by }) => promised_by !== earliest.promised_by) }
  })
}

const isAskedFor = ({ product_id, variant_id }: CartItemWire, { productId, variantId }: VariantStock) =>
  productId === product_id && (variant_id === null || variantId === variant_id)
