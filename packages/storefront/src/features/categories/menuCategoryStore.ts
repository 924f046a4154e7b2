import { createStorageStore } from '#lib/storage/createStorageStore.ts'

/**
 * Last open category of the mega-menu: a menu selection (specification §3), key `menuCategory`. Null when the shopper
 * closed it, undefined before any choice.
 */
export const menuCategoryStore = createStorageStore<number | null | undefined>(
  'menuCategory',
  undefined,
  (stored) =>
    stored === null || (typeof stored === 'number' && Number.isSafeInteger(stored) && stored > 0)
      ? stored
      : undefined,
)
