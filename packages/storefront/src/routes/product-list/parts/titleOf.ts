import { countChosen } from '#features/products/countChosen.ts'
import { nameFromSlug } from '#features/products/nameFromSlug.ts'
import { noResultsFor, yourSearch } from '#texts/productList.ts'
import { resultsFor } from '#texts/products.ts'
import type { ProductListState } from '../useProductList.ts'

/** Title of the list, which names the corrected search, or the offer or the category from the API. */
export function titleOf({
  place,
  first,
  filters,
}: Pick<ProductListState, 'place' | 'first' | 'filters'>): string {
  if (place.kind === 'search' && first.total === 0 && countChosen(filters, place, first.understood) === 0) {
    // A search for help has its answer below.
    return (first.understood?.help === undefined ? noResultsFor : yourSearch)(filters.search)
  }
  if (isInstead(first)) return yourSearch(first.searchedFor ?? filters.search)
  if (first.searchedFor !== null) return resultsFor(first.searchedFor)
  if (first.offer !== null && place.fixed.offer !== undefined) return first.offer.title
  return place.title ?? first.breadcrumbs.at(-1)?.name ?? nameFromSlug(place.name)
}

/** True where the list shows other products than what was searched for: they are no results, and their number tells nothing. */
export const isInstead = ({ understood, total }: ProductListState['first']) =>
  total > 0 && (understood?.missing ?? understood?.unpriced ?? null) !== null
