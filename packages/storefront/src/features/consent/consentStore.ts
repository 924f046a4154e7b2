import { createStorageStore } from '#lib/storage/createStorageStore.ts'

export type Consent = 'yes' | 'no'

/** Whether others than the shop may learn of this visit: key `consent`; null until the visitor has answered, which counts as no. */
export const consentStore = createStorageStore<Consent | null>('consent', null, (stored) =>
  stored === 'yes' || stored === 'no' ? stored : null,
)
