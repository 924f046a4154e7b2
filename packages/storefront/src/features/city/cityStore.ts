import { createStorageStore } from '#lib/storage/createStorageStore.ts'
import { cityName } from './cityName.ts'

/** Key `city` (specification §3). */
export const cityStore = createStorageStore<string | null>('city', null, cityName, {
  acceptsText: true,
})
