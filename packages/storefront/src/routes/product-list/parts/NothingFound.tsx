import { ButtonLink } from '@shop/ui/ButtonLink'
import { EmptyState } from '@shop/ui/EmptyState'
import { SearchIcon } from '@shop/ui/Icon'
import { Inline } from '@shop/ui/Inline'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { productListQuery } from '#features/products/api/productListQuery.ts'
import { toChosenFilters, withoutFilters } from '#features/products/filterPills.ts'
import { listPath } from '#features/products/listPath.ts'
import { filtersWithin } from '#features/products/resolveList.ts'
import { forgetSearch } from '#features/search/recentSearchesStore.ts'
import { suggestionsQuery } from '#features/search/api/suggestionsQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { WaysOn } from '#routes/shared/WaysOn.tsx'
import type { ProductListState } from '../useProductList.ts'
import * as texts from '#texts/listParts.ts'

/** Categories of the family that a search names, such as hair and face oils for a beard oil. */
const NEAR_MAX = 3

interface NothingFoundProps {
  list: ProductListState
  /** True when filters are active. */
  isNarrowed: boolean
}

export function NothingFound({ list, isNarrowed }: NothingFoundProps) {
  if (isNarrowed) return <NoMatch list={list} />
  // A search for help has its answer above.
  return list.first.understood?.help === undefined ? <NothingCalledSo list={list} /> : <WaysOn />
}

function NothingCalledSo({ list: { place, chosen, first } }: Pick<NothingFoundProps, 'list'>) {
  const { api, config } = useServices()
  const isMissing = place.kind === 'search'
  useEffect(() => {
    if (isMissing) forgetSearch(chosen.search)
  }, [isMissing, chosen.search])
  const { data: near = [] } = useQuery({
    ...suggestionsQuery(api, chosen.search, config),
    enabled: isMissing,
  })
  const categories = near.filter(({ kind }) => kind === 'category')
  const isElsewhere = typeof first.understood?.missing?.type === 'string'
  return (
    <Stack gap="section">
      <Stack gap="m">
        <Text tone="muted">{texts.emptyHints[isElsewhere ? 'notSold' : isMissing ? 'search' : 'list']}</Text>
        <Inline gap="s">
          {categories.slice(0, NEAR_MAX).map(({ text }) => (
            <ButtonLink key={text} href={paths.search(text)}>
              {text}
            </ButtonLink>
          ))}
          {categories.length === 0 && (
            <ButtonLink href={paths.collection('all')}>{texts.seeAllProducts}</ButtonLink>
          )}
          {isMissing && (
            <ButtonLink href={paths.contact()} variant="secondary">
              {texts.askForProduct}
            </ButtonLink>
          )}
        </Inline>
      </Stack>
      <WaysOn />
    </Stack>
  )
}

/** Filters that leave nothing. It names each that leaves products when it alone is removed. */
function NoMatch({ list: { place, chosen, facets, first } }: Pick<NothingFoundProps, 'list'>) {
  const { api } = useServices()
  const filters = toChosenFilters(chosen, facets, place, first)
  const lists = useQueries({
    queries: filters.map(({ without }) =>
      productListQuery(api, place.categorySlug, filtersWithin(place, without), 1),
    ),
  })
  const blocking = filters
    .map((filter, index) => ({ ...filter, total: lists[index]?.data?.total ?? 0 }))
    .filter(({ total }) => total > 0)
  return (
    <EmptyState
      title={texts.noMatch}
      icon={<SearchIcon size="xl" />}
      actions={
        <>
          {blocking.map(({ label, total, without }) => (
            <ButtonLink key={label} href={listPath(place, without)} variant="secondary" rel="nofollow">
              {texts.removeFilter(label, total)}
            </ButtonLink>
          ))}
          <ButtonLink href={listPath(place, withoutFilters(chosen, place, first.understood))} rel="nofollow">
            {texts.clearFilters}
          </ButtonLink>
        </>
      }
    >
      {texts.noMatchHint}
    </EmptyState>
  )
}
