import type { DeliverySettings } from '@shop/contract/delivery-settings.schema'
import { mainFirst } from '@shop/contract/expressStores'
import { findLocation, type DeliveryLocation } from './findLocation.ts'

export interface DeliveryService {
  serviceable: boolean
  /** Store with express delivery there; null where none has it. */
  expressStoreId: number | null
  days: number
  cod: boolean
  /** Hours in India. */
  hours: {
    opens: number
    closes: number
    expressMinutes: number
    parcelsLeaveUntil: number
    parcelsArriveUntil: number
  }
}

export function serviceOf(pincode: string, settings: DeliverySettings): DeliveryService | undefined {
  const location = findLocation(pincode)
  return location && deliveryServiceOf(pincode, location, settings)
}

/** Delivery service of a pincode, as far as it does not depend on the goods. */
export function deliveryServiceOf(
  pincode: string,
  { city, state }: DeliveryLocation,
  { stores, express, parcels, unreached }: DeliverySettings,
): DeliveryService {
  const isIn = (areas: readonly string[]) => areas.some((area) => pincode.startsWith(area))
  const byRoad = parcels.days[state] ?? parcels.elsewhere
  const days = parcels.cities.includes(city) ? Math.min(parcels.days_to_cities, byRoad) : byRoad
  const serviceable = !isIn(unreached)
  return {
    serviceable,
    expressStoreId: mainFirst(stores).find(({ city: near }) => isIn(express.areas[near] ?? []))?.id ?? null,
    days,
    cod: serviceable && days <= parcels.cash_within_days,
    hours: {
      opens: express.opens,
      closes: express.closes,
      expressMinutes: express.minutes,
      parcelsLeaveUntil: parcels.leave_until,
      parcelsArriveUntil: parcels.arrive_until,
    },
  }
}
