import type { Product, Variant } from '@shop/contract/products'
import { useQuantityToOrder } from '#features/cart/useCart.ts'
import { useItemDelivery } from '#features/delivery/useItemDelivery.ts'
import { useCityDelivery } from '#routes/shared/useCityDelivery.ts'

/** Delivery of what the page's button would add. Without a pincode it is that of the chosen city's area. */
export function useProductDelivery(product: Product, variant: Variant | undefined) {
  const variantId = variant?.id ?? null
  const quantity = useQuantityToOrder(product.id, variantId)
  return useItemDelivery({ productId: product.id, variantId, quantity }, useCityDelivery()?.area?.pincode)
}
