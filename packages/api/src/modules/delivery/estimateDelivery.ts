import type { LiveDeliveryEstimateWire } from '@shop/contract/delivery.schema'
import type { DeliveryService } from '#modules/pincodes/deliveryService.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** India has one time zone, without summer time. */
const IST_OFFSET_MS = 330 * MINUTE_MS

/** Units of a variant in an order, and the units that each store can sell. */
export interface DeliveryLine {
  quantity: number
  stores: readonly { storeId: number; units: number }[]
}

/** The only source of estimates on screens, quotes and orders. Express if the store of that city has every line completely. */
export function estimateDelivery(
  service: DeliveryService | undefined,
  lines: readonly DeliveryLine[],
  now: Date,
): LiveDeliveryEstimateWire | null {
  const sold = lines.filter(({ quantity }) => quantity > 0)
  if (service?.serviceable !== true || sold.length === 0) return null
  const isExpress = sold.every((line) => isNearby(service, line))
  const promisedBy = isExpress ? byRider(service, now) : byParcel(service, now)
  return {
    express: isExpress,
    eta: isExpress
      ? { minutes: Math.ceil((promisedBy.getTime() - now.getTime()) / MINUTE_MS) }
      : { days: daysBetween(now, promisedBy) },
    promised_by: promisedBy.toISOString(),
    now: now.toISOString(),
    valid_until: nextChange(service, now).toISOString(),
  }
}

/** True where the store with express delivery has the line completely. */
export const isNearby = ({ expressStoreId }: DeliveryService, line: DeliveryLine) =>
  expressStoreId !== null && unitsIn(line, expressStoreId) >= line.quantity

const unitsIn = ({ stores }: DeliveryLine, storeId: number) =>
  stores.reduce((sum, store) => sum + (store.storeId === storeId ? store.units : 0), 0)

function byRider({ hours }: DeliveryService, now: Date): Date {
  const opens = atHour(now, hours.opens)
  const closes = atHour(now, hours.closes)
  if (now < opens) return minutesAfter(opens, hours.expressMinutes)
  if (now < closes) return minutesAfter(now, hours.expressMinutes)
  return minutesAfter(atHour(daysAfter(now, 1), hours.opens), hours.expressMinutes)
}

function byParcel({ days, hours }: DeliveryService, now: Date): Date {
  const leaves = now < atHour(now, hours.parcelsLeaveUntil) ? now : daysAfter(now, 1)
  return atHour(daysAfter(leaves, days), hours.parcelsArriveUntil)
}

/** Time at which an estimate, or its wording ("tomorrow"), changes. */
function nextChange({ hours: { opens, closes, parcelsLeaveUntil } }: DeliveryService, now: Date): Date {
  const changes = [opens, closes, parcelsLeaveUntil].map((hour) => atHour(now, hour).getTime())
  return new Date(Math.min(...changes.filter((change) => change > now.getTime()), atHour(now, 24).getTime()))
}

/** An hour, in India, of the day of `moment` there. */
function atHour(moment: Date, hour: number): Date {
  const midnight = Math.floor((moment.getTime() + IST_OFFSET_MS) / DAY_MS) * DAY_MS - IST_OFFSET_MS
  return new Date(midnight + hour * HOUR_MS)
}

function daysBetween(from: Date, to: Date): number {
  return Math.round((atHour(to, 0).getTime() - atHour(from, 0).getTime()) / DAY_MS)
}

const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * MINUTE_MS)
const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS)
