import type { DeliverySettings } from './delivery-settings.schema.ts'
import { MAIN_STORE_ID, type Store } from './stores.schema.ts'

/** Stores with express delivery in an area of their own, the main store first. */
export function expressStores({ stores, express }: Pick<DeliverySettings, 'stores' | 'express'>): Store[] {
  return mainFirst(stores).filter(({ city }) => (express.areas[city] ?? []).length > 0)
}

export function mainFirst(stores: readonly Store[]): Store[] {
  return stores.toSorted(
    (a, b) => Number(b.id === MAIN_STORE_ID) - Number(a.id === MAIN_STORE_ID) || a.id - b.id,
  )
}
