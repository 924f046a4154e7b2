import { PAGE_SIZE } from '@shop/contract/limits'
import { Button } from '@shop/ui/Button'
import { Callout } from '@shop/ui/Callout'
import { FilterPills } from '@shop/ui/FilterPills'
import { LoadMore } from '@shop/ui/LoadMore'
import { ProductCardSkeleton } from '@shop/ui/ProductCardSkeleton'
import { ProductGrid } from '@shop/ui/ProductGrid'
import { SkipLink } from '@shop/ui/SkipLink'
import { Stack } from '@shop/ui/Stack'
import { useEffect, useRef, type MouseEvent } from 'react'
import { toChosenFilters, withoutFilters } from '#features/products/filterPills.ts'
import type { ListFilters } from '#features/products/listFilters.ts'
import { listPath } from '#features/products/listPath.ts'
import { isPlainClick } from '#lib/isPlainClick.ts'
import { laterPart } from '#lib/laterPart.tsx'
import { ConnectedProductCard } from '#routes/shared/ConnectedProductCard.tsx'
import { useWishlisted } from '#routes/shared/useWishlisted.ts'
import type { ProductListState } from '../useProductList.ts'
import { ListFilter } from './ListFilter.tsx'
import { ListHead } from './ListHead.tsx'
import { ListHeading } from './ListHeading.tsx'
import * as S from './ListView.styles.ts'
import * as texts from '#texts/productList.ts'

const NothingFound = laterPart(async () => (await import('./NothingFound.tsx')).NothingFound)

const LIST_ID = 'products'

/** Number of cards in the first row of a wide window, whose pictures load eagerly. */
const FIRST_ROW = 4

export function ListView({ list }: { list: ProductListState }) {
  const { place, first, chosen, facets, filters, change, failed, isPending, products, total, longer } = list
  const pills = toChosenFilters(chosen, facets, place, first.understood).map(({ without, ...pill }) => ({
    ...pill,
    href: listPath(place, without),
    without,
  }))
  const cleared = withoutFilters(chosen, place, first.understood)
  const wishlisted = useWishlisted()
  const grid = useRef<HTMLUListElement>(null)
  const firstNew = useRef<number>(undefined)

  // "Load more" moves the focus to the first new product.
  useEffect(() => {
    const card = firstNew.current === undefined ? undefined : grid.current?.children[firstNew.current]
    if (card === undefined || products.length <= (firstNew.current ?? 0)) return
    firstNew.current = undefined
    card.querySelector('a')?.focus({ preventScroll: true })
  }, [products.length])

  function handleFollow(event: MouseEvent, next: ListFilters) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    change(next)
  }
  function handleLoadMore(event: MouseEvent) {
    if (longer === undefined || !isPlainClick(event)) return
    event.preventDefault()
    if (isPending) return
    firstNew.current = products.length
    change(longer, { isReplacing: true })
  }

  const isLengthening = isPending && chosen.page > filters.page
  const isNarrowed = pills.length > 0
  return (
    <S.Page>
      <SkipLink href={`#${LIST_ID}`}>{texts.skipToProducts}</SkipLink>
      <ListHead list={list} isDeep={pills.length > 1} />
      <S.Layout data-empty={total === 0 && !isNarrowed}>
        <Stack as={S.Heading} gap="xs">
          <ListHeading list={list} />
        </Stack>
        {(total > 0 || isNarrowed) && <ListFilter list={list} chosenCount={pills.length} cleared={cleared} />}
        {isNarrowed && (
          <S.Pills>
            <FilterPills
              pills={pills}
              clearHref={listPath(place, cleared)}
              onFollow={(event, href) =>
                handleFollow(event, pills.find((pill) => pill.href === href)?.without ?? cleared)
              }
            />
          </S.Pills>
        )}
        <S.List id={LIST_ID} tabIndex={-1} aria-busy={isPending} data-pending={isPending && !isLengthening}>
          {failed?.page === 1 && !isPending && (
            <Callout>
              <p>{texts.notUpdated}</p>
              <Button variant="quiet" onClick={() => change(failed)}>
                {texts.tryAgain}
              </Button>
            </Callout>
          )}
          {total === 0 ? (
            <NothingFound list={list} isNarrowed={isNarrowed} clearHref={listPath(place, cleared)} />
          ) : (
            <>
              <ProductGrid ref={grid} label={texts.list}>
                {products.map((product, index) => (
                  <li key={product.id}>
                    <ConnectedProductCard
                      product={product}
                      isWishlisted={wishlisted.has(product.id)}
                      isPriority={index < FIRST_ROW}
                      headingLevel={2}
                    />
                  </li>
                ))}
                {isLengthening &&
                  Array.from({ length: Math.min(PAGE_SIZE, total - products.length) }, (_, index) => (
                    <li key={`new ${index}`}>
                      <ProductCardSkeleton />
                    </li>
                  ))}
              </ProductGrid>
              {total > PAGE_SIZE && (
                <LoadMore
                  shown={products.length}
                  total={total}
                  href={longer && listPath(place, longer)}
                  isBusy={isLengthening}
                  hasFailed={failed !== undefined && failed.page > 1}
                  onFollow={handleLoadMore}
                />
              )}
            </>
          )}
        </S.List>
      </S.Layout>
    </S.Page>
  )
}
