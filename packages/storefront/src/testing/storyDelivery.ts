import type { CartItemWire } from '@shop/contract/cart-item.schema'
import type {
  DeliveryEstimatesRequest,
  DeliveryEstimatesResponse,
  ItemDeliveryEstimateWire,
} from '@shop/contract/delivery.schema'
import { HttpResponse, type HttpResponseResolver } from 'msw'

export const storyPlace = { pincode: '302001', city: 'Jaipur', state: 'Rajasthan' }

const clock = { now: '2026-11-22T11:10:00.000Z', valid_until: '2026-11-22T11:30:00.000Z', varies: false }

/** "by 6:45 pm today" */
export const byRider: ItemDeliveryEstimateWire = {
  express: true,
  eta: { minutes: 120 },
  promised_by: '2026-11-22T13:10:00.000Z',
  ...clock,
}

/** "by Tue, 24 Nov" */
export const byParcel: ItemDeliveryEstimateWire = {
  express: false,
  eta: { days: 2 },
  promised_by: '2026-11-24T14:30:00.000Z',
  ...clock,
}

export function estimates(
  estimateOf: (item: CartItemWire) => ItemDeliveryEstimateWire | null,
  { serviceable = true, calls }: { serviceable?: boolean; calls?: CartItemWire[][] } = {},
): HttpResponseResolver {
  return async ({ request }) => {
    const { pincode, items } = (await request.json()) as DeliveryEstimatesRequest
    calls?.push(items)
    const data = { pincode, serviceable, cod: serviceable, cod_max: 10_000, estimates: items.map(estimateOf) }
    return HttpResponse.json({ data } satisfies DeliveryEstimatesResponse)
  }
}
