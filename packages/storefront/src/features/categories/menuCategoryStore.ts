import { createStorageStore } from '#lib/storage/createStorageStore.ts'

/**
 * The category of the mega-menu that was last open, by its id: a menu selection (spec §3), key `menuCategory`. Null when the
 * shopper closed it, undefined when nothing was ever chosen.
 */
export const menuCategoryStore = createStorageStore<number | null | undefined>(
  'menuCategory',
  undefined,
  (stored) =>
    stored === null || (typeof stored === 'number' && Number.isSafeInteger(stored) && stored > 0)
      ? stored
      : undefined,
)
