import { createStorageStore } from '#lib/storage/createStorageStore.ts'

export type Consent = 'yes' | 'no'

/** Key `consent`: consent to third-party requests; null until answered, which counts as no. */
export const consentStore = createStorageStore<Consent | null>('consent', null, (stored) =>
  stored === 'yes' || stored === 'no' ? stored : null,
)
