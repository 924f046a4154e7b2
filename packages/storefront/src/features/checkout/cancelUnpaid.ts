import { CHANGED_AT_CHECKOUT } from '@shop/contract/orderMessages'
import { ApiError, type ApiClient } from '#lib/api/ApiClient.ts'

/**
 * Cancels an order that nobody has paid. `paid`: it stays, because it is paid, or the bank has not decided about its payment. `gone`: it has
 * ended, or it can't be the shopper's any more.
 */
export async function cancelUnpaid(
  api: ApiClient,
  orderId: string,
): Promise<'cancelled' | 'paid' | 'gone' | 'unknown'> {
  try {
    await api.post(`/api/orders/${orderId}/cancel`, { reason: CHANGED_AT_CHECKOUT, only_unpaid: true })
    return 'cancelled'
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status < 400) return 'unknown'
    if (error.status === 409) return 'paid'
    return error.status < 500 && error.status !== 429 ? 'gone' : 'unknown'
  }
}
