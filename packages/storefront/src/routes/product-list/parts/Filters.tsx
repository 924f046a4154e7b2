import { FilterPanel, type FilterGroup, type FilterPanelProps } from '@shop/ui/FilterPanel'
import { useState } from 'react'
import { carriedFields, toFilterGroups } from '#features/products/filterGroups.ts'
import { parseListFilters, type ListFilters } from '#features/products/listFilters.ts'
import { placePath } from '#features/products/listPath.ts'
import { withoutTypedChoices, withTypedChoices } from '#features/products/typedChoices.ts'
import type { ProductListState } from '../useProductList.ts'

interface FiltersProps extends Pick<FilterPanelProps, 'id' | 'defaultOpenGroups'> {
  list: ProductListState
  onChange: (next: ListFilters) => void
}

/** Filters of a list. Its form has the order beside the list, but not in the sheet. */
export function Filters({ list: { place, first, chosen, facets, total }, onChange, ...rest }: FiltersProps) {
  const listed = `${place.name} ${chosen.category} ${chosen.search}`
  const typed = { understood: first.understood, facets }
  const groupsAfter = (before?: readonly FilterGroup[]) =>
    toFilterGroups(
      { ...facets, total, above: first.breadcrumbs.slice(0, -1) },
      withTypedChoices(chosen, typed),
      place,
      before,
    )
  // A choice changes what is useful, but moves no group that the list began with away from the pointer.
  const begin = () => ({ listed, facets, chosen, groups: groupsAfter() })
  const [begun, setBegun] = useState(begin)
  const isSame = begun.listed === listed
  if (!isSame) setBegun(begin)
  // Those of the first rendering are counted.
  const isBegun = begun.facets === facets && begun.chosen === chosen
  const groups = isBegun ? begun.groups : groupsAfter(isSame ? begun.groups : undefined)
  const read = (fields: URLSearchParams): ListFilters => {
    const filters = withoutTypedChoices(parseListFilters(fields, place.defaultSort), typed)
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
