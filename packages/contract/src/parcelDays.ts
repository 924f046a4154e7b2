import type { DeliverySettings } from './delivery-settings.schema.ts'

/** Shortest and longest delivery by parcel. What is ordered late leaves a day later. */
export function parcelDays({ parcels }: DeliverySettings): { min: number; max: number } {
  const all = [...Object.values(parcels.days), parcels.elsewhere]
  return { min: Math.min(...all, parcels.days_to_cities), max: Math.max(...all) + 1 }
}
