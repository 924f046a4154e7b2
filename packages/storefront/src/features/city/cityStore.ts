import { createStorageStore } from '#lib/storage/createStorageStore.ts'
import { cityName } from './cityName.ts'

/** The shopper's city: key `city` (specification §3); null while there is none. */
export const cityStore = createStorageStore<string | null>('city', null, cityName, {
  acceptsText: true,
})
