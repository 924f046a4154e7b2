import { ORDER_DEADLINE_MS } from '@shop/contract/limits'
import type { ApiClient } from '#lib/api/ApiClient.ts'

export function fetchInvoice(api: ApiClient, orderId: string): Promise<Blob> {
  return api.getFile(`/api/orders/${encodeURIComponent(orderId)}/invoice`, { deadlineMs: ORDER_DEADLINE_MS })
}
