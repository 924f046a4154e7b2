import type { ProductCard } from '@shop/contract/products'
import { mainCategoriesQuery } from '#features/categories/api/mainCategoriesQuery.ts'
import { bestSellersQuery } from '#features/products/api/bestSellersQuery.ts'
import type { AppServices } from '#lib/AppServices.ts'
import { logError } from '#lib/logError.ts'
import type { ProductListState } from '../useProductList.ts'
import { MoreLikeThis, moreQuery } from './MoreLikeThis.tsx'
import { NothingFound } from './NothingFound.tsx'

/** Loads what stands below these products. */
export async function prefetch(
  { api, queries }: Pick<AppServices, 'api' | 'queries'>,
  products: readonly ProductCard[],
) {
  if (products.length > 0) {
    // The page is useful without it (specification §8: the failure is only logged).
    const others = await queries
      .ensureQueryData(moreQuery(api, products))
      .catch((error: unknown) => logError('More like this', error))
    if (others?.length !== 0) return
  }
  await Promise.all([
    queries.ensureQueryData(mainCategoriesQuery(api)),
    queries.ensureQueryData(bestSellersQuery(api)),
  ])
}

interface ListEndProps {
  list: ProductListState
  /** True when filters are active. */
  isNarrowed: boolean
}

/** Ways on below few products or none. */
export function ListEnd({ list, isNarrowed }: ListEndProps) {
  return list.total > 0 ? <MoreLikeThis list={list} /> : <NothingFound list={list} isNarrowed={isNarrowed} />
}
