import { nameFromSlug } from '#features/products/nameFromSlug.ts'
import { resultsFor } from '#texts/products.ts'
import type { ProductListState } from '../useProductList.ts'

/** Title of the list, which names the corrected search, or the offer or the category from the API. */
export function titleOf({ place, first }: Pick<ProductListState, 'place' | 'first'>): string {
  if (first.searchedFor !== null) return resultsFor(first.searchedFor)
  if (first.offer !== null && place.name === 'all') return first.offer.title
  return place.title ?? first.breadcrumbs.at(-1)?.name ?? nameFromSlug(place.name)
}
