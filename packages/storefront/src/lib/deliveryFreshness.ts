import type { LiveDeliveryEstimateWire } from '@shop/contract/delivery.schema'

const REFRESH_MS = 60_000
/** How long the next answer may take before the last one is no longer shown. */
const GRACE_MS = 5_000

/** Pause after which an estimate is asked for again: a minute, or until the next cut-off time if that is sooner. */
export function refreshMs(estimate: LiveDeliveryEstimateWire | null | undefined): number {
  if (!estimate) return REFRESH_MS
  const untilChange = Date.parse(estimate.valid_until) - Date.parse(estimate.now)
  return Math.min(Math.max(untilChange, 1_000), REFRESH_MS)
}

/** How long an estimate may be shown without a newer answer. */
export const freshMs = (estimate: LiveDeliveryEstimateWire | null | undefined): number =>
  refreshMs(estimate) + GRACE_MS
