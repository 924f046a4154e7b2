import type { DeliveryPromiseWire } from '@shop/contract/pincodes.schema'
import type { DeliveryService } from './deliveryService.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** India has one time zone, half an hour off the hour and without summer time. */
const IST_OFFSET_MS = 330 * MINUTE_MS

/** Riders are out between these hours in India; ordered later, it comes in the morning. */
const OPENS_H = 9
const CLOSES_H = 21
const EXPRESS_MINUTES = 120

/** Parcels that are ordered until this hour leave on the same day; they are brought until the other. */
const LEAVES_UNTIL_H = 17
const BROUGHT_UNTIL_H = 20

/**
 * When something ordered at `now` is at the door. `isExpress` says whether a store that sends riders there has all of it: only then is
 * two hours promised.
 */
export function promiseDelivery(
  service: Pick<DeliveryService, 'days'>,
  isExpress: boolean,
  now: Date,
): DeliveryPromiseWire {
  const promisedBy = isExpress ? byRider(now) : byParcel(service.days, now)
  return {
    express: isExpress,
    eta: isExpress
      ? { minutes: Math.ceil((promisedBy.getTime() - now.getTime()) / MINUTE_MS) }
      : { days: daysBetween(now, promisedBy) },
    promised_by: promisedBy.toISOString(),
    now: now.toISOString(),
  }
}

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

/** That hour of the day that it is in India. */
function atHour(moment: Date, hour: number): Date {
  const midnight = Math.floor((moment.getTime() + IST_OFFSET_MS) / DAY_MS) * DAY_MS - IST_OFFSET_MS
  return new Date(midnight + hour * 60 * MINUTE_MS)
}

function daysBetween(from: Date, to: Date): number {
  return Math.round((atHour(to, 0).getTime() - atHour(from, 0).getTime()) / DAY_MS)
}

const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * MINUTE_MS)
const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS)
