import { PAGE_SIZE } from '@shop/contract/limits'
import type { Facets } from '@shop/contract/product-list'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useOptimistic, useRef, useState, useTransition } from 'react'
import { brandQuery } from '#features/brands/api/brandQuery.ts'
import { productListQuery } from '#features/products/api/productListQuery.ts'
import { MAX_PAGES, parseListFilters, type ListFilters } from '#features/products/listFilters.ts'
import { listPath } from '#features/products/listPath.ts'
import { filtersWithin, mayBeBrand } from '#features/products/resolveList.ts'
import { useServices } from '#lib/AppServices.ts'
import { useRouteParam } from '#lib/RouteParams.ts'
import { useGo } from '#lib/useGo.ts'
import { useSearch } from '#lib/useSearch.ts'
import { listAt, pageNumbers } from './listAt.ts'

const NO_FACETS: Facets = {
  brands: [],
  categories: [],
  options: [],
  price: { min: 0, max: 0 },
  discount: [],
  rating: [],
}

export type ProductListState = ReturnType<typeof useProductList>

/**
 * `chosen` are the selected filters: they change at once, while the previous products stay until the new ones arrive. They stay selected where these
 * did not load, and load when the browser is online again.
 */
export function useProductList() {
  const { api, queries, config } = useServices()
  const go = useGo()
  const search = useSearch()
  const name = useRouteParam('slug')
  const brandSlug = mayBeBrand(name, parseListFilters(search)) ? name.toLowerCase() : null
  const { data: brand } = useSuspenseQuery(brandQuery(api, brandSlug))
  const { place, filters } = listAt(name, search, { brand, delivery: config.delivery })
  const query = (asked: ListFilters) =>
    productListQuery(api, place.categorySlug, filtersWithin(place, asked), asked.page)
  const page = (number: number) => query({ ...filters, page: number })
  const { data: first } = useSuspenseQuery(page(1))
  const pages = pageNumbers(filters.page, first.total).map(page)

  const [isPending, startTransition] = useTransition()

  const address = `${name}?${search}`
  const [lost, setLost] = useState<{ address: string; filters: ListFilters; error: unknown }>()
  const failed = lost?.address === address ? lost : undefined
  const waiting = failed?.filters.page === 1 ? failed.filters : undefined
  const [chosen, setChosen] = useOptimistic(waiting ?? filters)

  const lastChange = useRef(0)
  const top = useRef<HTMLDivElement>(null)

  /**
   * Navigates to other filters, optionally replacing the history entry, when their products have loaded. Else the list stays as it is.
   * Another list begins in sight: a shopper who is below its top is scrolled there.
   */
  function change(next: ListFilters, { isReplacing = false } = {}) {
    const number = (lastChange.current += 1)
    const from = window.location.href
    setLost(undefined)
    startTransition(async () => {
      setChosen(next)
      const error: unknown = await queries.ensureQueryData(query(next)).then(
        () => undefined,
        (reason: unknown) => reason,
      )
      // Meanwhile the shopper may have chosen something else, or another page.
      if (number !== lastChange.current || window.location.href !== from) return
      if (error !== undefined) return startTransition(() => setLost({ address, filters: next, error }))
      if (next.page === 1) top.current?.scrollIntoView({ block: 'nearest' })
      go(listPath(place, next), { replace: isReplacing, state: { keepScroll: true } })
    })
  }

  useEffect(() => {
    if (waiting === undefined) return
    const retry = () => change(waiting)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  })

  const { total } = first
  const hasMore = pages.length * PAGE_SIZE < total && pages.length < MAX_PAGES
  return {
    place,
    brand,
    filters,
    chosen,
    change,
    isPending,
    /** The filters whose products did not load, and why. */
    failed,
    /** The filters of another list than a longer one. */
    waiting,
    /** First page, whose facets apply to all pages. */
    first,
    facets: first.facets ?? NO_FACETS,
    total,
    /** Queries of the pages that are shown. */
    pages,
    /** Where the list begins. */
    top,
    shown: Math.min(pages.length * PAGE_SIZE, total),
    longer: hasMore ? { ...filters, page: pages.length + 1 } : undefined,
  }
}
