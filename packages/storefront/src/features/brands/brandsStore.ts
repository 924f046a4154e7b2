import type { Brand } from '@shop/contract/brands'
import { createStorageStore } from '#lib/storage/createStorageStore.ts'
import { fieldsOf } from '#lib/storage/fieldsOf.ts'

const BRANDS_MAX = 500

/** Brands of the last visit: key `brands` (specification §3). The menu shows them at once, and after a failure. */
export const brandsStore = createStorageStore<Brand[]>('brands', [], (stored) =>
  Array.isArray(stored) ? stored.filter(isBrand).slice(0, BRANDS_MAX) : [],
)

function isBrand(entry: unknown): entry is Brand {
  const { id, name, slug, logo, isPopular, isExclusive, isNewLaunch } = fieldsOf<Brand>(entry)
  return (
    Number.isSafeInteger(id) &&
    typeof name === 'string' &&
    name.length <= 200 &&
    typeof slug === 'string' &&
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) &&
    (logo === null || (typeof logo === 'string' && /^(?:\/(?!\/)|https:\/\/)/.test(logo))) &&
    [isPopular, isExclusive, isNewLaunch].every((flag) => typeof flag === 'boolean')
  )
}
