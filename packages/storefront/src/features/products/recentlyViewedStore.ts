import { RECENTLY_VIEWED_MAX } from '@shop/contract/limits'
import { createStorageStore } from '#lib/storage/createStorageStore.ts'
import { fieldsOf } from '#lib/storage/fieldsOf.ts'

/** A product whose page was open, and when, in ms since 1970. */
interface View {
  id: number
  at: number
}

const KEPT_MS = 30 * 24 * 60 * 60 * 1_000

/** Key `recentlyViewed`: products that were looked at on this device within 30 days, the newest first. */
export const recentlyViewedStore = createStorageStore<readonly View[]>('recentlyViewed', [], (stored) =>
  Array.isArray(stored) ? toViews(stored) : [],
)

export function rememberView(id: number): void {
  recentlyViewedStore.update((views) => toViews([{ id, at: Date.now() }, ...views]))
}

/** Valid and young ones, each product once. The open product is one more than lists show. */
function toViews(stored: readonly unknown[]): View[] {
  const young = stored.flatMap((view) => {
    const { id, at } = fieldsOf<View>(view)
    return isId(id) && typeof at === 'number' && at > Date.now() - KEPT_MS ? { id, at } : []
  })
  const ids = young.map(({ id }) => id)
  return young.filter(({ id }, index) => ids.indexOf(id) === index).slice(0, RECENTLY_VIEWED_MAX + 1)
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}
