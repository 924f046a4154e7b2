import type { PlaceOrderRequest } from '@shop/contract/orders.schema'
import type { Checkout } from './checkoutStore.ts'

/** Address to which the attempt that has become this order was sent; undefined for an order of another browser. */
export function addressOfCheckout(checkout: Checkout | null, orderId: string): number | undefined {
  if (checkout?.orderId !== orderId) return undefined
  try {
    const { address_id: id } = JSON.parse(checkout.body) as Partial<PlaceOrderRequest>
    return typeof id === 'number' ? id : undefined
  } catch {
    return undefined
  }
}
