import type { AppServices } from '#lib/AppServices.ts'
import { mutate } from '#lib/mutate.ts'
import { readAnew } from '#lib/readAnew.ts'
import { STOCK_ALERTS_KEY, type StockAlert, type StockAlerts } from './api/stockAlertsQuery.ts'

type Services = Pick<AppServices, 'api' | 'queries'>

export const isSameAlert = (one: StockAlert, other: StockAlert) =>
  one.product_id === other.product_id && one.variant_id === other.variant_id

/** Asks for a message, or takes that back: shown at once, rolled back on failure. Changes are sent in order. */
export function changeStockAlert({ api, queries }: Services, alert: StockAlert, isWanted: boolean) {
  const path = `/api/stock-alerts/${alert.product_id}`
  const query = { variant_id: alert.variant_id ?? undefined }
  const show = (isShown: boolean) =>
    queries.setQueryData<StockAlerts>(STOCK_ALERTS_KEY, (known) => {
      const others = known?.alerts.filter((one) => !isSameAlert(one, alert)) ?? []
      return known && { ...known, alerts: isShown ? [alert, ...others] : others }
    })
  mutate<unknown>(queries, {
    scope: { id: STOCK_ALERTS_KEY.join(' ') },
    mutationFn: () => (isWanted ? api.put(path, undefined, { query }) : api.delete(path, { query })),
    onMutate: async () => {
      await queries.cancelQueries({ queryKey: STOCK_ALERTS_KEY })
      show(isWanted)
    },
    onError: () => {
      show(!isWanted)
      // It may be in stock again.
      void queries.invalidateQueries({ queryKey: ['product'] })
    },
    onSettled: () => readAnew(queries, STOCK_ALERTS_KEY),
  })
}
