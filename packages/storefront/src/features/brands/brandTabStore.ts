import { createStorageStore } from '#lib/storage/createStorageStore.ts'

const TABS = ['popular', 'exclusive', 'new'] as const

/** The tab of the brands menu that was last open: a menu selection (spec §3), key `menuBrandTab`. */
export const brandTabStore = createStorageStore<(typeof TABS)[number]>(
  'menuBrandTab',
  'popular',
  (stored) => TABS.find((tab) => tab === stored) ?? 'popular',
)
