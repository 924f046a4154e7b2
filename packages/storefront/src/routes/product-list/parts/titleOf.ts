import { nameFromSlug } from '#features/products/nameFromSlug.ts'
import type { ProductListState } from '../useProductList.ts'

/** Title of the list, or the name of the category from the API. */
export function titleOf({ place, first }: Pick<ProductListState, 'place' | 'first'>): string {
  return place.title ?? first.breadcrumbs.at(-1)?.name ?? nameFromSlug(place.name)
}
