import type { ProductList, ProductSort } from '@shop/contract/product-list'
import { DEFAULT_LIST_FILTERS, type ListFilters } from './listFilters.ts'

/** The list in another order. The default one takes the words out of a search that decide its order, such as "cheap". */
export function inOrder(
  filters: ListFilters,
  sort: ProductSort,
  { sort: decided, understood }: Pick<ProductList, 'sort' | 'understood'>,
): ListFilters {
  const isPlain = sort === DEFAULT_LIST_FILTERS.sort && decided !== null
  const words = understood?.filters.find(({ kind }) => kind === decided) ?? understood?.unpriced
  return { ...filters, sort, page: 1, ...(isPlain && words && { search: words.without }) }
}
