import { createStorageStore } from '#lib/storage/createStorageStore.ts'

/** Chosen colour scheme; null follows the device. */
export type Scheme = 'light' | 'dark' | null

/** Key `scheme`. The script in the page's head applies it before the first paint (`app/scheme.js`). */
export const schemeStore = createStorageStore<Scheme>('scheme', null, (stored) =>
  stored === 'light' || stored === 'dark' ? stored : null,
)
