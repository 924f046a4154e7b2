import { preloadDialog } from '@shop/ui/Dialog'
import { FilterSheet } from '@shop/ui/FilterSheet'
import type { MouseEvent } from 'react'
import { withoutFilters } from '#features/products/filterPills.ts'
import type { ListFilters } from '#features/products/listFilters.ts'
import { listPath } from '#features/products/listPath.ts'
import { isPlainClick } from '#lib/isPlainClick.ts'
import type { ProductListState } from '../useProductList.ts'
import { Filters } from './Filters.tsx'

export const preload = preloadDialog

interface FiltersSheetProps {
  list: ProductListState
  isOpen: boolean
  onClose: () => void
  isNarrowed: boolean
  onChange: (next: ListFilters) => void
}

/** Filters of a list on a phone or a tablet. */
export function FiltersSheet({ list, isOpen, onClose, isNarrowed, onChange }: FiltersSheetProps) {
  const cleared = withoutFilters(list.chosen, list.place, list.first.understood)
  function handleClear(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onChange(cleared)
  }
  return (
    <FilterSheet
      isOpen={isOpen}
      onClose={onClose}
      total={list.waiting ? undefined : list.total}
      isPending={list.isPending}
      clearHref={isNarrowed ? listPath(list.place, cleared) : undefined}
      onFollow={handleClear}
    >
      <Filters list={list} defaultOpenGroups={3} onChange={onChange} />
    </FilterSheet>
  )
}
