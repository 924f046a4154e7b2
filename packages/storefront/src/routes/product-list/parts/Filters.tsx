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
  // A choice changes what is useful, but moves no group away from the pointer.
  const shown = `${place.name} ${chosen.category} ${chosen.search}`
  const [before, setBefore] = useState<{ shown: string; groups?: FilterGroup[] }>({ shown: '' })
  const counted = { ...facets, total, above: first.breadcrumbs.slice(0, -1) }
  const isSame = before.shown === shown
  const groups = toFilterGroups(counted, chosen, place, isSame ? before.groups : undefined)
  if (!isSame) setBefore({ shown, groups })
  const read = (fields: URLSearchParams): ListFilters => {
    const filters = parseListFilters(fields, place.defaultSort)
    return fields.has('sort') ? filters : { ...filters, sort: chosen.sort }
  }
  return (
    <FilterPanel
      {...rest}
      action={placePath(place)}
      groups={groups}
      hiddenFields={carriedFields(chosen)}
      onFiltersChange={(fields) => onChange(read(fields))}
    />
  )
}
