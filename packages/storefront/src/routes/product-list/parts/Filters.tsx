import { FilterPanel, type FilterGroup, type FilterPanelProps } from '@shop/ui/FilterPanel'
import { useState } from 'react'
import { carriedFields, toFilterGroups } from '#features/products/filterGroups.ts'
import { parseListFilters, type ListFilters } from '#features/products/listFilters.ts'
import { placePath } from '#features/products/listPath.ts'
import type { ProductListState } from '../useProductList.ts'

interface FiltersProps extends Pick<FilterPanelProps, 'id' | 'defaultOpenGroups'> {
  list: ProductListState
  onChange: (next: ListFilters) => void
}

/** Filters of a list. Its form has the order beside the list, but not in the sheet. */
export function Filters({ list: { place, first, chosen, facets, total }, onChange, ...rest }: FiltersProps) {
  const groups = toFilterGroups({ ...facets, total, above: first.breadcrumbs.slice(0, -1) }, chosen, place)
  // A choice changes what is useful, but moves no group away from the pointer.
  const shown = `${place.name} ${chosen.category} ${chosen.search}`
  const [before, setBefore] = useState({ shown, groups })
  if (before.shown !== shown) setBefore({ shown, groups })
  const rankOf = ({ title }: FilterGroup) => {
    const rank = before.groups.findIndex((group) => group.title === title)
    return rank === -1 ? before.groups.length : rank
  }
  const read = (fields: URLSearchParams): ListFilters => {
    const filters = parseListFilters(fields, place.defaultSort)
    return fields.has('sort') ? filters : { ...filters, sort: chosen.sort }
  }
  return (
    <FilterPanel
      {...rest}
      action={placePath(place)}
      groups={groups.toSorted((one, other) => rankOf(one) - rankOf(other))}
      hiddenFields={carriedFields(chosen)}
      onFiltersChange={(fields) => onChange(read(fields))}
    />
  )
}
