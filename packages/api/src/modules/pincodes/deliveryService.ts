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
}

/** Express area of the Delhi-NCR store, as first digits of pincodes: Delhi, Gurugram, Faridabad, Noida and Ghaziabad. */
const DELHI_NCR = ['110', '12200', '12201', '12205', '12100', '12101', '2013', '20100', '20101', '20102']
const JAIPUR = ['302']

/** Islands without a carrier: Lakshadweep, and the Nicobars. */
const UNREACHED = ['68255', '7443']

/** Cities that parcels reach by air. */
const METROS = new Set([
  'Ahmedabad',
  'Bengaluru',
  'Chandigarh',
  'Chennai',
  'Hyderabad',
  'Kolkata',
  'Lucknow',
  'Mumbai',
  'Pune',
])

/** Days by road from Delhi-NCR. Other states take four days. */
const DAYS_BY_STATE: Readonly<Record<string, number>> = {
  Delhi: 1,
  Haryana: 2,
  'Uttar Pradesh': 2,
  Rajasthan: 2,
  Chandigarh: 2,
  Punjab: 3,
  Uttarakhand: 3,
  'Himachal Pradesh': 3,
  'Madhya Pradesh': 3,
  Gujarat: 3,
  Kerala: 5,
  'Tamil Nadu': 5,
  Assam: 6,
  Meghalaya: 6,
  Sikkim: 6,
  Tripura: 6,
  'Jammu and Kashmir': 6,
  'Arunachal Pradesh': 7,
  Manipur: 7,
  Mizoram: 7,
  Nagaland: 7,
  Ladakh: 8,
  'Andaman and Nicobar Islands': 9,
}
const DAYS_ELSEWHERE = 4
const DAYS_TO_METROS = 2
/** Carriers accept no cash on longer routes. */
const COD_DAYS_MAX = 5

export function serviceOf(pincode: string): DeliveryService | undefined {
  const location = findLocation(pincode)
  return location && deliveryServiceOf(pincode, location)
}

/** Delivery service of a pincode, as far as it does not depend on the goods. */
export function deliveryServiceOf(pincode: string, { city, state }: DeliveryLocation): DeliveryService {
  const isIn = (areas: readonly string[]) => areas.some((area) => pincode.startsWith(area))
  const byRoad = DAYS_BY_STATE[state] ?? DAYS_ELSEWHERE
  const days = METROS.has(city) ? Math.min(DAYS_TO_METROS, byRoad) : byRoad
  const serviceable = !isIn(UNREACHED)
  return {
    serviceable,
    expressStoreId: isIn(DELHI_NCR) ? DELHI_STORE : isIn(JAIPUR) ? JAIPUR_STORE : null,
    days,
    cod: serviceable && days <= COD_DAYS_MAX,
  }
}
