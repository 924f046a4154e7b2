import { nameFromSlug } from '#features/products/filterGroups.ts'
import type { ProductListState } from '../useProductList.ts'

/** The list's name: its place's own, or that of the category which the API found. */
export function titleOf({ place, first }: Pick<ProductListState, 'place' | 'first'>): string {
  return place.title ?? first.breadcrumbs.at(-1)?.name ?? nameFromSlug(place.name)
}
