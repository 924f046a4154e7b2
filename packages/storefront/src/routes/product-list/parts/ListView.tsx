import { PAGE_SIZE } from '@shop/contract/limits'
import { LoadMore } from '@shop/ui/LoadMore'
import { ProductCardSkeleton } from '@shop/ui/ProductCardSkeleton'
import { ProductGrid } from '@shop/ui/ProductGrid'
import { SkipLink } from '@shop/ui/SkipLink'
import { Stack } from '@shop/ui/Stack'
import { useEffect, useRef, type MouseEvent } from 'react'
import { countChosen } from '#features/products/countChosen.ts'
import { listPath } from '#features/products/listPath.ts'
import { isOffers } from '#features/products/resolveList.ts'
import { isPlainClick } from '#lib/isPlainClick.ts'
import { laterPart } from '#lib/laterPart.tsx'
import { useWishlisted } from '#routes/shared/useWishlisted.ts'
import type { ProductListState } from '../useProductList.ts'
import { ListFilter } from './ListFilter.tsx'
import { ListHead } from './ListHead.tsx'
import { ListHeading } from './ListHeading.tsx'
import { ListPage } from './ListPage.tsx'
import { LIST_ID } from './listId.ts'
import { loadListEnd, ROW } from './loadListEnd.ts'
import * as S from './ListView.styles.ts'
import * as texts from '#texts/productList.ts'

// `LoadMore` is none of them: without a connection a tap on it has to say so at once.
const CategoryChips = laterPart(async () => (await import('./CategoryChips.tsx')).CategoryChips)
const ChosenFilters = laterPart(async () => (await import('./ChosenFilters.tsx')).ChosenFilters)
const BrandHeader = laterPart(async () => (await import('./BrandHeader.tsx')).BrandHeader)
const ListEnd = laterPart(async () => (await loadListEnd()).ListEnd, { isOptional: true })
const NotUpdated = laterPart(async () => (await import('./NotUpdated.tsx')).NotUpdated, {
  isOptional: true,
})
const Offers = laterPart(async () => (await import('./Offers.tsx')).Offers)

export function ListView({ list }: { list: ProductListState }) {
  const {
    place,
    first,
    chosen,
    filters,
    change,
    failed,
    waiting,
    isPending,
    pages,
    top,
    shown,
    total,
    longer,
  } = list
  const chosenCount = countChosen(chosen, place, first.understood)
  const wishlisted = useWishlisted()
  const grid = useRef<HTMLUListElement>(null)
  const firstNew = useRef<{ page: number; index: number }>(undefined)

  // "Load more" moves the focus to the first new product.
  useEffect(() => {
    const card =
      firstNew.current?.page === pages.length ? grid.current?.children[firstNew.current.index] : null
    if (!card) return
    firstNew.current = undefined
    card.querySelector('a')?.focus({ preventScroll: true })
  }, [pages.length])

  function handleLoadMore(event: MouseEvent) {
    if (longer === undefined || !isPlainClick(event)) return
    event.preventDefault()
    if (isPending) return
    firstNew.current = { page: longer.page, index: grid.current?.children.length ?? 0 }
    change(longer, { isReplacing: true })
  }

  const isLengthening = isPending && chosen.page > filters.page
  const isNarrowed = chosenCount > 0
  // Few products need no other filters than those of the search text, which are above them.
  const hasFilters = total >= ROW || countChosen(chosen, place) > 0
  return (
    <S.Page>
      <SkipLink href={`#${LIST_ID}`}>{texts.skipToProducts}</SkipLink>
      <ListHead list={list} isDeep={chosenCount > 1} />
      {place.kind === 'brand' && <BrandHeader key={place.name} list={list} />}
      <S.Layout data-plain={!hasFilters}>
        <S.Top ref={top} />
        <Stack as={S.Heading} gap="xs">
          <ListHeading list={list} />
        </Stack>
        {hasFilters && <ListFilter list={list} chosenCount={chosenCount} />}
        {(total > 0 || isNarrowed) && (
          <Stack as={S.Pills} gap="xs" data-narrowed={isNarrowed}>
            {place.kind === 'category' && total > 0 && <CategoryChips list={list} />}
            {isNarrowed && <ChosenFilters list={list} />}
          </Stack>
        )}
        <S.List id={LIST_ID} tabIndex={-1} aria-busy={isPending} data-pending={isPending && !isLengthening}>
          {waiting && !isPending && <NotUpdated error={failed?.error} onRetry={() => change(waiting)} />}
          {isOffers(place) && !isNarrowed && <Offers leastDiscount={place.leastDiscount} />}
          {total > 0 && (
            <>
              <ProductGrid ref={grid} label={texts.list}>
                {pages.map((page, index) => (
                  <ListPage
                    key={index}
                    query={page}
                    above={pages.slice(0, index)}
                    best={first.understood?.exact_ids}
                    wishlisted={wishlisted}
                  />
                ))}
                {isLengthening &&
                  Array.from({ length: Math.min(PAGE_SIZE, total - shown) }, (_, index) => (
                    <li key={`new ${index}`}>
                      <ProductCardSkeleton />
                    </li>
                  ))}
              </ProductGrid>
              {total > PAGE_SIZE && (
                <LoadMore
                  shown={shown}
                  total={total}
                  href={longer && listPath(place, longer)}
                  isBusy={isLengthening}
                  hasFailed={failed !== undefined && waiting === undefined}
                  onFollow={handleLoadMore}
                />
              )}
            </>
          )}
          {total < ROW && <ListEnd list={list} isNarrowed={isNarrowed} />}
        </S.List>
      </S.Layout>
    </S.Page>
  )
}
