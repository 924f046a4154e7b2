import type { LiveDeliveryEstimateWire } from '@shop/contract/delivery.schema'
import type { DeliveryService } from '#modules/pincodes/deliveryService.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** India has one time zone, without summer time. */
const IST_OFFSET_MS = 330 * MINUTE_MS

/** Opening hours of express delivery in India. Later orders arrive the next morning. */
const OPENS_H = 9
const CLOSES_H = 21
const EXPRESS_MINUTES = 120

/** Last hour for orders that leave on the same day, and last hour of deliveries by courier. */
const LEAVES_UNTIL_H = 17
const BROUGHT_UNTIL_H = 20

/** Hours at which an estimate, or its wording ("tomorrow"), changes. */
const CHANGES_AT_H = [OPENS_H, LEAVES_UNTIL_H, CLOSES_H, 24]

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
  const { expressStoreId } = service
  const isExpress =
    expressStoreId !== null && sold.every((line) => unitsIn(line, expressStoreId) >= line.quantity)
  const promisedBy = isExpress ? byRider(now) : byParcel(service.days, now)
  return {
    express: isExpress,
    eta: isExpress
      ? { minutes: Math.ceil((promisedBy.getTime() - now.getTime()) / MINUTE_MS) }
      : { days: daysBetween(now, promisedBy) },
    promised_by: promisedBy.toISOString(),
    now: now.toISOString(),
    valid_until: nextChange(now).toISOString(),
  }
}

const unitsIn = ({ stores }: DeliveryLine, storeId: number) =>
  stores.reduce((sum, store) => sum + (store.storeId === storeId ? store.units : 0), 0)

function byRider(now: Date): Date {
  const opens = atHour(now, OPENS_H)
  const closes = atHour(now, CLOSES_H)
  if (now < opens) return minutesAfter(opens, EXPRESS_MINUTES)
  if (now < closes) return minutesAfter(now, EXPRESS_MINUTES)
  return minutesAfter(atHour(daysAfter(now, 1), OPENS_H), EXPRESS_MINUTES)
}

function byParcel(days: number, now: Date): Date {
  const leaves = now < atHour(now, LEAVES_UNTIL_H) ? now : daysAfter(now, 1)
  return atHour(daysAfter(leaves, days), BROUGHT_UNTIL_H)
}

function nextChange(now: Date): Date {
  const changes = CHANGES_AT_H.map((hour) => atHour(now, hour))
  return changes.find((change) => change > now) ?? atHour(daysAfter(now, 1), 0)
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
