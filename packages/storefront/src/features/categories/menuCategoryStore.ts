import { createStorageStore } from '#lib/storage/createStorageStore.ts'

/** Key `menuCategory` (specification §3): null when the shopper closed the menu's category, undefined before any choice. */
export const menuCategoryStore = createStorageStore<number | null | undefined>(
  'menuCategory',
  undefined,
  (stored) =>
    stored === null || (typeof stored === 'number' && Number.isSafeInteger(stored) && stored > 0)
      ? stored
      : undefined,
)
