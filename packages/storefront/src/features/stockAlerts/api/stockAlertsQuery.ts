import type { StockAlertsResponse } from '@shop/contract/stock-alerts.schema'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import { MY } from '#lib/createQueries.ts'

type Answered = StockAlertsResponse['data']

/** Without its product until the API answers, when it was asked for on this page. */
export type StockAlert = Pick<Answered['alerts'][number], 'product_id' | 'variant_id'> &
  Partial<Answered['alerts'][number]>
export type StockAlerts = Pick<Answered, 'channel'> & { alerts: StockAlert[] }

export const STOCK_ALERTS_KEY = [MY, 'stock-alerts'] as const

/** Is asked anew by each page: an alert ends when its message is sent. */
export const stockAlertsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: STOCK_ALERTS_KEY,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<StockAlerts> =>
      (await api.get<StockAlertsResponse>('/api/stock-alerts', { signal })).data,
  })
