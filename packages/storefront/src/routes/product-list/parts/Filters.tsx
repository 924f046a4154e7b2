import { FilterPanel, type FilterPanelProps } from '@shop/ui/FilterPanel'
import { carriedFields, toFilterGroups } from '#features/products/filterGroups.ts'
import { parseListFilters, type ListFilters } from '#features/products/listFilters.ts'
import { placePath } from '#features/products/listPath.ts'
import type { ProductListState } from '../useProductList.ts'

interface FiltersProps extends Pick<FilterPanelProps, 'id' | 'defaultOpenGroups'> {
  list: ProductListState
  onChange: (next: ListFilters) => void
}

/** Filters of a list. Its form has the order beside the list, but not in the sheet. */
export function Filters({ list: { place, chosen, facets }, onChange, ...rest }: FiltersProps) {
  const read = (fields: URLSearchParams): ListFilters => {
    const filters = parseListFilters(fields, place.defaultSort)
    return fields.has('sort') ? filters : { ...filters, sort: chosen.sort }
  }
  return (
    <FilterPanel
      {...rest}
      action={placePath(place)}
      groups={toFilterGroups(facets, chosen, place)}
      hiddenFields={carriedFields(chosen)}
      onFiltersChange={(fields) => onChange(read(fields))}
    />
  )
}
