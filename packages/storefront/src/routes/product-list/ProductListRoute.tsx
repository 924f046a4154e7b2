import { offersQuery } from '#features/products/api/offersQuery.ts'
import { isOffers, mayBeBrand } from '#features/products/resolveList.ts'
import { brandQuery } from '#features/brands/api/brandQuery.ts'
import { productListQuery } from '#features/products/api/productListQuery.ts'
import { parseListFilters } from '#features/products/listFilters.ts'
import type { LoaderArgs } from '#lib/LoaderArgs.ts'
import { ListView } from './parts/ListView.tsx'
import { loadListEnd, ROW } from './parts/loadListEnd.ts'
import { listAt, pageNumbers } from './listAt.ts'
import { useProductList } from './useProductList.ts'

export async function loader({ api, queries, url, params, config }: LoaderArgs) {
  const name = params.slug ?? ''
  const isBrandAsked = mayBeBrand(name, parseListFilters(url.searchParams))
  const brand = isBrandAsked ? await queries.ensureQueryData(brandQuery(api, name.toLowerCase())) : null
  const { place, filters, within } = listAt(name, url.searchParams, { brand, delivery: config.delivery })
  const page = (number: number) =>
    queries.ensureQueryData(productListQuery(api, place.categorySlug, within, number))
  if (isOffers(place)) await queries.ensureQueryData(offersQuery(api))
  const { total, products } = await page(1)
  await Promise.all(pageNumbers(filters.page, total).slice(1).map(page))
  if (total < ROW) await (await loadListEnd()).prefetch({ api, queries }, products)
}

export function Component() {
  return <ListView list={useProductList()} />
}
