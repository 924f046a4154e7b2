import { http, HttpResponse } from 'msw'
import type { StockAlert, StockAlerts } from '#features/stockAlerts/api/stockAlertsQuery.ts'

/** The API of stock alerts, whose messages go by this channel. The shopper waits for these first. */
export function stockAlertsBy(channel: StockAlerts['channel'], waiting: StockAlert[] = []) {
  let alerts = waiting
  const path = '/api/stock-alerts/:productId'
  return [
    http.get('/api/stock-alerts', () => HttpResponse.json({ data: { channel, alerts } })),
    http.put(path, ({ params, request }) => {
      const variant = new URL(request.url).searchParams.get('variant_id')
      const product_id = Number(params['productId'])
      const asked = { product_id, variant_id: variant === null ? null : Number(variant) }
      alerts = [waiting.find((one) => one.product_id === product_id) ?? asked, ...alerts]
      return new HttpResponse(null, { status: 204 })
    }),
    http.delete(path, ({ params }) => {
      alerts = alerts.filter(({ product_id }) => product_id !== Number(params['productId']))
      return new HttpResponse(null, { status: 204 })
    }),
  ]
}
