import type { DeliveryEstimateWire } from '@shop/contract/delivery.schema'
import type { ShopConfig } from '#lib/ShopConfig.ts'
import * as texts from '#texts/delivery.ts'
import { expressTime, hour } from '#texts/promises.ts'

/** The hours of express orders, for an estimate that is later than usual because the store is closed; otherwise undefined. */
export function describeOrderHours(
  { express, eta }: Pick<DeliveryEstimateWire, 'express' | 'eta'>,
  { delivery }: Pick<ShopConfig, 'delivery'>,
): string | undefined {
  if (!express || !('minutes' in eta) || eta.minutes <= delivery.expressMinutes) return undefined
  const { opens, closes } = delivery.expressHours
  return texts.orderHours(hour(opens), hour(closes), expressTime(delivery).words)
}
