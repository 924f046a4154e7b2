import { FilterPills } from '@shop/ui/FilterPills'
import { useEffect, type MouseEvent } from 'react'
import { toChosenFilters, withoutFilters } from '#features/products/filterPills.ts'
import { listPath } from '#features/products/listPath.ts'
import { isPlainClick } from '#lib/isPlainClick.ts'
import type { ProductListState } from '../useProductList.ts'
import { LIST_ID } from './listId.ts'

/** Filters that are active, each of which can be taken away. */
export function ChosenFilters({ list }: { list: ProductListState }) {
  const { place, first, chosen, facets, change } = list
  const pills = toChosenFilters(chosen, facets, place, first).map(({ without, ...pill }) => ({
    ...pill,
    href: listPath(place, without),
    without,
  }))
  const cleared = withoutFilters(chosen, place, first.understood)
  // With the last filter its link goes, which had the focus.
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.getElementById(LIST_ID)?.focus({ preventScroll: true })
    },
    [],
  )

  function handleFollow(event: MouseEvent, href: string) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    change(pills.find((pill) => pill.href === href)?.without ?? cleared)
  }
  return <FilterPills pills={pills} clearHref={listPath(place, cleared)} onFollow={handleFollow} />
}
