import type { PlaceOrderRequest } from '@shop/contract/orders.schema'
import { checkoutStore } from './checkoutStore.ts'

export function completeCheckout(orderId: string): PlaceOrderRequest['items'] | undefined {
  const checkout = checkoutStore.getState().value
  if (checkout?.orderId !== orderId) return undefined
  checkoutStore.clear()
  try {
    const { items } = JSON.parse(checkout.body) as Partial<PlaceOrderRequest>
    return Array.isArray(items) ? items : []
  } catch {
    return []
  }
}
