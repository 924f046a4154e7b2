import type { LiveDeliveryEstimateWire } from '@shop/contract/delivery.schema'

const REFRESH_MS = 60_000
/** Time for a refresh before the previous estimate is hidden. */
const GRACE_MS = 5_000

/** Pause before an estimate is refreshed: a minute, or until the next cut-off time if that is sooner. */
export function refreshMs(estimate: LiveDeliveryEstimateWire | null | undefined): number {
  if (!estimate) return REFRESH_MS
  const untilChange = Date.parse(estimate.valid_until) - Date.parse(estimate.now)
  return Math.min(Math.max(untilChange, 1_000), REFRESH_MS)
}

/** Longest time for which an estimate is shown without a refresh. */
export const freshMs = (estimate: LiveDeliveryEstimateWire | null | undefined): number =>
  refreshMs(estimate) + GRACE_MS
