import { createStorageStore } from '#lib/storage/createStorageStore.ts'

const TABS = ['popular', 'exclusive', 'new'] as const

/** Last open tab of the brands menu: a menu selection (specification §3), key `menuBrandTab`. */
export const brandTabStore = createStorageStore<(typeof TABS)[number]>(
  'menuBrandTab',
  'popular',
  (stored) => TABS.find((tab) => tab === stored) ?? 'popular',
)
