import { findPlace, type Place } from './findPlace.ts'

/** Stores, as the first migration has them. */
export const DELHI_STORE = 1
export const JAIPUR_STORE = 2

/** Delivery service of a pincode. */
export interface DeliveryService {
  serviceable: boolean
  /** The store whose riders bring it within two hours; null where none does. */
  expressStoreId: number | null
  /** In how many days a parcel is there. */
  days: number
  /** Whether cash is taken at the door. */
  cod: boolean
}

/** Where riders of the Delhi-NCR store go, as first digits of pincodes: Delhi, Gurugram, Faridabad, Noida and Ghaziabad. */
const DELHI_NCR = ['110', '12200', '12201', '12205', '12100', '12101', '2013', '20100', '20101', '20102']
/** Where riders of the Jaipur store go. */
const JAIPUR = ['302']

/** Islands that no carrier of ours goes to: Lakshadweep, and the Nicobars. */
const UNREACHED = ['68255', '7443']

/** Cities that parcels are flown to. */
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

/** Days by road from Delhi-NCR; states that are not named are four days away. */
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
/** Carriers take no cash where they need longer than this. */
const COD_DAYS_MAX = 5

/** Delivery service of a pincode; undefined for one that does not exist. */
export function serviceOf(pincode: string): DeliveryService | undefined {
  const place = findPlace(pincode)
  return place && deliveryServiceOf(pincode, place)
}

/** Delivery service of a pincode, as far as it does not depend on the goods. */
export function deliveryServiceOf(pincode: string, { city, state }: Place): DeliveryService {
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
