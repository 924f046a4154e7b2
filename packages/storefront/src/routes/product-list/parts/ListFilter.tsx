import { Badge } from '@shop/ui/Badge'
import { Button } from '@shop/ui/Button'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { preloadDialog } from '@shop/ui/Dialog'
import { FilterPanel } from '@shop/ui/FilterPanel'
import { FilterSheet } from '@shop/ui/FilterSheet'
import { FilterIcon } from '@shop/ui/Icon'
import { Inline } from '@shop/ui/Inline'
import { SortSelect } from '@shop/ui/SortSelect'
import { useRef, useState, type MouseEvent } from 'react'
import { carriedFields, toFilterGroups } from '#features/products/filterGroups.ts'
import { parseListFilters, SORTS, type ListFilters } from '#features/products/listFilters.ts'
import { listPath, placePath } from '#features/products/listPath.ts'
import { isPlainClick } from '#lib/isPlainClick.ts'
import type { ProductListState } from '../useProductList.ts'
import * as texts from '#texts/productList.ts'
import * as S from './ListView.styles.ts'

const PANEL_ID = 'filters'
const FORM_ID = 'filter-form'
const SORT_OPTIONS = Object.entries(SORTS).map(([value, label]) => ({ value, label }))

interface ListFilterProps {
  list: ProductListState
  chosenCount: number
  cleared: ListFilters
}

/** Filters and order: a panel beside the list, on mobile a sheet and a bar. */
export function ListFilter({ list, chosenCount, cleared }: ListFilterProps) {
  const { place, chosen, facets, total, isPending, change } = list
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const isSheetUsed = useRef(false)

  /** One step back undoes all changes made in the open sheet. */
  function changeInSheet(next: ListFilters) {
    change(next, { isReplacing: isSheetUsed.current })
    isSheetUsed.current = true
  }
  function openSheet() {
    isSheetUsed.current = false
    setIsSheetOpen(true)
  }
  function handleClear(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    changeInSheet(cleared)
  }

  /** The sheet's form has no field for the order. */
  const read = (fields: URLSearchParams): ListFilters => {
    const filters = parseListFilters(fields, place.defaultSort)
    return fields.has('sort') ? filters : { ...filters, sort: chosen.sort }
  }
  const panel = {
    action: placePath(place),
    groups: toFilterGroups(facets, chosen, place),
    hiddenFields: carriedFields(chosen),
  }
  return (
    <>
      <Inline as={S.Tools} gap="xs">
        <S.OpenSheet>
          <Button
            variant="secondary"
            onClick={openSheet}
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
          >
            <FilterIcon size="m" />
            {texts.filters}
            {chosenCount > 0 && <Badge tone="action">{chosenCount}</Badge>}
          </Button>
        </S.OpenSheet>
        <S.ShowPanel>
          <ButtonLink href={`#${PANEL_ID}`} variant="secondary">
            <FilterIcon size="m" />
            {texts.filters}
          </ButtonLink>
        </S.ShowPanel>
        <SortSelect
          form={FORM_ID}
          value={chosen.sort}
          options={SORT_OPTIONS}
          onChange={(sort) => change({ ...chosen, sort: sort as ListFilters['sort'], page: 1 })}
        />
      </Inline>
      <S.Side id={PANEL_ID}>
        <FilterPanel {...panel} id={FORM_ID} onFiltersChange={(fields) => change(read(fields))} />
      </S.Side>
      <FilterSheet
        isOpen={isSheetOpen}
        onClose={() => setIsSheetOpen(false)}
        total={total}
        isPending={isPending}
        clearHref={chosenCount > 0 ? listPath(place, cleared) : undefined}
        onFollow={handleClear}
      >
        <FilterPanel
          {...panel}
          defaultOpenGroups={3}
          onFiltersChange={(fields) => changeInSheet(read(fields))}
        />
      </FilterSheet>
    </>
  )
}
