import { PROFILE_TAB } from '@shop/contract/limits'
import { createStorageStore } from '#lib/storage/createStorageStore.ts'

/** Key `tab` (specification §3): last open section of the account, as a number of specification §9. Nothing reads it: the address says which is open. */
export const tabStore = createStorageStore<number>('tab', PROFILE_TAB.profile, (stored) =>
  Object.values(PROFILE_TAB).some((number) => number === stored) ? (stored as number) : PROFILE_TAB.profile,
)
