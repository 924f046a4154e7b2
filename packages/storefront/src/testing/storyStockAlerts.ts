import { http, HttpResponse } from 'msw'
import type { StockAlerts } from '#features/stockAlerts/api/stockAlertsQuery.ts'

/** The API of stock alerts, whose messages go by this channel. */
export function stockAlertsBy(channel: StockAlerts['channel']) {
  let alerts: StockAlerts['alerts'] = []
  const path = '/api/stock-alerts/:productId'
  return [
    http.get('/api/stock-alerts', () => HttpResponse.json({ data: { channel, alerts } })),
    http.put(path, ({ params, request }) => {
      const variant = new URL(request.url).searchParams.get('variant_id')
      alerts = [
        { product_id: Number(params['productId']), variant_id: variant === null ? null : Number(variant) },
      ]
      return new HttpResponse(null, { status: 204 })
    }),
    http.delete(path, () => {
      alerts = []
      return new HttpResponse(null, { status: 204 })
    }),
  ]
}
