import type { ProductListState } from './useProductList.ts'

type Searched = Pick<ProductListState, 'filters' | 'total'> & {
  first: Pick<ProductListState['first'], 'understood' | 'sort'>
}

/** True in the order of relevance, which begins with the products that match a search best. */
export const isByRelevance = ({ first, filters }: Pick<Searched, 'filters' | 'first'>) =>
  (first.sort ?? filters.sort) === 'recommended_desc'

/** Number of products before those that are only similar to what was searched for. Undefined where there are none, or another order mixes them. */
export function similarFrom(list: Searched): number | undefined {
  const exact = list.first.understood?.exact ?? 0
  return exact > 0 && exact < list.total && isByRelevance(list) ? exact : undefined
}
