import type { DeliverySettings } from '@shop/contract/delivery-settings.schema'
import { findLocation, type DeliveryLocation } from './findLocation.ts'

/** Stores, as the first migration has them. */
export const DELHI_STORE = 1
export const JAIPUR_STORE = 2

export interface DeliveryService {
  serviceable: boolean
  /** Store that delivers within two hours; null where none does. */
  expressStoreId: number | null
  days: number
  cod: boolean
  /** Hours in India. */
  hours: { opens: number; closes: number; parcelsLeaveUntil: number; parcelsArriveUntil: number }
}

export function serviceOf(pincode: string, settings: DeliverySettings): DeliveryService | undefined {
  const location = findLocation(pincode)
  return location && deliveryServiceOf(pincode, location, settings)
}

/** Delivery service of a pincode, as far as it does not depend on the goods. */
export function deliveryServiceOf(
  pincode: string,
  { city, state }: DeliveryLocation,
  { express, parcels, unreached }: DeliverySettings,
): DeliveryService {
  const isIn = (areas: readonly string[]) => areas.some((area) => pincode.startsWith(area))
  const byRoad = parcels.days[state] ?? parcels.elsewhere
  const days = parcels.cities.includes(city) ? Math.min(parcels.days_to_cities, byRoad) : byRoad
  const serviceable = !isIn(unreached)
  return {
    serviceable,
    expressStoreId: isIn(express.areas.Delhi)
      ? DELHI_STORE
      : isIn(express.areas.Jaipur)
        ? JAIPUR_STORE
        : null,
    days,
    cod: serviceable && days <= parcels.cash_within_days,
    hours: {
      opens: express.opens,
      closes: express.closes,
      parcelsLeaveUntil: parcels.leave_until,
      parcelsArriveUntil: parcels.arrive_until,
    },
  }
}
