import { Badge } from '@shop/ui/Badge'
import { Button } from '@shop/ui/Button'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { laterDialog } from '@shop/ui/Dialog'
import { FilterIcon } from '@shop/ui/Icon'
import { Inline } from '@shop/ui/Inline'
import { SortSelect } from '@shop/ui/SortSelect'
import { media } from '@shop/ui/tokens/media'
import { useDeferredValue, useRef, useState } from 'react'
import { inOrder } from '#features/products/inOrder.ts'
import { SORTS, type ListFilters } from '#features/products/listFilters.ts'
import { laterPart } from '#lib/laterPart.tsx'
import { useIsFirstScreenShown } from '#lib/useIsFirstScreenShown.ts'
import type { ProductListState } from '../useProductList.ts'
import * as texts from '#texts/productList.ts'
import * as S from './ListView.styles.ts'

const PANEL_ID = 'filters'
const FORM_ID = 'filter-form'
const SORT_OPTIONS = Object.entries(SORTS).map(([value, label]) => ({ value, label }))

const Filters = laterPart(async () => (await import('./Filters.tsx')).Filters)
const loadSheet = () => import('./FiltersSheet.tsx')
const FiltersSheet = laterDialog(async () => (await loadSheet()).FiltersSheet)

interface ListFilterProps {
  list: ProductListState
  chosenCount: number
}

/** Filters and order: a panel beside the list, in a narrow window a sheet and a bar. */
export function ListFilter({ list, chosenCount }: ListFilterProps) {
  const { place, chosen, filters, first, change } = list
  /** Undefined until it is opened for the first time. */
  const [isSheetOpen, setIsSheetOpen] = useState<boolean>()
  const isSheetUsed = useRef(false)
  // Behind the sheet, the panel may follow a tap later.
  const previous = useDeferredValue(list)
  const behind = isSheetOpen ? previous : list
  // A phone does not show the panel, whose boxes are as many elements as the cards.
  const isFirstScreenShown = useIsFirstScreenShown()
  const hasPanel = isFirstScreenShown || !window.matchMedia(media.mobile).matches

  const listed = `${place.name} ${filters.category} ${filters.search}`

  /** One step back undoes all changes made in the open sheet. */
  function changeInSheet(next: ListFilters) {
    change(next, { isReplacing: isSheetUsed.current })
    isSheetUsed.current = true
  }
  function openSheet() {
    isSheetUsed.current = false
    setIsSheetOpen(true)
  }
  const preloadSheet = () =>
    void loadSheet().then(
      ({ preload }) => preload(),
      () => undefined,
    )
  return (
    <>
      <Inline as={S.Tools} gap="xs" data-stuck>
        <S.OpenSheet>
          <Button
            variant="secondary"
            onClick={openSheet}
            onPointerEnter={preloadSheet}
            onFocus={preloadSheet}
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
          value={chosen.sort === filters.sort ? (first.sort ?? chosen.sort) : chosen.sort}
          options={SORT_OPTIONS}
          onChange={(sort) => change(inOrder(chosen, sort as ListFilters['sort'], first))}
        />
      </Inline>
      {/* The key begins the filters of another list with their first. */}
      <S.Side key={listed} id={PANEL_ID}>
        {hasPanel && <Filters list={behind} id={FORM_ID} onChange={behind.change} />}
      </S.Side>
      {isSheetOpen !== undefined && (
        <FiltersSheet
          list={list}
          isOpen={isSheetOpen}
          onClose={() => setIsSheetOpen(false)}
          isNarrowed={chosenCount > 0}
          onChange={changeInSheet}
        />
      )}
    </>
  )
}
